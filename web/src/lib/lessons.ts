// Lessons: opening one, and which of them this device has finished.
import { call } from "./api";
import type { Me } from "./device";
import { go } from "./router.svelte";
import { readStored, writeStored } from "./storage";
import type { GameInfo, GameKey } from "./wire";

const KEPT = "lessons";

function done(): readonly string[] {
  const kept: unknown = JSON.parse(readStored(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

/** Whether this device has finished any lesson. */
export const anyDone = () => done().length > 0;
/** A lesson's key is its game's and its own name: “reset.turn”. */
export const isDone = (key: string) => done().includes(key);
export const keepDone = (key: string) =>
  writeStored(KEPT, JSON.stringify([...done().filter((each) => each !== key), key]));

/** The lesson to begin with: the first that is not done, or else the first. */
export const nextLesson = ({ key, lessons }: Pick<GameInfo, "key" | "lessons">): string | undefined =>
  lessons.find((name) => !isDone(`${key}.${name}`)) ?? lessons.at(0);

const FROM = /^from=([\w-]+)$/;
/** The table whose lobby a lesson was opened from, by the address's fragment. */
export const cameFrom = (hash: string): string | null => FROM.exec(hash)?.[1] ?? null;

/** Open a table for a lesson, deal and go there. `from` is the table to come back to afterwards. */
export async function startLesson(
  game: GameKey,
  lesson: string,
  me: Me,
  from: string | null,
): Promise<void> {
  const { id } = await call("POST /api/tables", {}, { game, lesson, ...me, deal: true });
  go(`/t/${id}${from === null ? "" : `#from=${from}`}`);
}

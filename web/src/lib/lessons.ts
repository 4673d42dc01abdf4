// Lessons: opening one, and which of them this device has finished.
import { call } from "./api";
import type { Me } from "./device";
import { readStored, writeStored } from "./storage";
import type { GameInfo, GameKey } from "./wire";

const KEPT = "lessons";

function done(): readonly string[] {
  const kept: unknown = JSON.parse(readStored(KEPT) ?? "[]");
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

/** A lesson's key is its game's and its own name: “reset.turn”. */
export const isDone = (key: string) => done().includes(key);
export const keepDone = (key: string) =>
  writeStored(KEPT, JSON.stringify([...done().filter((each) => each !== key), key]));

/** The lesson to begin with: the first that is not done, or else the first. */
export const nextLesson = ({ key, lessons }: Pick<GameInfo, "key" | "lessons">): string | undefined =>
  lessons.find((name) => !isDone(`${key}.${name}`)) ?? lessons.at(0);

/** Open a table for a lesson and deal; resolves to the table's id. */
export const openLesson = async (game: GameKey, lesson: string, me: Me): Promise<string> =>
  (await call("POST /api/tables", {}, { game, lesson, ...me, deal: true })).id;

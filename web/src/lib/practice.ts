// The practice of memory as this device keeps it: how hard it is by now, and right answers in a row.
import { readStored, writeStored } from "./storage";

export interface Progress {
  /** 1 is the easiest. */
  readonly level: number;
  /** Right answers in a row by now, and the most there were. */
  readonly streak: number;
  readonly best: number;
  /** Right answers in a row on this level: so many, and it gets harder. */
  readonly here: number;
}

const KEPT = "practice";
const BEGINNING: Progress = { level: 1, streak: 0, best: 0, here: 0 };
/** Right answers in a row that make it harder; a wrong one makes it easier at once. */
export const HARDER = 2;

const count = (value: unknown, least: number) =>
  typeof value === "number" && Number.isInteger(value) ? Math.max(least, value) : least;

/** What is kept; whatever else lies there is a beginning. */
export function readProgress(): Progress {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "null");
    if (typeof kept !== "object" || kept === null) return BEGINNING;
    const { level, streak, best, here } = kept as Partial<Record<keyof Progress, unknown>>;
    const row = count(streak, 0);
    return { level: count(level, 1), streak: row, best: count(best, row), here: count(here, 0) };
  } catch {
    return BEGINNING;
  }
}

export const keepProgress = (progress: Progress) => writeStored(KEPT, JSON.stringify(progress));

/** Progress after an answer, where there are so many levels. */
export function after(progress: Progress, right: boolean, levels: number): Progress {
  const level = Math.min(progress.level, levels);
  if (!right) return { ...progress, level: Math.max(1, level - 1), streak: 0, here: 0 };
  const streak = progress.streak + 1;
  const best = Math.max(progress.best, streak);
  const harder = progress.here + 1 >= HARDER && level < levels;
  return { level: harder ? level + 1 : level, streak, best, here: harder ? 0 : progress.here + 1 };
}

/** The question nearest to a level, of those that were not asked; null: all were. */
export function choose(
  levels: readonly number[],
  wanted: number,
  asked: readonly number[],
): number | null {
  const left = levels.map((level, at) => ({ at, far: Math.abs(level - wanted) }));
  const fresh = left
    .filter(({ at }) => !asked.includes(at))
    .sort((a, b) => a.far - b.far || a.at - b.at);
  return fresh.at(0)?.at ?? null;
}

const SLOW = 1500;
const FASTER = 110;
const FASTEST = 700;
/** How long each change is shown on a level, in milliseconds. */
export const pace = (level: number) => Math.max(FASTEST, SLOW - FASTER * (level - 1));

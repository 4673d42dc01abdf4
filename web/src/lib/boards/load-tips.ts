// What is worth a tip in each game, fetched only for a first one.
import type { Shown } from "../table/board";

/** The default export of `boards/<game>/tips.ts`: cues of lessons that fit what is shown, the most urgent first. */
export type TipsOf = (shown: Shown<never>) => readonly string[];

const found = import.meta.glob("./*/tips.ts", { import: "default" }) as Record<
  string,
  (() => Promise<TipsOf>) | undefined
>;

export const loadTips = (game: string): Promise<TipsOf> =>
  found[`./${game}/tips.ts`]?.() ?? Promise.resolve(() => []);

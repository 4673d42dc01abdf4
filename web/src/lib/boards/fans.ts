// A few cards that show what a game is, for the home page and the top of its rules (`<game>/fan.ts`).
import type { Part } from "../cards/shapes";

export interface FanCard {
  /** null: covered */
  readonly face: string | null;
  readonly part?: Part;
}
/** Side by side; the cards of one place lie one above the other. */
export type CardFan = readonly (readonly FanCard[])[];

const modules = import.meta.glob<CardFan>("./*/fan.ts", { eager: true, import: "default" });

/** The fan of a game; one without drawings has none. */
export const fanOf = (game: string): CardFan => modules[`./${game}/fan.ts`] ?? [];

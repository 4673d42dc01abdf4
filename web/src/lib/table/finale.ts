// What the end of a game shows. A game says it in `boards/<game>/finale.ts`; without that file, ranks and points are told.
import type { Part } from "../cards/shapes";
import type { EventOf, GameKey, OptionsOf, Seat, ViewOf } from "../wire";

export interface FinaleCard {
  readonly face: string;
  readonly part?: Part;
}

/** What a winner shows: cards side by side; those that belong together (a hat and its head) are one item. */
export interface WinningRow {
  readonly seat: Seat;
  readonly items: readonly (readonly FinaleCard[])[];
}

/** How far a seat came. */
export interface Standing {
  /** In a word or two: "5 of 7", "6 cards left". */
  readonly text: string;
  /** The same as tokens, so many lit. */
  readonly lit?: number;
  readonly of?: number;
  /** What was missing, or how the points came together. */
  readonly more?: string;
}

export interface Finale {
  readonly rows: readonly WinningRow[];
  /** The cards lie covered at first, and are turned up one by one. */
  readonly covered: boolean;
  /** What was called, in large letters, while they are turned; empty: nothing. */
  readonly call: string;
  /** How it was won. */
  readonly line: string;
  /** Said below the row once it lies open. */
  readonly note: string;
  /** By seat; empty: points alone. */
  readonly standings: readonly Standing[];
  /** The token that counts the cards of a row. */
  readonly token: ((lit: boolean) => string) | null;
  /** What falls from the sky: drawings around the middle of a box of 120. */
  readonly motifs: readonly string[];
}

export interface EndFacts<G extends GameKey = GameKey> {
  readonly view: ViewOf<G>;
  /** What the last update told; empty when the page is opened after the end. */
  readonly news: readonly EventOf<G>[];
  readonly options: OptionsOf<G>;
  readonly names: readonly string[];
  readonly you: Seat | null;
  readonly winners: readonly Seat[];
}

/** The default export of `boards/<game>/finale.ts`. */
export type FinaleOf<G extends GameKey = GameKey> = (facts: EndFacts<G>) => Partial<Finale>;

export const PLAIN: Finale = {
  rows: [],
  covered: false,
  call: "",
  line: "",
  note: "",
  standings: [],
  token: null,
  motifs: [],
};

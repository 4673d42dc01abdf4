// What illustrates a ruling: cards as they would lie on the table, and what happens between them.
import type { Part } from "../cards/shapes";

export interface Picture {
  face: string | null; // null: covered
  part?: Part;
  /** Pushed up out of its row: the card in question. */
  up?: boolean;
  /** It lies above the next card: the two are one picture. */
  joined?: boolean;
}
export type Sign = "next" | "swap" | "plus" | "yes" | "no";
export type Item = readonly Picture[] | Sign;
export interface Scene {
  items: readonly Item[];
  /** A row that never wraps, as on the table: its cards grow smaller instead. */
  row?: boolean;
}
/** The scenes of a game by ruling (`boards/<game>/pictures.ts`). */
export type Pictures = Readonly<Record<string, readonly Scene[]>>;

export const cards = (...faces: (string | null)[]): Picture[] => faces.map((face) => ({ face }));
export const scene = (...items: Item[]): Scene => ({ items });
export const row = (...items: Item[]): Scene => ({ items, row: true });
export const alone = (face: string) => [scene(cards(face))];

/** How many cards are shown for a ruling; a lone one stands beside the text. */
export const countOf = (scenes: readonly Scene[]) =>
  scenes
    .flatMap(({ items }) => items)
    .filter((item) => typeof item === "object")
    .flat().length;

// What illustrates which ruling: cards as they would lie on the table, and what happens between them.
import type { Part } from "../cards/press.svelte";
import type { Game } from "../games";

export interface Picture {
  face: string | null; // null: covered
  part?: Part;
  /** Pushed up out of its row: the card in question. */
  up?: boolean;
}
export type Sign = "next" | "swap" | "plus" | "yes" | "no";
export type Item = readonly Picture[] | Sign;
export interface Scene {
  items: readonly Item[];
  /** A row that never wraps, as on the table: its cards grow smaller instead. */
  row?: boolean;
}

const cards = (...faces: (string | null)[]): Picture[] => faces.map((face) => ({ face }));
/** A hat above a person; without a hat's name it is covered. */
const dressed = (person: string, hat: string | null = person): Picture[] => [
  { face: hat, part: "hat" },
  { face: person, part: "person" },
];
const hatted = (...people: string[]) => people.flatMap((person) => dressed(person, null));
const hat = (face: string): Picture[] => [{ face, part: "hat" }];
const scene = (...items: Item[]): Scene => ({ items });
const row = (...items: Item[]): Scene => ({ items, row: true });
const alone = (face: string) => [scene(cards(face))];
/** A covered row with one card pushed up. */
const covered = (lifted: number): Picture[] =>
  cards(...Array<null>(7).fill(null)).map((card, at) => ({ ...card, up: at + 1 === lifted }));

const threeOf = (face: string) => [face, face, face];
const SEVEN = ["abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"];
const GUESTS = ["elijah", "grandfather", "friends", "guest", "neighbour", "uncle", "beggar"];
const COURT = [
  ...["king", "queen", "prince", "princess", "jester", "knight", "wizard", "cook"],
  ...["guard", "archer", "minstrel", "gardener", "blacksmith", "treasurer", "scribe", "doctor"],
  ...["judge", "admiral", "shepherd", "painter", "messenger", "nanny", "ambassador", "beekeeper"],
];

const reset: Record<string, Scene[]> = {
  R1: [
    row(cards("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")),
    scene(cards("fire", "reverse", "robber", "stop", "joker")),
  ],
  R3: [row(cards("2", "3", "5", "9", "stop", "joker"))],
  R4: [scene(cards(null), "next", cards("4"))],
  R9: [
    scene(cards("7")),
    scene(cards("4", "4", "4")),
    scene(cards("3", "4", "5")),
    scene(cards("robber")),
  ],
  R10: [
    scene(cards("6"), "next", cards("6"), "yes"),
    scene(cards("6"), "next", cards("9"), "yes"),
    scene(cards("6"), "next", cards("5"), "no"),
  ],
  R14: alone("fire"),
  R15: [scene(cards("7", "reverse"), "next", cards("4"), "yes")],
  R16: alone("stop"),
  R17: alone("robber"),
  R20: [scene(cards("joker"), "next", cards("5", "6", "7*"))],
  R21: [scene(cards("3", "4", "5"), "plus", cards("6"))],
  R22: [scene(cards("8", "8"), "plus", cards("8*"), "yes")],
  R23: [row(cards("9", "9", "stop"), "plus", cards("9"), "no")],
};

const court: Record<string, Scene[]> = {
  C1: [scene(...["queen", "jester", "wizard"].map((one) => dressed(one)), hat("magic"))],
  C2: [scene(COURT.flatMap((one) => dressed(one)))],
  C3: [row(hatted("cook", "queen", "knight", "judge", "jester", "painter", "king"))],
  C5: [scene(dressed("knight", null), "next", hat("cook"))],
  C6: [scene(dressed("knight", null), "swap", dressed("cook", null))],
  C7: [scene(dressed("king"), "yes"), scene(dressed("judge", "queen"), "no")],
  C8: [scene(hat("magic"))],
  C12: [scene(hatted("nanny", "guard", "princess"))],
};

const ushpizin: Record<string, Scene[]> = {
  U1: [scene(cards(...SEVEN)), scene(cards(...GUESTS))],
  U3: alone("elijah"),
  U4: [row(cards("moses", "grandfather", "david", "aaron", "neighbour", "david", "isaac"))],
  U7: [row(covered(3)), scene("swap"), row(covered(5))],
  U16: [row(cards("joseph", "abraham", "elijah", "david", "moses", "isaac", "aaron"), "yes")],
  U17: [scene(cards("mission3", "mission5"))],
  U24: [row(cards(...threeOf("david"), "elijah", ...threeOf("david")), "yes")],
  U27: [
    row(cards(...threeOf("moses")), "plus", cards("aaron", "aaron", "aaron", "aaron")),
    row(cards("jacob", "jacob"), "plus", cards("joseph", "joseph"), "plus", cards(...threeOf("isaac"))),
  ],
  M1: alone("mission1"),
  M2: alone("mission2"),
  M3: alone("mission3"),
  M4: alone("mission4"),
  M5: alone("mission5"),
  M6: alone("mission6"),
};
const pairs: Record<string, Scene[]> = {
  U28: [
    scene(cards("joseph"), "plus", cards("joseph"), "yes"),
    scene(cards("moses"), "plus", cards("grandfather"), "no"),
  ],
};

export const PICTURES: Record<Game, Record<string, Scene[]>> = { reset, court, ushpizin, pairs };

/** How many cards are shown for a ruling; a lone one stands beside the text. */
export const countOf = (scenes: readonly Scene[]) =>
  scenes
    .flatMap(({ items }) => items)
    .filter((item) => typeof item === "object")
    .flat().length;

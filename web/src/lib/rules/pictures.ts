// Which cards illustrate which ruling.
import type { Part } from "../cards/press.svelte";
import type { Game } from "../games";

export interface Picture {
  face: string | null; // null: covered
  part?: Part;
}
const cards = (...faces: string[]): Picture[] => faces.map((face) => ({ face }));
/** A hat above a person; without a hat's name it is covered. */
const dressed = (person: string, hat: string | null = person): Picture[] => [
  { face: hat, part: "hat" },
  { face: person, part: "person" },
];

export const PICTURES: Record<Game, Record<string, Picture[]>> = {
  reset: {
    R1: cards("1", "4", "7", "10", "fire", "joker"),
    R9: cards("3", "4", "5"),
    R10: cards("6", "6", "8"),
    R14: cards("fire"),
    R15: cards("reverse"),
    R16: cards("stop"),
    R17: cards("robber"),
    R20: cards("joker", "7*"),
  },
  court: {
    C1: [...dressed("queen"), ...dressed("jester"), ...dressed("wizard"), ...dressed("gardener")],
    C3: dressed("knight", null),
    C5: [{ face: "cook", part: "hat" }],
    C7: dressed("king"),
    C8: [{ face: "magic", part: "hat" }],
  },
  ushpizin: {
    U1: cards("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"),
    U3: cards("elijah"),
    U7: [{ face: null }],
    M1: cards("mission1"),
    M2: cards("mission2"),
    M3: cards("mission3"),
    M4: cards("mission4"),
    M5: cards("mission5"),
    M6: cards("mission6"),
  },
  pairs: { U28: [...cards("joseph"), { face: null }, ...cards("joseph")] },
};

import { alone, cards, type Picture, type Pictures, row, scene } from "../../rules/pictures";

/** A covered row with one card pushed up. */
const covered = (lifted: number): Picture[] =>
  cards(...Array<null>(7).fill(null)).map((card, at) => ({ ...card, up: at + 1 === lifted }));

const threeOf = (face: string) => [face, face, face];
const SEVEN = ["abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"];
const GUESTS = ["elijah", "grandfather", "friends", "guest", "neighbour", "uncle", "beggar"];

export default {
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
} satisfies Pictures;

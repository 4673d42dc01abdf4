import { alone, cards, type Pictures, row, scene } from "../../rules/pictures";

export default {
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
} satisfies Pictures;

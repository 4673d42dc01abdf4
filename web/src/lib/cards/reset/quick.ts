import { alone, cards, scene } from "../../rules/pictures";
import type { Quick } from "../quick";

export default {
  goal: [],
  play: [scene(cards("7"), cards("4", "4"), cards("5", "6", "7"))],
  order: [],
  fire: alone("fire"),
  reverse: alone("reverse"),
  robber: alone("robber"),
  stop: alone("stop"),
  joker: alone("joker"),
  three: [scene(cards("8", "8", "8"))],
} satisfies Quick;

import { alone, cards, scene } from "../../rules/pictures";
import type { Quick } from "../quick";

export default {
  goal: [scene(cards("abraham", "isaac", "jacob", "elijah", "aaron", "joseph", "david"))],
  swap: [scene(cards(null), "swap", cards(null))],
  declare: [],
  draw: [scene(cards(null))],
  reveal: [],
  mission: alone("mission3"),
  close: [],
} satisfies Quick;

import { cards, scene } from "../../rules/pictures";
import type { Quick } from "../quick";

export default {
  turn: [scene(cards("moses", "grandfather"))],
  keep: [scene(cards("david", "david"), "yes")],
  cover: [scene(cards(null, null))],
  end: [],
} satisfies Quick;

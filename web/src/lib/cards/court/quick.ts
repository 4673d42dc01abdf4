import { type Picture, scene } from "../../rules/pictures";
import type { Quick } from "../quick";

const hat = (face: string | null): Picture[] => [{ face, part: "hat" }];
const dressed = (person: string, worn: string | null): Picture[] => [
  { face: worn, part: "hat", joined: true },
  { face: person },
];

export default {
  goal: [scene(dressed("king", "king"))],
  peek: [scene(hat("cook"))],
  swap: [scene(hat(null), "swap", hat(null))],
  declare: [scene(dressed("queen", "queen"), "yes")],
  magic: [scene(hat("magic"))],
  end: [],
} satisfies Quick;

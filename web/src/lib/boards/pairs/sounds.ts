import type { Sounds } from "../shared/event-sounds";

export const SOUNDS: Sounds<"pairs"> = {
  "pairs.laid": "deal",
  "pairs.turned": "flip",
  "pairs.matched": "fits",
  "pairs.missed": "pass",
  "pairs.ended": "over",
};

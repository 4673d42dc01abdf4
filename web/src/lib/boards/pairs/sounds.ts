import type { Sounds } from "../shared/sounding";

export const SOUNDS: Sounds<"pairs"> = {
  "pairs.laid": "deal",
  "pairs.turned": "flip",
  "pairs.matched": "fits",
};

import type { Sounds } from "../shared/event-sounds";

export const SOUNDS: Sounds<"court"> = {
  "court.opened": "deal",
  "court.redealt": "deal",
  "court.peeked": "peek",
  "court.swapped": "swap",
  "court.fitted": "fits",
  "court.magic_taken": "fits",
  "court.missed": "wrong",
  "court.refilled": "deal",
  "court.ended": "over",
};

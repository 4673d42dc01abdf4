import type { Sounds } from "../shared/event-sounds";

export const SOUNDS: Sounds<"reset"> = {
  "reset.dealt": "deal",
  "reset.laid": "deal",
  "reset.stuck": "deal",
  "reset.drew": "flip",
  "reset.burnt": "burn",
  "reset.stopped": "shout",
  "reset.robbed": "shout",
  "reset.taken": "swap",
  "reset.finished_at": "fits",
};

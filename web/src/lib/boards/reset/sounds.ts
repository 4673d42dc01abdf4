import type { Sounds } from "../shared/event-sounds";

export const SOUNDS: Sounds<"reset"> = {
  "reset.opened": "deal",
  "reset.dealt": "deal",
  "reset.laid": "deal",
  "reset.stuck": "deal",
  "reset.drew": "flip",
  "reset.left": "pass",
  "reset.refilled": null, // goes with every play
  "reset.passed": "pass",
  "reset.reversed": "swap",
  "reset.given": "swap",
  "reset.shuffled": "shuffle",
  "reset.burnt": "burn",
  "reset.stopped": "shout",
  "reset.robbed": "shout",
  "reset.taken": "swap",
  "reset.finished_at": "fits",
  "reset.ended": "over",
};

// How long each happening wants to be looked at. Every turn is a choice: the page never answers by itself.
import type { BoardModule } from "../../table/board";
import type { CourtEvent } from "../../wire";

/** Milliseconds; see ART.md for the motions inside. */
const TIMES: Record<CourtEvent["key"], number> = {
  "court.opened": 1400,
  "court.peeked": 1100,
  "court.swapped": 1200,
  "court.fitted": 1700,
  "court.missed": 2000,
  "court.magic_taken": 1700,
  "court.refilled": 250,
  "court.redealt": 1800,
  "court.ended": 1500,
};

export const module: BoardModule<"court"> = {
  hold: (news) => news.reduce((sum, event) => sum + TIMES[event.key], 0),
  trivial: () => null,
  keepsLog: false,
};
export default module;

// How long each happening wants to be looked at, and what the page answers by itself.
import type { BoardModule } from "../../table/board";
import type { ResetEvent, Seat } from "../../wire";

/** Milliseconds to follow what somebody else does; see ART.md for the motions inside. */
const TIMES: Record<ResetEvent["key"], number> = {
  "reset.opened": 700,
  "reset.dealt": 700,
  "reset.laid": 950,
  "reset.stuck": 850,
  "reset.left": 120,
  "reset.refilled": 0,
  "reset.drew": 750,
  "reset.passed": 800,
  "reset.burnt": 1000,
  "reset.reversed": 550,
  "reset.stopped": 700,
  "reset.robbed": 1100,
  "reset.taken": 800,
  "reset.given": 800,
  "reset.shuffled": 500,
  "reset.finished_at": 900,
  "reset.ended": 1400,
};
/** One's own deed needs no watching, only the time its cards are in the air. */
const OWN = 420;

const doer = (event: ResetEvent): Seat | null =>
  "seat" in event ? event.seat : "robber" in event ? event.robber : null;

const time = (event: ResetEvent, you: Seat | null) =>
  you !== null && doer(event) === you ? Math.min(OWN, TIMES[event.key]) : TIMES[event.key];

export const module: BoardModule<"reset"> = {
  hold: (news, view) => news.reduce((sum, event) => sum + time(event, view.seat), 0),
  // Nothing fits to stick, or there is one seat to rob: nothing to choose. A forced draw or pass stays a
  // button: one wants to see that nothing in the hand goes, and to turn the card oneself.
  trivial: (_, moves) => (moves.length === 1 && /^(leave|rob \d+)$/.test(moves[0]) ? moves[0] : null),
  keepsLog: true,
};
export default module;

// How long each event is shown, and which moves the page makes by itself.
import type { BoardModule } from "../../table/board";
import { beats } from "./beats";
import type { ResetEvent, Seat } from "../../wire";

/** Milliseconds to follow what somebody else does. */
const TIMES: Record<ResetEvent["key"], number> = {
  "reset.opened": 700,
  "reset.dealt": 700,
  "reset.laid": 950,
  "reset.stuck": 850,
  "reset.left": 120,
  "reset.refilled": 0,
  "reset.drew": 750,
  "reset.passed": 800,
  "reset.burnt": 1800, // called out for 700, then it burns
  "reset.reversed": 550,
  "reset.stopped": 700,
  "reset.robbed": 1100,
  "reset.taken": 800,
  "reset.given": 800,
  "reset.shuffled": 500,
  "reset.finished_at": 900,
  "reset.ended": 1400,
};
/** The player's own moves are shown only as long as their animation takes. */
const OWN = 420;

const doer = (event: ResetEvent): Seat | null =>
  "seat" in event ? event.seat : "robber" in event ? event.robber : null;

const time = (event: ResetEvent, you: Seat | null) =>
  you !== null && doer(event) === you && event.key !== "reset.burnt"
    ? Math.min(OWN, TIMES[event.key])
    : TIMES[event.key];

export const module: BoardModule<"reset"> = {
  duration: (news, view) => news.reduce((sum, event) => sum + time(event, view.seat), 0),
  beats,
  // Nothing fits to stick, or there is one seat to rob: nothing to choose. A forced draw or pass stays a
  // button: one wants to see that nothing in the hand goes, and to turn the card oneself.
  trivial: (_, moves) => (moves.length === 1 && /^(leave|rob \d+)$/.test(moves[0]) ? moves[0] : null),
  keepsLog: true,
  openView: (views) => ({ ...views[0], shown: views[0].shown ?? views.map((view) => view.hand) }),
};
export default module;

// How long each event is shown. Every turn is a choice: the page never moves by itself.
import type { BoardModule } from "../../table/board";
import type { CourtEvent, Seat } from "../../wire";
import { known } from "../shared/known";

/** Milliseconds. */
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

/** One's own look under a hat lasts until it has been read, or a tap says so. */
const OWN_PEEK = 3200;

const time = (event: CourtEvent, you: Seat | null) =>
  event.key === "court.peeked" && event.seat === you ? OWN_PEEK : TIMES[event.key];

export const module: BoardModule<"court"> = {
  duration: (news, view) => news.reduce((sum, event) => sum + time(event, view.seat), 0),
  trivial: () => null,
  keepsLog: false,
  openView: (views) => ({ ...views[0], seen: known(views.map((view) => view.seen)) }),
};
export default module;

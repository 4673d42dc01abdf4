// How long each event is shown, and the one turn without a choice.
import type { BoardModule } from "../../table/board";
import type { PairsEvent } from "../../wire";

const TIMES: Record<PairsEvent["key"], number> = {
  "pairs.laid": 900,
  "pairs.turned": 900,
  "pairs.matched": 900,
  "pairs.missed": 1300,
  "pairs.ended": 900,
};

export const module: BoardModule<"pairs"> = {
  duration: (news) => news.reduce((sum, event) => sum + TIMES[event.key], 0),
  // The very last card has no other to be chosen instead.
  trivial: (view, moves) => (view.phase === "second" && moves.length === 1 ? moves[0] : null),
  keepsLog: false,
};
export default module;

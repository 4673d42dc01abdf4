// The plain board: for a game that has no board of its own yet.
import type { BoardModule } from "../../table/board";

const HOLD = 900;
/** Saying that there is nothing to say. */
const NOTHING = new Set(["leave", "pass", "done"]);

export default {
  hold: (news) => (news.length ? HOLD : 0),
  trivial: (_, moves) => (moves.length === 1 && NOTHING.has(moves[0]) ? moves[0] : null),
  keepsLog: false,
} satisfies BoardModule;

// The general board: it draws any game that describes itself.
import type { BoardModule } from "../../table/board";

const A_SENTENCE = 1100; // milliseconds to read one
const MOST = 3600;

export default {
  duration: (news) => Math.min(MOST, news.length * A_SENTENCE),
  trivial: () => null,
  keepsLog: false, // what lay open a while ago is for the players to remember
  openView: (views) => ({ ...views[0], opened: views }),
} satisfies BoardModule;

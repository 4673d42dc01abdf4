// From messages to updates: what one message changes on the table.
import type { FromServer, GameNow, Lobby, Seat, TableInfo, Told, Welcome } from "../wire";
import type { Shown } from "./board";
import { deadlines, type Deadline } from "./clocks";

export interface Update {
  readonly n: number;
  /** null: as it was */
  readonly table: TableInfo | null;
  readonly you: Seat | null | undefined;
  readonly hosting: boolean | undefined;
  readonly shown: Shown | null;
  readonly clocks: readonly Deadline[];
  /** Until when one must look before one may end a study. */
  readonly look: number;
  readonly what: Lobby["what"] | "answer" | "welcome";
  readonly about: Seat | null;
}

type Changing = Welcome | Lobby | Told;
export const changes = (message: FromServer): message is Changing =>
  message.t === "welcome" || message.t === "lobby" || message.t === "told";

function shownOf(message: Changing, game: GameNow | null): Shown | null {
  if (!game) return null;
  const { n } = message;
  const seen = { n, view: game.view, moves: game.moves };
  const dealt = message.t === "lobby" && message.what === "dealt";
  if (message.t !== "told") return { ...seen, news: [], dealt, seat: null, who: null };
  return { ...seen, news: message.events, seat: message.seat, who: message.who };
}

/** What a message changes, with times by this device's clock. */
export function updateOf(message: Changing, now: number): Update {
  const told = message.t === "told";
  return {
    n: message.n,
    table: message.table ?? null,
    you: told ? undefined : message.you,
    hosting: told ? undefined : message.hosting,
    shown: shownOf(message, message.game),
    clocks: deadlines(message.game?.clocks ?? [], now),
    look: now + (message.game?.look ?? 0),
    what: message.t === "lobby" ? message.what : told ? "answer" : "welcome",
    about: message.t === "lobby" ? message.seat : null,
  };
}

/** An answer that does not follow the one before it: something was missed. */
export const gap = (message: Changing, last: number) => message.t === "told" && message.n > last + 1;

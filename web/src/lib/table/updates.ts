// Converts server messages into updates of the table's state.
import type { FromServer, GameNow, Lobby, Seat, TableInfo, AnswerPlayed, Welcome } from "../wire";
import type { Shown } from "./board";
import { deadlines, type Deadline } from "./clocks";

export interface Update {
  readonly n: number;
  /** null: unchanged */
  readonly table: TableInfo | null;
  readonly you: Seat | null | undefined;
  readonly hosting: boolean | undefined;
  readonly gathering: boolean | undefined;
  readonly waiting: boolean | undefined;
  readonly shown: Shown | null;
  readonly clocks: readonly Deadline[];
  /** The earliest time a study phase can be ended. */
  readonly look: number;
  readonly what: Lobby["what"] | "answer" | "welcome";
  readonly about: Seat | null;
  /** How long it is shown, if its news do not say. */
  readonly time?: number | undefined;
}

type Changing = Welcome | Lobby | AnswerPlayed;
export const changes = (message: FromServer): message is Changing =>
  message.t === "welcome" || message.t === "lobby" || message.t === "told";

function shownOf(message: Changing, game: GameNow | null): Shown | null {
  if (!game) return null;
  const { n } = message;
  const seen = { n, view: game.view, moves: game.moves, lesson: game.lesson };
  const told = message.t === "told";
  const by = told ? { seat: message.seat, who: message.who } : { seat: null, who: null };
  return { ...seen, news: message.events, ...by };
}

/** What a message changes, with times by this device's clock. */
export function updateOf(message: Changing, now: number): Update {
  const told = message.t === "told";
  return {
    n: message.n,
    table: message.table ?? null,
    you: told ? undefined : message.you,
    hosting: told ? undefined : message.hosting,
    gathering: told ? undefined : message.gathering,
    waiting: told ? undefined : message.waiting,
    shown: shownOf(message, message.game),
    clocks: deadlines(message.game?.clocks ?? [], now),
    look: now + (message.game?.look ?? 0),
    what: message.t === "lobby" ? message.what : told ? "answer" : "welcome",
    about: message.t === "lobby" ? message.seat : null,
  };
}

/** Whether a message was missed before this one. */
export const gap = (message: Changing, last: number) => message.t === "told" && message.n > last + 1;

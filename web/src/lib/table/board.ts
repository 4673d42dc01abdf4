// The interface between the table page and the boards: what every board gets as props, and what it exports.
import type { ChairInfo, EventOf, GameKey, LessonNow, Seat, TableInfo, ViewOf } from "../wire";

/** The update that is shown. `news` is empty when the page is opened and after a reconnect. */
export interface Shown<G extends GameKey = GameKey> {
  readonly n: number;
  readonly view: ViewOf<G>;
  /** What this seat may answer now; empty while nothing is asked of it. */
  readonly moves: readonly string[];
  readonly news: readonly EventOf<G>[];
  /** All that the update told, where it is shown in several beats and these are only the news of one. */
  readonly told?: readonly EventOf<G>[];
  /** Who answered, and whether a person, a bot or the clock did. */
  readonly seat: Seat | null;
  readonly who: "person" | "bot" | "clock" | null;
  /** Where a lesson is, if this is one. */
  readonly lesson?: LessonNow | undefined;
}

export interface BoardProps<G extends GameKey = GameKey> {
  readonly table: TableInfo<G>;
  readonly chairs: readonly ChairInfo[];
  /** Names by seat as they are to be shown: a bot is called by its symbol. */
  readonly names: readonly string[];
  /** One's own seat; null for an onlooker and for the shared screen. */
  readonly you: Seat | null;
  readonly shown: Shown<G>;
  /** Whether the player can act: the newest update is shown, the connection is up, no move is being sent. */
  readonly live: boolean;
  /** Send one of `shown.moves`. Selecting cards before that is up to the board. */
  readonly play: (move: string) => void;
  /** The shared screen: drawn large, without anyone's hand. */
  readonly large: boolean;
  /** The earliest time a study phase can be ended, by this device's clock (`Date.now`). */
  readonly look?: number;
}

/** One of the pictures in which an update is shown. */
export interface Beat<G extends GameKey = GameKey> {
  readonly view: ViewOf<G>;
  readonly news: readonly EventOf<G>[];
  /** Milliseconds, if not what its news take. */
  readonly time?: number;
}

/** What each game's `index.ts` exports beside its `Board.svelte`. */
export interface BoardModule<G extends GameKey = GameKey> {
  /** For how many milliseconds an update is shown before the next one. */
  readonly duration: (news: readonly EventOf<G>[], view: ViewOf<G>) => number;
  /** The pictures in which an update is shown, one after the other; the last is the update's own view. */
  readonly beats?: (before: ViewOf<G>, now: Beat<G>) => readonly Beat<G>[];
  /** The move the page sends by itself after a short pause, because there is nothing to choose; else null. */
  readonly trivial: (view: ViewOf<G>, moves: readonly string[]) => string | null;
  /** Whether the page shows a log of events; where remembering them is part of the game it shows only the last. */
  readonly keepsLog: boolean;
  /** One view that has what every seat saw, for a replay; without it the first seat's is shown. */
  readonly openView?: (views: readonly ViewOf<G>[]) => ViewOf<G>;
}

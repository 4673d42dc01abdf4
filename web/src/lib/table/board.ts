// What a board is given, whatever the game. The table page (store) feeds it; a board draws and lets people act.
import type { ChairInfo, EventOf, GameKey, Seat, TableInfo, ViewOf } from "../wire";

/** One update, held long enough to be followed. `news` is empty at the first look and after a reconnect. */
export interface Shown<G extends GameKey = GameKey> {
  readonly n: number;
  readonly view: ViewOf<G>;
  /** What this seat may answer now; empty while nothing is asked of it. */
  readonly moves: readonly string[];
  readonly news: readonly EventOf<G>[];
  /** The cards have just been dealt: they are seen to come. */
  readonly dealt?: boolean;
  /** Who answered, and whether a person, a bot or the clock did. */
  readonly seat: Seat | null;
  readonly who: "person" | "bot" | "clock" | null;
}

export interface BoardProps<G extends GameKey = GameKey> {
  readonly table: TableInfo<G>;
  readonly chairs: readonly ChairInfo[];
  /** Names by seat as they are to be shown: a bot is called by its fruit. */
  readonly names: readonly string[];
  /** One's own seat; null for an onlooker and for the shared screen. */
  readonly you: Seat | null;
  readonly shown: Shown<G>;
  /** Whether one may act: the newest update is on the table, the connection is up, nothing is on its way. */
  readonly live: boolean;
  /** Send one of `shown.moves`. Picking and letting go before that is the board's own affair. */
  readonly play: (move: string) => void;
  /** The shared screen: large, for all, no hands. */
  readonly large: boolean;
  /** Until when one must look before one may end a study, by this device's clock (`Date.now`). */
  readonly look?: number;
}

/** What each game's `index.ts` exports beside its `Board.svelte`. */
export interface BoardModule<G extends GameKey = GameKey> {
  /** How many milliseconds an update wants to be looked at before the next one is shown. */
  readonly hold: (news: readonly EventOf<G>[], view: ViewOf<G>) => number;
  /** The answer the page gives by itself after a short beat, where there is nothing to choose; else null. */
  readonly trivial: (view: ViewOf<G>, moves: readonly string[]) => string | null;
  /** Whether the page may keep a log of plays (Reset), or only the last public event (the memory games). */
  readonly keepsLog: boolean;
}

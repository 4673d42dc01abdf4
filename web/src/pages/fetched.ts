// Every page but home is fetched when it is wanted, or a little before.
import { loadBoard } from "../lib/boards/load";
import type { Game } from "../lib/games";
import type { Route } from "../lib/routes";

export const PAGES = {
  rules: () => import("./Rules.svelte"),
  table: () => import("./table/Table.svelte"),
  screen: () => import("./screen/Screen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
};

const quietly = (fetched: Promise<unknown>) => void fetched.catch(() => undefined);

/** Fetch a page beside the words: whoever shows it waits for less, and tells of trouble. */
export function fetchPage({ page }: Route): void {
  if (page in PAGES) quietly(PAGES[page as keyof typeof PAGES]());
}

/** Fetch the table of a game that is likely to be played next. */
export function fetchTable(game: Game): void {
  quietly(PAGES.table());
  quietly(loadBoard(game));
}

/** Do what can wait once the browser has nothing better to do. */
export function atLeisure(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500); // Safari
}

// Every page is a chunk of its own, loaded on demand or prefetched: a table is no heavier for the others.
import { loadBoard } from "../lib/boards/load";
import type { Route } from "../lib/routes";

export const PAGES = {
  home: () => import("./Home.svelte"),
  myTables: () => import("./MyTables.svelte"),
  rules: () => import("./Rules.svelte"),
  table: () => import("./table/Table.svelte"),
  screen: () => import("./screen/Screen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  review: () => import("./review/Review.svelte"),
};

const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined);

/** Prefetch a page's chunk, in parallel with the language. Errors are reported when the page is shown. */
export function fetchPage({ page }: Route): void {
  if (page in PAGES) quietly(PAGES[page as keyof typeof PAGES]());
}

/** Prefetch the table page and the board of a game. */
export function fetchTable(game: string): void {
  quietly(PAGES.table());
  quietly(loadBoard(game));
}

/** Run low-priority work when the browser is idle. */
export function atLeisure(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500); // Safari
}

// Every page is a chunk of its own, loaded on demand or prefetched: a table is no heavier for the others.
import { loadBoard } from "../lib/boards/load";
import { EVENINGS, LOBBY, REPLAY } from "../lib/words/parts";
import { wantWords } from "../lib/words/locale.svelte";
import type { Route } from "../lib/routes";

/** A page or a part of one, with the words that only it says. */
export const spoken = async <T>(loading: Promise<T>, part = EVENINGS): Promise<T> =>
  (await Promise.all([loading, wantWords(part)]))[0];

export const PAGES = {
  home: () => spoken(import("./Home.svelte")),
  myTables: () => spoken(import("./MyTables.svelte")),
  pastGames: () => spoken(import("./PastGames.svelte")),
  television: () => spoken(import("./screen/Television.svelte")),
  rules: () => import("./Rules.svelte"),
  table: () => import("./table/Table.svelte"),
  screen: () => spoken(import("./screen/Screen.svelte"), LOBBY),
  replay: () => spoken(import("./replay/Replay.svelte"), REPLAY),
  review: () => spoken(import("./review/Review.svelte"), REPLAY),
  practice: () => import("./practice/Practice.svelte"),
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

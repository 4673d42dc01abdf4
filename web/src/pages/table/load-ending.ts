// The end of a game is fetched while it is played: the first table comes without it.
import { loadFinale } from "../../lib/boards/load-finale";
import { wantWords } from "../../lib/words/locale.svelte";

type Ending = (typeof import("./ending/Ending.svelte"))["default"];
const PAUSE = 2000; // milliseconds between two tries, without a connection
const BEGUN = 10_000; // milliseconds into a game: the table itself has long been there

const endings = new Map<string, Promise<Ending>>();
const awaited = new Set<string>();

/** Fetch the end while the game is played, so that the end need not wait for it. */
export function prefetchEnding(game: string): void {
  if (awaited.has(game)) return;
  awaited.add(game);
  setTimeout(() => void loadEnding(game), BEGUN);
}

/** The end's component, with what the game has to say of it; asked for until it is there. */
export function loadEnding(game: string): Promise<Ending> {
  const loading = endings.get(game) ?? persistently(() => load(game));
  endings.set(game, loading);
  return loading;
}

async function load(game: string): Promise<Ending> {
  const [module] = await Promise.all([
    import("./ending/Ending.svelte"),
    loadFinale(game),
    wantWords("ending"),
  ]);
  return module.default;
}

async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

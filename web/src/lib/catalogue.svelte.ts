// The games this server offers and what a table can choose from (`GET /api/games`), requested once.
import { call } from "./api";
import type { Catalogue, GameInfo } from "./wire";
import { wantNames } from "./words/locale.svelte";

const RETRY = 5_000;

let known = $state.raw<Catalogue | null>(null);
let failed = $state(false);
let requested = false;

function request(): void {
  requested = true;
  call("GET /api/games").then(
    async (answer) => {
      await wantNames(answer.games.map(({ key }) => key));
      known = answer;
    },
    () => {
      failed = true;
      setTimeout(loadCatalogue, RETRY);
    },
  );
}

/** Request the catalogue, unless it is here or under way; again after a failure. */
export function loadCatalogue(): void {
  if (failed) failed = requested = false;
  if (!requested) request();
}

export const catalogue = {
  /** null: not here yet */
  get all(): Catalogue | null {
    if (!requested) request(); // changes no state at once: this may be read in a $derived
    return known;
  },
  /** The last request did not succeed; another one follows. */
  get failed(): boolean {
    return failed;
  },
  get games(): readonly GameInfo[] {
    return this.all?.games ?? [];
  },
  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  },
};

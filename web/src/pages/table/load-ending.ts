// The end of a game is fetched while it is played: the first table comes without it.
import { loadFinale } from "../../lib/boards/load-finale";

type Ending = typeof import("./ending/Ending.svelte");
let ending: Promise<Ending> | null = null;

/** The end's component, with what the game has to say of it. */
export async function loadEnding(game: string): Promise<Ending["default"]> {
  ending ??= import("./ending/Ending.svelte").catch((error: unknown) => {
    ending = null; // so that it is asked for again
    throw error;
  });
  const [module] = await Promise.all([ending, loadFinale(game)]);
  return module.default;
}

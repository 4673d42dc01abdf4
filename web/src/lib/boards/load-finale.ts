// The end of each game, fetched while it is played.
import type { FinaleOf } from "../table/finale";

const finales = import.meta.glob("./*/finale.ts", { import: "default" }) as Record<
  string,
  (() => Promise<FinaleOf>) | undefined
>;

/** How a game's end is shown; a game that does not say is shown by its ranks and points. */
export const loadFinale = (game: string): Promise<FinaleOf> =>
  finales[`./${game}/finale.ts`]?.() ?? Promise.resolve(() => ({}));

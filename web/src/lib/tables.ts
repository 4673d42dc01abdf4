// Opening and finding tables.
import { call } from "./api";
import type { Game } from "./games";
import type { Level, Pace } from "./wire";

/** How many sit down with bots: enough to be a game, few enough to follow. */
const CHAIRS: Record<Game, number> = { ushpizin: 4, court: 4, reset: 4, pairs: 3 };
const BOTS: Level = "medium";
/** Bots wait gladly. */
const PACE: Pace = "untimed";

/** Sit down with bots, cards dealt; resolves to the table. */
export const playNow = async (game: Game, name: string) =>
  (
    await call(
      "POST /api/tables",
      {},
      { game, name, chairs: CHAIRS[game], pace: PACE, bots: BOTS, deal: true },
    )
  ).id;

/** Open a table for others to join, and sit down at it; resolves to the table. */
export const openTable = async (game: Game, name: string) =>
  (await call("POST /api/tables", {}, { game, name, chairs: CHAIRS[game] })).id;

/** Open a table for a screen in the middle: it runs the table and plays no hand. */
export const openScreen = async (game: Game) =>
  (await call("POST /api/tables", {}, { game, chairs: CHAIRS[game], onlookers: true })).id;

/** The table that a code stands for. */
export const findTable = async (code: string) => (await call("GET /api/codes/{code}", { code })).id;

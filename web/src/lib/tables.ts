// Opening and finding tables.
import { call } from "./api";
import type { GameInfo, Level, Pace } from "./wire";

/** The level of a bot that nobody chose: medium, or the best there is. */
export const usualLevel = ({ levels }: Pick<GameInfo, "levels">): Level =>
  levels.includes("medium") ? "medium" : (levels.at(-1) ?? "random");
/** Bots do not mind waiting. */
const PACE: Pace = "untimed";

const seated = ({ key, usual_seats }: GameInfo) => ({ game: key, chairs: usual_seats });

/** Open a table with bots and deal at once; resolves to the table's id. */
export const playNow = async (game: GameInfo, name: string) =>
  (
    await call(
      "POST /api/tables",
      {},
      { ...seated(game), name, pace: PACE, bots: usualLevel(game), deal: true },
    )
  ).id;

/** Open a table for others to join and take a seat; resolves to the table's id. */
export const openTable = async (game: GameInfo, name: string) =>
  (await call("POST /api/tables", {}, { ...seated(game), name })).id;

/** Open a table for a shared screen, which hosts it and has no seat; resolves to the table's id. */
export const openScreen = async (game: GameInfo) =>
  (await call("POST /api/tables", {}, { ...seated(game), onlookers: true })).id;

/** The id of the table with a code. */
export const findTable = async (code: string) => (await call("GET /api/codes/{code}", { code })).id;

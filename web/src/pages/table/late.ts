// Who comes after the deal may play on in a bot's place, or is dealt in with the next game.
import type { TableInfo } from "../../lib/wire";

/** The seats of bots that a latecomer may take. */
export const botsChairs = (table: TableInfo): readonly number[] =>
  table.latecomers && table.phase !== "over"
    ? table.chairs.flatMap((chair, seat) => (chair.kind === "bot" ? [seat] : []))
    : [];

/** How a newcomer gets a chair: a bot's now, or one in the next game; `most` can sit at this game's tables. */
export function wayIn(table: TableInfo, most: number): "chair" | "next" | null {
  if (!table.latecomers) return null;
  if (botsChairs(table).length) return "chair";
  const taken = table.chairs.filter((chair) => chair.kind !== "free").length;
  return taken + table.waiting.length < most ? "next" : null;
}

// Who comes after the deal may play on in a bot's place.
import type { TableInfo } from "../../lib/wire";

/** The seats of bots that a latecomer may take. */
export const botsChairs = (table: TableInfo): readonly number[] =>
  table.latecomers && table.phase !== "over"
    ? table.chairs.flatMap((chair, seat) => (chair.kind === "bot" ? [seat] : []))
    : [];

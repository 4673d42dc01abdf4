// The calls shown in large letters.
import type { CourtEvent } from "../../wire";

const SHOUTS: Partial<Record<CourtEvent["key"], string>> = {
  "court.fitted": "board.court.shout_fits",
  "court.missed": "board.court.shout_not",
  "court.magic_taken": "board.court.shout_magic",
  "court.redealt": "board.court.shout_new",
};

/** The key of an update's call, if it has one. */
export const shout = (news: readonly CourtEvent[]): string =>
  news.map((event) => SHOUTS[event.key] ?? "").find(Boolean) ?? "";

// What is called out across the table.
import type { ResetEvent } from "../../wire";

/** The key of the shout an update deserves: the last one that happened. */
export function shout(news: readonly ResetEvent[]): string {
  return news.map(shoutOf).filter(Boolean).at(-1) ?? "";
}

function shoutOf(event: ResetEvent): string {
  if (event.key === "reset.burnt" && event.cause === "reset") return "board.reset.shout_reset";
  if (event.key === "reset.burnt" && event.cause === "fire") return "board.reset.shout_fire";
  if (event.key === "reset.reversed") return "board.reset.shout_reverse";
  if (event.key === "reset.stopped") return "board.reset.shout_stop";
  if (event.key === "reset.robbed") return "board.reset.shout_robber";
  return event.key === "reset.finished_at" ? "board.reset.shout_done" : "";
}

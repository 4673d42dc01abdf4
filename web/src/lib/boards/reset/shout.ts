// The calls shown on a ribbon: what, by whom, and on which paper.
import type { ResetEvent, Seat } from "../../wire";

export interface Shout {
  readonly words: string;
  readonly seat: Seat | null;
  readonly kind: "shout" | "miss" | "fire";
  /** What says in a sentence whom it hits. */
  readonly event: ResetEvent | null;
}

const WORDS = {
  reset: "board.reset.shout_reset",
  fire: "board.reset.shout_fire",
  reverse: "board.reset.shout_reverse",
  stop: "board.reset.shout_stop",
  robber: "board.reset.shout_robber",
  done: "board.reset.shout_done",
} as const;

/** The call of an update: the last one, if there are several; `you` is against whom a robber goes. */
export function shout(news: readonly ResetEvent[], you: Seat | null = null): Shout | null {
  const doer = news.find((event) => "seat" in event);
  const seat = doer && "seat" in doer ? doer.seat : null;
  return news.map((event) => shoutOf(event, seat, you)).findLast((call) => call !== null) ?? null;
}

function shoutOf(event: ResetEvent, seat: Seat | null, you: Seat | null): Shout | null {
  const call = (word: keyof typeof WORDS, by: Seat | null, kind: Shout["kind"] = "shout"): Shout => ({
    words: WORDS[word],
    seat: by,
    kind,
    event: word === "stop" || word === "robber" ? event : null,
  });
  if (event.key === "reset.burnt")
    return call(event.cause === "reset" ? "reset" : "fire", event.seat, "fire");
  if (event.key === "reset.reversed") return call("reverse", seat);
  if (event.key === "reset.stopped")
    return call("stop", seat, you !== null && event.seats.includes(you) ? "miss" : "shout");
  if (event.key === "reset.robbed")
    return call("robber", event.robber, event.victim === you ? "miss" : "shout");
  return event.key === "reset.finished_at" ? call("done", event.seat) : null;
}

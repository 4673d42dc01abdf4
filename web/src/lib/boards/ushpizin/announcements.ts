// What is called out, put into sentences and played as a sound for each event.
import type { Cue } from "../../sound/cues";
import type { Seat, UshpizinEvent } from "../../wire";
import type { Sounds } from "../shared/event-sounds";
import type { Worth } from "../shared/event-sentences";

type Key = UshpizinEvent["key"];

/** Who calls, and the key of the words. */
export interface Call {
  readonly words: "close" | "ushpizin" | "gust" | "won" | "mission";
  readonly seat: Seat | null;
  readonly miss: boolean;
}

const call = (words: Call["words"], seat: Seat | null, miss = false): Call => ({ words, seat, miss });

/** The most important call of an update; null: nobody called. */
export function callOf(news: readonly UshpizinEvent[]): Call | null {
  const calls = news.flatMap((event) => {
    if (event.key === "ushpizin.won")
      return [call("won", event.seats.length === 1 ? event.seats[0] : null)];
    if (event.key === "ushpizin.declared") return [call("ushpizin", event.seat)];
    if (event.key === "ushpizin.misdeclared") return [call("ushpizin", event.seat, true)];
    if (event.key === "ushpizin.gust") return [call("gust", null)];
    if (event.key === "ushpizin.announced") return [call("mission", event.seat)];
    return event.key === "ushpizin.closed" ? [call("close", event.seat)] : [];
  });
  const order: Call["words"][] = ["won", "ushpizin", "gust", "mission", "close"];
  return calls.sort((a, b) => order.indexOf(a.words) - order.indexOf(b.words))[0] ?? null;
}

const CUES: Sounds<"ushpizin"> = {
  "ushpizin.dealt": "deal",
  "ushpizin.host": "peek",
  "ushpizin.ready": "pass",
  "ushpizin.began": "flip",
  "ushpizin.lifted": "peek",
  "ushpizin.swapped": "swap",
  "ushpizin.shown": "flip",
  "ushpizin.skipped": "pass",
  "ushpizin.declared": "shout",
  "ushpizin.misdeclared": "wrong",
  "ushpizin.quiet": null, // every answer brings one
  "ushpizin.chose": "knock",
  "ushpizin.drew": "deal",
  "ushpizin.shuffled": "shuffle",
  "ushpizin.mission_over": null, // ends what was heard before it
  "ushpizin.revealed": "flip",
  "ushpizin.announced": "shout",
  "ushpizin.returned": "slide",
  "ushpizin.replaced": "slide",
  "ushpizin.buried": "slide",
  "ushpizin.redrew": "deal",
  "ushpizin.seated": "swap",
  "ushpizin.declined": "pass",
  "ushpizin.pass_chosen": "knock",
  "ushpizin.passed_on": "swap",
  "ushpizin.rested": "pass",
  "ushpizin.took": "swap",
  "ushpizin.gust": "shuffle",
  "ushpizin.open_door": "slide",
  "ushpizin.offered": "ask",
  "ushpizin.picked": "swap",
  "ushpizin.exchanged": "swap",
  "ushpizin.reordered": "shuffle",
  "ushpizin.closed": "shout",
  "ushpizin.won": "fits",
  "ushpizin.drawn": "fits",
  "ushpizin.ended": null, // the end has music of its own
  "ushpizin.opened": "deal",
  "ushpizin.hand": "deal",
  "ushpizin.handed": "deal",
  "ushpizin.lacked": "wrong",
  "ushpizin.gave_back": "deal",
  "ushpizin.fished": "deal",
  "ushpizin.put_away": "fits",
  "ushpizin.silent": "pass",
};

/** One sound for all that happened, the last that has one. */
export const cueOf = (news: readonly UshpizinEvent[]): Cue | null =>
  news.map((event) => CUES[event.key]).findLast((cue) => cue !== null) ?? null;

/** Not worth a sentence: every answer brings one, or the picture says it better. */
const SILENT = new Set<Key>([
  "ushpizin.quiet",
  "ushpizin.declared", // called out, and the row is shown card by card
  "ushpizin.hand",
  "ushpizin.ended",
  "ushpizin.mission_over",
]);

/** Steps that matter only to whoever makes them. */
const STEPS = new Set<Key>([
  "ushpizin.lifted",
  "ushpizin.put_away",
  "ushpizin.shuffled",
  "ushpizin.fished",
  "ushpizin.silent",
]);

/** How much an event is worth to whoever listens. */
export const worth =
  (you: Seat | null) =>
  (event: UshpizinEvent): Worth => {
    if (SILENT.has(event.key) && event.key !== "ushpizin.declared") return "never";
    const own = "seat" in event && event.seat === you;
    return STEPS.has(event.key) && !own ? "long" : "always";
  };

/** What is put into words, in the order it happened. */
export const worthTelling = (news: readonly UshpizinEvent[]): readonly UshpizinEvent[] =>
  news.filter((event) => !SILENT.has(event.key));

// How long an update stays before the next one is shown, in milliseconds: motion first, then time to follow it.
import type { Seat, UshpizinEvent } from "../../wire";
import { COUNTED, isClosing, STEP } from "./count";

type Key = UshpizinEvent["key"];

/** Events that are not listed take no time. */
const TIMES: Partial<Record<Key, number>> = {
  "ushpizin.dealt": 1600,
  "ushpizin.opened": 1200,
  "ushpizin.host": 700,
  "ushpizin.began": 900,
  "ushpizin.lifted": 700,
  "ushpizin.swapped": 1900, // 520 of motion; then both places stay ringed
  "ushpizin.shown": 1200,
  "ushpizin.skipped": 1000,
  "ushpizin.declared": 2400,
  "ushpizin.misdeclared": 2400,
  "ushpizin.quiet": 250,
  "ushpizin.drew": 1200,
  "ushpizin.shuffled": 500,
  "ushpizin.mission_over": 300,
  "ushpizin.revealed": 900,
  "ushpizin.announced": 1800,
  "ushpizin.returned": 700,
  "ushpizin.replaced": 900,
  "ushpizin.buried": 1000,
  "ushpizin.redrew": 1400,
  "ushpizin.seated": 1200,
  "ushpizin.declined": 900,
  "ushpizin.passed_on": 1500,
  "ushpizin.rested": 900,
  "ushpizin.took": 1500,
  "ushpizin.gust": 1600,
  "ushpizin.open_door": 900,
  "ushpizin.offered": 1500,
  "ushpizin.picked": 1800,
  "ushpizin.exchanged": 700,
  "ushpizin.closed": 1100,
  "ushpizin.won": 1500,
  "ushpizin.drawn": 1500,
  "ushpizin.handed": 1500,
  "ushpizin.lacked": 1300,
  "ushpizin.gave_back": 900,
  "ushpizin.fished": 700,
  "ushpizin.put_away": 600,
  "ushpizin.silent": 800,
};
const LONGEST = 4000;
/** The player's own moves are shown only as long as their animation takes. */
const OWN = 650;
/** Own moves that are shown in full, because the whole table looks at them. */
const SEEN_BY_ALL = new Set<Key>(["ushpizin.declared", "ushpizin.misdeclared", "ushpizin.announced"]);

function time(event: UshpizinEvent, you: Seat | null): number {
  const long = TIMES[event.key] ?? 0;
  const own = you !== null && "seat" in event && event.seat === you && !SEEN_BY_ALL.has(event.key);
  return own ? Math.min(OWN, long) : long;
}

/** The longest time, and a part of the others. */
export function duration(news: readonly UshpizinEvent[], you: Seat | null = null): number {
  const times = news.map((event) => time(event, you)).sort((a, b) => b - a);
  const [most = 0, ...rest] = times;
  const count = isClosing(news) ? COUNTED * STEP : 0;
  return Math.min(LONGEST, count + most + rest.reduce((sum, each) => sum + each * 0.4, 0));
}

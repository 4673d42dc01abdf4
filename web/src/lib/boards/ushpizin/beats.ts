// The pictures of an update: first what is called or drawn, over rows that are still covered; then the rows open.
import type { Beat } from "../../table/board";
import type { Seat, UshpizinEvent, UshpizinView } from "../../wire";
import { type AnyView, isHandView } from "./asked";

type News = readonly UshpizinEvent[];
type Step = Beat<"ushpizin">;
type Of<K extends UshpizinEvent["key"]> = Extract<UshpizinEvent, { key: K }>;

const CALLED = 900; // somebody has called: is it true?
const PAUSE = 1100; // everybody has drawn
const ROW = 420; // from row to row

/** The table as it lay, before the rest of an update is seen. */
const still = (view: UshpizinView, before: UshpizinView): UshpizinView => ({
  ...view,
  phase: before.phase,
  asked: before.asked,
  turn: before.turn,
  round: before.round,
  rows: before.rows,
  open: before.open,
  winners: [],
});

/** Right or wrong, the call sounds the same; only the open row tells. */
function called(event: Of<"ushpizin.declared" | "ushpizin.misdeclared">, before: UshpizinView): Step {
  return { view: before, news: [{ ...event, key: "ushpizin.declared" }], time: CALLED };
}

/** Rows open one after the other, from the seat that began the round. */
function opening(event: Of<"ushpizin.revealed">, view: UshpizinView, before: UshpizinView): Step[] {
  const seats = event.rows.length;
  const order = Array.from({ length: seats }, (_, k): Seat => (before.first + k) % seats);
  const shut = order.filter((seat) => !before.open.includes(seat));
  return shut.slice(0, -1).map((_, k): Step => {
    const open = [...before.open, ...shut.slice(0, k + 1)];
    const rows = event.rows.map((row, seat) => (open.includes(seat) ? row : row.map(() => null)));
    return { view: { ...still(view, before), rows, open }, news: [], time: ROW };
  });
}

/** What was drawn lies covered where it came; in a row that is open all see it. */
function drawn(
  rows: Of<"ushpizin.revealed">["rows"],
  view: UshpizinView,
  before: UshpizinView,
  news: News,
): Step {
  const seen = rows.map((row, seat) => (before.open.includes(seat) ? row : row.map(() => null)));
  return { view: { ...still(view, before), rows: seen }, news, time: PAUSE };
}

/** Take an update apart. */
export function beats(was: AnyView, now: Step): Step[] {
  const { view, news } = now;
  if (isHandView(view) || isHandView(was)) return [now];
  const [call] = news.filter(
    (event): event is Of<"ushpizin.declared" | "ushpizin.misdeclared"> =>
      event.key === "ushpizin.declared" || event.key === "ushpizin.misdeclared",
  );
  if (call) return [called(call, was), now];
  const at = news.findIndex((event) => event.key === "ushpizin.revealed");
  const revealed = news[at];
  if (revealed?.key !== "ushpizin.revealed") return [now];
  const first = drawn(revealed.rows, view, was, news.slice(0, at));
  return [first, ...opening(revealed, view, was), { view, news: news.slice(at) }];
}

// The mark of the last move at a place. Only the last: older marks would do the players' remembering.
import type { CourtEvent, CourtView, Seat } from "../../wire";

export interface Mark {
  readonly seat: Seat;
  readonly icon: "eye" | "swap" | "hat";
}

/** The badge at a place, if the last answer was about it. */
export function mark(last: CourtEvent | null, place: number): Mark | null {
  if (last === null || !("seat" in last)) return null;
  if (last.key === "court.peeked" && last.place === place) return { seat: last.seat, icon: "eye" };
  if (last.key === "court.missed" && last.place === place) return { seat: last.seat, icon: "hat" };
  const swapped = last.key === "court.swapped" && (last.place === place || last.other === place);
  return swapped ? { seat: last.seat, icon: "swap" } : null;
}

/** The hat that lies open at a place now: seen by a peek or a failed declaration, or at the end. */
export function openHat(view: CourtView, place: number): string | null {
  if (view.shown) return view.shown[place - 1];
  return view.seen?.place === place ? view.seen.hat : null;
}

/** Whether the open hat is for one's own eyes. */
export const secret = (view: CourtView): boolean =>
  view.seen !== null && view.last?.key === "court.peeked";

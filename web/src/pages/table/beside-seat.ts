// Where something appears that somebody says: over the symbol of their seat on the board, and wholly in view.
import type { Seat } from "../../lib/wire";

const EDGE = 8;
const GAP = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Over a place, or beneath it where there is no room. */
export function over(place: Box, size: Size, view: Size): { x: number; y: number } {
  const middle = place.left + place.width / 2;
  const x = Math.min(Math.max(middle - size.width / 2, EDGE), view.width - size.width - EDGE);
  const above = place.top - size.height - GAP;
  const y = above >= EDGE ? above : place.top + place.height + GAP;
  return { x, y: Math.min(y, view.height - size.height - EDGE) };
}

/** Where a bubble of a seat goes. A board that shows no such seat leaves it to the foot of the table. */
export function besideSeat(bubble: HTMLElement, seat: Seat): { x: number; y: number } {
  const place = document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const foot = { left: 0, top: view.height - 80, width: view.width, height: 0 };
  return over(place?.width ? place : foot, size, view);
}

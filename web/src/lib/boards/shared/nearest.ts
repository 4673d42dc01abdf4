// Arrow-key navigation by geometry, for places in any layout: a row, a fan, two rows or a grid.
import type { Box } from "./paths";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

const WAY: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest place in an arrow's direction, as one sees it; the same one at the edge. */
export function nearest(places: readonly Box[], at: number, arrow: Arrow): number {
  const [wx, wy] = WAY[arrow];
  const here = places[at];
  let best = at;
  let least = Infinity;
  for (const [index, place] of places.entries()) {
    const dx = place.left + place.width / 2 - (here.left + here.width / 2);
    const dy = place.top + place.height / 2 - (here.top + here.height / 2);
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    // A place that lies more to the side than ahead is in another row.
    const cost = ahead + 3 * aside;
    if (index !== at && ahead > 4 && aside < ahead * 2.2 + 30 && cost < least)
      [best, least] = [index, cost];
  }
  return best;
}

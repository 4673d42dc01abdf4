// Who sits at which side of a device that lies on the table.
import type { Seat } from "../../../wire";

export const SIDES = ["bottom", "left", "top", "right"] as const;
export type Side = (typeof SIDES)[number];
/** By how much each side is turned, in degrees: everybody reads from their own edge. */
export const TURNS: Readonly<Record<Side, number>> = { bottom: 0, left: 90, top: 180, right: -90 };

/** How many sit at the bottom, left, top and right of a device that is wide, and of one that is high; its shorter edges are free from corner to corner, so that two have room there. */
const PLACES: Readonly<Record<number, readonly [wide: string, high: string]>> = {
  1: ["1000", "1000"],
  2: ["1010", "1010"],
  3: ["1101", "1101"],
  4: ["1111", "1111"],
  5: ["1211", "1121"],
  6: ["1212", "2121"],
  7: ["2212", "2122"],
};

/** The seats at each side, clockwise as one sees the device from above, beginning with `first` at the bottom. */
export function around(
  seats: number,
  first: Seat,
  wide: boolean,
): Readonly<Record<Side, readonly Seat[]>> {
  const counts = [...PLACES[Math.min(seats, 7)][wide ? 0 : 1]].map(Number);
  let next = first;
  const take = (count: number) => Array.from({ length: count }, () => next++ % seats);
  const [bottom, left, top, right] = counts.map(take);
  return { bottom, left, top, right };
}

/** At which side a seat sits. */
export const sideOf = (sides: Readonly<Record<Side, readonly Seat[]>>, seat: Seat): Side =>
  SIDES.find((side) => sides[side].includes(seat)) ?? "bottom";

// Time limits, converted from the server's remaining milliseconds to this device's clock.
import type { Clock, Seat } from "../wire";

/** A time limit of a seat, in this device's time. */
export interface Deadline {
  readonly seat: Seat;
  readonly ends: number;
  readonly warns: number;
  readonly limit: number;
}

/** Longer limits get no countdown. */
const COUNTED = 10 * 60_000;

export const deadlines = (clocks: readonly Clock[], now: number): Deadline[] =>
  clocks
    .filter(({ limit }) => limit <= COUNTED)
    .map(({ seat, left, warn, limit }) => ({ seat, limit, ends: now + left, warns: now + warn }));

/** Correct a seat's deadline by a warning, which is more exact. */
export const hurried = (clocks: readonly Deadline[], seat: Seat, left: number, now: number) =>
  clocks.map((each) => (each.seat === seat ? { ...each, ends: now + left, warns: now } : each));

/** The clock to show: one's own, else the one that runs out first. */
export function clockFor(clocks: readonly Deadline[], you: Seat | null): Deadline | null {
  const own = clocks.find(({ seat }) => seat === you);
  return own ?? clocks.reduce<Deadline | null>((a, b) => (a && a.ends <= b.ends ? a : b), null);
}

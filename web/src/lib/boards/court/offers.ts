// What may be done with the hats that are picked, read from the moves' notation.
export interface Offers {
  readonly peek: string | null;
  readonly swap: string | null;
  readonly declare: string | null;
}

/** A swap names its lower place first. */
const written = (verb: string, picks: readonly number[]) =>
  [verb, ...[...picks].sort((a, b) => a - b)].join(" ");

/** What a button that cannot be used now would have meant; without enough hats, any. */
export const meant = (verb: string, picks: readonly number[], hats: 1 | 2): string =>
  written(verb, picks.length === hats ? picks : hats === 1 ? [1] : [1, 2]);

/** The moves that are exactly about the picked places. */
export function offers(moves: readonly string[], picks: readonly number[]): Offers {
  const legal = (verb: string, places: number) => {
    const move = written(verb, picks);
    return picks.length === places && moves.includes(move) ? move : null;
  };
  return { peek: legal("peek", 1), swap: legal("swap", 2), declare: legal("declare", 1) };
}

/** The places that some move touches. */
export const places = (moves: readonly string[]): ReadonlySet<number> =>
  new Set(moves.flatMap((move) => move.split(" ").slice(1).map(Number)));

/** The picks after a tap: at most two, of which the older one makes room. */
export function tapped(
  picks: readonly number[],
  place: number,
  free: ReadonlySet<number>,
): readonly number[] {
  if (picks.includes(place)) return picks.filter((pick) => pick !== place);
  return free.has(place) ? [...picks.slice(-1), place] : picks;
}

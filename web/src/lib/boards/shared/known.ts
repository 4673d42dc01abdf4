/** The first of several views of one thing in which it is known; null: in none. */
export const known = <Thing>(things: readonly (Thing | null)[]): Thing | null =>
  things.find((thing) => thing !== null) ?? null;

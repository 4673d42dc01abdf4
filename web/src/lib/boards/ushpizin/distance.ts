// How near a row came to its goal, told at the end when all rows lie open.
export interface Goal {
  readonly kind: "all_seven" | "one_host" | "combinations";
  readonly host: string | null;
  /** The sizes of the groups of a combination, the largest first. */
  readonly groups: readonly number[];
  readonly kinds: readonly string[];
}

export interface Distance {
  /** How many of its cards serve the goal. */
  readonly lit: number;
  readonly of: number;
  /** The ushpizin that would have completed it, where it is known which. */
  readonly missing: readonly string[];
}

const OF = 7;
const ELIJAH = "elijah";

/** How often each ushpiz lies in a row, the most frequent first. */
const counts = (row: readonly (string | null)[], kinds: readonly string[]) =>
  kinds.map((kind) => row.filter((face) => face === kind).length).sort((a, b) => b - a);

function served(row: readonly (string | null)[], { kind, host, groups, kinds }: Goal): number {
  if (kind === "one_host") return row.filter((face) => face === host).length;
  const found = counts(row, kinds);
  if (kind === "all_seven") return found.filter((count) => count > 0).length;
  return groups.reduce((sum, size, i) => sum + Math.min(size, found[i] ?? 0), 0);
}

export function distance(row: readonly (string | null)[], goal: Goal): Distance {
  const helpers = row.filter((face) => face === ELIJAH).length;
  const lit = Math.min(OF, served(row, goal) + helpers);
  const known = goal.kind === "all_seven" && helpers === 0 && goal.kinds.length === OF && lit < OF;
  return { lit, of: OF, missing: known ? goal.kinds.filter((kind) => !row.includes(kind)) : [] };
}

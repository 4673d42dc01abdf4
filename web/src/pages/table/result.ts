// How a deal ended, in numbers.
import type { CourtView, GameKey, PairsView, ViewOf } from "../../lib/wire";

export interface Line {
  readonly seat: number;
  readonly rank: number;
  readonly score: number | null;
}

/** Points by seat, in the games that count any. */
export function scoresOf(game: GameKey, view: ViewOf): readonly number[] | null {
  if (game === "court") return (view as CourtView).scores;
  if (game === "pairs") return (view as PairsView).kept.map((pairs) => pairs.length);
  return null;
}

/** The seats by rank; rank 1 is the best. */
export function ranking(ranks: readonly number[], scores: readonly number[] | null): Line[] {
  const lines = ranks.map((rank, seat) => ({ seat, rank, score: scores?.[seat] ?? null }));
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Who won: those of rank 1, unless that is everyone at a table of several. */
export function winners(ranks: readonly number[]): number[] {
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return best.length === ranks.length && ranks.length > 1 ? [] : best;
}

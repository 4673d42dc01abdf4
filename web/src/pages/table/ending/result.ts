// How a deal ended: the ranking of the seats.
import { effortOf, keepEffort, keepGame } from "../../../lib/history";
import type { GameInfo, Seat, TableInfo, ViewOf } from "../../../lib/wire";
import { say } from "../../../lib/words/locale.svelte";

export interface ResultLine {
  readonly seat: number;
  readonly rank: number;
  readonly score: number | null;
}

/** Points by seat, from the field of the view that the game names; where it holds lists, their lengths. */
export function scoresOf(game: GameInfo | undefined, view: ViewOf): readonly number[] | null {
  if (!game?.scores) return null;
  const points = (view as unknown as Record<string, readonly unknown[] | null>)[game.scores];
  return points?.map((each) => (Array.isArray(each) ? each.length : Number(each))) ?? null;
}

/** The seats by rank, of equal ranks whoever came nearer; rank 1 is the best. */
export function ranking(
  ranks: readonly number[],
  scores: readonly number[] | null,
  near: (seat: number) => number = () => 0,
): ResultLine[] {
  const lines = ranks.map((rank, seat) => ({ seat, rank, score: scores?.[seat] ?? null }));
  return lines.sort((a, b) => a.rank - b.rank || near(b.seat) - near(a.seat) || a.seat - b.seat);
}

/** Whether places tell more than who has won: a game that ranks the others has a second and a third. */
export const placed = (ranks: readonly number[]): boolean => new Set(ranks).size > 2;

/** Who won: those of rank 1, unless that is everyone at a table of several. */
export function winners(ranks: readonly number[]): number[] {
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return best.length === ranks.length && ranks.length > 1 ? [] : best;
}

/** How a game of somebody alone compares with the best on this device; it is noted there. */
export function bestLine(
  game: GameInfo | undefined,
  table: TableInfo,
  you: Seat | null,
  view: ViewOf,
): string {
  const effort = effortOf(game, table, view);
  if (!effort) return "";
  keepGame(table, you, Date.now());
  const best = keepEffort(table, effort);
  if (!best || best.fresh) return best ? say("end.best_new") : "";
  return say("end.best", { effort: say(`effort.${table.game}`, { count: best.count }) });
}

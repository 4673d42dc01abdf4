// The games that were finished on this device: kept here, and nowhere else.
import { readOwn, writeOwn } from "./storage";
import type { ChairInfo, Seat, TableInfo } from "./wire";

type Player = Pick<ChairInfo, "kind" | "name" | "colour">;
export interface PastGame {
  readonly table: string;
  readonly deal: number;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly you: Seat;
  readonly ranks: readonly number[];
  readonly players: readonly Player[];
  /** The name of the family's table, if it was one. */
  readonly family: string;
}

const MOST = 300;

/** The newest first. */
export function pastGames(): readonly PastGame[] {
  try {
    const kept: unknown = JSON.parse(readOwn("history") ?? "[]");
    return Array.isArray(kept) ? (kept as PastGame[]) : [];
  } catch {
    return [];
  }
}

export const deletePastGames = () => writeOwn("history", "[]");

/** Keep a game that has just ended, once. */
export function keepGame(table: TableInfo, you: Seat | null, now: number): void {
  if (table.phase !== "over" || you === null || !table.ranks) return;
  const kept = pastGames();
  if (kept.some((each) => each.table === table.id && each.deal === table.deal)) return;
  const players = table.chairs.map(({ kind, name, colour }) => ({ kind, name, colour }));
  const { id, deal, game, ranks, family } = table;
  const ended: PastGame = { table: id, deal, game, at: now, you, ranks, players, family };
  writeOwn("history", JSON.stringify([ended, ...kept].slice(0, MOST)));
}

/** Whoever plays alone wins nothing by finishing. */
export const won = ({ ranks, you }: PastGame) => ranks.length > 1 && ranks[you] === 1;

/** Games, wins, and how many of the last games against others were won in a row. */
export function summary(games: readonly PastGame[]) {
  const contests = games.filter(({ ranks }) => ranks.length > 1);
  const lost = contests.findIndex((each) => !won(each));
  const streak = lost < 0 ? contests.length : lost;
  return { games: games.length, wins: games.filter(won).length, streak };
}

/** Games by the day they ended on, as the calendar of this device has it. */
export function byDay(games: readonly PastGame[]): readonly (readonly [string, readonly PastGame[]])[] {
  const days = new Map<string, PastGame[]>();
  for (const each of games) {
    const day = new Date(each.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days];
}

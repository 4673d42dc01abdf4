// The games that were finished on this device: kept here, and nowhere else.
import { readOwn, writeOwn } from "./storage";
import type { ChairInfo, GameInfo, Seat, TableInfo, ViewOf } from "./wire";

type Player = Pick<ChairInfo, "kind" | "name" | "colour">;
/** What somebody alone took to finish, and the options it was played with: only like is compared with like. */
export interface Effort {
  readonly count: number;
  readonly kind: string;
}
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
  /** Of a game that was played alone and counts something. */
  readonly effort?: Effort;
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
  if (kept.some(isOf(table))) return;
  const players = table.chairs.map(({ kind, name, colour }) => ({ kind, name, colour }));
  const { id, deal, game, ranks, family } = table;
  const ended: PastGame = { table: id, deal, game, at: now, you, ranks, players, family };
  store([ended, ...kept]);
}

const isOf = (table: TableInfo) => (past: PastGame) =>
  past.table === table.id && past.deal === table.deal;
const isLike = (one: PastGame) => (other: PastGame) =>
  other.game === one.game && other.effort?.kind === one.effort?.kind;
const counts = (games: readonly PastGame[]) => games.flatMap(({ effort }) => effort?.count ?? []);

/** Of those that are too many only the best of each kind stays. */
function store(games: readonly PastGame[]): void {
  const stays = (past: PastGame, at: number) => at < MOST || isBest(past, games);
  writeOwn("history", JSON.stringify(games.filter(stays)));
}
function isBest(past: PastGame, games: readonly PastGame[]): boolean {
  const alike = games.filter(isLike(past));
  return past === alike.find(({ effort }) => effort?.count === Math.min(...counts(alike)));
}

/** What the game counts for somebody alone, from its last view; who begins makes no difference. */
export function effortOf(
  game: GameInfo | undefined,
  { options, ranks }: TableInfo,
  view: ViewOf,
): Effort | null {
  const count = game?.effort ? (view as unknown as Record<string, unknown>)[game.effort] : null;
  if (typeof count !== "number" || ranks?.length !== 1) return null;
  const words = options as unknown as Record<string, unknown>;
  const chosen = game?.options.filter(({ seat }) => !seat).map(({ name }) => `${name}=${words[name]}`);
  return { count, kind: chosen?.join(" ") ?? "" };
}

/** The best so far; `fresh`: this game is it, and there were others before. */
export interface Best {
  readonly count: number;
  readonly fresh: boolean;
}

/** Note what a game took that is kept already, and compare it with the others of this device. */
export function keepEffort(table: TableInfo, effort: Effort): Best | null {
  const kept = pastGames();
  const at = kept.findIndex(isOf(table));
  if (at < 0) return null;
  const ended = { ...kept[at], effort };
  if (!kept[at].effort) store(kept.map((each, i) => (i === at ? ended : each)));
  const before = counts(kept.slice(at + 1).filter(isLike(ended)));
  const after = counts(kept.slice(0, at).filter(isLike(ended)));
  const count = Math.min(effort.count, ...before, ...after);
  const fresh = before.length > 0 && effort.count === count && effort.count < Math.min(...before);
  return { count, fresh };
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

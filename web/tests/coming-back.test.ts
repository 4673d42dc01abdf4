// What a device remembers of its tables and games.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dropTable, keepFamily, keepTable, ownTables } from "../src/lib/device";
import {
  byDay,
  deletePastGames,
  effortOf,
  keepEffort,
  keepGame,
  pastGames,
  summary,
} from "../src/lib/history";
import { findOwnTables } from "../src/pages/own-tables";
import type { GameInfo, TableInfo, ViewOf } from "../src/lib/wire";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("a family's table is not forgotten for newer ones", () => {
  keepTable("friday");
  keepFamily("friday", true);
  for (let i = 0; i < 40; i++) keepTable(`t${i}`);
  expect(ownTables()).toHaveLength(13);
  expect(ownTables()).toContain("friday");
  keepFamily("friday", false);
  keepTable("t40");
  expect(ownTables()).not.toContain("friday");
  keepTable("sunday");
  keepFamily("sunday", true);
  dropTable("sunday");
  expect(ownTables()).not.toContain("sunday");
});

test.each([
  [404, "table.no_such_table", false],
  [429, "table.too_fast", true],
  [500, "table.damaged", true],
  [503, "table.hall_full", true],
])("a table that answers %i %s is kept: %s", async (status, reason, stays) => {
  keepTable("abc");
  const body = JSON.stringify({ ruling: null, reason, facts: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
  expect(await findOwnTables()).toEqual([]);
  expect(ownTables().includes("abc")).toBe(stays);
});

const DAY = 24 * 3600 * 1000;
const chair = { kind: "person", name: "Noa", colour: "fig" };
const over = (deal: number, ranks: readonly number[]) =>
  ({
    id: "t",
    deal,
    game: "court",
    phase: "over",
    ranks,
    family: "",
    chairs: ranks.map(() => chair),
  }) as unknown as TableInfo;

test("a game is kept once, when it is over, for whoever had a seat", () => {
  keepGame({ ...over(1, [1, 2]), phase: "playing" } as TableInfo, 0, 0);
  keepGame(over(1, [1, 2]), null, 0);
  expect(pastGames()).toEqual([]);
  for (let i = 0; i < 3; i++) keepGame(over(1, [1, 2]), 0, 5);
  keepGame(over(2, [1, 2]), 1, 6);
  expect(pastGames().map(({ deal, you, at }) => [deal, you, at])).toEqual([
    [2, 1, 6],
    [1, 0, 5],
  ]);
  kept.set("kupa.history", "no list");
  expect(pastGames()).toEqual([]);
});

test("wins and streaks are counted, and whoever plays alone breaks none", () => {
  const results: [readonly number[], number][] = [
    [[2, 1], 0],
    [[1, 2], 0],
    [[1], 0],
    [[1, 1], 1],
  ];
  results.forEach(([ranks, you], at) => keepGame(over(at, ranks), you, at * DAY));
  expect(summary(pastGames())).toEqual({ games: 4, wins: 2, streak: 2 });
  expect(byDay(pastGames())).toHaveLength(4);
  keepGame(over(9, [2, 1]), 0, 9 * DAY);
  expect(summary(pastGames()).streak).toBe(0);
  expect(summary([])).toEqual({ games: 0, wins: 0, streak: 0 });
});

describe("the best of somebody who plays alone", () => {
  const game = {
    effort: "tries",
    options: [
      { name: "size", seat: false },
      { name: "first", seat: true },
    ],
  } as unknown as GameInfo;
  const view = (tries: unknown) => ({ tries }) as unknown as ViewOf;
  const small = (deal: number, more: object = {}) => {
    const options = { size: "small", first: String(deal), ...more };
    return { ...over(deal, [1]), options } as unknown as TableInfo;
  };
  function finish(table: TableInfo, tries: number) {
    keepGame(table, 0, table.deal);
    const effort = effortOf(game, table, view(tries));
    return effort && keepEffort(table, effort);
  }

  test("is the fewest of all games of its size, whoever began", () => {
    expect(finish(small(1), 21)).toEqual({ count: 21, fresh: false });
    expect(finish(small(2), 25)).toEqual({ count: 21, fresh: false });
    expect(finish(small(3), 18)).toEqual({ count: 18, fresh: true });
    expect(finish(small(4, { size: "large" }), 60)).toEqual({ count: 60, fresh: false });
    expect(finish(small(5), 18)).toEqual({ count: 18, fresh: false });
    expect(finish(small(3), 18)).toEqual({ count: 18, fresh: true }); // looked at again
    expect(finish(small(1), 21)).toEqual({ count: 18, fresh: false });
    expect(pastGames()).toHaveLength(5);
  });
  test("is kept when older games are not, and deleted with them", () => {
    finish(small(0), 9);
    finish(small(1), 12);
    for (let deal = 2; deal < 310; deal++) keepGame(over(deal, [1, 2]), 0, deal);
    expect(pastGames()).toHaveLength(301);
    expect(finish(small(400), 10)).toEqual({ count: 9, fresh: false });
    deletePastGames();
    expect(finish(small(401), 30)).toEqual({ count: 30, fresh: false });
  });
  test("is counted only in a game that says so, and of nobody at a table of several", () => {
    expect(effortOf({ ...game, effort: null }, small(1), view(3))).toBeNull();
    expect(effortOf(game, over(1, [1, 2]), view(3))).toBeNull();
    expect(effortOf(game, small(1), view([3]))).toBeNull();
    expect(effortOf(undefined, small(1), view(3))).toBeNull();
  });
});

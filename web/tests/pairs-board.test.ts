import { describe, expect, test } from "vitest";
import { flights } from "../src/lib/boards/pairs/flights";
import { fit, turn } from "../src/lib/boards/pairs/grid";
import { module } from "../src/lib/boards/pairs/index";
import { positions } from "./support/positions";

const real = positions("pairs");

test("every legal move of every real position is a card to tap", () => {
  expect(new Set(real.map(({ options }) => options.size)).size).toBe(3);
  for (const { view, moves } of real)
    expect(view.grid.flatMap((_, i) => turn(moves, i + 1) ?? [])).toEqual([...moves]);
});

describe("the grid", () => {
  test.each([
    [14, 344, 330],
    [28, 344, 380],
    [56, 344, 400],
    [56, 1240, 470],
    [28, 374, 560],
  ])("of %i cards fits %i × %i", (count, width, height) => {
    const { columns, width: card } = fit(count, width, height, 5);
    const rows = Math.ceil(count / columns);
    expect(columns * card + 5 * (columns - 1)).toBeLessThanOrEqual(width);
    expect(rows * card * 1.4 + 5 * (rows - 1)).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThanOrEqual(36);
  });

  test("without room has no cards rather than none at all", () => {
    expect(fit(14, 0, 0, 5)).toEqual({ columns: 1, width: 0 });
  });
});

test("all cards are laid out one after the other, covered", () => {
  const ways = flights([{ key: "pairs.laid", count: 56, first: 3 }]);
  expect(ways).toHaveLength(56);
  expect(ways.every(({ from, face }) => from === "seat:3" && face === null)).toBe(true);
  expect(ways.at(-1)).toMatchObject({ to: "card:56", motion: "deal" });
  expect(ways.at(-1)?.delay).toBeLessThan(1200);
});

test("a found pair is turned up, then leaves together", () => {
  const ways = flights([
    { key: "pairs.turned", seat: 0, place: 7, card: "moses" },
    { key: "pairs.matched", seat: 0, card: "moses", places: [2, 7] },
  ]);
  expect(ways[0]).toMatchObject({ from: "card:7", motion: "flip", was: null });
  expect(ways.filter(({ to }) => to === "seat:0").map(({ from }) => from)).toEqual(["card:2", "card:7"]);
});

test("only the very last card turns by itself", () => {
  const { view } = real[0];
  expect(module.trivial({ ...view, phase: "second" }, ["turn 3"])).toBe("turn 3");
  expect(module.trivial({ ...view, phase: "first" }, ["turn 3"])).toBeNull();
  expect(module.trivial({ ...view, phase: "second" }, ["turn 3", "turn 4"])).toBeNull();
});

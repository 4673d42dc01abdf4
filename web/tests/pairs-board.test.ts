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
    [56, 352, 400],
    [56, 1240, 470],
    [28, 374, 560],
  ])("of %i cards fits %i × %i", (count, width, height) => {
    const gap = width < 500 ? 2 : 5;
    const { columns, width: card } = fit(count, width, height, gap);
    const rows = Math.ceil(count / columns);
    expect(columns * Math.max(44, card + gap)).toBeLessThanOrEqual(width);
    expect(rows * (card * 1.4 + gap)).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThanOrEqual(36);
  });

  test.each([
    [56, 352, 340],
    [56, 832, 190],
    [56, 168, 150],
  ])(
    "of %i cards in %i × %i leaves every card a finger's room, and scrolls if it must",
    (...[count, w, h]) => {
      const { columns, width: card } = fit(count, w, h, 2);
      expect(w / columns).toBeGreaterThanOrEqual(44);
      expect(card * 1.4 + 2).toBeGreaterThanOrEqual(Math.min(44, h / Math.ceil(count / columns)) - 1.4);
    },
  );

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

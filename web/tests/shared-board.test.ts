import { describe, expect, test } from "vitest";
import { nearest } from "../src/lib/boards/shared/nearest";
import { SOUNDS } from "../src/lib/boards/pairs/sounds";
import { cuesOf } from "../src/lib/boards/shared/event-sounds";
import { along, type Box, cardAt, travel } from "../src/lib/boards/shared/paths";
import { around, SIDES, sideOf } from "../src/lib/boards/shared/flat/around";
import { symbolOf, horseshoe, isBot, rivals } from "../src/lib/boards/shared/seating";
import type { ChairInfo } from "../src/lib/wire";

const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
const chair = (change: Partial<ChairInfo>): ChairInfo => ({
  kind: "person",
  name: "Noa",
  colour: "",
  level: null,
  away: false,
  piloted: false,
  wins: 0,
  word: false,
  ...change,
});

describe("seats", () => {
  test("go clockwise from one's left hand", () => {
    expect(rivals(4, 2)).toEqual([3, 0, 1]);
    expect(rivals(3, null)).toEqual([0, 1, 2]);
  });

  test.each([
    [2, [0, 1, 0]],
    [3, [1, 0, 1]],
    [4, [1, 1, 1]],
    [5, [2, 0, 2]],
    [6, [2, 1, 2]],
    [7, [3, 0, 3]],
  ])("for %i players make the horseshoe of the art", (players, sizes) => {
    const { left, far, right } = horseshoe(players, 0);
    expect([left.length, far.length, right.length]).toEqual(sizes);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    "%i sit clockwise around a device, the first at the bottom",
    (players) => {
      for (const wide of [true, false]) {
        const sides = around(players, 1 % players, wide);
        const order = SIDES.flatMap((side) => sides[side]);
        expect(order).toEqual(Array.from({ length: players }, (_, i) => (i + 1) % players));
        expect(sideOf(sides, 1 % players)).toBe("bottom");
        for (const side of SIDES) expect(sides[side].length).toBeLessThanOrEqual(2);
      }
    },
  );

  test("two sit at an edge that is free from corner to corner", () => {
    expect(around(5, 0, true).left).toEqual([1, 2]);
    expect(around(5, 0, false).top).toEqual([2, 3]);
  });

  test("nearest on the left is the next in turn, nearest on the right the one before", () => {
    const { left, right } = horseshoe(7, 3);
    expect(left.at(-1)).toBe(4);
    expect(right.at(-1)).toBe(2);
  });

  test("show the symbol of their colour, or that of their number", () => {
    expect(symbolOf(chair({ colour: "fig" }), 0)).toBe(4);
    expect(symbolOf(chair({}), 3)).toBe(3);
  });

  test("played by a bot meanwhile look like a bot's", () => {
    expect(isBot(chair({ piloted: true }))).toBe(true);
    expect(isBot(chair({}))).toBe(false);
  });
});

describe("a way over the table", () => {
  const [a, b] = [box(0, 0), box(200, 0)];

  test("begins at the one place and ends at the other", () => {
    expect(along(a, b, 1, 0).x).toBeCloseTo(-200);
    expect(along(a, b, 1, 1).x).toBeCloseTo(0);
    expect(along(a, b, 1, 1).y).toBeCloseTo(0);
  });

  test("of two swapped cards bends to opposite hands", () => {
    expect(along(a, b, 1, 0.5).y * along(b, a, 1, 0.5).y).toBeLessThan(0);
  });

  test("takes over the size of its goal", () => {
    const frames = travel(box(0, 0, 25, 35), b);
    expect(frames[0].transform).toContain("scale(0.500)");
    expect(frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px) rotate(0.0deg) scale(1.000)");
  });

  test("to where one is already stays there", () => {
    expect(along(a, a, 1, 0.5)).toEqual({ x: 0, y: 0 });
  });
});

describe("arrows", () => {
  const rows = [0, 60, 120, 180].map((x) => box(x, 0)).concat([30, 90, 150].map((x) => box(x, 100)));

  test("go along the row as one sees it", () => {
    expect(nearest(rows, 1, "ArrowRight")).toBe(2);
    expect(nearest(rows, 1, "ArrowLeft")).toBe(0);
  });

  test("change rows to the nearest place", () => {
    expect(nearest(rows, 0, "ArrowDown")).toBe(4);
    expect(nearest(rows, 6, "ArrowUp")).toBe(2);
  });

  test("stay at the edge", () => {
    expect(nearest(rows, 3, "ArrowRight")).toBe(3);
    expect(nearest(rows, 5, "ArrowDown")).toBe(5);
  });
});

test("a sound is heard once an update, however often it happened", () => {
  const turned = (place: number) => ({ key: "pairs.turned", seat: 0, place, card: "moses" }) as const;
  expect(cuesOf<"pairs">([turned(1), turned(2)], SOUNDS)).toEqual(["flip"]);
  expect(cuesOf<"pairs">([turned(1)], { ...SOUNDS, "pairs.turned": null })).toEqual([]);
});

describe("a place that is no card", () => {
  const card = box(0, 0, 100, 140);

  test("holds a smaller card in its middle", () => {
    const plate = box(200, 20, 240, 50);
    const small = cardAt(plate, card);
    expect(small.width / small.height).toBeCloseTo(100 / 140);
    expect(small.left + small.width / 2).toBe(320);
    expect(small.top + small.height / 2).toBe(45);
  });

  test("but a card of another size stays as it is", () => {
    const little = box(5, 5, 50, 70);
    expect(cardAt(little, card)).toBe(little);
  });
});

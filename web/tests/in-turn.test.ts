// Many cards at once are drawn in turn: a few now, a few in each frame, and none that is gone by then.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let frames: (() => void)[] = [];
const frame = () => {
  for (const each of frames.splice(0)) each();
};

beforeEach(() => {
  frames = [];
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import("../src/lib/cards/in-turn")).inTurn;

test("a single card is drawn at once, in every frame", async () => {
  const inTurn = await load();
  const drawn: number[] = [];
  for (const at of [0, 1, 2]) {
    for (let card = 0; card < 6; card++) inTurn(() => drawn.push(at));
    expect(drawn).toHaveLength(6 * (at + 1));
    frame();
  }
});

test("a table of them takes several frames, in order, and then no more", async () => {
  const inTurn = await load();
  const drawn: number[] = [];
  for (let card = 0; card < 49; card++) inTurn(() => drawn.push(card));
  expect(drawn).toHaveLength(6);
  const counts: number[] = [];
  while (frames.length) {
    const before = drawn.length;
    frame();
    counts.push(drawn.length - before);
  }
  expect(drawn).toEqual(Array.from({ length: 49 }, (_, card) => card));
  expect(Math.max(...counts)).toBe(3);
});

test("a card that is gone before its turn is not drawn", async () => {
  const inTurn = await load();
  const drawn: number[] = [];
  const gone = Array.from({ length: 9 }, (_, card) => inTurn(() => drawn.push(card)));
  gone[7]();
  while (frames.length) frame();
  expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 8]);
});

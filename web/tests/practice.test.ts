import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  after,
  choose,
  HARDER,
  keepProgress,
  pace,
  type Progress,
  readProgress,
} from "../src/lib/practice";
import type { PracticeRound } from "../src/lib/wire";
import { Watch } from "../src/pages/practice/watch.svelte";

const LEVELS = 8;
const START: Progress = { level: 3, streak: 0, best: 0, here: 0 };
const answers = (from: Progress, ...given: boolean[]) =>
  given.reduce((progress, right) => after(progress, right, LEVELS), from);

describe("how hard it is", () => {
  test("right answers in a row make it harder, a wrong one easier at once", () => {
    expect(answers(START, ...Array<boolean>(HARDER - 1).fill(true)).level).toBe(3);
    expect(answers(START, ...Array<boolean>(HARDER).fill(true)).level).toBe(4);
    expect(answers(START, ...Array<boolean>(2 * HARDER).fill(true)).level).toBe(5);
    expect(answers(START, false).level).toBe(2);
    expect(answers(START, true, false, true).level).toBe(2);
  });

  test("it stays between the easiest and the hardest there is", () => {
    expect(answers(START, ...Array<boolean>(40).fill(true)).level).toBe(LEVELS);
    expect(answers(START, ...Array<boolean>(40).fill(false)).level).toBe(1);
    expect(after({ ...START, level: 30 }, false, LEVELS).level).toBe(LEVELS - 1);
  });

  test("whoever is right three times of four ends up where that is hard", () => {
    const given = Array.from({ length: 400 }, (_, n) => n % 4 !== 3);
    const { level, best } = answers(START, ...given);
    expect(best).toBe(3);
    expect(level).toBeLessThan(LEVELS);
    expect(level).toBeGreaterThanOrEqual(1);
  });

  test("changes are shown more quickly on each level, but never too quickly to be seen", () => {
    const paces = Array.from({ length: LEVELS }, (_, n) => pace(n + 1));
    expect(paces).toEqual([...paces].sort((a, b) => b - a));
    expect(new Set(paces).size).toBe(LEVELS);
    expect(pace(100)).toBeGreaterThanOrEqual(700);
  });
});

describe("right answers in a row", () => {
  test("are counted over wrong ones, and the most are kept", () => {
    const now = answers(START, true, true, true, false, true);
    expect([now.streak, now.best]).toEqual([1, 3]);
  });

  test("stay on the device", () => {
    vi.stubGlobal("localStorage", kept({}));
    const now = answers(START, true, true, true);
    keepProgress(now);
    expect(readProgress()).toEqual(now);
    vi.unstubAllGlobals();
  });

  test.each(["", "null", "7", "{", '{"level":-2,"streak":"x"}', "[]"])(
    "what is no progress is a beginning: %s",
    (text) => {
      vi.stubGlobal("localStorage", kept({ "kupa.practice": text }));
      expect(readProgress()).toEqual({ level: 1, streak: 0, best: 0, here: 0 });
      vi.unstubAllGlobals();
    },
  );
});

function kept(store: Record<string, string>) {
  return {
    getItem: (name: string) => store[name] ?? null,
    setItem: (name: string, value: string) => (store[name] = value),
  };
}

describe("the next question", () => {
  const levels = [1, 1, 2, 4, 4];

  test("is the nearest to the level that was not asked", () => {
    expect(choose(levels, 1, [])).toBe(0);
    expect(choose(levels, 1, [0])).toBe(1);
    expect(choose(levels, 4, [3, 4])).toBe(2);
    expect(choose(levels, 8, [])).toBe(3);
  });

  test("is none when all were asked", () => {
    expect(choose(levels, 1, [0, 1, 2, 3, 4])).toBeNull();
    expect(choose([], 1, [])).toBeNull();
  });
});

const place = (number: number, empty = false) => ({ seat: null, number, empty });
const NO_CHANGE = { moves: [], faces: [], new: [], gone: [] };
const ROUND: PracticeRound = {
  level: 1,
  step: 5,
  places: [place(1), place(2), place(4), place(7, true)],
  card: "lamp",
  shown: 0,
  steps: [
    {
      ...NO_CHANGE,
      moves: [
        [0, 2],
        [2, 0],
      ],
    },
    { ...NO_CHANGE, gone: [1], new: [3] },
  ],
  answers: [2],
};

describe("watching", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("shows the card, then each change, then waits as long as one likes", () => {
    const entered = vi.fn();
    const watch = new Watch(ROUND, { pace: 1000, waits: false }, entered);
    watch.begin();
    expect([...watch.faces]).toEqual([[0, "lamp"]]);
    expect([...watch.empty]).toEqual([3]);
    vi.advanceTimersByTime(2000);
    expect(watch.step).toBe(ROUND.steps[0]);
    expect(watch.faces.size).toBe(0);
    vi.advanceTimersByTime(1000);
    expect([...watch.empty]).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(watch.stage).toBe("asked");
    vi.advanceTimersByTime(3_600_000);
    expect(watch.stage).toBe("asked");
    expect(entered).toHaveBeenCalledTimes(4);
  });

  test("goes on only when asked to, for those who want that", () => {
    const watch = new Watch(ROUND, { pace: 1000, waits: true }, () => undefined);
    watch.begin();
    vi.advanceTimersByTime(60_000);
    expect([watch.stage, watch.waits]).toEqual(["shown", true]);
    for (let n = 0; n < 3; n++) watch.onward();
    expect([watch.stage, watch.waits]).toEqual(["asked", false]);
  });

  test("takes an answer once, when it is asked", () => {
    const watch = new Watch(ROUND, { pace: 1000, waits: true }, () => undefined);
    watch.begin();
    watch.answer(2);
    expect(watch.stage).toBe("shown");
    for (let n = 0; n < 3; n++) watch.onward();
    watch.answer(0);
    expect([watch.stage, watch.right]).toEqual(["answered", false]);
    watch.answer(2);
    expect(watch.right).toBe(false);
    expect([...watch.faces]).toEqual([[2, "lamp"]]);
  });

  test("begins anew as often as one likes", () => {
    const watch = new Watch(ROUND, { pace: 1000, waits: false }, () => undefined);
    watch.begin();
    vi.advanceTimersByTime(10_000);
    watch.begin();
    expect([watch.stage, watch.at]).toEqual(["shown", -1]);
    vi.advanceTimersByTime(10_000);
    watch.answer(2);
    expect(watch.right).toBe(true);
  });

  test("cards that are turned up on the way are seen, also one that is taken at once", () => {
    const round: PracticeRound = {
      ...ROUND,
      shown: null,
      steps: [
        { ...NO_CHANGE, faces: [[1, "lamp"]] },
        { ...NO_CHANGE, faces: [[0, "lamp"]], gone: [0] },
      ],
    };
    const watch = new Watch(round, { pace: 1000, waits: true }, () => undefined);
    watch.begin();
    expect([...watch.faces]).toEqual([[1, "lamp"]]);
    watch.onward();
    expect([watch.faces.get(0), watch.empty.has(0)]).toEqual(["lamp", false]);
    watch.onward();
    expect([watch.faces.size, watch.empty.has(0)]).toEqual([0, true]);
  });
});

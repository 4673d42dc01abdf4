import { describe, expect, test, vi } from "vitest";
import { beats as resetBeats } from "../src/lib/boards/reset/beats";
import { beats as ushpizinBeats } from "../src/lib/boards/ushpizin/beats";
import pairsFinale from "../src/lib/boards/pairs/finale";
import { distance, type Goal } from "../src/lib/boards/ushpizin/distance";
import { inBeats } from "../src/lib/table/beats";
import type { BoardModule, Shown } from "../src/lib/table/board";
import { type EndFacts, PLAIN } from "../src/lib/table/finale";
import { UpdateQueue } from "../src/lib/table/update-queue";
import type { Update } from "../src/lib/table/updates";
import { wantWords } from "../src/lib/words/locale.svelte";
import { placed, ranking } from "../src/pages/table/ending/result";
import { Sequence } from "../src/pages/table/ending/sequence.svelte";
import { stepsOf } from "../src/pages/table/ending/steps";
import type { ResetEvent, ResetView, UshpizinEvent, UshpizinView } from "../src/lib/wire";

const KINDS = ["abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david"];
const goal = (kind: Goal["kind"], more: Partial<Goal> = {}): Goal => ({
  kind,
  host: null,
  groups: [4, 3],
  kinds: KINDS,
  ...more,
});

test("attempts of a whole table are nobody's result: only who plays alone is told", async () => {
  await wantWords("pairs");
  const end = (kept: string[][], winners: number[]) =>
    pairsFinale({ view: { kept, attempts: 12 }, winners } as unknown as EndFacts<"pairs">);
  expect(end([["moses"]], [0]).line).not.toBe("");
  expect(end([["moses"], []], [0]).line).toBe("");
});

describe("how near a row came", () => {
  test("counts different ushpizin, and names those that are missing", () => {
    const row = ["abraham", "isaac", "jacob", "moses", "aaron", "aaron", "beggar"];
    expect(distance(row, goal("all_seven"))).toEqual({ lit: 5, of: 7, missing: ["joseph", "david"] });
  });
  test("with Elijah in the row nobody can say who is missing", () => {
    const row = ["abraham", "isaac", "jacob", "moses", "aaron", "elijah", "beggar"];
    expect(distance(row, goal("all_seven"))).toEqual({ lit: 6, of: 7, missing: [] });
  });
  test("counts the host's own cards where one is hosted", () => {
    const row = ["david", "david", "elijah", "moses", "moses", "moses", "uncle"];
    expect(distance(row, goal("one_host", { host: "david" })).lit).toBe(3);
  });
  test("counts what fits into the groups of a combination", () => {
    const row = ["david", "david", "david", "david", "david", "moses", "moses"];
    expect(distance(row, goal("combinations")).lit).toBe(6);
    expect(distance(row, goal("combinations", { groups: [3, 2, 2] })).lit).toBe(5);
  });
});

describe("the ranking of the end card", () => {
  test("of equal ranks whoever came nearer stands first", () => {
    const lines = ranking([2, 1, 2], null, (seat) => [3, 7, 5][seat]);
    expect(lines.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
  test("places are told only where they tell more than who has won", () => {
    expect(placed([2, 1, 2, 2])).toBe(false);
    expect(placed([1, 3, 2])).toBe(true);
  });
});

describe("the steps of a win", () => {
  const row = Array.from({ length: 7 }, () => [{ face: "david" }]);
  const won = { ...PLAIN, rows: [{ seat: 0, items: row }], covered: true, token: () => "" };
  const steps = stepsOf(won, true);
  const whole = steps.reduce((sum, { time }) => sum + time, 0);

  test("the result comes after the board has been seen, within five seconds of the call", () => {
    const call = 900; // a beat of the board's own
    expect(call + whole).toBeLessThanOrEqual(5_000);
    expect(whole).toBeGreaterThan(3_000);
    expect(steps.at(-1)?.name).toBe("card");
  });
  test("each card is turned in a step of its own", () => {
    expect(steps.filter(({ name }) => name === "turn")).toHaveLength(7);
  });
  test("without a winner nothing is celebrated", () => {
    expect(stepsOf(won, false).map(({ name }) => name)).toEqual(["board", "card"]);
  });
  test("they follow one another by themselves; slowly is slower; one call ends them", () => {
    vi.useFakeTimers();
    const entered: string[] = [];
    const sequence = new Sequence(steps, 2.5, false, (name) => entered.push(name));
    const stop = sequence.start();
    vi.advanceTimersByTime(whole);
    expect(entered).not.toContain("card");
    vi.advanceTimersByTime(whole * 1.5);
    expect(entered.at(-1)).toBe("card");
    stop();
    const skipped = new Sequence(steps, 1, false, () => undefined);
    skipped.start();
    skipped.end();
    expect(skipped.name).toBe("card");
    vi.useRealTimers();
  });
  test("where steps wait for the reader, the row stays until a tap", () => {
    vi.useFakeTimers();
    const sequence = new Sequence(steps, 1, true, () => undefined);
    const stop = sequence.start();
    vi.advanceTimersByTime(60_000);
    expect([sequence.name, sequence.count("turn")]).toEqual(["turn", 7]);
    sequence.next();
    vi.advanceTimersByTime(60_000);
    expect(sequence.name).toBe("joy");
    stop();
    vi.useRealTimers();
  });
});

describe("an update in beats", () => {
  const shown = (n: number, news: readonly UshpizinEvent[]) =>
    ({ n, view: { seat: 0 }, moves: ["done"], news, seat: 1, who: "bot" }) as unknown as Shown;
  const update = { n: 4, what: "answer", table: { phase: "over" }, shown: shown(4, [{} as never]) };
  const board = {
    beats: (before: unknown, now: unknown) => [{ view: before, news: [], time: 500 }, now],
  } as unknown as BoardModule;

  test("nothing may be answered, and the table does not change, before the last one", () => {
    const [first, last] = inBeats(update as unknown as Update, shown(3, []), board);
    expect([first.table, first.shown?.moves, first.time]).toEqual([null, [], 500]);
    expect(first.shown?.n).toBeGreaterThan(3);
    expect([last.table, last.shown?.n, last.shown?.moves]).toEqual([{ phase: "over" }, 4, ["done"]]);
  });
  test("what is found when the page is opened is one picture", () => {
    expect(
      inBeats({ ...update, what: "welcome" } as unknown as Update, shown(3, []), board),
    ).toHaveLength(1);
    expect(inBeats(update as unknown as Update, null, board)).toHaveLength(1);
  });
  test("the queue walks through them, and a tap goes to the last", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const queue = new UpdateQueue<number>(
      (n) => seen.push(n),
      () => 1000,
    );
    queue.push(1, 2, 3);
    queue.push(4);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1, 2]);
    queue.push(5, 6, 7);
    queue.finish();
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1, 2, 3, 4]);
    vi.useRealTimers();
  });
  test("where steps wait, each stays until the next is called for", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const queue = new UpdateQueue<number>(
      (n) => seen.push(n),
      () => 1000,
      () => true,
    );
    queue.push(1, 2);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([1]);
    queue.onward();
    expect(seen).toEqual([1, 2]);
    queue.push(3);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([1, 2]);
    vi.useRealTimers();
  });
});

describe("the beats of Ushpizin", () => {
  const covered = Array<null>(7).fill(null);
  const open = KINDS;
  const before = {
    rows: [covered, covered, covered],
    open: [],
    first: 1,
    phase: "draw",
    asked: [0],
    winners: [],
  };
  const after = { ...before, rows: [open, open, open], open: [0, 1, 2], phase: "close" };
  const take = (news: readonly unknown[], view: object = after) =>
    ushpizinBeats(before as unknown as UshpizinView, {
      view: view as UshpizinView,
      news: news as readonly UshpizinEvent[],
    });
  const facesOf = ({ view }: { view: unknown }) =>
    (view as UshpizinView).rows.map((row) => row.some((face) => face !== null));

  test("everybody draws over covered rows; then the rows open one by one from the first player", () => {
    const drew = { key: "ushpizin.drew", places: [1, 1, 1] };
    const revealed = { key: "ushpizin.revealed", rows: [open, open, open] };
    const steps = take([drew, revealed]);
    expect(steps.map(facesOf)).toEqual([
      [false, false, false],
      [false, true, false],
      [false, true, true],
      [true, true, true],
    ]);
    expect(steps.map(({ news }) => news.map(({ key }) => key))).toEqual([
      ["ushpizin.drew"],
      [],
      [],
      ["ushpizin.revealed"],
    ]);
  });
  test("a call is heard before the row opens, and sounds the same whether it is right or wrong", () => {
    for (const key of ["ushpizin.declared", "ushpizin.misdeclared"]) {
      const [first, last] = take([{ key, seat: 2, row: open }]);
      expect(facesOf(first)).toEqual([false, false, false]);
      expect(first.news).toMatchObject([{ key: "ushpizin.declared", seat: 2 }]);
      expect(last.view).toBe(after);
    }
  });
});

describe("the beats of Reset", () => {
  const centre = { top: "8", run: ["8", "8"], number: 8, order: "descending", size: 6 };
  const before = { phase: "turn", asked: [1], places: [null, null], centre };
  const gone = { top: null, run: [], number: null, order: "ascending", size: 0 };
  const after = { ...before, centre: gone };
  const take = (news: readonly unknown[], view: object = after) =>
    resetBeats(before as unknown as ResetView, {
      view: view as ResetView,
      news: news as readonly ResetEvent[],
    });
  const laid = { key: "reset.laid", seat: 1, cards: ["8*"] };
  const burnt = { key: "reset.burnt", seat: 1, cause: "reset", count: 7 };

  test("the run of three is seen before it burns", () => {
    const [first, last] = take([laid, burnt]);
    expect((first.view as ResetView).centre).toMatchObject({ run: ["8", "8", "8*"], size: 7 });
    expect(last.view).toBe(after);
    expect(last.news).toEqual([burnt]);
  });
  test("the last card lies on the pile before the game is over", () => {
    const ended = { key: "reset.ended", ranks: [1, 2], hands: [[], ["2"]] };
    const done = { key: "reset.finished_at", seat: 1, place: 1 };
    const over = {
      ...before,
      phase: "over",
      shown: [[], ["2"]],
      centre: { ...centre, top: "3", run: ["3"] },
    };
    const [first, last] = take([{ ...laid, cards: ["3"] }, done, ended], over);
    expect(first.view).toMatchObject({ phase: "turn", shown: null, centre: { top: "3", run: ["3"] } });
    expect(last.news).toEqual([done, ended]);
  });
  test("anything else is one picture", () => {
    expect(take([laid])).toHaveLength(1);
  });
});

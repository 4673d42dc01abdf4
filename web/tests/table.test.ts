import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { spoken } from "../src/lib/boards/plain/moves";
import { rowsOf } from "../src/lib/boards/plain/rows";
import { clockFor, deadlines, hurried } from "../src/lib/table/clocks";
import { Line, type LineState, patience } from "../src/lib/table/line";
import { haste, Parade } from "../src/lib/table/parade";
import { changes, gap, updateOf } from "../src/lib/table/updates";
import type { ChairInfo, FromServer, Lobby, PairsView, TableInfo, Told } from "../src/lib/wire";
import { openView, readPlace } from "../src/pages/replay/open";
import { ranking, winners } from "../src/pages/table/result";
import { withChairs } from "../src/pages/table/settings";
import { originFor } from "../src/lib/share";
import { engine, page, VOICES } from "./support/sources";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const newest = () => FakeSocket.made[FakeSocket.made.length - 1];

describe("the line to a table", () => {
  let states: LineState[];
  let heard: FromServer[];
  let line: Line;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    states = [];
    heard = [];
    line = new Line("ws://table/ws", () => ({ t: "hello", table: "x" }), {
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
    });
    line.open();
    newest().onopen?.();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const welcome = () => newest().hears({ t: "welcome", n: 1 });

  test("says hello first, and sends nothing before the welcome", () => {
    expect(newest().sent).toEqual([{ t: "hello", table: "x" }]);
    expect(line.send({ t: "here" })).toBe(false);
    welcome();
    expect(states).toEqual([{ at: "up" }]);
    expect(line.send({ t: "here" })).toBe(true);
  });

  test("comes back by itself when it breaks", () => {
    welcome();
    newest().onclose?.();
    expect(states.at(-1)).toMatchObject({ at: "down" });
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    newest().onopen?.();
    welcome();
    expect(states.at(-1)).toEqual({ at: "up" });
  });

  test("notices a connection that has died without a word", () => {
    welcome();
    vi.advanceTimersByTime(15_000);
    expect(newest().sent.at(-1)).toEqual({ t: "ping" });
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toMatchObject({ at: "down" });
    expect(FakeSocket.made[0].closed).toBe(true);
  });

  test("a pong keeps it up, and is nobody else's business", () => {
    welcome();
    vi.advanceTimersByTime(15_000);
    newest().hears({ t: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toEqual({ at: "up" });
    expect(heard.map(({ t }) => t)).toEqual(["welcome"]);
  });

  test("looks at once when the network is back", () => {
    welcome();
    newest().onclose?.();
    const before = FakeSocket.made.length;
    line.probe();
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  test("does not come back where it is told not to", () => {
    newest().hears({ t: "bye", reason: "table.no_such_table", again: false });
    newest().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states).toEqual([{ at: "over", reason: "table.no_such_table" }]);
  });

  test("comes back after a bye that asks for it", () => {
    welcome();
    newest().hears({ t: "bye", reason: "table.too_fast", again: true });
    newest().onclose?.();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test("patience grows, has an end, and is different for every page", () => {
  expect(patience(0, () => 1)).toBe(300);
  expect(patience(3, () => 1)).toBe(2400);
  expect(patience(50, () => 1)).toBe(10_000);
  expect(patience(3, () => 0)).toBe(1200);
});

describe("updates in a row", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const shown: number[] = [];
  const parade = () => {
    shown.length = 0;
    return new Parade<number>(
      (n) => shown.push(n),
      () => 1000,
    );
  };

  test("the first is shown at once, the next after its time", () => {
    const row = parade();
    row.push(1);
    row.push(2);
    expect(shown).toEqual([1]);
    expect(row.idle).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    expect(row.idle).toBe(true);
  });

  test("a long queue is walked through faster, and all of it is shown in order", () => {
    const row = parade();
    for (let n = 0; n < 12; n++) row.push(n);
    vi.advanceTimersByTime(6_000);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(haste(0)).toBe(1);
    expect(haste(20)).toBe(0);
  });

  test("a page that was asleep sees the newest at once", () => {
    const row = parade();
    for (let n = 0; n < 3; n++) row.push(n);
    row.skip();
    expect(shown).toEqual([0, 1, 2]);
  });

  test("a new beginning forgets what waited", () => {
    const row = parade();
    row.push(1);
    row.push(2);
    row.clear();
    row.push(3);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 3]);
  });
});

describe("what a message changes", () => {
  const told = {
    t: "told",
    n: 7,
    seat: 1,
    who: "bot",
    events: [{ key: "pairs.turned", seat: 1, place: 2, card: "moses" }],
    game: {
      view: {},
      moves: ["turn 1"],
      look: 500,
      clocks: [{ seat: 0, warn: 10, left: 40, limit: 60 }],
    },
  } as unknown as Told;

  test("an answer brings news, moves and clocks by our own time", () => {
    const update = updateOf(told, 1000);
    expect(update).toMatchObject({ n: 7, table: null, you: undefined, look: 1500, what: "answer" });
    expect(update.shown).toMatchObject({ n: 7, moves: ["turn 1"], seat: 1, who: "bot" });
    expect(update.clocks).toEqual([{ seat: 0, ends: 1040, warns: 1010, limit: 60 }]);
  });
  test("a deal brings news too, and nobody has answered", () => {
    const dealt = { ...told, t: "lobby", what: "dealt", you: 0, hosting: true } as unknown as Lobby;
    expect(updateOf(dealt, 0).shown).toMatchObject({ news: told.events, seat: null, who: null });
  });
  test("an answer that does not follow the last one is a gap", () => {
    expect(gap(told, 6)).toBe(false);
    expect(gap(told, 5)).toBe(true);
  });
  test("a pong changes nothing", () => {
    expect(changes({ t: "pong" })).toBe(false);
  });
});

test("one's own clock is shown first; two hours are not counted down", () => {
  const clock = (seat: number, left: number, limit = 60_000) => ({ seat, left, warn: left, limit });
  const clocks = deadlines([clock(0, 30), clock(1, 20), clock(2, 50, 7_200_000)], 0);
  expect(clocks).toHaveLength(2);
  expect(clockFor(clocks, 0)?.seat).toBe(0);
  expect(clockFor(clocks, null)?.seat).toBe(1);
  expect(hurried(clocks, 0, 5, 100)[0]).toMatchObject({ ends: 105, warns: 100 });
});

describe("the end", () => {
  test("the best are on top, and equal ranks keep their seats' order", () => {
    expect(ranking([2, 1, 2], [3, 9, 3]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
  test("a rank that everyone has is no win", () => {
    expect(winners([1, 1, 1])).toEqual([]);
    expect(winners([1, 2, 1])).toEqual([0, 2]);
    expect(winners([1])).toEqual([0]);
  });
});

describe("settings", () => {
  const chair = { kind: "free" } as ChairInfo;
  const table = (first: string) =>
    ({
      game: "pairs",
      options: { size: "small", first },
      chairs: [chair, chair, chair],
    }) as unknown as TableInfo;
  test("a chair that goes takes the first turn with it", () => {
    expect(withChairs(table("2"), 2)).toMatchObject({ chairs: 2, options: { first: "none" } });
    expect(withChairs(table("1"), 2)).toMatchObject({ options: { size: "small", first: "1" } });
    expect(withChairs(table("none"), 2)).toMatchObject({ options: { first: "none" } });
  });
});

describe("a link for others", () => {
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8765` });
  const known = "http://192.0.2.7:8765";
  test("leads to an address that others can reach, if there is one", () => {
    for (const here of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(originFor(at(here), known)).toBe(known);
      expect(originFor(at(here), null)).toBe(at(here).origin);
    }
  });
  test("is the address the page was opened by, if others know it too", () => {
    for (const here of ["192.0.2.9", "cards.example.org", "localhost.example.org"])
      expect(originFor(at(here), known)).toBe(at(here).origin);
  });
});

describe("the plain board", () => {
  const calls = { card: (name: string) => `<${name}>`, seat: (seat: number) => `#${seat}` };
  const MOVES: Record<string, string[]> = {
    reset: ["7 7*", "fire", "draw", "pass", "leave", "stick 7", "rob 1", "take 5", "give joker"],
    court: ["peek 3", "swap 2 5", "declare 4"],
    pairs: ["turn 12"],
    ushpizin: [
      ...["host david", "ready", "lift 3", "swap 2.5", "declare", "done", "put 4", "announce 3"],
      ...["pass 2", "take 1.4", "offer 4 to 2", "pick 1 6", "exchange 2 5", "close"],
      ...["ask 2 moses", "give abraham", "out isaac"],
    ],
  };
  const each = Object.entries(MOVES).flatMap(([game, moves]) =>
    moves.map((move) => [game as "reset", move] as const),
  );
  test.each(each)("says every move of %s: %s", (game, move) => {
    const { key, facts } = spoken(game, move, calls);
    for (const [, voice] of VOICES) expect(voice.say(key, facts)).not.toContain("undefined");
  });
  test("names places and people", () => {
    expect(spoken("ushpizin", "swap 2.5", calls).facts).toEqual({ name: "#2", place: 5 });
    expect(spoken("ushpizin", "offer 4 to 2", calls).facts).toEqual({ name: "#2", place: 4 });
    expect(spoken("reset", "7 7*", calls).facts).toEqual({ cards: "<7> + <7*>" });
  });
  test("a covered card is none of its business", () => {
    const view = { grid: [null, "moses", null], gaps: [3] } as unknown as PairsView;
    expect(rowsOf("pairs", view)).toEqual([{ of: "middle", cards: [null, "moses", undefined] }]);
  });
});

describe("a replay", () => {
  test("open eyes see what every seat saw", () => {
    const rows = (a: string | null, b: string | null) => ({ rows: [[a], [b]], hosts: [a, b] });
    const views = [rows("moses", null), rows(null, "david")] as never[];
    expect(openView("ushpizin", views)).toEqual({
      rows: [["moses"], ["david"]],
      hosts: ["moses", "david"],
    });
  });
  test("a shared link names the step and the eyes", () => {
    expect(readPlace("12.open")).toEqual({ step: 12, eyes: "open" });
    expect(readPlace("3.2")).toEqual({ step: 3, eyes: "2" });
    expect(readPlace("nonsense")).toEqual({ step: 0, eyes: "open" });
  });
});

test("every option the engine has is explained in the lobby", () => {
  const options = Object.keys(engine("en")).filter((key) => key.startsWith("option."));
  const wanted = options.map((key) =>
    key.endsWith(".first") ? "lobby.first.about" : `${key.replace("option.", "lobby.")}.about`,
  );
  expect(options.length).toBeGreaterThan(20);
  expect(wanted.filter((key) => !(key in page("en")))).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clockFor, deadlines, hurried } from "../src/lib/table/clocks";
import {
  Connection,
  type ConnectionState,
  retryDelay,
  type SocketLike,
} from "../src/lib/table/connection";
import { speedUp, UpdateQueue } from "../src/lib/table/update-queue";
import { changes, gap, updateOf } from "../src/lib/table/updates";
import type {
  ChairInfo,
  FromServer,
  GameInfo,
  Lobby,
  TableInfo,
  AnswerPlayed,
  ViewOf,
} from "../src/lib/wire";
import { openView } from "../src/lib/boards/ushpizin/open";
import { readPlace } from "../src/pages/replay/place";
import { ranking, scoresOf, winners } from "../src/pages/table/ending/result";
import { withChairs } from "../src/pages/table/settings";
import { originFor } from "../src/lib/share";

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

describe("the connection to a table", () => {
  let states: ConnectionState[];
  let received: FromServer[];
  let connection: Connection;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    states = [];
    received = [];
    connection = new Connection(
      () => new WebSocket("ws://table/ws") as SocketLike,
      () => ({ t: "hello", table: "x" }),
      {
        onMessage: (message) => received.push(message),
        onChange: (state) => states.push(state),
      },
    );
    connection.open();
    newest().onopen?.();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const welcome = () => newest().hears({ t: "welcome", n: 1 });

  test("says hello first, and sends nothing before the welcome", () => {
    expect(newest().sent).toEqual([{ t: "hello", table: "x" }]);
    expect(connection.send({ t: "here" })).toBe(false);
    welcome();
    expect(states).toEqual([{ at: "up" }]);
    expect(connection.send({ t: "here" })).toBe(true);
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
    expect(received.map(({ t }) => t)).toEqual(["welcome"]);
  });

  test("looks at once when the network is back", () => {
    welcome();
    newest().onclose?.();
    const before = FakeSocket.made.length;
    connection.probe();
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

test("retryDelay grows, has an end, and is different for every page", () => {
  expect(retryDelay(0, () => 1)).toBe(300);
  expect(retryDelay(3, () => 1)).toBe(2400);
  expect(retryDelay(50, () => 1)).toBe(10_000);
  expect(retryDelay(3, () => 0)).toBe(1200);
});

describe("the queue of updates", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const shown: number[] = [];
  const newQueue = () => {
    shown.length = 0;
    return new UpdateQueue<number>(
      (n) => shown.push(n),
      () => 1000,
    );
  };

  test("the first is shown at once, the next after its time", () => {
    const queue = newQueue();
    queue.push(1);
    queue.push(2);
    expect(shown).toEqual([1]);
    expect(queue.idle).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    expect(queue.idle).toBe(true);
  });

  test("a long queue is walked through faster, and all of it is shown in order", () => {
    const queue = newQueue();
    for (let n = 0; n < 12; n++) queue.push(n);
    vi.advanceTimersByTime(6_000);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(speedUp(0)).toBe(1);
    expect(speedUp(20)).toBe(0);
  });

  test("a page that was asleep sees the newest at once", () => {
    const queue = newQueue();
    for (let n = 0; n < 3; n++) queue.push(n);
    queue.skip();
    expect(shown).toEqual([0, 1, 2]);
  });

  test("a new beginning forgets what waited", () => {
    const queue = newQueue();
    queue.push(1);
    queue.push(2);
    queue.clear();
    queue.push(3);
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
  } as unknown as AnswerPlayed;

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

describe("a replay", () => {
  test("open eyes see what every seat saw", () => {
    const rows = (a: string | null, b: string | null) => ({ rows: [[a], [b]], hosts: [a, b] });
    const views = [rows("moses", null), rows(null, "david")] as never[];
    expect(openView(views)).toEqual({
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

test("scores are read from the field of the view that the game's description names", () => {
  const game = (scores: string | null) => ({ scores }) as unknown as GameInfo;
  const view = { scores: [3, -1], kept: [["moses"], []] } as unknown as ViewOf;
  expect(scoresOf(game("scores"), view)).toEqual([3, -1]);
  expect(scoresOf(game("kept"), view)).toEqual([1, 0]);
  expect(scoresOf(game(null), view)).toBeNull();
});

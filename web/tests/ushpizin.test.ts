import { describe, expect, test } from "vitest";
import {
  answered,
  announced,
  askedOf,
  awaited,
  partOf,
  trivial,
} from "../src/lib/boards/ushpizin/asked";
import { afterCounting, isCounted, whileCounting } from "../src/lib/boards/ushpizin/count";
import { duration } from "../src/lib/boards/ushpizin/durations";
import { callOf, cueOf, worthTelling } from "../src/lib/boards/ushpizin/announcements";
import {
  at as placeOf,
  call,
  dropped,
  mine,
  moveOf,
  player,
  possible,
  stillPicked,
  touched,
  touchesOf,
  type Touch,
} from "../src/lib/boards/ushpizin/touches";
import { ringed, flightsOf } from "../src/lib/boards/ushpizin/flights";
import { at, NEWS, POSITIONS } from "./support/ushpizin";

/** Touch one thing after another, then the last one again if nothing was sent: what goes out? */
function sent(moves: readonly string[], touches: readonly Touch[]): string | null {
  let picked: readonly Touch[] = [];
  for (const touch of [...touches, touches[touches.length - 1]]) {
    expect(possible(moves, picked).has(touch) || picked.includes(touch)).toBe(true);
    const after = touched(moves, picked, touch);
    if (after.send !== null) return after.send;
    picked = after.picked;
  }
  return null;
}

describe("the positions of real games", () => {
  test("are of every phase and have every move there is", () => {
    const phases = new Set(POSITIONS.map(({ view }) => view.phase));
    expect(phases.size).toBe(18);
    expect(new Set(POSITIONS.flatMap(({ moves }) => moves)).size).toBe(325);
  });

  test("let every legal move be made by touching, and nothing else be sent", () => {
    for (const { moves } of POSITIONS)
      for (const move of moves) expect(sent(moves, touchesOf(move))).toBe(move);
  });

  test("let touches of a move come in another order where that means the same", () => {
    for (const { moves } of POSITIONS)
      for (const move of moves.filter((each) => /^(offer|exchange|ask)/.test(each)))
        expect(sent(moves, touchesOf(move).reverse())).toBe(move);
  });

  test("have words for what is asked, and someone to wait for until the end", () => {
    for (const { moves, view } of POSITIONS) {
      expect(askedOf(moves) === null).toBe(moves.length === 0);
      if (view.phase !== "over") expect(awaited(view).length).toBeGreaterThan(0);
    }
  });
});

describe("picking", () => {
  const lift = at("lift").moves;
  const [first, second] = lift.map((move) => touchesOf(move)[0]);

  test("is taken back by letting go, and changes to another card by touching it", () => {
    const once = touched(lift, [], first);
    expect(once).toEqual({ picked: [first], send: null });
    expect(touched(lift, once.picked, second)).toEqual({ picked: [second], send: null });
  });

  test("of something that is not allowed does nothing", () => {
    expect(touched(lift, [first], placeOf(1, 1))).toEqual({ picked: [first], send: null });
    expect(possible(lift, []).has(call("declare"))).toBe(false);
  });

  test("a second card in an offer keeps the player, and another player keeps the card", () => {
    const { moves } = at("offer");
    const [card, seat] = touchesOf(moves[0]);
    const other = touchesOf(moves.find((move) => !touchesOf(move).includes(card)) ?? "")[0];
    const picked = touched(moves, [seat, card], other).picked;
    expect(picked).toEqual([seat, other]);
  });

  test("of a card for the only other player there is picks that one too", () => {
    const moves = ["offer 1 to 2", "offer 4 to 2"];
    expect(touched(moves, [], mine(4))).toEqual({ picked: touchesOf(moves[1]), send: null });
  });

  test("of two cards in return counts their order", () => {
    const { moves } = at("pick");
    expect(moveOf(moves, [mine(5), mine(2)])).toBe("pick 5 2");
    expect(moveOf(moves, [mine(2), mine(5)])).toBe("pick 2 5");
    expect(touched(moves, [mine(5), mine(2)], mine(5)).picked).toEqual([mine(2)]);
  });

  test("is forgotten when other moves are allowed", () => {
    expect(stillPicked(at("swap").moves, [first])).toEqual([]);
    expect(stillPicked(lift, [first])).toEqual([first]);
  });

  test("to declare needs a second touch, as nobody should by a slip of the finger", () => {
    const moves = ["declare", "done"];
    expect(touched(moves, [], call("declare"))).toEqual({ picked: [call("declare")], send: null });
    expect(touched(moves, [], call("done")).send).toBe("done");
  });
});

describe("a dragged card", () => {
  test("exchanges places with the card it is dropped on", () => {
    expect(dropped(at("reorder").moves, mine(5), mine(2), false, null)).toBe("exchange 2 5");
  });

  test("is offered to the player on whose row it falls, and to nobody else", () => {
    const { moves } = at("offer");
    const [card, seat] = touchesOf(moves[0]);
    expect(dropped(moves, card, placeOf(Number(seat.slice(5)), 3), true, null)).toBe(moves[0]);
    expect(dropped(moves, card, player(99), true, null)).toBe(null);
  });

  test("is lifted by leaving its row, and swapped for the card it is dropped on once it is up", () => {
    const { moves } = at("lift");
    const card = touchesOf(moves[0])[0];
    expect(dropped(moves, card, null, true, null)).toBe(moves[0]);
    expect(dropped(moves, card, null, false, null)).toBe(null);
    const swaps = at("swap").moves;
    const goal = touchesOf(swaps[0])[0];
    expect(dropped(swaps, mine(3), goal, true, 3)).toBe(swaps[0]);
    expect(dropped(swaps, mine(4), goal, true, 3)).toBe(null);
  });

  test("is put out on the used pile only", () => {
    const { moves } = at("draw");
    expect(dropped(moves, mine(2), "used", true, null)).toBe("put 2");
    expect(dropped(moves, mine(2), null, true, null)).toBe(null);
  });
});

describe("the page answers by itself", () => {
  test("only where the server offers nothing else", () => {
    expect(trivial(["done"])).toBe("done");
    expect(trivial(["declare", "done"])).toBe(null);
    expect(trivial(["give isaac"])).toBe("give isaac");
  });

  test("never a call, a lift or a card to put out", () => {
    for (const move of ["ready", "close", "lift 3", "put 2", "announce 4", "host david"])
      expect(trivial([move])).toBe(null);
  });
});

test("missions to announce are read from the moves", () => {
  expect(announced(["announce 2", "announce 5"])).toEqual([2, 5]);
});

test("who chooses an ushpiz is not told to memorize, as in quartets nothing lies open", () => {
  expect(["hosts", "opening", "redraw", "announce", "over"].map(partOf)).toEqual([
    "host",
    "study",
    "draw",
    "reveal",
    "over",
  ]);
});

test("who has answered is told only where all are asked at once", () => {
  const { view, seats } = at("draw");
  expect(answered(view, seats).concat(view.asked).sort()).toEqual([...Array(seats).keys()]);
  expect(answered(at("lift").view, 3)).toEqual([]);
});

describe("what happened", () => {
  const keys = new Set(NEWS.flatMap(({ news }) => news.map(({ key }) => key)));

  test("is all of what can happen", () => {
    expect(keys.size).toBe(45);
  });

  test("is held long enough to follow and never longer than four seconds", () => {
    for (const { news } of NEWS) expect(duration(news)).toBeLessThanOrEqual(4000);
    const swap = { key: "ushpizin.swapped", seat: 1, place: 3, other: 2, spot: 5 } as const;
    expect(duration([swap], 0)).toBeGreaterThanOrEqual(520 + 1000);
    expect(duration([swap], 1)).toBeGreaterThanOrEqual(520);
    expect(duration([swap], 1)).toBeLessThan(duration([swap], 0));
    expect(duration([{ key: "ushpizin.chose", seat: 1, place: null }], 0)).toBe(0);
  });

  test("is counted to three where rows are covered because somebody called", () => {
    const open = at("close").view;
    const shut = { ...at("lift").view, open: [] };
    const called = { key: "ushpizin.closed", seat: 1 } as const;
    const began = { key: "ushpizin.began", round: 2, first: 0, open: [] } as const;
    const shown = { n: 2, moves: ["lift 1"], seat: 1, who: "person" } as const;
    const now = { ...shown, view: shut, news: [called, began] };
    expect(isCounted(open, now)).toBe(true);
    expect(isCounted(open, { ...now, news: [{ key: "ushpizin.gust" }, began] })).toBe(false);
    expect(isCounted(open, { ...now, view: open })).toBe(false); // an open round covers nothing
    const counting = whileCounting({ ...now, n: 1, view: open, news: [] }, now);
    expect([counting.view, counting.moves, counting.news]).toEqual([open, [], [called]]);
    expect(afterCounting(now).news).toEqual([began]);
    expect(duration([called, began])).toBeGreaterThan(duration([began]) + 3 * 450);
  });

  test("moves cards only between places that are on the table", () => {
    for (const { seats, news } of NEWS)
      for (const { from, to } of flightsOf(news, { seats, given: 1, gap: 2 }))
        for (const spot of [from, to])
          expect(spot).toMatch(
            new RegExp(
              `^(kupa|used|mission|drawn|seat\\.[0-${seats - 1}]|at\\.[0-${seats - 1}]\\.[1-7])$`,
            ),
          );
  });

  test("shows both cards of a swap, each on its way to the other's place", () => {
    const swap = { key: "ushpizin.swapped", seat: 0, place: 3, other: 2, spot: 5 } as const;
    const ways = flightsOf([swap], { seats: 4, given: null, gap: null });
    expect(ways.map(({ from, to, side }) => [from, to, side])).toEqual([
      ["at.0.3", "at.2.5", 1],
      ["at.2.5", "at.0.3", 1],
    ]);
    expect(ringed([swap])).toEqual(["at.0.3", "at.2.5"]);
  });

  test("deals to everybody, from the first seat, in little more than a second", () => {
    const dealt = { key: "ushpizin.dealt", rows: [], kinds: [], first: 5 } as const;
    const ways = flightsOf([dealt], { seats: 7, given: null, gap: null });
    expect(ways).toHaveLength(49);
    expect(ways[0].to).toBe("at.5.1");
    expect(Math.max(...ways.map(({ delay = 0 }) => delay))).toBeLessThan(1200);
  });

  test("hands out cards to everybody where there are no rows", () => {
    const opened = { key: "ushpizin.opened", kinds: [], first: 1 } as const;
    const ways = flightsOf([opened], { seats: 3, given: null, gap: null });
    expect(ways[0].to).toBe("seat.1");
    expect(new Set(ways.map(({ to }) => to))).toEqual(new Set(["seat.0", "seat.1", "seat.2"]));
  });

  test("is shouted once: a win before the call that brought it", () => {
    const news = [
      { key: "ushpizin.declared", seat: 1, row: [] },
      { key: "ushpizin.won", seats: [1] },
    ] as const;
    expect(callOf(news)).toEqual({ words: "won", seat: 1, miss: false });
    expect(cueOf(news)).toBe("fits");
    expect(callOf([{ key: "ushpizin.misdeclared", seat: 2, row: [] }])?.miss).toBe(true);
  });

  test("is put into words, save what every turn brings", () => {
    const quiet = { key: "ushpizin.quiet", seat: 1 } as const;
    const lifted = { key: "ushpizin.lifted", seat: 1, place: 2 } as const;
    expect(worthTelling([quiet, lifted])).toEqual([lifted]);
  });
});

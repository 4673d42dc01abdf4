import { describe, expect, test } from "vitest";
import { Answers, holds, read } from "../src/lib/boards/reset/answers";
import { flights } from "../src/lib/boards/reset/flights";
import {
  arrived,
  cardsOf,
  type Held,
  kept,
  keyed,
  lie,
  rowsOf,
  tapped,
  use,
} from "../src/lib/boards/reset/hand";
import { module } from "../src/lib/boards/reset/index";
import { bound, prompt } from "../src/lib/boards/reset/prompt";
import { shout } from "../src/lib/boards/reset/shout";
import { translator } from "./support/sources";
import { positions } from "./support/positions";

const real = positions("reset");
const tap = (hand: readonly Held[], answers: Answers, picks: readonly string[], one: Held) =>
  tapped(picks, one.key, use(hand, picks, one, answers));

/** Tap the cards of a play one by one, as a hand would; the picks at the end. */
function tapAll(hand: readonly Held[], answers: Answers, cost: readonly string[]): readonly string[] {
  let picks: readonly string[] = [];
  for (const card of cost) {
    const one = hand.find((each) => each.card === card && !picks.includes(each.key));
    if (one) picks = tap(hand, answers, picks, one);
  }
  return picks;
}

describe("notation", () => {
  test("of a play with a declared joker tells what it costs the hand", () => {
    expect(read("3 4* 5")).toMatchObject({ kind: "lay", cost: ["3", "joker", "5"] });
    expect(read("stick 7*")).toMatchObject({ kind: "stick", cards: ["7*"], cost: ["joker"] });
  });

  test("of other answers is read as what it is", () => {
    expect(read("rob 3")).toMatchObject({ kind: "rob", seat: 3 });
    expect(read("take fire")).toMatchObject({ kind: "take", card: "fire" });
    expect(read("give joker")).toMatchObject({ kind: "give", cost: ["joker"] });
    expect(read("stop stop")).toMatchObject({ kind: "lay", cost: ["stop", "stop"] });
  });

  test("equal cards count", () => {
    expect(holds(["7", "7"], ["7", "7"])).toBe(true);
    expect(holds(["7", "8"], ["7", "7"])).toBe(false);
  });
});

describe("every legal move of every real position can be made", () => {
  test("there are positions of every step and option", () => {
    const steps = new Set(real.map(({ view }) => view.phase));
    expect([...steps].sort()).toEqual(["choose", "give", "stick", "take", "turn"]);
    expect(new Set(real.map(({ options }) => JSON.stringify(options))).size).toBe(8);
    expect(real.some(({ moves }) => moves.some((move) => move.includes("*")))).toBe(true);
  });

  test.each(real.map((position, at) => [at, position.view.phase, position] as const))(
    "position %i (%s)",
    (_, __, { view, moves }) => {
      const answers = new Answers(moves);
      const hand = keyed(view.hand);
      const made = answers.all.map((answer): string | null | undefined => {
        if (answer.kind === "rob") return answers.victim(answer.seat);
        if (answer.kind === "take")
          return view.look?.includes(answer.card) ? answers.take(answer.card) : null;
        if (!("cost" in answer)) return answers.word(answer.kind);
        const picks = tapAll(hand, answers, answer.cost);
        const offered = answers.exactly(cardsOf(hand, picks));
        return offered.find((play) => play.move === answer.move)?.move;
      });
      expect(made).toEqual([...moves]);
    },
  );

  test("and nothing else: a card that is part of no move is out of play", () => {
    for (const { view, moves } of real) {
      const answers = new Answers(moves);
      const hand = keyed(view.hand);
      const costs = new Set(answers.plays.flatMap((play) => play.cost));
      for (const one of hand) expect(use(hand, [], one, answers) === "out").toBe(!costs.has(one.card));
    }
  });
});

describe("picking", () => {
  const hand = keyed(["3", "4", "5", "5", "9", "joker"]);
  const answers = new Answers(["3", "4", "5", "5 5", "3 4 5", "3 4 5*", "9", "5*", "9*"]);
  const pick = (cards: readonly string[]) => tapAll(hand, answers, cards);

  test("takes together what can still become a play", () => {
    expect(cardsOf(hand, pick(["3", "4", "5"]))).toEqual(["3", "4", "5"]);
  });

  test("begins anew with a card that does not join", () => {
    expect(pick(["3", "9"])).toEqual(["9#1"]);
  });

  test("is taken back by a second tap", () => {
    const picks = pick(["5"]);
    expect(tap(hand, answers, picks, hand[2])).toEqual([]);
  });

  test("offers every number a joker can be", () => {
    expect(answers.exactly(["joker"]).map((play) => play.move)).toEqual(["5*", "9*"]);
    expect(answers.exactly([])).toEqual([]);
  });

  test("is dropped where the question has changed", () => {
    expect(kept(hand, ["9#1"], new Answers(["3"]))).toEqual([]);
    expect(kept(hand, ["3#1"], answers)).toEqual(["3#1"]);
  });
});

describe("a hand", () => {
  test("is a fan up to nine and two rows from ten, where there is room", () => {
    expect([6, 9, 10, 22, 38].map((count) => rowsOf(count, 1280, 120))).toEqual([1, 1, 2, 2, 2]);
  });

  test.each([7, 9, 14, 22, 33])("of %i on a phone leaves a finger's width of every card", (count) => {
    const rows = rowsOf(count, 348, 64);
    const longest = Math.max(...Array.from({ length: count }, (_, at) => lie(count, at, rows).of));
    expect((348 - 64) / (longest - 1)).toBeGreaterThanOrEqual(44);
  });

  test.each([1, 6, 9, 10, 15, 23, 38])(
    "of %i lies around its middle, each card in its own place",
    (count) => {
      const rows = rowsOf(count, 348, 64);
      const places = Array.from({ length: count }, (_, at) => lie(count, at, rows));
      const spots = new Set(places.map(({ off, row }) => `${off}/${row}`));
      expect(spots.size).toBe(count);
      expect(places.filter(({ row }) => row === 0).reduce((sum, { off }) => sum + off, 0)).toBe(0);
    },
  );

  test("keeps the keys of its other cards when one leaves", () => {
    expect(keyed(["5", "5", "7"]).map((one) => one.key)).toEqual(["5#1", "5#2", "7#1"]);
    expect(keyed(["5", "7"]).map((one) => one.key)).toEqual(["5#1", "7#1"]);
  });

  test("knows where cards have just come in", () => {
    expect(arrived(keyed(["5", "5", "7"]), ["5", "7"])).toEqual(["5#2", "7#1"]);
  });
});

describe("what is said", () => {
  const english = translator("en");
  test.each(real.map((position, at) => [at, position] as const))(
    "at position %i has words",
    (_, { view, moves }) => {
      expect(english.has(prompt(view, new Answers(moves)))).toBe(true);
      expect(english.has(bound(view))).toBe(true);
    },
  );

  test("a shout has words, and the last of several is heard", () => {
    const burnt = { key: "reset.burnt", seat: 0, cause: "reset", count: 5 } as const;
    const robbed = { key: "reset.robbed", robber: 0, victim: 1, hand: null } as const;
    expect(shout([robbed, burnt])).toMatchObject({ words: "board.reset.shout_reset", kind: "fire" });
    expect(shout([robbed], 1)).toMatchObject({ seat: 0, kind: "miss", event: robbed });
    expect(shout([burnt])?.event).toBeNull();
    expect(shout([])).toBeNull();
    for (const key of ["fire", "reset", "reverse", "stop", "robber", "done"])
      expect(english.has(`board.reset.shout_${key}`)).toBe(true);
  });
});

describe("flow", () => {
  const { view } = real[0];

  test("the page answers alone only where there is nothing to choose", () => {
    expect(module.trivial(view, ["leave"])).toBe("leave");
    expect(module.trivial(view, ["rob 1"])).toBe("rob 1");
    expect(module.trivial(view, ["rob 1", "rob 2"])).toBeNull();
    expect(module.trivial(view, ["draw"])).toBeNull();
    expect(module.trivial(view, ["7"])).toBeNull();
  });

  test("what others do is held longer than one's own deed", () => {
    const own = view.seat ?? 0;
    const laid = (seat: number) => module.duration([{ key: "reset.laid", seat, cards: ["7"] }], view);
    expect(laid(own + 1)).toBeGreaterThan(laid(own));
    expect(module.duration([], view)).toBe(0);
  });
});

test("a deal goes round: cards to the others, one turned up, then one's own hand", () => {
  const hand = ["3", "fire"].map((card, i) => ({ key: `${card}/${i}`, card }));
  const news = [
    { key: "reset.opened", card: "5", buried: [], first: 1 },
    { key: "reset.dealt", seat: 0, cards: ["3", "fire"] },
  ] as const;
  const ways = flights(news, { you: 0, seats: 3, before: [], now: hand, picks: [] }, null);
  expect(ways.filter(({ to }) => to === "seat:1" || to === "seat:2")).toHaveLength(6);
  expect(ways.find(({ to }) => to === "heap:0")).toMatchObject({ face: "5", was: null });
  expect(ways.filter(({ from }) => from === "mypile").map(({ face }) => face)).toEqual(["3", "fire"]);
});

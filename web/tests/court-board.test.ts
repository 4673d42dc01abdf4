import { describe, expect, test } from "vitest";
import { flights } from "../src/lib/boards/court/flights";
import { module } from "../src/lib/boards/court/index";
import { mark, openHat, secret } from "../src/lib/boards/court/mark";
import { offers, places, tapped } from "../src/lib/boards/court/offers";
import { shout } from "../src/lib/boards/court/shout";
import type { CourtView } from "../src/lib/wire";
import { positions } from "./support/positions";
import { translator } from "./support/sources";

const real = positions("court");

describe("every legal move of every real position can be made", () => {
  test("there are positions of every option", () => {
    expect(new Set(real.map(({ options }) => JSON.stringify(options))).size).toBe(6);
  });

  test.each(real.map((position, at) => [at, position] as const))("position %i", (_, { moves }) => {
    const free = places(moves);
    const made = moves.map((move) => {
      const [verb, ...at] = move.split(" ");
      const picks = at
        .map(Number)
        .reduce<readonly number[]>((sum, place) => tapped(sum, place, free), []);
      return offers(moves, picks)[verb as "peek" | "swap" | "declare"];
    });
    expect(made).toEqual([...moves]);
  });
});

describe("picking hats", () => {
  const free = new Set([1, 2, 5]);

  test("takes at most two, and the older makes room", () => {
    expect(
      [1, 2, 5].reduce<readonly number[]>((picks, place) => tapped(picks, place, free), []),
    ).toEqual([2, 5]);
  });

  test("is taken back by a second tap and leaves an empty place alone", () => {
    expect(tapped([1], 1, free)).toEqual([]);
    expect(tapped([1], 3, free)).toEqual([1]);
  });

  test("finds a swap in whichever order it was picked", () => {
    expect(offers(["swap 2 5"], [5, 2]).swap).toBe("swap 2 5");
    expect(offers(["peek 2"], [5])).toEqual({ peek: null, swap: null, declare: null });
  });
});

describe("what is in view", () => {
  const view = real[0].view;
  const after = (change: Partial<CourtView>): CourtView => ({ ...view, shown: null, ...change });
  const peeked = { key: "court.peeked", seat: 0, place: 3, hat: null } as const;
  const missed = { key: "court.missed", seat: 1, place: 2, hat: "king" } as const;

  test("by a peek is marked as one's own, by a failed declaration not", () => {
    expect(secret(after({ seen: { place: 3, hat: "cook" }, last: peeked }))).toBe(true);
    expect(secret(after({ seen: { place: 2, hat: "king" }, last: missed }))).toBe(false);
    expect(secret(after({ seen: null, last: peeked }))).toBe(false);
  });

  test("is the hat of the last answer only", () => {
    const seen = after({ seen: { place: 3, hat: "cook" } });
    expect([openHat(seen, 3), openHat(seen, 4)]).toEqual(["cook", null]);
    expect(openHat(after({ shown: ["king", null], seen: null }), 1)).toBe("king");
  });

  test("of what others did is the last deed only", () => {
    const swapped = { key: "court.swapped", seat: 2, place: 1, other: 6 } as const;
    expect([1, 6, 3].map((place) => mark(swapped, place)?.icon)).toEqual(["swap", "swap", undefined]);
    expect(mark(peeked, 3)).toEqual({ seat: 0, icon: "eye" });
    expect(mark(null, 1)).toBeNull();
  });
});

describe("motion", () => {
  test("of a swap shows no face and both places", () => {
    const ways = flights([{ key: "court.swapped", seat: 0, place: 2, other: 5 }]);
    expect(ways.map(({ from, to, face }) => [from, to, face])).toEqual([
      ["hat:2", "hat:5", null],
      ["hat:5", "hat:2", null],
    ]);
  });

  test("of a peek by somebody else shows no card at all", () => {
    expect(flights([{ key: "court.peeked", seat: 1, place: 2, hat: null }])).toEqual([]);
  });

  test("of a won pair takes hat and person to the winner, and brings new ones", () => {
    const ways = flights([
      { key: "court.fitted", seat: 1, place: 4, person: "king" },
      { key: "court.refilled", place: 4, person: "cook" },
    ]);
    expect(ways.filter(({ to }) => to === "seat:1")).toHaveLength(2);
    expect(ways.find(({ from }) => from === "hats")?.face).toBeNull();
    expect(ways.find(({ from }) => from === "people")?.face).toBe("cook");
    expect(ways.find(({ motion }) => motion === "fit")).toMatchObject({ to: "hat:4", was: null });
  });

  test("of a wrong hat sends a penalty to whoever declared it, after the shakes", () => {
    const ways = flights([{ key: "court.missed", seat: 1, place: 2, hat: "king" }]);
    const token = ways.find(({ face }) => face === "penalty");
    expect(token).toMatchObject({ from: "hat:2", to: "seat:1", late: true });
    expect(token?.delay).toBe(660);
  });
});

test("shouts have words", () => {
  for (const key of ["fits", "not", "magic", "new"])
    expect(translator("en").has(`board.court.shout_${key}`)).toBe(true);
  expect(shout([{ key: "court.fitted", seat: 0, place: 1, person: "king" }])).toBe(
    "board.court.shout_fits",
  );
});

test("every turn of the court is a choice", () => {
  expect(module.trivial(real[0].view, ["peek 1"])).toBeNull();
  expect(module.keepsLog).toBe(false);
});

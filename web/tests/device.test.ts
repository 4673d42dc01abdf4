import { describe, expect, test } from "vitest";
import { openly } from "../src/lib/boards/court/glance";
import { openly as openRows, type Rows } from "../src/lib/boards/ushpizin/openly";
import type { Shown } from "../src/lib/table/board";
import { handSizes } from "../src/pages/table/device/hand-sizes";
import type { FieldInfo } from "../src/lib/wire";

const court = (key: string): Shown<"court"> => {
  const event = { key, seat: 1, place: 3, hat: "king" };
  const view = { seat: 1, seen: { place: 3, hat: "king" }, last: event };
  return {
    n: 4,
    view,
    moves: ["peek 3"],
    news: [event],
    seat: 1,
    who: "person",
  } as unknown as Shown<"court">;
};

describe("around one device", () => {
  test("a peek is seen by nobody before a hand covers it", () => {
    const shown = openly(court("court.peeked"));
    expect(JSON.stringify([shown.view.seen, shown.news])).not.toContain("king");
    expect(shown.moves).toEqual([]);
  });

  test("what was declared wrongly all have seen", () => {
    expect(openly(court("court.missed")).view.seen).toEqual({ place: 3, hat: "king" });
  });

  test("a sealed place stays sealed", () => {
    const view = { seat: 0, chosen: 5, barred: [[0, 2]], turn: null };
    const shown = openRows({ n: 1, view, moves: [], news: [], seat: 0, who: null } as unknown as Rows);
    expect(shown.view).toMatchObject({ seat: null, chosen: null, barred: [] });
  });
});

test("sizes of hands are found by what a game says of its view", () => {
  const field = (name: string, kind: string, zone: string, by_seat: boolean) =>
    ({ name, kind, zone, by_seat }) as unknown as FieldInfo;
  const fields = [field("hand", "card", "hand", false), field("hands", "count", "hand", true)];
  expect(handSizes([{ fields }], { hand: ["7", "fire"], hands: [2, 5] })).toEqual([2, 5]);
  expect(handSizes([{ fields: [] }], { hand: ["7"] })).toEqual([]);
});

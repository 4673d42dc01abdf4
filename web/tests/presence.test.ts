// Reactions and sounds: where they appear, and that nothing is silent by mistake.
import { describe, expect, test } from "vitest";
import { cueFor, cuesFor } from "../src/lib/boards/general/sounds";
import { PHRASES, REACTIONS } from "../src/lib/phrases";
import { phraseCue } from "../src/lib/sound/phrase-cues";
import { over } from "../src/pages/table/beside-seat";

const VIEW = { width: 360, height: 640 };
const BUBBLE = { width: 120, height: 44 };
const seat = (left: number, top: number) => ({ left, top, width: 80, height: 40 });

describe("a bubble", () => {
  test("stands over its seat, in the middle", () => {
    expect(over(seat(140, 200), BUBBLE, VIEW)).toEqual({ x: 120, y: 150 });
  });
  test.each([
    [seat(0, 200), { x: 8, y: 150 }],
    [seat(300, 200), { x: 232, y: 150 }],
    [seat(140, 20), { x: 120, y: 66 }],
    [seat(140, 700), { x: 120, y: 588 }],
  ])("stays in view over %o", (place, found) => {
    expect(over(place, BUBBLE, VIEW)).toEqual(found);
  });
});

test("every phrase and reaction has a sound, and reactions sound unlike each other where they can", () => {
  const said = [...PHRASES, ...(Object.keys(REACTIONS) as (keyof typeof REACTIONS)[])];
  expect(said).toHaveLength(20);
  for (const each of said) expect(phraseCue(each)).toBeTypeOf("function");
  expect(
    new Set(Object.keys(REACTIONS).map((each) => phraseCue(each as keyof typeof REACTIONS))).size,
  ).toBe(6);
});

test("a game that the page does not know is heard too", () => {
  const sound = (facts: Readonly<Record<string, unknown>> & { key: string }) => cueFor(facts);
  expect(sound({ key: "fish.ended" })).toBe("over");
  expect(sound({ key: "fish.asked", seat: 1, rank: "7" })).toBe("flip");
  expect(sound({ key: "fish.drew", seat: 1, card: null })).toBe("deal");
  expect(sound({ key: "fish.counted", seat: 1, count: 3 })).toBe("knock");
  expect(sound({ key: "fish.passed", seat: 1 })).toBe("pass");
  expect(cuesFor([{ key: "a.b" }, { key: "a.c" }, { key: "a.won" }])).toEqual(["pass", "over"]);
});

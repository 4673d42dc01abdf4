// Cards for print: where the page asks for them, and the drawings that the build writes.
import { describe, expect, test } from "vitest";
import { drawings, settled } from "../src/lib/cards/export";
import { printPath } from "../src/lib/print";
import { faces, GAMES } from "./support/sources";

const DRAWN = drawings();
const partsOf = (wanted: string) => DRAWN.find(({ game }) => game === wanted)?.parts ?? {};

test("a deck is asked for on the paper of the country", () => {
  expect(printPath("reset", "he", "he-IL")).toBe("/api/games/reset/print/he?paper=a4");
  expect(printPath("reset", "en", "en-US")).toBe("/api/games/reset/print/en?paper=letter");
});

test("the same drawing is the same text, whatever was drawn before", () => {
  expect(settled('<a id="drawn-7"/><b href="#drawn-7"/><i id="drawn-9"/>')).toBe(
    '<a id="d0"/><b href="#d0"/><i id="d1"/>',
  );
  expect(JSON.stringify(drawings())).toBe(JSON.stringify(DRAWN));
});

describe.each(GAMES)("%s", (game) => {
  test("has a drawing of every card", () => {
    const drawn = Object.values(partsOf(game)).flatMap(({ fronts }) => Object.keys(fronts));
    expect(faces(game).filter((face) => !drawn.includes(face))).toEqual([]);
  });

  test("leaves words and numbers to the text over it", () => {
    for (const { fronts, back } of Object.values(partsOf(game)))
      for (const { faces: looks } of [...Object.values(fronts), back])
        for (const { art } of Object.values(looks)) {
          expect(art).toMatch(/^<svg /);
          expect(art).not.toMatch(/<text|NaN|undefined/);
        }
  });

  test("can be printed on white", () => {
    for (const { fronts } of Object.values(partsOf(game)))
      for (const { faces: looks } of Object.values(fronts))
        expect(looks["save-ltr"]?.ground).toBe("#ffffff");
  });
});

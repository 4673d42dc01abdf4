import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Card from "../src/lib/cards/Card.svelte";
import { scene, type Scene } from "../src/lib/cards/scenes";
import { moreSymbol } from "../src/lib/cards/more-symbols";
import { EVERYDAY, symbol, SYMBOLS } from "../src/lib/cards/seats";
import { loadRenderer, type CardRenderer, rendererOf } from "../src/lib/cards/card-renderers.svelte";
import { faces, GAMES, TRANSLATORS } from "./support/sources";

beforeAll(async () => {
  await Promise.all(GAMES.map(loadRenderer));
});
const renderer = (game: string) => rendererOf(game) as CardRenderer;

/** Opening and closing tags pair up, and no number or name is missing from the drawing. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (slash && open.pop() !== name) return false;
    if (!slash && !empty) open.push(name);
  }
  return open.length === 0 && !/NaN|undefined|null/.test(svg);
}

const DRAWN = [
  ...faces("reset").map((face) => ["reset", face, "card"] as const),
  ...faces("ushpizin").map((face) => ["ushpizin", face, "card"] as const),
  ...faces("pairs").map((face) => ["pairs", face, "card"] as const),
  ...faces("court").map((face) => ["court", face, "hat"] as const),
  ...faces("court")
    .filter((face) => face !== "magic")
    .map((face) => ["court", face, "card"] as const),
  ["reset", "7*", "card"] as const,
];

test("the engine's faces are found", () => {
  expect(faces("reset")).toHaveLength(15);
  expect(faces("court")).toHaveLength(25);
  expect(faces("ushpizin")).toHaveLength(20);
  expect(faces("pairs")).toHaveLength(14);
});

test.each(DRAWN)("%s draws %s (%s)", (game, face, part) => {
  for (const mini of [false, true]) {
    const svg = renderer(game).front(face, { title: "Title", mini, dir: "rtl" }, part);
    expect(svg).toMatch(/^<svg /);
    expect(wellFormed(svg)).toBe(true);
  }
});

test.each(TRANSLATORS)("every face has a name in %s", (_, translator) => {
  const nameless = DRAWN.map(([, face]) => face).filter(
    (face) => !/^\d+\*?$/.test(face) && !translator.has(`card.${face}`),
  );
  expect(nameless).toEqual([]);
});

test("no two faces of a game look alike", () => {
  const bare = (svg: string) => svg.replace(/drawn-\w+/g, "");
  for (const game of ["reset", "ushpizin"] as const) {
    const drawn = faces(game).map((face) => bare(renderer(game).front(face, { mini: true }, "card")));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

describe("a covered card", () => {
  const shown = (face: string | null, game = "ushpizin") =>
    render(Card, { props: { game, face, label: "card 3 of 7" } }).body;
  test("is the same picture whatever lies under it", () => {
    expect(shown(null)).toContain("data:image/svg+xml");
    expect(shown(null)).not.toMatch(/david|moses|mission/);
  });
  test("differs from an open one", () => {
    expect(shown("david")).not.toContain("data:image/svg+xml");
    expect(shown("david")).toContain('aria-label="card 3 of 7"');
  });
  test("of the court shows its own back for hats", () => {
    const hat = render(Card, { props: { game: "court", part: "hat" } }).body;
    expect(hat).not.toBe(render(Card, { props: { game: "court", part: "card" } }).body);
  });
});

test("a joker declared 7 is not a plain 7", () => {
  const front = (face: string) => renderer("reset").front(face, { mini: true }, "card");
  expect(front("7*").length).toBeGreaterThan(front("7").length);
});

test.each(SYMBOLS.map((name, seat) => [name, seat] as const))("the symbol %s is drawn", (_, seat) => {
  const draw = seat < EVERYDAY ? symbol : moreSymbol;
  expect(draw(seat)).toContain(`--seat-${seat + 1})`);
  expect(wellFormed(draw(seat))).toBe(true);
  expect(draw(seat, true)).toContain("stroke-dasharray");
});

test.each(["empty", "reconnecting", "away", "lost", "wait", "won"] satisfies Scene[])(
  "scene %s is drawn",
  (name) => {
    expect(wellFormed(scene(name))).toBe(true);
  },
);

import { describe, expect, test } from "vitest";
import { offersOf, readMove, type Move } from "../src/lib/boards/general/offers";
import { opened, type Zone } from "../src/lib/boards/general/zones";
import { hash } from "../src/lib/cards/general/index";
import renderer from "../src/lib/cards/general/index";
import type { Description } from "../src/lib/wire";
import { positions } from "./support/positions";
import { read, TRANSLATORS } from "./support/sources";
import { POSITIONS } from "./support/ushpizin";

const games = JSON.parse(read("web/tests/fixtures/descriptions.json")) as readonly Description[];
type Seen = Readonly<Record<string, unknown>>;
interface Shown {
  readonly view: Seen;
  readonly moves: readonly string[];
}
const shown = (key: string): readonly Shown[] =>
  key === "ushpizin"
    ? (POSITIONS as unknown as Shown[])
    : (positions(key as "reset") as unknown as Shown[]);

/** Every card that a view holds, wherever; the last event is told in a sentence instead. */
function cardsIn(value: unknown, known: ReadonlySet<string>): string[] {
  if (typeof value === "string") return known.has(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => cardsIn(each, known));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) => (name === "last" ? [] : cardsIn(each, known)));
}
const facesOf = (zones: readonly Zone[]) => new Set(zones.flatMap(({ cards }) => cards));

describe.each(games.map((game) => [game.key, game] as const))(
  "the general board draws %s",
  (key, game) => {
    const known = new Set(game.cards.map((card) => card.key));
    const phases = new Set(game.phases.map(({ name }) => name));

    test("with every card that is in view", () => {
      for (const { view } of shown(key)) {
        const { phase, ...rest } = view;
        expect(phases).toContain(phase);
        const faces = facesOf(opened(game.views, view, view.seat as number | null).zones);
        expect(cardsIn(rest, known).filter((card) => !faces.has(card))).toEqual([]);
      }
    });

    test("with every legal move as something that can be pressed", () => {
      expect(shown(key).length).toBeGreaterThan(5);
      for (const { view, moves } of shown(key)) {
        const you = view.seat as number;
        const { zones } = opened(game.views, view, you);
        const all = moves.map((text) => readMove(text, game.verbs, game.cards));
        expect(all.filter(({ verb }) => verb === "")).toEqual([]);
        const { spots, loose } = offersOf(all, zones, game.cards, you);
        const pressed = new Set<Move>([...loose, ...[...spots.values()].flat()]);
        expect(all.filter((move) => !pressed.has(move))).toEqual([]);
        for (const spot of spots.keys()) {
          const [zone, at] = spot.split(":");
          if (zone !== "seat") expect(zones[Number(zone)].cards[Number(at)]).not.toBeUndefined();
        }
      }
    });

    test.each(TRANSLATORS)("and says every move in %s", (_, translator) => {
      for (const { key: verb, arguments: all } of game.verbs) {
        const facts = all.map(({ name, kind, many }) => {
          const one = kind === "card" ? game.cards[0].key : 1;
          return [name, many ? [one] : one];
        });
        const said = translator.tell(
          { key: `move.${key}.${verb}`, ...(Object.fromEntries(facts) as Record<string, number>) },
          ["Noa", "Dan"],
        );
        expect(said).toMatch(/\p{L}{2}/u);
      }
    });
  },
);

describe("moves and cards", () => {
  const cards = [
    { key: "7", group: "", copies: 4, alias_of: null },
    { key: "7*", group: "", copies: 4, alias_of: "joker" },
    { key: "joker", group: "", copies: 4, alias_of: null },
  ];
  const reset = games.find(({ key }) => key === "reset");
  const zones: readonly Zone[] = [
    { name: "top", seat: null, layout: "pile", cards: ["7"] },
    { name: "hand", seat: 1, layout: "hand", cards: ["7", "joker"] },
  ];

  test("a card that a move names is one's own, not the one on the pile", () => {
    const move = readMove("7", reset?.verbs ?? [], cards);
    expect([...offersOf([move], zones, cards, 1).spots.keys()]).toEqual(["1:0"]);
  });

  test("a card that stands for another is played with the one that is held", () => {
    const move = readMove("7*", reset?.verbs ?? [], cards);
    expect([...offersOf([move], zones, cards, 1).spots.keys()]).toEqual(["1:1"]);
  });

  test("a move of no verb is still a button", () => {
    const move = readMove("hop 3", reset?.verbs ?? [], cards);
    expect(offersOf([move], zones, cards, 1).loose).toEqual([move]);
  });

  test("a covered card of a replay with open hands is shown in its owner's hand", () => {
    const hand = games.find(({ key }) => key === "reset");
    const [{ view }] = shown("reset");
    const both = { ...view, opened: [view, { ...view, seat: 1, hand: ["stop"] }] };
    const found = opened(hand?.views ?? [], both, null).zones.filter(({ name }) => name === "hand");
    expect(found.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(found[1].cards).toEqual(["stop"]);
  });
});

test("a drawn card always has its name, and a covered one nothing of its face", () => {
  expect(renderer.front("tuna", { title: "Tuna&<co>" }, "3")).toContain("Tuna&amp;&lt;co&gt;");
  expect(renderer.front("tuna", { title: "Tuna" }, "3")).not.toEqual(
    renderer.front("tuna", { title: "Tuna" }, "4"),
  );
  expect(renderer.back()).not.toContain("text");
  expect(hash("tuna")).toBe(hash("tuna"));
});

// Every key the page can say has its sentence, and every sentence of the page can be said.
import { describe, expect, test } from "vitest";
import type { Part } from "../src/lib/boards/shared/reading";
import type { Mark as CourtMark } from "../src/lib/boards/court/mark";
import { partOf } from "../src/lib/boards/ushpizin/asked";
import type { Mark, Tag } from "../src/lib/boards/ushpizin/rows";
import { SYMBOLS } from "../src/lib/cards/seats";
import type { Skill } from "../src/lib/levels";
import type { Sign } from "../src/lib/rules/pictures";
import { ALL_TEMPOS } from "../src/lib/table/tempo.svelte";
import type { Level, OptionsOf, Pace } from "../src/lib/wire";
import type { Sent } from "../src/pages/table/table-effects.svelte";
import { allIds, GAMES, idsOf, read, sources } from "./support/sources";

const known = new Set(allIds());
const lacking = (keys: readonly string[]) => keys.filter((key) => !known.has(key.replaceAll(".", "-")));
const code = sources();
const found = (pattern: RegExp) =>
  code.flatMap((text) => [...text.matchAll(pattern)].map((hit) => hit[1]));

/** All members of a union: one too few or too many does not compile. */
const all = <Name extends string>(names: Record<Name, true>) => Object.keys(names) as Name[];
const each = (start: string, names: readonly string[]) => names.map((name) => `${start}${name}`);

/** The verbs of a game's moves, from the list of them that ends its rules. */
const verbs = (game: string) => {
  const listed = read(`docs/rules/en/${game}.md`).matchAll(/^> - `([a-z]+)/gm);
  return [...new Set([...listed].map((hit) => hit[1]))];
};
const without = (names: readonly string[], ...left: string[]) =>
  names.filter((name) => !left.includes(name));

/** Every option of every game with its words, as the engine declares them. */
type Words<G extends (typeof GAMES)[number]> = {
  [Name in keyof OptionsOf<G>]: Exclude<OptionsOf<G>[Name], `${number}`>[];
};
const OPTIONS: { [G in (typeof GAMES)[number]]: Words<G> } = {
  ushpizin: {
    exposure: ["every_round", "always", "open_seventh", "seldom"],
    every: ["none"],
    reorder: ["on", "off"],
    goal: ["all_seven", "one_host", "combinations"],
    hosts: ["none", "open", "secret", "free"],
    guests: ["usual", "on", "off"],
    kinds: ["usual", "few", "all"],
    style: ["swaps", "quartets"],
    combination: ["none", "three_four", "two_two_three"],
    missions: ["none", "on", "off"],
    elijah: [],
    exchange: ["once", "again"],
    close: ["first", "all"],
    rounds: ["none"],
    first: ["none"],
  },
  court: {
    size: ["short", "standard", "long"],
    magic: ["any", "declared"],
    turns: ["none"],
    first: ["none"],
  },
  reset: {
    draw: ["forced", "free"],
    stick: ["on", "off"],
    finish: ["first", "places"],
    turns: ["none"],
    first: ["none"],
  },
  pairs: { size: ["small", "medium", "large"], first: ["none"] },
};
const options = GAMES.flatMap((game) =>
  Object.entries(OPTIONS[game] as Record<string, string[]>).map(([name, words]) => ({
    key: name === "first" ? "option.first" : `option.${game}.${name}`,
    words: without(words, "on", "off", "none", "usual"), // these say the same of every option
  })),
);
const chosen = options.flatMap(({ key, words }) => each(`${key}.`, words));

const goals = ["all_seven", "one_host", "three_four", "two_two_three"];
const parts = all<ReturnType<typeof partOf>>({
  host: true, study: true, swap: true, draw: true, reveal: true, ask: true, over: true,
}); // prettier-ignore
const marks = all<Mark>({
  lifted: true, barred: true, picked: true, first: true, second: true, sealed: true, changed: true, offered: true,
  came: true,
}); // prettier-ignore
const tags = all<Tag>({
  winner: true,
  resting: true,
  open: true,
  hushed: true,
  answered: true,
  first: true,
});
const levels = all<Level>({ random: true, easy: true, medium: true, hard: true, perfect: true });
const skills = each("home.skill.", all<Skill>({ first: true, easy: true, medium: true, hard: true }));
const paces = all<Pace>({
  relaxed: true,
  normal: true,
  quick: true,
  untimed: true,
  day: true,
  days: true,
});
const sent = all<Sent>({ kicked: true, moved: true });
/** Whom and what a card shows that explains itself. */
const explained = {
  reset: ["fire", "reverse", "robber", "stop", "joker"],
  ushpizin: [
    ...["abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david", "elijah"],
    ...["grandfather", "friends", "guest", "neighbour", "uncle", "beggar"],
    ...each("mission", [..."123456"]),
  ],
};
const aloud = all<Part>({ last: true, turn: true, pile: true, hand: true, row: true, seats: true });
const states = ["covered", "open", "empty"];
const games = each("game.", GAMES);
const entries = idsOf("tables")
  .filter((id) => id.startsWith("entry-"))
  .map((id) => id.replace("-", "."));

interface Described {
  readonly key: string;
  readonly verbs: readonly { readonly key: string }[];
  readonly presets: readonly { readonly key: string }[];
}
const DESCRIBED = JSON.parse(read("web/tests/fixtures/descriptions.json")) as readonly Described[];
const PRESETS = DESCRIBED.flatMap(({ key, presets }) =>
  presets.map((preset) => `preset.${key}.${preset.key}`),
);
/** What the general board says of a move: one sentence for each verb of each game. */
const MOVES = DESCRIBED.flatMap(({ key, verbs }) => verbs.map((verb) => `move.${key}.${verb.key}`));

/** Which keys each template of the source can become: a new template has to be listed here. */
const BUILT: Record<string, readonly string[]> = {
  "board.ushpizin.mission.${mission.slice(7)}": each("board.ushpizin.mission.", [..."123456"]),
  "board.ushpizin.goal.${goal}": each("board.ushpizin.goal.", goals),
  "board.ushpizin.part.${partOf(view.phase)}": each("board.ushpizin.part.", parts),
  "board.ushpizin.part.${partOf(phase)}": each("board.ushpizin.part.", parts),
  "board.ushpizin.do.${asked}": each("board.ushpizin.do.", [
    ...without(verbs("ushpizin"), "done"), // never asked for alone
    "reordered",
    "redraw",
  ]),
  // Touching is enough to exchange; a call has a button of its own.
  "board.ushpizin.act.${verb}": each(
    "board.ushpizin.act.",
    without(verbs("ushpizin"), "exchange", "close"),
  ),
  "board.ushpizin.mine.${state}": each("board.ushpizin.mine.", states),
  "board.ushpizin.theirs.${state}": each("board.ushpizin.theirs.", states),
  "board.ushpizin.is.${mark}": each("board.ushpizin.is.", marks),
  "board.ushpizin.tag.${tag}": each("board.ushpizin.tag.", tags),
  "board.court.marked.${left.icon}": each(
    "board.court.marked.",
    all<CourtMark["icon"]>({ eye: true, swap: true, hat: true }),
  ),
  "about.reset.${face}": each("about.reset.", ["fire", "reverse", "robber", "stop", "joker"]),
  "board.court.ask_${picks.length}": each("board.court.ask_", [..."012"]),
  "board.court.need_${hats}": each("board.court.need_", [..."12"]),
  "keys.${what}": each("keys.", ["tab", "arrows", "enter", "escape", "digits", ...aloud, "help"]),
  "about.${card.game}.${card.face}": [
    ...each("about.reset.", explained.reset),
    ...each("about.ushpizin.", explained.ushpizin),
  ],
  'board.reset.${one?.kind ?? answers.plays[0]?.kind ?? "lay"}': ["lay", "stick", "give"].flatMap(
    (kind) => [`board.reset.${kind}`, `board.reset.${kind}_none`],
  ),
  "board.reset.${word}": each("board.reset.", ["draw", "leave", "pass"]),
  "move.${game}.${move.verb}": MOVES,
  "view.${game}.${name}": [], // built-in games have boards of their own
  "symbol.${chair.colour}": each("symbol.", SYMBOLS),
  "symbol.${symbol}": each("symbol.", SYMBOLS),
  "game.${game}": games,
  "game.${game}.about": games.map((key) => `${key}.about`),
  "entry.${what}": entries,
  "level.${chair.level}": each("level.", levels),
  "level.${level}": each("level.", levels),
  "pace.${table.pace}": each("pace.", paces),
  "pace.${table.pace}.about": each("pace.", paces).map((key) => `${key}.about`),
  "pace.${pace}": each("pace.", paces),
  "option.${game}.${option}": options.map(({ key }) => key),
  "preset.${table.game}.${preset.key}": PRESETS,
  "preset.${table.game}.${preset.key}.about": PRESETS.map((key) => `${key}.about`),
  "home.skill.${skill}": skills,
  "home.skill.${each}": skills,
  "home.skill.${each}.about": skills.map((key) => `${key}.about`),
  // Games that say what their rulebook says of who begins.
  "option.${table.game}.${name}.about": ["option.ushpizin.first.about", "option.reset.first.about"],
  "${keyOf(table.game, name)}.about": options.map(({ key }) => `${key}.about`),
  "${keyOf(game, option)}.${value}": chosen,
  "rules.sign.${item}": each(
    "rules.sign.",
    all<Sign>({ next: true, swap: true, plus: true, yes: true, no: true }),
  ),
  "notify.${reason}": each("notify.", ["server", "browser", "install", "denied"]),
  "page.tempo.${name}": each("page.tempo.", ALL_TEMPOS),
  "page.${reason}": each("page.", sent),
  "page.${reason}_text": each("page.", sent).map((key) => `${key}_text`),
};

const PAGE =
  "app|home|offline|device|settings|trouble|page|rules|lobby|end|replay|general|ui|card|board|move|view|keys|about|late|screen|learn|family|past|notify";
const ENGINE = "game|option|preset|core|table|entry|phase|pace|level|symbol|phrase|reaction|verify";
const literal = found(new RegExp(`["'\`]((?:${PAGE}|${ENGINE})\\.[\\w.]+)["'\`]`, "g"));
const templates = [
  ...found(new RegExp(`\`((?:${PAGE}|${ENGINE})\\.[^\`]*\\$\\{[^\`]*)\``, "g")),
  ...found(/`(\$\{keyOf\([\w., ]+\)\}[^`]*)`/g),
];
/** What only the page says, in its own part and in those of games. */
const own = allIds().filter(
  (id) =>
    ["page", "play", "keys", "evenings", "offline", "device"].some((part) => idsOf(part).includes(id)) ||
    /^(board|move|option|about)-/.test(id),
);

describe("the keys of the page", () => {
  test("are found in the source at all", () => {
    expect(literal.length).toBeGreaterThan(300);
    expect(templates.length).toBeGreaterThan(30);
  });
  test("that are written out have sentences", () => {
    expect(lacking(literal)).toEqual([]);
  });
  test("that are put together are all accounted for", () => {
    expect(templates.filter((template) => !(template in BUILT))).toEqual([]);
    expect(Object.keys(BUILT).filter((template) => !templates.includes(template))).toEqual([]);
  });
  test.each(Object.entries(BUILT))("%s has all its sentences", (_, keys) => {
    expect(lacking(keys)).toEqual([]);
  });
  test("are all said somewhere", () => {
    const said = new Set(
      [...literal, ...Object.values(BUILT).flat()].map((key) => key.replaceAll(".", "-")),
    );
    expect(own.filter((id) => !said.has(id))).toEqual([]);
  });
});

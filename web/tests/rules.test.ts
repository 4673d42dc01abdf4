import { describe, expect, test } from "vitest";
import { plainMessages } from "../vite/messages";
import { homesOf, rulesText } from "../vite/rules";
import { optionLabelsOf } from "../vite/option-labels";
import { allParts } from "../src/lib/rules/text";
import { loadRules } from "../src/lib/rules/load";
import { CODES as LANGUAGES, faces, GAMES, read, ROOT } from "./support/sources";

const homes = (language: string) => homesOf(new URL(`file://${ROOT}docs/rules/${language}/`));
const text = (language: string, game: string) =>
  rulesText(read(`docs/rules/${language}/${game}.md`), undefined, homes(language));
const rulings = (language: string, game: string) =>
  allParts(text(language, game)).flatMap((part) => part.ruling ?? []);
const everything = (language: string, game: string) => {
  const page = text(language, game);
  return (
    page.intro +
    allParts(page)
      .map((part) => part.html)
      .join("")
  );
};

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(LANGUAGES)("have the same rulings in %s as in English", (language) => {
    expect(rulings(language, game)).toEqual(rulings("en", game));
    expect(rulings(language, game).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("lose nothing on the way in %s", (language) => {
    const marked = [
      ...read(`docs/rules/${language}/${game}.md`).matchAll(/^- \*\*([RCUM]\d+[a-z]?)\*\*/gm),
    ];
    expect(rulings(language, game)).toEqual(marked.map((found) => found[1]));
  });

  test("show pictures only beside rulings there are", async () => {
    const { pictures } = await loadRules(game, "en");
    expect(Object.keys(pictures).filter((ruling) => !rulings("en", game).includes(ruling))).toEqual([]);
  });

  test("show cards there are", async () => {
    const { pictures } = await loadRules(game, "en");
    const deck = faces(game === "pairs" ? "ushpizin" : game);
    const shown = Object.values(pictures).flatMap((scenes) =>
      scenes.flatMap(({ items }) => items.flatMap((item) => (typeof item === "string" ? [] : item))),
    );
    const strange = shown.map(({ face }) => face?.replace("*", "")).filter((face) => face !== undefined);
    expect(strange.length).toBeGreaterThan(0);
    expect(strange.filter((face) => ![...deck, "magic"].includes(face))).toEqual([]);
  });

  test.each(LANGUAGES)("link only to rulings there are in %s", (language) => {
    const links = [...everything(language, game).matchAll(/href="(?:\/rules\/(\w+))?#(\w+)"/g)];
    const dead = links.filter(([, other, ruling]) => !rulings(language, other ?? game).includes(ruling));
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

describe("the options in the text", () => {
  const labels = (game: string, language: string) =>
    optionLabelsOf(game, plainMessages(language, "core", "page", game));
  const options = (game: string, language: string) => {
    const source = read(`docs/rules/${language}/${game}.md`);
    const made = rulesText(source, labels(game, language));
    const prose = allParts(made).filter(({ html }) => !html.startsWith("<blockquote")); // what one types
    return prose.map((part) => part.html).join("");
  };
  test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    "of %s are called in %s as the lobby calls them",
    (game, language) => {
      const typed = [...options(game, language).matchAll(/<code>([^<]*)<\/code>/g)].map((hit) => hit[1]);
      expect(typed).toEqual([]);
    },
  );
  test("are those of the row they stand in", () => {
    const html = options("reset", "en");
    expect(html).toContain('<td><b class="option">The end</b></td><td><b class="option">One winner</b>');
  });
  test("are not mistaken for what one types", () => {
    const made = rulesText("# T\n\n## S\n\n> - `draw` – draw\n", labels("reset", "en"));
    expect(made.sections[0].parts[0].html).toContain("<code>draw</code>");
  });
});

test("a ruling of another game is linked to that game's page, and what is no ruling is not linked", () => {
  const stated = homes("en");
  const html = rulesText("# T\n\n## S\n\nSee U21 and Z99.\n", undefined, stated).sections[0].parts[0]
    .html;
  expect(html).toContain('<a href="/rules/ushpizin#U21">');
  expect(html).toContain("and Z99.");
});

test("what stands under a third heading is folded away, and pictures of a ruling can stand elsewhere", () => {
  const page = rulesText(
    "# T\n\n## S\n\nShort.\n\n<!-- pictures: R1 -->\n\n### More\n\n- **R1** One.\n",
  );
  expect(page.sections).toEqual([
    {
      id: "part1",
      heading: "S",
      parts: [
        { ruling: null, html: "<p>Short.</p>\n" },
        { ruling: null, html: "", pictures: "R1" },
      ],
      folds: [{ id: "part1.1", heading: "More", parts: [{ ruling: "R1", html: "One." }] }],
    },
  ]);
});

test.each(GAMES)("the short rules of %s show pictures there are", async (game) => {
  const { pictures } = await loadRules(game, "en");
  for (const language of LANGUAGES) {
    const shown = allParts(text(language, game)).flatMap((part) => part.pictures ?? []);
    expect(shown.length, language).toBeGreaterThan(0);
    expect(shown.filter((ruling) => !(ruling in pictures))).toEqual([]);
  }
});

test("the mark of a ruling is taken off its text", () => {
  const page = rulesText("# T\n\n## S\n\n- **R1** One, see R2.\n- **R2** (house rule) Two `a<b`.\n");
  expect(page.sections[0].parts).toEqual([
    { ruling: "R1", html: 'One, see <a href="#R2"><bdi>R2</bdi></a>.' },
    { ruling: "R2", html: "(house rule) Two <code>a&lt;b</code>." },
  ]);
});

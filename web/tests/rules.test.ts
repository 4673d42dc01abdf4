import { describe, expect, test } from "vitest";
import { rulesText } from "../vite/rules";
import { termsOf } from "../vite/terms";
import { GAMES } from "../src/lib/games";
import { PICTURES } from "../src/lib/rules/pictures";
import { LANGUAGES } from "../src/lib/words/sentence";
import { faces, page, read } from "./support/sources";

const text = (language: string, game: string) => rulesText(read(`docs/rules/${language}/${game}.md`));
const rulings = (language: string, game: string) =>
  text(language, game).sections.flatMap((section) => section.parts.flatMap((part) => part.ruling ?? []));
const everything = (language: string, game: string) => {
  const page = text(language, game);
  return (
    page.intro + page.sections.flatMap((section) => section.parts.map((part) => part.html)).join("")
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

  test("show pictures only beside rulings there are", () => {
    expect(
      Object.keys(PICTURES[game]).filter((ruling) => !rulings("en", game).includes(ruling)),
    ).toEqual([]);
  });

  test("show cards there are", () => {
    const deck = faces(game === "pairs" ? "ushpizin" : game);
    const shown = Object.values(PICTURES[game]).flatMap((scenes) =>
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
  const options = (game: string, language: "en" | "he" | "ar") => {
    const source = read(`docs/rules/${language}/${game}.md`);
    const made = rulesText(source, termsOf(game, page(language)));
    const prose = made.sections.slice(0, -1); // the last one is about what one types
    return prose.flatMap((section) => section.parts.map((part) => part.html)).join("");
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
    const made = rulesText("# T\n\n## S\n\n> - `draw` – draw\n", termsOf("reset", page("en")));
    expect(made.sections[0].parts[0].html).toContain("<code>draw</code>");
  });
});

test("the mark of a ruling is taken off its text", () => {
  const page = rulesText("# T\n\n## S\n\n- **R1** One, see R2.\n- **R2** (house rule) Two `a<b`.\n");
  expect(page.sections[0].parts).toEqual([
    { ruling: "R1", html: 'One, see <a href="#R2"><bdi>R2</bdi></a>.' },
    { ruling: "R2", html: "(house rule) Two <code>a&lt;b</code>." },
  ]);
});

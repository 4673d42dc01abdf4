import { describe, expect, test } from "vitest";
import { PHRASES, REACTIONS, signOf } from "../src/lib/phrases";
import { type Language, LANGUAGES, type Sentence } from "../src/lib/words/sentence";
import { engine, page } from "./support/sources";

const words = { engine, page };
const forms = (sentence: Sentence) =>
  typeof sentence === "string" ? [sentence] : Object.values(sentence);
const facts = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).filter((name) => name !== "count");
const used = (sentence: Sentence) => [...new Set(forms(sentence).flatMap(facts))].sort();
/** Forms that stand for one number only may say it in words; the others have to name it. */
const SEVERAL = ["few", "many", "other"];

describe.each(["engine", "page"] as const)("the %s's sentences", (whose) => {
  test.each(LANGUAGES)("exist in %s, all of them and no others", (language) => {
    expect(Object.keys(words[whose](language)).sort()).toEqual(Object.keys(words[whose]("en")).sort());
  });

  test.each(LANGUAGES)("use the same facts in %s", (language) => {
    const english = words[whose]("en");
    const other = words[whose](language);
    const different = Object.keys(english).filter(
      (key) => used(english[key]).join() !== used(other[key]).join(),
    );
    expect(different).toEqual([]);
  });

  test.each(LANGUAGES)("have every plural form of %s", (language: Language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const tables = Object.entries(words[whose](language)).filter(
      ([, sentence]) => typeof sentence !== "string",
    );
    const lacking = tables.filter(
      ([, table]) => Object.keys(table).sort().join() !== [...wanted].sort().join(),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  test.each(LANGUAGES)("count in %s where they count in English, and name the number", (language) => {
    const english = words[whose]("en");
    const wrong = Object.entries(words[whose](language)).filter(([key, sentence]) => {
      if (typeof sentence === "string") return typeof english[key] !== "string";
      const unnamed = SEVERAL.some((form) => !(sentence[form] ?? "{count}").includes("{count}"));
      return typeof english[key] === "string" || unnamed;
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test.each(LANGUAGES)("use the same facts in every plural form of %s", (language) => {
    const wrong = Object.entries(words[whose](language)).filter(
      ([, sentence]) => new Set(forms(sentence).map((form) => facts(form).sort().join())).size > 1,
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test("are set in Hebrew and Arabic with the marks of these languages", () => {
    const wrong = (["he", "ar"] as const).flatMap((language) =>
      Object.entries(words[whose](language))
        .filter(([, sentence]) => forms(sentence).some((form) => MISSET[language].test(prose(form))))
        .map(([key]) => `${language} ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** A sentence without its holes; none where it quotes what one types, which has marks of its own. */
const prose = (text: string) => {
  const said = text.replace(/\{\w+\}/g, "0");
  return /[A-Za-z]/.test(said) ? "" : said;
};
const MISSET: Record<"he" | "ar", RegExp> = {
  he: /["']|[א-ת]-[א-ת]|[א-ת]\/[א-ת]|[,.;:!?][א-ת]| [,.;:!?]/,
  ar: /[",;?]|[؀-ۿ]\/[؀-ۿ]|[،؛؟.:!](?=[\u0621-\u064a])| [،؛؟.:!]/,
};

test("the page has no sentence that the engine has too", () => {
  expect(Object.keys(page("en")).filter((key) => key in engine("en"))).toEqual([]);
});

test("the phrases and reactions on offer are those that have sentences", () => {
  const offered = [...PHRASES, ...Object.keys(REACTIONS)];
  const sentences = Object.keys(engine("en")).filter((key) => /^(phrase|reaction)\./.test(key));
  expect(offered.sort()).toEqual(sentences.sort());
  expect(signOf("reaction.tea")).not.toBeNull();
  expect(signOf("phrase.hello")).toBeNull();
});

import { describe, expect, test } from "vitest";
import { PHRASES, REACTIONS, signOf } from "../src/lib/phrases";
import { type Language, LANGUAGES, type Sentence } from "../src/lib/words/sentence";
import { engine, page, sources } from "./support/sources";

const words = { engine, page };
const forms = (sentence: Sentence) =>
  typeof sentence === "string" ? [sentence] : Object.values(sentence);
const facts = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).filter((name) => name !== "count");
const used = (sentence: Sentence) => [...new Set(forms(sentence).flatMap(facts))].sort();
const known = { ...engine("en"), ...page("en") };

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
    const lacking = tables.filter(([, table]) => wanted.some((form) => !(form in (table as object))));
    expect(lacking.map(([key]) => key)).toEqual([]);
  });
});

test("the page has no sentence that the engine has too", () => {
  expect(Object.keys(page("en")).filter((key) => key in engine("en"))).toEqual([]);
});

test("every sentence that the source says exists", () => {
  const said = sources().flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1]),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((key) => !(key in known))).toEqual([]);
});

test("every key the source builds has sentences that begin and end like it", () => {
  const built = sources().flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*`([^`]+)`/g)].map((found) => found[1]),
  );
  const pattern = (key: string) =>
    new RegExp(`^${key.replace(/[.*]/g, "\\$&").replace(/\$\{[^}]+\}/g, "[\\w.]+")}$`);
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((key) => !Object.keys(known).some((real) => pattern(key).test(real)))).toEqual([]);
});

test("the troubles of the API have sentences", () => {
  const keys = sources().flatMap((text) =>
    [...text.matchAll(/"(trouble\.\w+)"/g)].map((found) => found[1]),
  );
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => !(key in known))).toEqual([]);
});

test("the phrases and reactions on offer are those that have sentences", () => {
  const offered = [...PHRASES, ...Object.keys(REACTIONS)];
  const sentences = Object.keys(engine("en")).filter((key) => /^(phrase|reaction)\./.test(key));
  expect(offered.sort()).toEqual(sentences.sort());
  expect(signOf("reaction.tea")).not.toBeNull();
  expect(signOf("phrase.hello")).toBeNull();
});

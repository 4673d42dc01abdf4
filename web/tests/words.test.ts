import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { PHRASES, REACTIONS, signOf } from "../src/lib/phrases";
import { partsOf, readPart } from "../vite/messages";
import { CODES, idsOf, sources } from "./support/sources";

/** What is written in a file's messages, without placeables, comments and what one types. */
const prose = (source: string) =>
  source
    .split("\n")
    .filter((line) => !line.startsWith("#") && !/^\s*(\.typed|language-|list-)/.test(line))
    .map((line) => line.replace(/^[\w-]+ =|^\s+\.\w+ =|^\s*\*?\[\w+\]/, "").replace(/\{[^}]*\}/g, "0"))
    .map((line) => line.replace(/\{[^}]*$|^\s*\}/g, "0"))
    .filter((line) => !/[A-Za-z]/.test(line));
const MISSET: Record<string, RegExp> = {
  he: /["']|[א-ת]-[א-ת]|[א-ת]\/[א-ת]|[,.;:!?][א-ת]| [,.;:!?]/,
  ar: /[",;?]|[؀-ۿ]\/[؀-ۿ]|[،؛؟.:!](?=[\u0621-\u064a])| [،؛؟.:!]/,
};

test.each(Object.keys(MISSET))("sentences in %s are set with the marks of the language", (language) => {
  const lines = partsOf(language).flatMap((part) => prose(readPart(language, part)));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => MISSET[language].test(line))).toEqual([]);
});

test.each(CODES)("the page's parser reads all of %s", (language) => {
  for (const part of partsOf(language)) {
    const source = readPart(language, part);
    const written = source.match(/^[a-z][\w-]* =/gm) ?? [];
    expect(new FluentResource(source).body.length, part).toBe(written.length);
  }
});

test("the phrases and reactions on offer are those that have sentences", () => {
  const offered = [...PHRASES, ...Object.keys(REACTIONS)].map((key) => key.replace(".", "-"));
  const sentences = idsOf("tables").filter((id) => /^(phrase|reaction)-/.test(id));
  expect(offered.sort()).toEqual(sentences.sort());
  expect(signOf("reaction.tea")).not.toBeNull();
  expect(signOf("phrase.hello")).toBeNull();
});

test("no label is joined with a comma of its own: Arabic has another", () => {
  const lines = sources().flatMap((source) => source.split("\n"));
  expect(lines.filter((line) => line.includes("}, ${") && !line.includes("translate("))).toEqual([]);
});

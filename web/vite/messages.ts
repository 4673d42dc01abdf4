// The words of src/kupa/words, read from the disk while building and testing.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

export const ROOT = fileURLToPath(new URL("../../src/kupa/words/", import.meta.url));

export const folders = () =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);
export const partsOf = (language: string) =>
  readdirSync(ROOT + language)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -".ftl".length));
export const readPart = (language: string, part: string) =>
  readFileSync(`${ROOT}${language}/${part}.ftl`, "utf8");

/** The messages of some parts that are plain text, by their ids. */
export function plainMessages(language: string, ...parts: string[]): Record<string, string> {
  const entries = parts.flatMap((part) => new FluentResource(readPart(language, part)).body);
  return Object.fromEntries(
    entries.flatMap(({ id, value }) => (typeof value === "string" ? [[id, value]] : [])),
  );
}

/** Every language: how it calls itself, and which way it runs. */
export function languages() {
  const all = folders().map((code) => {
    const core = plainMessages(code, "core");
    return {
      code,
      name: core["language-name"],
      short: core["language-short"],
      direction: core["language-direction"],
      order: Number(core["language-order"]),
    };
  });
  return all.sort((one, other) => one.order - other.order);
}

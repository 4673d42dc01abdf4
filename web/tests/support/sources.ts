// The sources a test looks at, read from the disk.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { GameKey } from "../../src/lib/wire";
import { LANGUAGES } from "../../src/lib/words/languages";
import { Translator } from "../../src/lib/words/translator";
import { partsOf, readPart } from "../../vite/messages";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const read = (path: string) => readFileSync(ROOT + path, "utf8");

export const CODES = LANGUAGES.map(({ code }) => code);
/** All that a language can say. */
export const translator = (language: string) =>
  new Translator(
    language,
    partsOf(language).map((part) => readPart(language, part)),
  );
export const TRANSLATORS = CODES.map((language) => [language, translator(language)] as const);

/** The ids of a part's messages. */
export const idsOf = (part: string, language = "en") =>
  new FluentResource(readPart(language, part)).body.map(({ id }) => id);
/** The ids of everything that is said in English, in whichever part. */
export const allIds = () => partsOf("en").flatMap((part) => idsOf(part));

/** The games whose boards the page has. */
export const GAMES = ["ushpizin", "court", "reset", "pairs"] as const satisfies readonly GameKey[];

/** Every file of the page's source that may speak. */
export function sources(): string[] {
  const names = readdirSync(`${ROOT}web/src`, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => read(`web/src/${name}`));
}

/** The faces of a game as its cards.py names them. */
export function faces(game: string): string[] {
  const listed = /NAMES: Final = \[([^\]]*)\]/.exec(read(`src/kupa/games/${game}/cards.py`))?.[1] ?? "";
  return [...listed.matchAll(/"([^"]*)"/g)].map((found) => found[1]).filter(Boolean);
}

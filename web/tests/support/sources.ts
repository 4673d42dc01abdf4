// The sources a test looks at, read from the disk.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language, type Sentences } from "../../src/lib/words/sentence";
import { Voice } from "../../src/lib/words/voice";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const read = (path: string) => readFileSync(ROOT + path, "utf8");
const json = (path: string) => JSON.parse(read(path)) as Sentences;

export const page = (language: Language) => json(`web/src/words/${language}.json`);
export const engine = (language: Language) => json(`src/kupa/words/${language}.json`);
export const voice = (language: Language) =>
  new Voice(language, { ...engine(language), ...page(language) });
export const VOICES = LANGUAGES.map((language) => [language, voice(language)] as const);

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

// Rules pages: each game in each language is a chunk of its own, and so are a game's pictures.
import type { Language } from "../words/languages";
import { wantWords } from "../words/locale.svelte";
import type { Pictures } from "./pictures";
import type { RulesText } from "./text";

const ROOT = "../../../../docs/rules";
const pages = import.meta.glob<RulesText>("../../../../docs/rules/*/*.md", { import: "default" });
const pictures = import.meta.glob<Pictures>("../boards/*/pictures.ts", { import: "default" });

const pathOf = (game: string, language: Language) => `${ROOT}/${language}/${game}.md`;

/** Whether the page has the rules of a game. */
export const hasRules = (game: string) => pathOf(game, "en") in pages;

export interface RulesPage {
  readonly text: RulesText;
  readonly pictures: Pictures;
}

/** Fetch the rules of a game with their pictures, and the game's words: pictures name cards. */
export async function loadRules(game: string, language: Language): Promise<RulesPage> {
  const illustrated = pictures[`../boards/${game}/pictures.ts`];
  const [text, found] = await Promise.all([
    pages[pathOf(game, language)](),
    illustrated?.(),
    wantWords(game),
  ]);
  return { text, pictures: found ?? {} };
}

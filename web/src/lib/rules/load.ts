// Each game in each language is a chunk of its own.
import type { Game } from "../games";
import type { Language } from "../words/sentence";
import type { RulesText } from "./text";

const ROOT = "../../../../docs/rules";
const pages = import.meta.glob<RulesText>("../../../../docs/rules/*/*.md", { import: "default" });

export const loadRules = (game: Game, language: Language): Promise<RulesText> =>
  pages[`${ROOT}/${language}/${game}.md`]();

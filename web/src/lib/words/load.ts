// A language is one chunk with what every page says, and one for each game.
import { type Language } from "./languages";
import { BASE } from "./parts";
import { Translator } from "./translator";

const ROOT = "../../../../src/kupa/words";
const files = import.meta.glob<string>(
  ["../../../../src/kupa/words/*/*.ftl", "!../../../../src/kupa/words/*/{verify,study}.ftl"],
  { import: "default" },
);
const part = (language: Language, name: string) => files[`${ROOT}/${language}/${name}.ftl`];

/** Fetch a language. */
export async function loadTranslator(language: Language): Promise<Translator> {
  return new Translator(language, await Promise.all(BASE.map((name) => part(language, name)())));
}

/** Fetch the messages of a game; the server has those of games that came from other packages. */
export async function loadGameWords(language: Language, game: string): Promise<string> {
  const own = part(language, game) as (() => Promise<string>) | undefined;
  if (own) return own();
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  if (!answer.ok) throw new Error(`no words of ${game} in ${language}: ${answer.status}`);
  return answer.text();
}

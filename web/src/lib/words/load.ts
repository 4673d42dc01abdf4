// One chunk a language: the engine's sentences and the page's own.
import type { Language, Sentences } from "./sentence";
import { Voice } from "./voice";

type Module = { default: Sentences };
const SOURCES: Record<Language, () => Promise<[Module, Module]>> = {
  en: () => Promise.all([import("../../../../src/kupa/words/en.json"), import("../../words/en.json")]),
  he: () => Promise.all([import("../../../../src/kupa/words/he.json"), import("../../words/he.json")]),
  ar: () => Promise.all([import("../../../../src/kupa/words/ar.json"), import("../../words/ar.json")]),
};

/** Fetch a language. */
export async function loadVoice(language: Language): Promise<Voice> {
  const [engine, page] = await SOURCES[language]();
  return new Voice(language, { ...engine.default, ...page.default });
}

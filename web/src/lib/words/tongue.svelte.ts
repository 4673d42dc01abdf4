// The language the page speaks now. Reading it inside a component follows every change.
import { remember } from "../memory";
import { loadVoice } from "./load";
import { directionOf, type Facts, isLanguage, isolate, type Language, Written } from "./sentence";
import { type Event, type Names, type Refusal, Voice } from "./voice";

let voice = $state.raw(new Voice("en", {}));

export const tongue = {
  get language(): Language {
    return voice.language;
  },
  get dir() {
    return directionOf(voice.language);
  },
};

/** Speak a language from now on: words, direction, and the memory of it. */
export async function speak(language: Language): Promise<void> {
  voice = await loadVoice(language);
  remember("language", language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** The language that boot.js found for this visitor. */
export const firstLanguage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

export const say = (key: string, facts?: Facts) => voice.say(key, facts);
export const tell = (event: Event, names?: Names) => voice.tell(event, names);
export const explain = (refusal: Refusal, names?: Names) => voice.explain(refusal, names);

/** Words of the language itself, one after the other. */
export const list = (things: readonly string[]) => voice.list(things);
/** Names, one after the other: each keeps its own direction, and the list that of the sentence. */
export const listed = (names: readonly string[]) => new Written(list(names.map(isolate)));

/** The title of a card, as printed on it. */
export function cardTitle(face: string): string {
  if (voice.has(`card.${face}`)) return voice.say(`card.${face}`);
  const name = voice.word(face);
  return name.charAt(0).toLocaleUpperCase(voice.language) + name.slice(1);
}

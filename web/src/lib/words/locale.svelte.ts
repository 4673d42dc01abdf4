// The page's current language. Components that read it here are updated when it changes.
import { untrack } from "svelte";
import { writeStored } from "../storage";
import { directionOf, isLanguage, type Language } from "./languages";
import { loadGameWords, loadTranslator } from "./load";
import { type Event, type Names, type Refusal, Translator } from "./translator";
import { type Facts, isolate, Written } from "./values";

/** A new object whenever there is something new to say: a language, or the words of a game. */
let current = $state.raw({ translator: new Translator("en"), games: [] as readonly string[] });
/** The reader's own seat at the table that is shown: sentences say “you” for it. */
let reader = $state<number | null>(null);
/** Games whose words were asked for, whatever the language. */
let wanted: readonly string[] = [];

export const locale = {
  get language(): Language {
    return current.translator.language;
  },
  get dir() {
    return directionOf(current.translator.language);
  },
  /** Whether the words of a game are there. */
  knows: (game: string) => current.games.includes(game),
};

/** Say “you” for a seat, until the page leaves its table; in an effect. */
export function readAs(seat: number | null): () => void {
  reader = seat;
  return () => (reader = null);
}

/** Switch the page to a language: sentences, direction, and the stored preference. */
export async function speak(language: Language): Promise<void> {
  const games = wanted;
  const [translator, ...sources] = await Promise.all([
    loadTranslator(language),
    ...games.map((game) => loadGameWords(language, game)),
  ]);
  for (const source of sources) translator.add(source);
  current = { translator, games };
  writeStored("language", language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  // what was asked for meanwhile came in the language before
  for (const game of wanted) if (!games.includes(game)) void wantWords(game).catch(() => undefined);
}

/** Fetch the words of a game, for now and for every language that is chosen later. */
export async function wantWords(game: string): Promise<void> {
  if (!wanted.includes(game)) wanted = [...wanted, game];
  // a page that waits for words is not to be made anew when others come
  const { language } = untrack(() => current.translator);
  if (untrack(() => locale.knows(game))) return;
  const source = await loadGameWords(language, game);
  const { translator, games } = current;
  if (translator.language !== language) return wantWords(game);
  translator.add(source);
  current = { translator, games: [...games, game] };
}

/** Fetch the words of games that came from other packages: the page itself knows only its own names. */
export async function wantNames(games: readonly string[]): Promise<void> {
  const strange = games.filter((game) => !current.translator.has(`game.${game}`));
  await Promise.all(strange.map((game) => wantWords(game).catch(() => undefined)));
}

/** The language that boot.js found for this visitor. */
export const firstLanguage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

export const has = (key: string) => current.translator.has(key);
/** What a game is called; one of another package by its key until its words are here. */
export const gameName = (game: string) => (gameKnown(game) ? say(`game.${game}`) : game);
/** A line about a game. */
export const gameAbout = (game: string) => (gameKnown(game) ? say(`game.${game}.about`) : "");

function gameKnown(game: string): boolean {
  const known = has(`game.${game}`);
  if (!known && !wanted.includes(game)) void wantWords(game).catch(() => undefined);
  return known;
}

export const say = (key: string, facts?: Facts, form?: string) =>
  current.translator.say(key, facts, form);
/** What happened, as its reader is told it. */
export const tell = (event: Event, names?: Names, own: number | null = reader) =>
  current.translator.tell(event, names, own);
export const explain = (refusal: Refusal, names?: Names) => current.translator.explain(refusal, names);

/** Words of the language itself, one after the other. */
export const list = (things: readonly string[]) => current.translator.commas(things);
/** Names, as a sentence lists them: each keeps its own direction, and the list that of the sentence. */
export const listed = (names: readonly string[]) =>
  new Written(current.translator.list(names.map(isolate)));

/** The title of a card, as printed on it. */
export const cardTitle = (face: string, game?: string) => current.translator.title(face, game);

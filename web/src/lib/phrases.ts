// What one may call across the table: no free text, so that nobody can be hurt and everyone understands.
export const PHRASES = [
  "hello",
  "luck",
  "well_played",
  "surprise",
  "no_hurry",
  "thinking",
  "close",
  "forgot",
  "thanks",
  "again",
  "good_game",
] as const;

/** Reactions are a sign with a name: the sign is seen, the name is heard. */
export const REACTIONS = {
  clap: "👏",
  laugh: "😄",
  wow: "😮",
  oops: "🙈",
  heart: "❤️",
  think: "🤔",
} as const;

export type Phrase = (typeof PHRASES)[number] | `reaction.${keyof typeof REACTIONS}`;

/** The key of a phrase's sentence. */
export const phraseKey = (phrase: Phrase) => `phrase.${phrase}`;

const KNOWN: ReadonlySet<string> = new Set([
  ...PHRASES,
  ...Object.keys(REACTIONS).map((name) => `reaction.${name}`),
]);
/** Tell whether something that came over the wire is a phrase of ours. */
export const isPhrase = (text: string): text is Phrase => KNOWN.has(text);

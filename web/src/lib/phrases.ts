// The phrases players can send to the table. There is no free text: nobody can be insulted, and each phrase is translated.
import type { Phrase } from "./wire";

type Kind<Start extends string> = Extract<Phrase, `${Start}.${string}`>;

export const PHRASES: readonly Kind<"phrase">[] = [
  "phrase.hello",
  "phrase.good_luck",
  "phrase.your_turn",
  "phrase.one_moment",
  "phrase.no_hurry",
  "phrase.well_played",
  "phrase.what_luck",
  "phrase.thanks",
  "phrase.back_soon",
  "phrase.sorry",
  "phrase.oh_no",
  "phrase.forgot",
  "phrase.good_game",
  "phrase.again",
];

/** Reactions are an emoji to see and a name for screen readers. */
export const REACTIONS: Readonly<Record<Kind<"reaction">, string>> = {
  "reaction.heart": "❤️",
  "reaction.laugh": "😄",
  "reaction.clap": "👏",
  "reaction.think": "🤔",
  "reaction.wow": "😮",
  "reaction.tea": "🍵",
};

/** The emoji of a reaction; a phrase has none. */
export const signOf = (phrase: Phrase): string | null =>
  (REACTIONS as Readonly<Record<string, string>>)[phrase] ?? null;

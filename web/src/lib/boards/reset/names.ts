// Plays as people say them.
import { Written } from "../../words/values";
import { cardTitle, list } from "../../words/locale.svelte";

/** Cards in a sentence; a declared joker is its number with a star. The list runs as the sentence does. */
export function listed(cards: readonly string[]): Written {
  const named = cards.map((card) => (card.endsWith("*") ? `★${card.slice(0, -1)}` : cardTitle(card)));
  return new Written(list(named));
}

/** The same for whoever hears it. */
export const aloud = (cards: readonly string[]): Written =>
  new Written(list(cards.map((card) => cardTitle(card))));

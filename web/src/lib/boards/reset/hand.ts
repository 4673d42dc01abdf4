// One's own hand: cards with keys of their own, and what a tap on each would do.
import type { Answers } from "./answers";

/** `key` tells equal cards apart and stays while the hand changes around it. */
export interface Held {
  readonly key: string;
  readonly card: string;
}

export function keyed(cards: readonly string[]): Held[] {
  const count: Record<string, number> = {};
  return cards.map((card) => ({ card, key: `${card}#${(count[card] = (count[card] ?? 0) + 1)}` }));
}

/** picked; joins what is picked; begins anew without it; out of play. */
export type Use = "picked" | "joins" | "anew" | "out";

/** What a tap on a card would do now. */
export function use(hand: readonly Held[], picks: readonly string[], one: Held, answers: Answers): Use {
  if (picks.includes(one.key)) return "picked";
  if (answers.within([...cardsOf(hand, picks), one.card])) return "joins";
  return answers.within([one.card]) ? "anew" : "out";
}

export const cardsOf = (hand: readonly Held[], picks: readonly string[]): string[] =>
  hand.filter((one) => picks.includes(one.key)).map((one) => one.card);

/** The picks after a tap. */
export function tapped(picks: readonly string[], key: string, what: Use): readonly string[] {
  if (what === "picked") return picks.filter((pick) => pick !== key);
  if (what === "joins") return [...picks, key];
  return what === "anew" ? [key] : picks;
}

/** Picks that can still be played after the hand or the question has changed; else none. */
export function kept(
  hand: readonly Held[],
  picks: readonly string[],
  answers: Answers,
): readonly string[] {
  const there = picks.filter((pick) => hand.some((one) => one.key === pick));
  return there.length === picks.length && answers.within(cardsOf(hand, there)) ? there : [];
}

/** Where the cards that have just come lie in the hand: the last of each kind. */
export function arrived(hand: readonly Held[], cards: readonly string[]): string[] {
  const left = [...hand].reverse();
  return cards.flatMap((card) => {
    const at = left.findIndex((one) => one.card === card);
    return at < 0 ? [] : [left.splice(at, 1)[0].key];
  });
}

/** A finger's width: so much of each card is seen beside the next one. */
const FINGER = 44;

/** How many rows a hand takes: a fan up to nine, two from ten, and as many as leave each card a finger's width. */
export function rowsOf(count: number, width: number, card: number): number {
  const most = Math.max(1, Math.floor((width - card) / FINGER) + 1);
  return Math.max(count <= 9 ? 1 : 2, Math.ceil(count / most));
}

/** How far a card lies from the middle of its row, in cards; which row; and how many lie in it. */
export function lie(count: number, at: number, rows: number): { off: number; row: number; of: number } {
  const most = Math.ceil(count / rows);
  const row = Math.floor(at / most);
  const of = Math.min(most, count - row * most);
  return { off: at - row * most - (of - 1) / 2, row, of };
}

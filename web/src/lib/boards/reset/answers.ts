// Legal moves, parsed from their notation: this code knows no rules, only how moves are written.

/** Cards that leave the hand: laid, stuck or given. `cards` as declared (“7*”), `cost` as held (“joker”). */
export interface CardAnswer {
  readonly kind: "lay" | "stick" | "give";
  readonly move: string;
  readonly cards: readonly string[];
  readonly cost: readonly string[];
}
export interface TakeAnswer {
  readonly kind: "take";
  readonly move: string;
  readonly card: string;
}
export interface RobAnswer {
  readonly kind: "rob";
  readonly move: string;
  readonly seat: number;
}
export interface WordAnswer {
  readonly kind: "draw" | "leave" | "pass";
  readonly move: string;
}
export type Answer = CardAnswer | TakeAnswer | RobAnswer | WordAnswer;

const held = (card: string) => (card.endsWith("*") ? "joker" : card);

/** A move as an answer. */
export function read(move: string): Answer {
  const [verb, ...rest] = move.split(" ");
  if (verb === "draw" || verb === "leave" || verb === "pass") return { kind: verb, move };
  if (verb === "rob") return { kind: verb, move, seat: Number(rest[0]) };
  if (verb === "take") return { kind: verb, move, card: rest[0] };
  if (verb === "stick" || verb === "give")
    return { kind: verb, move, cards: rest, cost: rest.map(held) };
  const cards = move.split(" ");
  return { kind: "lay", move, cards, cost: cards.map(held) };
}

const isCards = (answer: Answer): answer is CardAnswer => "cost" in answer;

export class Answers {
  readonly all: readonly Answer[];
  /** Those made with cards of one's own hand. */
  readonly plays: readonly CardAnswer[];

  constructor(moves: readonly string[]) {
    this.all = moves.map(read);
    this.plays = this.all.filter(isCards);
  }

  /** The answer that is a word alone, if it may be given. */
  word(kind: WordAnswer["kind"]): string | null {
    return this.all.find((answer) => answer.kind === kind)?.move ?? null;
  }

  victim(seat: number): string | null {
    return this.all.find((answer) => answer.kind === "rob" && answer.seat === seat)?.move ?? null;
  }

  take(card: string): string | null {
    return this.all.find((answer) => answer.kind === "take" && answer.card === card)?.move ?? null;
  }

  /** Whether cards are part of some play. */
  within(cards: readonly string[]): boolean {
    return this.plays.some((play) => holds(play.cost, cards));
  }

  /** The plays made of exactly these cards: several where a joker could be several numbers. */
  exactly(cards: readonly string[]): readonly CardAnswer[] {
    if (cards.length === 0) return [];
    return this.plays.filter((play) => play.cost.length === cards.length && holds(play.cost, cards));
  }
}

/** Whether a heap of cards holds others, each as often. */
export function holds(heap: readonly string[], cards: readonly string[]): boolean {
  const left = [...heap];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

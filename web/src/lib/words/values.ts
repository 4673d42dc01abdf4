// What fills a sentence: numbers, text of people, cards, lists, and what is not known. The twin of
// src/kupa/words/values.py.
import { FluentNumber, FluentType } from "@fluent/bundle";

const FIRST_STRONG = "\u2068";
const LEFT_TO_RIGHT = "\u2066";
const POP = "\u2069";
const LONGEST = 1000; // characters of one fact
export const NOTHING = "–";

/** What a sentence can be filled with; null is what this reader is not told. */
export type Fact = string | number | boolean | null | Written | Text | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/** Names and notation keep their own direction inside a sentence of another one. */
export const isolate = (text: string) => (text === "" ? text : `${FIRST_STRONG}${text}${POP}`);
/** Figures that read from left to right everywhere: ranges, clocks, negative numbers. */
export const figures = (text: string) => new Written(`${LEFT_TO_RIGHT}${text}${POP}`);
/** The text without its isolation, for comparing and for places that cannot show it. */
export const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "");
/** A whole number; a minus stays before it whatever the direction of the sentence. */
export const whole = (number: number) => (number < 0 ? figures(String(number)).text : String(number));

/** Text of somebody, or the key of a card or a word; `scopes` say whose key it is. */
export class Text extends FluentType<string> {
  constructor(
    text: string,
    readonly scopes: readonly string[],
  ) {
    super(text.length <= LONGEST ? text : `${[...text].slice(0, LONGEST).join("")}…`);
  }
  toString(): string {
    return isolate(this.value);
  }
}

/** Text that needs no more isolation: words of the language itself, or names already isolated. */
export class Written extends FluentType<string> {
  constructor(readonly text: string) {
    super(text);
  }
  toString(): string {
    return this.text;
  }
}

/** Several values; a function of the message says what they are. */
export class Many extends FluentType<readonly Fact[]> {
  constructor(
    values: readonly Fact[],
    readonly scopes: readonly string[],
  ) {
    super(values);
  }
  toString(): string {
    throw new TypeError("a list needs LIST, CARD, SEAT or BYSEAT");
  }
}

/** What the reader is not told. */
export class Unseen extends FluentType<null> {
  constructor() {
    super(null);
  }
  toString(): string {
    return NOTHING;
  }
}

const DIGITS = { useGrouping: false, numberingSystem: "latn" } as const;

/** A fact as Fluent takes it. A negative number chooses no plural but `other`. */
export function fill(fact: Fact, scopes: readonly string[]): FluentType<unknown> {
  if (fact instanceof FluentType) return fact;
  if (fact === null) return new Unseen();
  if (typeof fact === "number")
    return fact < 0 ? new Written(whole(fact)) : new FluentNumber(fact, DIGITS);
  return typeof fact === "object" ? new Many(fact, scopes) : new Text(String(fact), scopes);
}

/** The seats of a value: one, several, or as a refusal writes them ("0, 2"). */
export function numbersIn(value: unknown): number[] {
  if (value instanceof FluentNumber) return [value.value];
  if (value instanceof Many) return value.value.map(Number);
  return (String(value instanceof FluentType ? value.value : value).match(/\d+/g) ?? []).map(Number);
}

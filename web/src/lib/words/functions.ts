// The functions of messages: SEAT, NAME, CARD, LIST, BYSEAT; for selectors PERSON, KNOWN, WORD. The twin
// of src/kupa/words/functions.py; a test compares what both say.
import type { FluentFunction, FluentValue } from "@fluent/bundle";
import { type Fact, isolate, Many, NOTHING, numbersIn, Text, Unseen, whole } from "./values";

const NO_BREAK = "\u00a0";

/** Who reads: the names at the table, by seat, and the reader's own seat. */
export interface Reader {
  readonly names: readonly string[];
  readonly own: number | null;
}
/** Where functions find what the language itself says: “seat 2”, “ and ”, the names of cards. */
export interface Messages {
  /** Who reads the sentence that is being built. */
  readonly reader: Reader;
  /** The first message there is of these, in a form (an attribute) if it has it. */
  find(ids: readonly string[], form: string, facts?: Readonly<Record<string, Fact>>): string | null;
}

const isHebrew = (text: string) => /^[א-ת]/.test(text);
const isArabic = (text: string) => /^[\u0621-\u064a]/.test(text);

/**
 * Text with a prefix joined to it as its script does. Hebrew joins directly to Hebrew, quoted or not, and
 * with a maqaf to all else. Arabic joins to its own words (ل + ال is لل) and reaches a name or a number with a tatweel,
 * where its letter joins at all.
 */
export function cling(joint: string, text: string, name = false): string {
  const first = text.replace(/^\u2068+/, "");
  if (!joint) return text;
  if (isHebrew(joint))
    return isHebrew(text.replace(/^[\u2068״]+/, "")) ? joint + text : `${joint}־${text}`;
  if (!isArabic(joint) || /[اأدذرزو]$/.test(joint)) return joint + text;
  if (name || !isArabic(first)) return `${joint}ـ${text}`;
  return joint === "ل" && text.startsWith("ال") ? `لل${text.slice(2)}` : joint + text;
}

/** A key as it is. */
const word = (value: FluentValue) => (value instanceof Text ? value.value : String(value));

export class Functions {
  constructor(private readonly messages: Messages) {}

  /** The functions by the names that messages call them by. */
  table(): Record<string, FluentFunction> {
    return {
      SEAT: ([seat], { form }) => this.seat(seat, text(form)),
      NAME: ([name], { joint }) => cling(text(joint), isolate(word(name)), true),
      CARD: ([card], { form, joint }) => this.card(card, text(form), text(joint)),
      LIST: ([many]) => this.list(many),
      BYSEAT: ([many], { of }) => this.bySeat(many, text(of)),
      PERSON: ([seat]) => this.person(seat),
      KNOWN: ([value]) => (value instanceof Unseen ? "no" : "yes"),
      WORD: ([value]) => word(value),
    };
  }

  /** A card: its name, a joker with what it stands for, or what is printed on it. */
  oneCard(card: Fact, scopes: readonly string[], form: string): string {
    if (card === null) return NOTHING;
    const key = String(card);
    if (key.endsWith("*"))
      return this.messages.find(["card-joker_as"], form, { number: key.slice(0, -1) }) ?? isolate(key);
    const ids = [...scopes.map((scope) => `${scope}-card-${key}`), `card-${key}`];
    return this.messages.find(ids, form) ?? (/^\d+$/.test(key) ? key : isolate(key));
  }

  /** Items with the commas of the language, and its “and” before the last. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    const last = items[items.length - 1];
    const and = this.said("list-and");
    const joint = and.trimStart();
    const space = and.slice(0, and.length - joint.length);
    const end = and.endsWith(" ") ? and + last : space + cling(joint, last);
    return items.slice(0, -1).join(this.said("list-comma")) + end;
  }

  /** Items with nothing but commas between them. */
  commas = (items: readonly string[]) => items.join(this.said("list-comma"));

  /** A seat, or several, by name; the reader's own as “you”; where there are no names, by number. */
  private seat(value: FluentValue, form: string): string {
    const seats = numbersIn(value);
    const { names, own } = this.messages.reader;
    if (!seats.length) return NOTHING;
    const alone = seats.length === 1 && seats[0] === own;
    if (alone || seats.every((seat) => seat < names.length))
      return this.join(seats.map((seat) => this.personAt(seat, form)));
    return this.numbered(seats, form);
  }

  /** Who sits at a seat that has a name, in the form a sentence needs: “Noa's”, “your”. */
  private personAt(seat: number, form: string): string {
    const { names, own } = this.messages.reader;
    if (seat === own) return this.messages.find(["seat-you"], form) ?? NOTHING;
    const name = new Text(names[seat], []);
    return this.messages.find(["seat-name"], form, { name }) ?? name.toString();
  }

  private numbered(seats: readonly number[], form = ""): string {
    const numbers = this.join(seats.map(String));
    return this.messages.find(["seat-number"], form, { count: seats.length, numbers }) ?? numbers;
  }

  private card(value: FluentValue, form: string, joint: string): string {
    if (value instanceof Many) {
      const cards = value.value.map((each) => this.oneCard(each, value.scopes, form));
      return cards.length ? cling(joint, this.join(cards)) : NOTHING;
    }
    return cling(joint, this.oneCard(word(value), value instanceof Text ? value.scopes : [], form));
  }

  private list(value: FluentValue): string {
    const values = value instanceof Many ? value.value : [word(value)];
    return this.join(values.map(plainly)) || NOTHING;
  }

  private bySeat(value: FluentValue, of: string): string {
    if (!(value instanceof Many)) return NOTHING;
    const each = value.value.map((one, seat) => {
      const shown = of === "card" ? this.oneCard(one, value.scopes, "") : plainly(one);
      return `${this.who(seat)}:${NO_BREAK}${shown}`;
    });
    return this.commas(each) || NOTHING;
  }

  private who(seat: number): string {
    const { names, own } = this.messages.reader;
    const named = seat === own || seat < names.length;
    return named ? this.personAt(seat, "each") : this.numbered([seat], "each");
  }

  private person(value: FluentValue): string {
    const [seat, ...more] = numbersIn(value);
    return seat === this.messages.reader.own && !more.length ? "you" : "other";
  }

  private said = (id: string) => this.messages.find([id], "") ?? "";
}

const text = (given: FluentValue | undefined) => (given === undefined ? "" : String(given));
/** A value that is neither seat nor card. */
const plainly = (value: Fact) =>
  value === null ? NOTHING : typeof value === "number" ? whole(value) : isolate(String(value));

// One language's voice: everything the page or the engine can say, as sentences.
import { joined, seatFacts, withoutSeats } from "./named";
import {
  type Fact,
  type Facts,
  fill,
  isolate,
  type Language,
  type Sentence,
  type Sentences,
  template,
  Written,
  written,
} from "./sentence";

/** What an event's field may hold; null is what this seat was not told. */
export type Told = string | number | boolean | null | readonly Told[];
export interface Event {
  readonly key: string;
  readonly [field: string]: Told;
}
export interface Refusal {
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Fields;
}
type Fields = Readonly<Record<string, Told>>;
/** Who sits where, by seat. */
export type Names = readonly string[];

export class Voice {
  constructor(
    readonly language: Language,
    private readonly sentences: Sentences,
  ) {}

  has(key: string): boolean {
    return key in this.sentences;
  }

  /** The sentence of a key, filled with its facts. */
  say(key: string, facts: Facts = {}): string {
    return joined(fill(template(this.language, this.sentence(key), facts), facts));
  }

  /** What happened; with names, seats are called by them. */
  tell(event: Event, names?: Names): string {
    const { key, ...told } = event;
    const unseen = Object.values(told).some((value) => value === null);
    return this.filled(unseen ? `${key}.unseen` : key, told, names);
  }

  /** Why something was refused. The ruling is not part of it: the page links to it. */
  explain(refusal: Refusal, names?: Names): string {
    return this.filled(refusal.reason, refusal.facts, names);
  }

  /** A card, an order or a cause as people call it; anything else as it is. */
  word(name: string): string {
    if (name.endsWith("*")) return this.say("word.joker_as", { number: Number(name.slice(0, -1)) });
    return this.has(`word.${name}`) ? this.say(`word.${name}`) : name;
  }

  /** Several things, with the comma of the language. */
  list(things: readonly string[]): string {
    return things.join(this.language === "ar" ? "، " : ", ");
  }

  private sentence(key: string): Sentence {
    const found = this.sentences[key];
    if (found === undefined) throw new Error(`no sentence “${key}” in ${this.language}`);
    return found;
  }

  private filled(key: string, told: Fields, names?: Names): string {
    const facts = this.facts(told);
    if (!names) return this.say(key, facts);
    if (this.has(`${key}.named`))
      return this.say(`${key}.named`, { ...facts, ...this.byName(key, told, names) });
    const asked = template(this.language, this.sentence(key), facts);
    const seats = seatFacts(asked, this.language).map((field) => [
      field,
      this.seated(told[field], names),
    ]);
    return joined(fill(withoutSeats(asked, this.language), { ...facts, ...Object.fromEntries(seats) }));
  }

  private facts(told: Fields): Record<string, Fact> {
    return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, this.fact(value)]));
  }

  private fact(value: Told): Fact {
    if (Array.isArray(value))
      return this.many((value as readonly Told[]).map((each) => this.fact(each)));
    if (typeof value === "number") return value;
    const text = String(value ?? "");
    return this.has(`word.${text}`) || text.endsWith("*") ? new Written(this.word(text)) : text;
  }

  /** A list is not isolated as a whole: it runs in the direction of the sentence. */
  private many(facts: readonly Fact[]): Written {
    return new Written(facts.length ? this.list(facts.map(written)) : "–");
  }

  private seated(value: Told | undefined, names: Names): Written {
    const seats = Array.isArray(value) ? value : String(value).split(", ");
    return this.many(seats.map((seat) => names[Number(seat)] ?? String(seat)));
  }

  /** For sentences made for names: seats by name, and what each seat has with the name before it. */
  private byName(key: string, told: Fields, names: Names): Record<string, Fact> {
    const facts: Record<string, Fact> = {};
    for (const [field, value] of Object.entries(told)) {
      if (isSeat(key, field)) facts[field] = this.seated(value, names);
      if (!Array.isArray(value) || value.length !== names.length) continue;
      const each = value.map(
        (one: Told, seat) => `${isolate(names[seat])}\u00a0${written(this.fact(one))}`,
      );
      facts[`${field}_by_name`] = new Written(this.list(each));
    }
    return facts;
  }
}

const SEATS = new Set(["seat", "seats", "first", "open", "robber", "victim", "asked"]);
/** In the court, the `other` of a swap is a place of the row, not a seat. */
const isSeat = (key: string, field: string) =>
  SEATS.has(field) || (field === "other" && !key.startsWith("court."));

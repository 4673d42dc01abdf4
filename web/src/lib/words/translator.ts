// Builds every sentence of the page and the engine in one language: the twin of kupa.words.translator.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Functions, type Messages, type Reader } from "./functions";
import { type Fact, type Facts, fill, plain, Written } from "./values";

/** What an event's field may hold; null is what this seat was not told. */
export type FieldValue = string | number | boolean | null | readonly FieldValue[];
export interface Event {
  readonly key: string;
  readonly [field: string]: FieldValue;
}
export interface Refusal {
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Readonly<Record<string, FieldValue>>;
}
/** Who sits where, by seat. */
export type Names = readonly string[];

const NOBODY: Reader = { names: [], own: null };
/** Fluent's ids have no dots. */
export const messageId = (key: string) => key.replaceAll(".", "-");

export class Translator implements Messages {
  reader: Reader = NOBODY;
  private readonly functions = new Functions(this);
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, {
      functions: this.functions.table(),
      useIsolating: false,
    });
    for (const source of sources) this.add(source);
  }

  /** Learn the messages of a part. What is known stays: a game cannot change another's words. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(messageId(key));
  }

  /** The sentence of a key, filled with its facts. */
  say(key: string, facts: Facts = {}, form = ""): string {
    if (!this.has(key)) throw new Error(`no sentence “${key}” in ${this.language}`);
    return this.format(messageId(key), form, facts, key.split(".").slice(0, 2));
  }

  /** What happened; with names, seats are called by them, and the reader's own seat is known. */
  tell({ key, ...facts }: Event, names: Names = [], own: number | null = null): string {
    return this.read({ names, own }, () => this.say(key, facts));
  }

  /** Why something was refused. The ruling is not part of it: the page links to it. */
  explain({ reason, facts }: Refusal, names: Names = [], own: number | null = null): string {
    return this.read({ names, own }, () => this.say(reason, facts));
  }

  /** The title of a card, as printed on it. */
  title(face: string, game = ""): string {
    const name = plain(this.functions.oneCard(face, game ? [game] : [], "title"));
    return name.charAt(0).toLocaleUpperCase(this.language) + name.slice(1);
  }

  /** Several things: with commas, or as a sentence lists them, with “and”. */
  commas = (things: readonly string[]) => this.functions.commas(things);
  list = (things: readonly string[]) => this.functions.join(things);

  find(ids: readonly string[], form: string, facts: Facts = {}): string | null {
    const id = ids.find((each) => this.bundle.hasMessage(each));
    const written = Object.entries(facts).map(([name, fact]): [string, Fact] => [
      name,
      typeof fact === "string" ? new Written(fact) : fact,
    ]);
    return id === undefined ? null : this.format(id, form, Object.fromEntries(written), []);
  }

  private read(reader: Reader, work: () => string): string {
    this.reader = reader;
    try {
      return work();
    } finally {
      this.reader = NOBODY;
    }
  }

  private format(id: string, form: string, facts: Facts, scopes: readonly string[]): string {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) throw new Error(`the message ${id} has no text in ${this.language}`);
    const given = Object.entries(facts).map(([name, fact]) => [name, fill(fact, scopes)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(given));
  }
}

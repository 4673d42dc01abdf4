// How a sentence is made from a template and facts: the twin of kupa.words.
export const LANGUAGES = ["he", "ar", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (name: string): name is Language =>
  (LANGUAGES as readonly string[]).includes(name);
export const directionOf = (language: Language) => (language === "en" ? "ltr" : "rtl");

/** A template, or a table of the language's plural forms chosen by the fact named `count`. */
export type Sentence = string | Readonly<Record<string, string>>;
export type Sentences = Readonly<Record<string, Sentence>>;
/** Text that needs no more isolation: words of the language itself, or names already isolated. */
export class Written {
  constructor(readonly text: string) {}
}
export type Fact = string | number | Written;
export type Facts = Readonly<Record<string, Fact>>;

const FIRST_STRONG = "\u2068";
const LEFT_TO_RIGHT = "\u2066";
const POP = "\u2069";

/** Names and notation keep their own direction inside a sentence of another one. */
export const isolate = (text: string) => (text === "" ? text : `${FIRST_STRONG}${text}${POP}`);
/** Figures that read from left to right everywhere: ranges, clocks, negative numbers. */
export const figures = (text: string) => new Written(`${LEFT_TO_RIGHT}${text}${POP}`);
/** The text without its isolation, for comparing and for places that cannot show it. */
export const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "");

export function written(fact: Fact): string {
  if (fact instanceof Written) return fact.text;
  if (typeof fact === "string") return isolate(fact);
  return fact < 0 ? figures(String(fact)).text : String(fact);
}

/** Fill a template; a fact that is missing is a mistake of ours, and is said aloud. */
export function fill(template: string, facts: Facts): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact “${name}” for “${template}”`);
    return written(fact);
  });
}

const rules = new Map<Language, Intl.PluralRules>();
/** The plural form a language uses for a number. */
export function plural(language: Language, count: number): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  return count < 0 && count > -3 ? "other" : rule.select(count); // “one” may be a word: −1 is not
}

/** The template of a sentence; `count` decides where there are several forms. */
export function template(language: Language, sentence: Sentence, facts: Facts): string {
  if (typeof sentence === "string") return sentence;
  return sentence[plural(language, Number(facts.count))] ?? sentence.other;
}

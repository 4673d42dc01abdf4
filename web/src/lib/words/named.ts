// The engine speaks of seats by number. A table knows who sits there, and says so.
import type { Language } from "./sentence";

/** How each language writes “seat {x}”, with the little words that cling to it. */
const SEAT: Record<Language, RegExp> = {
  en: /\b[Ss]eat (\{\w+\})/g,
  he: /(?<![א-ת])([למב]?)מקום (\{\w+\})/g,
  ar: /(?<![ء-ي])(ال|لل)مقعد (\{\w+\})/g,
};

/** A preposition joins a Hebrew or Arabic name directly; a joint keeps it from running into others. */
const CLING: Record<string, string> = { ל: "ל־", מ: "מ־", ב: "אצל ", "": "", ال: "", لل: "لـ" };

/** The names of the facts that a template uses as seats. */
export const seatFacts = (template: string, language: Language): string[] =>
  [...template.matchAll(SEAT[language])].map((found) => (found.at(-1) ?? "").slice(1, -1));

/** The template with “seat {x}” turned into “{x}”, to be filled with a name. */
export function withoutSeats(template: string, language: Language): string {
  if (language === "en") return template.replace(SEAT.en, "$1");
  return template.replace(SEAT[language], (_, joint: string, fact: string) => `${CLING[joint]}${fact}`);
}

/** Hebrew writes the joint only before a foreign name. */
export const joined = (sentence: string) => sentence.replace(/([למב])־(\u2068[א-ת])/g, "$1$2");

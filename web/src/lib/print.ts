// Where the server prints a deck (docs/print.md).
import type { Language } from "./words/languages";

/** Countries that print on Letter. */
const LETTER = /-(US|CA|MX|CL|CO|PH|VE)\b/i;
const ownRegion = () => globalThis.navigator?.language ?? "";

export const printPath = (game: string, language: Language, region = ownRegion()) =>
  `/api/games/${game}/print/${language}?paper=${LETTER.test(region) ? "letter" : "a4"}`;

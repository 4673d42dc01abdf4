// Where a deck is printed (docs/print.md): by the server, or beside the static site when that was made.
import { fileAddress, SITE } from "./engine/here";
import type { Language } from "./words/languages";

/** Countries that print on Letter. */
const LETTER = /-(US|CA|MX|CL|CO|PH|VE)\b/i;
const ownRegion = () => globalThis.navigator?.language ?? "";

export const printPath = (game: string, language: Language, region = ownRegion()) =>
  SITE
    ? fileAddress(`print/${game}-${language}.pdf`)
    : `/api/games/${game}/print/${language}?paper=${LETTER.test(region) ? "letter" : "a4"}`;

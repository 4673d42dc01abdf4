// Codes may be typed with Arabic digits as well as Western ones.
const DIGITS = /[0-9\u0660-\u0669\u06f0-\u06f9]/g;

/** The digits of a text, as Western ones: Arabic keyboards write others. */
export const digitsOnly = (text: string) =>
  (text.match(DIGITS) ?? []).map((digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).join("");

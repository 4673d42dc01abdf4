// The languages there are: one for each folder of src/kupa/words.
import known from "virtual:languages";

export type Language = string;
export const LANGUAGES = known;
export const isLanguage = (code: string): boolean => known.some((each) => each.code === code);
export const directionOf = (code: Language): "ltr" | "rtl" =>
  known.find((each) => each.code === code)?.direction ?? "ltr";

// How long ago something was, as the language says it; digits are Western everywhere.
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? (["second", 0] as const);
  return format.format(size ? -Math.floor(seconds / size) : 0, unit);
}

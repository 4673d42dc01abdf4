// Options as a lobby calls them: the rules write `size=short`, a page says “Length: Short”.
export type Words = Readonly<Record<string, string>>;
/** What a code stands for, in a row of a table about one option or anywhere; null: only itself. */
export type OptionLabels = (code: string, option?: string) => string | null;

/** What values that many options have are called. */
const SHARED: Readonly<Record<string, string>> = {
  on: "lobby-on",
  off: "lobby-off",
  none: "lobby-nobody",
  usual: "lobby-auto",
};

export function optionLabelsOf(game: string, words: Words): OptionLabels {
  const keyOf = (option: string) =>
    `option-${game}-${option}` in words ? `option-${game}-${option}` : `option-${option}`;
  const said = (key: string) => words[key] ?? null;
  const title = (option: string) => said(keyOf(option));
  const label = (option: string, value: string) =>
    /^\d+$/.test(value) ? value : (said(`${keyOf(option)}-${value}`) ?? said(SHARED[value] ?? ""));

  /** A value that only one option has. */
  const anywhere = (value: string) => {
    const found = Object.keys(words).filter(
      (key) => key.startsWith(`option-${game}-`) && key.split("-")[3] === value,
    );
    return found.length === 1 ? said(found[0]) : null;
  };

  return (code, option) => {
    const [name, value] = code.split("=");
    if (value !== undefined) {
      const set = label(name, value);
      return title(name) && set ? `${title(name)}: ${set}` : null;
    }
    return option ? (label(option, code) ?? anywhere(code)) : (title(code) ?? anywhere(code));
  };
}

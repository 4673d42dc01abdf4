// Options as a lobby calls them: the rules write `size=short`, a page says “How many at court: Short”.
export type Words = Readonly<Record<string, unknown>>;
/** What a code stands for, in a row of a table about one option or anywhere; null: only itself. */
export type Terms = (code: string, option?: string) => string | null;

/** What values that many options have are called. */
const SHARED: Readonly<Record<string, string>> = {
  on: "lobby.on",
  off: "lobby.off",
  none: "lobby.nobody",
};

export function termsOf(game: string, words: Words): Terms {
  const keyOf = (option: string) => (option === "first" ? "lobby.first" : `lobby.${game}.${option}`);
  const said = (key: string) => (typeof words[key] === "string" ? words[key] : null);
  const title = (option: string) => said(keyOf(option));
  const label = (option: string, value: string) =>
    /^\d+$/.test(value) ? value : (said(`${keyOf(option)}.${value}`) ?? said(SHARED[value] ?? ""));

  /** A value that only one option has. */
  const anywhere = (value: string) => {
    const found = Object.keys(words).filter(
      (key) => key.startsWith(`lobby.${game}.`) && key.split(".")[3] === value,
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

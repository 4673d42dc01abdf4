// What options and their values are called: the engine names them as one types them (goal=one_host).
import { chairName } from "../../lib/table/names";
import type { OptionInfo, TableInfo } from "../../lib/wire";
import { has, say } from "../../lib/words/locale.svelte";

const SHARED: Readonly<Record<string, string>> = { on: "lobby.on", off: "lobby.off" };

/** A game of another package may lack words for its options: then they are called as one types them. */
export const said = (key: string, name: string) => (has(key) ? say(key) : name.replaceAll("_", " "));

/** Who begins is the same in every game. */
export const keyOf = (game: string, option: string) =>
  option === "first" ? "option.first" : `option.${game}.${option}`;

export const optionName = (game: string, option: string) => said(keyOf(game, option), option);

/** A value that needs no table to be named. */
export const wordFor = (game: string, option: string, value: string) =>
  said(SHARED[value] ?? `${keyOf(game, option)}.${value}`, value);

export function valueName(table: TableInfo, { name, number }: OptionInfo, value: string): string {
  if (name === "first")
    return value === "none" ? say("option.first.none") : seated(table, Number(value));
  if (/^\d+$/.test(value)) return value;
  if (value === "usual") return say("lobby.auto");
  if (value === "none") return say(number && name !== "every" ? "lobby.nobody" : "lobby.auto");
  return wordFor(table.game, name, value);
}

function seated(table: TableInfo, seat: number): string {
  const chair = table.chairs[seat];
  return chair && chair.kind !== "free" ? chairName(chair) : `${say("lobby.free")} ${seat + 1}`;
}

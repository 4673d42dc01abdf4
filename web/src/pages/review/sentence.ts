// A sentence of a game's story, in words.
import type { Review } from "../../lib/wire";
import { tell } from "../../lib/words/locale.svelte";
import { Many } from "../../lib/words/values";

export function sentence(
  { key, facts }: Review["story"][number],
  game: string,
  names: readonly string[],
): string {
  const given = facts as Readonly<Record<string, unknown>>;
  const card = typeof given.card === "string" ? { card: new Many([given.card], [game]) } : {};
  return tell({ ...given, ...card, key } as never, names);
}

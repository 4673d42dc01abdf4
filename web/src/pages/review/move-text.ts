// What a move of a game is called.
import { readMove } from "../../lib/boards/general/offers";
import { spoken } from "../../lib/boards/general/speech";
import { catalogue } from "../../lib/catalogue.svelte";

export function moveText(game: string, text: string, names: readonly string[]): string {
  const info = catalogue.all?.games.find(({ key }) => key === game);
  return info ? spoken(game, readMove(text, info.verbs, info.cards), names) : text;
}

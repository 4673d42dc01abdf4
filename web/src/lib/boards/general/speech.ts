// What the general board says of a game: the game's own words where it has some, else its own names.
import { cardTitle, has, say, tell } from "../../words/locale.svelte";
import type { Move } from "./offers";

/** The name of a field such as `draw_pile`, if nothing better is known. */
const plain = (name: string) => name.split(".").slice(-1)[0].replaceAll("_", " ");

/** What a zone or a counter is called. */
export function label(game: string, name: string): string {
  const key = `view.${game}.${name}`;
  return has(key) ? say(key) : plain(name);
}

/** A move as one would say it. */
export function spoken(game: string, move: Move, names: readonly string[]): string {
  const key = `move.${game}.${move.verb}`;
  return has(key) ? tell({ key, ...move.facts }, names) : unworded(move, names);
}

function unworded({ text, verb, cards, seats, places }: Move, names: readonly string[]): string {
  if (!verb) return text;
  const about = [
    ...cards.map((card) => cardTitle(card)),
    ...seats.map((seat) => names[seat] ?? String(seat)),
    ...places,
  ];
  return [plain(verb), ...about].join(" ");
}

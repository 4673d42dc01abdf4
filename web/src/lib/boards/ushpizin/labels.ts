// What a screen reader hears of a place: whose, which, face or covered, and what is special about it.
import { cardTitle, list, say } from "../../words/locale.svelte";
import type { PlaceLook } from "./rows";

function base(look: PlaceLook, name: string): string {
  const state = look.empty ? "empty" : look.face === null ? "covered" : "open";
  const card = look.face === null ? "" : cardTitle(look.face);
  const facts = { place: look.place, name, card };
  return look.own
    ? say(`board.ushpizin.mine.${state}`, facts)
    : say(`board.ushpizin.theirs.${state}`, facts);
}

export const labelOf = (look: PlaceLook, name: string): string =>
  list([base(look, name), ...look.marks.map((mark) => say(`board.ushpizin.is.${mark}`))]);

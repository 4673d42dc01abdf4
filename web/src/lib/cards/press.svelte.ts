// The printing presses: one a deck, fetched when the first card of that deck is wanted.
import type { Game } from "../games";
import type { Print } from "./core";

/** Which half of the court's picture a card is; other games have one kind of card only. */
export type Part = "person" | "hat";

export interface Press {
  front: (face: string, print: Print, part: Part) => string;
  back: (mini: boolean, part: Part) => string;
}

type Deck = "ushpizin" | "court" | "reset";
const deckOf = (game: Game): Deck => (game === "pairs" ? "ushpizin" : game);

const FETCH: Record<Deck, () => Promise<Press>> = {
  ushpizin: async () => {
    const { ushpizinFace, ushpizinBack } = await import("./ushpizin");
    return { front: ushpizinFace, back: ushpizinBack };
  },
  court: async () => {
    const { person, hat, personBack, hatBack } = await import("./court");
    return {
      front: (face, print, part) => (part === "hat" ? hat(face) : person(face, print)),
      back: (_, part) => (part === "hat" ? hatBack() : personBack()),
    };
  },
  reset: async () => {
    const { resetFace, resetBack } = await import("./reset");
    return { front: resetFace, back: resetBack };
  },
};

const presses = $state<Partial<Record<Deck, Press>>>({});
const coming: { [deck in Deck]?: Promise<void> | undefined } = {};

/** Fetch what draws a game's cards; resolves when they can be drawn. */
export function loadPress(game: Game): Promise<void> {
  const deck = deckOf(game);
  coming[deck] ??= FETCH[deck]().then(
    (press) => {
      presses[deck] = press;
    },
    (error: unknown) => {
      coming[deck] = undefined; // so that the next card tries again
      throw error;
    },
  );
  return coming[deck];
}

/** The press of a game, once it has arrived. */
export const pressOf = (game: Game): Press | undefined => presses[deckOf(game)];

const backs: Record<string, string> = {};

/** A back as an image address. Equal backs share one, so that the browser paints it once. */
export function backImage(press: Press, game: Game, mini: boolean, part: Part): string {
  const key = `${deckOf(game)}/${part}/${mini}`;
  return (backs[key] ??= `data:image/svg+xml,${encodeURIComponent(press.back(mini, part))}`);
}

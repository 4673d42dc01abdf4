// Pairs is played with the guests of Ushpizin, without the missions.
import type { PaperDeck } from "../paper";
import deck, { GOING } from "../ushpizin/paper";

export default { card: { ...deck.card, keys: GOING } } satisfies PaperDeck;

// Which move a tap would have meant that leads to none: the server is asked why it is not possible.
import type { Seat } from "../../wire";
import type { PlaceLook } from "./rows";

/** What a tap on one's own card says, by what is being done; else it would be lifted. */
const OWN: { readonly [phase: string]: (place: number, spot: string) => string } = {
  swap: (_, spot) => `swap ${spot}`,
  draw: (place) => `put ${place}`,
  pass: (place) => `pass ${place}`,
  take: (_, spot) => `take ${spot}`,
};

/** A card of a row. */
export function meantAt(phase: string, { own, seat, place }: PlaceLook): string {
  const spot = `${seat}.${place}`;
  if (own) return OWN[phase]?.(place, spot) ?? `lift ${place}`;
  return phase === "take" ? `take ${spot}` : `swap ${spot}`;
}

/** A card of a hand. */
export const meantCard = (phase: string, card: string) => `${phase === "out" ? "out" : "give"} ${card}`;

/** Somebody who is asked for an ushpiz. */
export const meantAsk = (seat: Seat, kind: string) => `ask ${seat} ${kind}`;

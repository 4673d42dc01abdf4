// Where opponents sit, seen from the player's seat. Never mirrored in right-to-left languages.
import { SYMBOLS } from "../../cards/seats";
import type { ChairInfo, Seat } from "../../wire";

export interface Horseshoe {
  readonly left: readonly Seat[];
  readonly far: readonly Seat[];
  readonly right: readonly Seat[];
}

/** The other seats, clockwise from one's left hand; an onlooker sees them all, from the first. */
export function rivals(seats: number, you: Seat | null): Seat[] {
  const all = Array.from({ length: seats }, (_, at) => at);
  return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** Rivals to the left, beyond the table and to the right, each from far to near as they are drawn. */
export function horseshoe(seats: number, you: Seat | null): Horseshoe {
  const around = rivals(seats, you);
  const far = around.length % 2;
  const side = (around.length - far) / 2;
  return {
    left: around.slice(0, side).reverse(),
    far: around.slice(side, side + far),
    right: around.slice(side + far),
  };
}

/** Which of the symbols a chair shows; a chair without a colour takes its own number. */
export function symbolOf(chair: ChairInfo | undefined, seat: Seat): number {
  const at = SYMBOLS.findIndex((symbol) => symbol === chair?.colour);
  return at < 0 ? seat : at;
}

/** Whether a bot plays there now, be it its own chair or a person's who is away. */
export const isBot = (chair: ChairInfo | undefined) => chair?.kind === "bot" || chair?.piloted === true;

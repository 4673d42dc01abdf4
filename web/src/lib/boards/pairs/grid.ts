// How many columns show the cards largest in the room there is.
export interface Fit {
  readonly columns: number;
  readonly width: number;
}

const HIGH = 7 / 5; // a card is five wide and seven high

/** What a last row without empty places is worth, in size. */
const FULL = 1.12;
/** A finger's width: no card has less room, however small it is drawn. */
const FINGER = 44;

/** The columns that make cards widest; a full last row may cost a little. Beyond that the cards scroll. */
export function fit(count: number, width: number, height: number, gap: number): Fit {
  let best: Fit = { columns: 1, width: 0 };
  let most = 0;
  for (let columns = 1; columns <= Math.min(count, width / FINGER); columns++) {
    const down = Math.max(FINGER, height / Math.ceil(count / columns));
    const size = Math.floor(Math.min(width / columns - gap, (down - gap) / HIGH));
    const worth = size * (count % columns ? 1 : FULL);
    if (worth >= most) [best, most] = [{ columns, width: size }, worth];
  }
  return best;
}

/** The move that turns a place up, if it may be turned. */
export function turn(moves: readonly string[], place: number): string | null {
  const move = `turn ${place}`;
  return moves.includes(move) ? move : null;
}

// How many columns show the cards largest in the room there is.
export interface Fit {
  readonly columns: number;
  readonly width: number;
}

const HIGH = 7 / 5; // a card is five wide and seven high

/** The columns that make cards widest; among equals, the fewest empty places. */
export function fit(count: number, width: number, height: number, gap: number): Fit {
  let best: Fit = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / HIGH;
    const size = Math.floor(Math.min(across, down));
    if (size > best.width) best = { columns, width: size };
  }
  return best;
}

/** The move that turns a place up, if it may be turned. */
export function turn(moves: readonly string[], place: number): string | null {
  const move = `turn ${place}`;
  return moves.includes(move) ? move : null;
}

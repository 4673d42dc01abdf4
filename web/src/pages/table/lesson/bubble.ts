// Where the coach speaks: beside what it speaks of, never over it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 6;
const GAP = 22; // room for the bubble's tail
const EDGE = 6;

const overlap = (top: number, height: number, box: Box) =>
  Math.max(0, Math.min(top + height, box.y + box.height) - Math.max(top, box.y));

const middle = ({ y, height }: Box) => y + height / 2;

/** The middle of several boxes, and how far they reach. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The top of a bubble of a height: it hides as little as possible of what is lit, and is near what to tap,
 * or stays where it was in this step.
 */
export function bubbleTop(
  height: number,
  room: number,
  targets: readonly Box[],
  places: readonly Box[],
  before: number | null,
): number {
  const goal = around(targets) ?? around(places);
  let best = EDGE;
  let least = Infinity;
  for (let top = EDGE; top + height <= Math.max(room - EDGE, EDGE + height); top += STEP) {
    const hidden = (boxes: readonly Box[]) =>
      boxes.reduce((sum, box) => sum + overlap(top - GAP, height + 2 * GAP, box), 0);
    const moved = before === null || before === top ? 0 : 5 * room; // it jumps only where it would hide something
    const far = goal ? Math.abs(top + height / 2 - middle(goal)) : Math.abs(top - room / 3);
    const cost = hidden(targets) * 100 + hidden(places) * 10 + (far + moved) / 100;
    if (cost < least) [best, least] = [top, cost];
  }
  return best;
}

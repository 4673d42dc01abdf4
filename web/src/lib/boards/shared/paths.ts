// The paths of moving cards, as keyframes: pure functions of numbers.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
/** A card of the size of another, in the middle of a place that is no card: a plate, a count, a pile. */
export function cardAt(place: Box, like: Box): Box {
  const shape = place.height / place.width / (like.height / like.width);
  if (shape > 0.8 && shape < 1.25) return place;
  const { x, y } = middle(place);
  const [width, height] = [like.width * SMALL, like.height * SMALL];
  return { left: x - width / 2, top: y - height / 2, width, height };
}
const SMALL = 0.55;
/** For a way between two places neither of which is a card. */
export const PLAIN_CARD: Box = { left: 0, top: 0, width: 90, height: 126 };

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** How far an arc leaves the straight line: a share of the way, within limits an eye can follow. */
const bulge = (length: number) => Math.min(110, Math.max(26, length * 0.28));

/** Where a card is along its way, measured from its goal; `side` bends it to one hand or the other. */
export function along(from: Box, to: Box, side: -1 | 0 | 1, t: number): { x: number; y: number } {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return { x: 0, y: 0 };
  const away = side * bulge(length) * Math.sin(Math.PI * t);
  return { x: -dx * (1 - t) + (dy / length) * away, y: -dy * (1 - t) - (dx / length) * away };
}

const px = (value: number) => `${value.toFixed(1)}px`;

/** Travel from one place to another; sizes are taken over on the way, and a little lift shows the height. */
export function travel(from: Box, to: Box, side: -1 | 0 | 1 = 0, spin = 0): Keyframe[] {
  const grown = to.width > 0 ? from.width / to.width : 1;
  return STEPS.map((t) => {
    const { x, y } = along(from, to, side, t);
    const size = (grown + (1 - grown) * t) * (1 + 0.08 * Math.sin(Math.PI * t));
    const turn = `rotate(${(spin * (1 - t)).toFixed(1)}deg)`;
    return { offset: t, transform: `translate(${px(x)}, ${px(y)}) ${turn} scale(${size.toFixed(3)})` };
  });
}

/** Turned up in the air, a hat drops the last gap and bounces once. */
export const FIT: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-38%) rotate(-5deg)", offset: 0.34 },
  { transform: "translateY(3%) rotate(1deg)", offset: 0.7 },
  { transform: "translateY(-3%)", offset: 0.84 },
  { transform: "none" },
];

/** Curl up and rise as ash. */
export const ASHES: Keyframe[] = [
  { transform: "none", clipPath: "inset(0 0 0 0)", opacity: 1 },
  { transform: "rotate(-2deg) scale(1.02)", offset: 0.25 },
  {
    transform: "translateY(-26%) rotate(5deg) scale(0.82)",
    clipPath: "inset(0 0 100% 0)",
    opacity: 0.25,
  },
];

// The roof of a sukkah: palm leaves, and fruit and lamps that hang from them.
import { many, strip } from "../shared/trim";

const LEAVES = ["#3f7a52", "#4c8a5d", "#5d9468", "#6ea276", "#7fb083"];
const BLADES = [
  [-62, 40],
  [62, 40],
  [-40, 44],
  [40, 44],
  [-18, 38],
  [18, 38],
  [0, 32],
];
const frond = (i: number) =>
  BLADES.map(([turn, length], j) => {
    const l = length + (i % 3) * 4;
    const at = `translate(${i * 48 + 10 + (i % 2) * 4} 2) rotate(${turn})`;
    return `<path transform="${at}" d="M0 0Q7 ${l * 0.4} 0 ${l}Q-7 ${l * 0.4} 0 0Z" fill="${LEAVES[(j + i) % 5]}"/>`;
  }).join("");
const cord = (x: number, to: number) => `<path d="M${x} 8V${to}" stroke="#b69a62" stroke-width="2"/>`;
const HANGING = [
  (x: number) =>
    `${cord(x, 40)}<circle cx="${x}" cy="49" r="10" fill="#b3263f"/><path d="M${x - 5} 57l5 8l5 -8z" fill="#b3263f"/>`,
  (x: number) => `${cord(x, 34)}<path d="M${x} 33q12 10 0 28q-12 -18 0 -28z" fill="#f2b233"/>`,
  (x: number) =>
    `${cord(x, 46)}<rect x="${x - 5}" y="44" width="10" height="4" rx="1" fill="#1d2a45"/>` +
    `<ellipse cx="${x}" cy="56" rx="11" ry="9" fill="#fffaf0"/><path d="M${x} 47a5 9 0 0 1 0 18a5 9 0 0 1 0 -18" fill="#f7dfa8"/>`,
];
export const trim = () =>
  strip(
    70,
    `<rect width="1400" height="7" fill="#9a6238"/>${many(15, (i) => HANGING[i % 3](48 + i * 100))}${many(30, frond)}`,
  );

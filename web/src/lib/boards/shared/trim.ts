// The strip along the far edge of the table: one a game, painted once.
import { RAMP } from "../../cards/palette";
import type { Game } from "../../games";

const strip = (height: number, inner: string) =>
  `<svg viewBox="0 0 1400 ${height}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${inner}</svg>`;
const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("");

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
const sukkah = () =>
  strip(
    70,
    `<rect width="1400" height="7" fill="#9a6238"/>${many(15, (i) => HANGING[i % 3](48 + i * 100))}${many(30, frond)}`,
  );

const PENNANTS = ["#a5213a", "#f2b233", "#13716f", "#68345f", "#2d4a8e"];
const pennant = (i: number) => {
  const x = i * 60;
  return (
    `<path d="M${x} 0H${x + 60}V26Q${x + 30} 66 ${x} 26Z" fill="${PENNANTS[i % 5]}"/>` +
    `<path d="M${x + 30} 0H${x + 60}V26Q${x + 48} 44 ${x + 30} 46Z" fill="#1d2a45" opacity=".12"/>` +
    `<circle cx="${x}" cy="30" r="5" fill="#f2b233"/>`
  );
};
const palace = () => strip(56, `${many(24, pennant)}<rect width="1400" height="6" fill="#7c1730"/>`);

const stairs = () =>
  strip(
    44,
    many(70, (i) => {
      const step = i % 20 < 10 ? i % 20 : 19 - (i % 20);
      return `<rect x="${i * 20}" width="20.5" height="${4 + step * 4}" fill="${RAMP[step]}"/>`;
    }),
  );
const DIAMONDS = ["#f2b233", "#a5213a", "#13716f"];
const diamonds = () =>
  strip(
    44,
    many(36, (i) => `<path d="M${i * 40} 5h40l-20 34z" fill="${DIAMONDS[i % 3]}"/>`) +
      `<rect width="1400" height="6" fill="#8a5a10"/>`,
  );

export const TRIM: Readonly<Record<Game, () => string>> = {
  ushpizin: sukkah,
  court: palace,
  reset: stairs,
  pairs: diamonds,
};

// Ushpizin: seven honoured guests, six everyday ones, Elijah and six missions; Pairs is played with them too.
import { C } from "../palette";
import {
  circ,
  clip,
  ell,
  flame,
  g,
  H,
  line,
  NUMERALS,
  path,
  type Print,
  rect,
  rightToLeft,
  ring,
  shade,
  spark,
  star,
  W,
} from "../core";
import { DOOR, face, FULL, stock, svg } from "../face";
import { GUESTS } from "./guests";
import { HONOURED } from "./honoured";

export const EVENINGS = Object.keys(HONOURED);
const way = (title: string) => (rightToLeft(title) ? -1 : 1);

/** Seven lamps under the title, the guest's own evening lit, counted in reading direction. */
export const lamps = (day: number, side: number) =>
  EVENINGS.map((_, i) => {
    const x = 100 + (i - 3) * 14 * side;
    return i === day ? flame(x, 266, 0.36, C.amber, C.saffron) : circ(x, 267.5, 2.3, C.sand);
  }).join("");
const sprig = (x: number, side: number) =>
  g(
    `translate(${x} 16) scale(${side} 1)`,
    path("M0 2Q16 0 24 14Q8 16 0 2Z", C.olive) +
      path("M1 8Q10 16 6 30Q-4 20 1 8Z", C.olive) +
      circ(4, 5, 4, C.pomegranate),
  );

const ushpiz = (name: string, { title = "", mini = false }: Print) =>
  face({
    ...HONOURED[name],
    title,
    mini,
    foot: lamps(EVENINGS.indexOf(name), way(title)),
    corners: sprig(14, 1) + sprig(186, -1),
  });

const guest = (name: string, { title = "", mini = false }: Print) =>
  face({ ...GUESTS[name], title, mini, window: DOOR, paper: "#faf3e4" });

const nightSky = () => circ(100, 121, 130, "#1a2a4d") + circ(100, 121, 100, "#22375f");
/** Elijah stands for any of the seven: a wheel of fire in the night. */
export const wheel = () =>
  line("M-10 60Q70 10 150 44M210 190Q130 240 50 206M18 40Q60 6 120 14", "#3b548a", 6) +
  spark(36, 62, 8, C.cream) +
  spark(168, 72, 9, C.cream) +
  spark(160, 196, 6, C.cream) +
  spark(34, 186, 7, C.cream) +
  ring(12, (i, a) =>
    g(
      `rotate(${a} 100 121)`,
      flame(100, 52, i % 2 ? 0.86 : 1.12, i % 2 ? C.terracotta : "#ee8a26", C.saffron),
    ),
  ) +
  circ(100, 121, 54, C.saffron) +
  circ(100, 121, 42, C.night) +
  ring(8, (i, a) => g(`rotate(${a} 100 121)`, rect(96.5, 80, 7, 42, i % 2 ? C.saffron : "#f7c860", 3))) +
  circ(100, 121, 17, C.saffron) +
  star(100, 121, 13, C.pomegranate, 8, 0.6);
export const elijahPicture = () => nightSky() + wheel();
const elijah = ({ title = "", mini = false }: Print) =>
  face({ picture: elijahPicture, bg: C.night, title, mini, window: DOOR, paper: C.saffron });

export const LANTERNS = [C.teal, C.pomegranate, C.indigo, C.leaf, C.plum, "#8a4b12"];
const FLAGS = [
  [8, 50],
  [34, 55],
  [62, 52],
  [140, 40],
  [166, 46],
  [190, 42],
];
export const bunting = () =>
  line("M-10 40Q50 66 100 40T210 34", C.sand, 3) +
  FLAGS.map(([x, y], i) =>
    path(`M${x - 8} ${y}H${x + 8}L${x} ${y + 16}Z`, [C.saffron, C.rose, C.mint][i % 3]),
  ).join("");
export const paperLantern = () =>
  line("M100 30V62", C.sand, 3) +
  rect(80, 60, 40, 10, C.ink, 3) +
  rect(80, 184, 40, 10, C.ink, 3) +
  line("M100 194V214M92 194V208M108 194V208", C.saffron, 3) +
  ell(100, 127, 64, 59, C.paper) +
  shade("M100 68A64 59 0 0 1 100 186Z", 0.08) +
  [26, 46].map((r) => ell(100, 127, r, 59, "none", `stroke="${C.sand}" stroke-width="2"`)).join("");
const lantern = (number: number, colour: string) =>
  paperLantern() + `<text x="100" y="155" font-size="80" ${NUMERALS} fill="${colour}">${number}</text>`;

/** A numbered paper lantern hung from the roof, and as many pips. */
function mission(number: number, { title = "", mini = false }: Print): string {
  const colour = LANTERNS[number - 1];
  const pips = LANTERNS.map((_, i) =>
    rect(100 + (i - 2.5) * 14 * way(title) - 4, 263, 8, 8, i < number ? colour : C.sand, 2),
  );
  return face({
    picture: () => bunting() + lantern(number, colour),
    bg: colour,
    title,
    mini,
    window: DOOR,
    foot: pips.join(""),
  });
}

export function ushpizinFace(name: string, print: Print): string {
  if (name === "elijah") return elijah(print);
  if (name.startsWith("mission")) return mission(Number(name.slice(7)), print);
  return name in HONOURED ? ushpiz(name, print) : guest(name, print);
}

const twice = (inner: string) => inner + g(`rotate(180 100 ${H / 2})`, inner);
const frond = (x: number, y: number, turn: number, size: number, light: string, dark: string) =>
  g(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    line("M0 0Q6 -50 0 -110", dark, 4) +
      Array.from({ length: 9 }, (_, i) => {
        const [at, reach] = [-10 - i * 11, 40 - i * 3];
        const blade = (w: number) =>
          `M2 ${at}Q${w * 0.6} ${at - 18} ${w} ${at - 30}Q${w * 0.5} ${at - 4} 2 ${at}Z`;
        return path(blade(reach), light) + path(blade(-reach), dark);
      }).join(""),
  );
const STARS = [
  [40, 120, 5],
  [160, 96, 6],
  [70, 70, 4],
  [132, 52, 5],
  [30, 70, 3],
];
const hung = () =>
  line("M66 43V76M134 43V70", C.sand, 2) +
  circ(66, 84, 9, "#d43a50") +
  path("M62 91l4 6l4 -6Z", "#d43a50") +
  path("M134 68q11 9 0 24q-11 -15 0 -24Z", C.saffron);
const roof = (mini: boolean) =>
  (mini ? "" : STARS.map(([x, y, r]) => spark(x, y, r, C.cream)).join("")) +
  rect(-10, 34, 220, 9, C.wood) +
  shade("M-10 39H210V43H-10Z", 0.25) +
  frond(10, 30, 140, 0.86, "#6ea276", "#44805a") +
  frond(190, 30, -140, 0.86, "#6ea276", "#44805a") +
  frond(100, -6, 180, 0.82, "#86b884", "#559465") +
  (mini ? "" : hung());
const rosette = (r: number) =>
  circ(100, 140, r, C.saffron) +
  circ(100, 140, r * 0.85, C.indigoDeep) +
  star(100, 140, r * 0.71, C.saffron, 8, 0.62) +
  circ(100, 140, r * 0.26, C.indigoDeep);

const eveningSky = () =>
  rect(0, 0, W, H, C.indigoDeep) + circ(100, 140, 96, "#253d76") + circ(100, 140, 66, "#2c4887");
export const canopy = (mini: boolean) => twice(roof(mini)) + rosette(mini ? 46 : 34);
export const backPicture = (mini: boolean) => eveningSky() + canopy(mini);

/** Lying under the roof of the sukkah, looking up; the same upside down. */
export const ushpizinBack = (mini: boolean) => svg(stock() + clip(FULL, backPicture(mini)));

// The King's Court. A hat card is the top of a picture and a person card its bottom: laid edge to edge,
// a right pair becomes one figure on one wallpaper.
import { C } from "../palette";
import {
  circ,
  clip,
  ell,
  g,
  path,
  type Print,
  R,
  rect,
  ring,
  shade,
  spark,
  star,
  text,
  uid,
  W,
} from "../core";
import { CHARACTERS, type Character } from "./characters";
import { CLOTHES } from "./clothes";
import { EMBLEM } from "./emblems";
import { roundRect, sheet, svg } from "../face";
import { HAT } from "./hats";
import { head, neck, SHOULDERS, SHOULDERS_SHADE } from "../people";

export const HAT_H = 170;

export const badge = (
  x: number,
  y: number,
  r: number,
  emblem: string,
  colour: string,
  ground: string = C.paper,
) =>
  circ(x, y, r, ground) +
  g(`translate(${x} ${y}) scale(${(r / 14.5).toFixed(2)})`, EMBLEM[emblem](colour));

/** Tone-on-tone wallpaper; the two phases let it run unbroken across the seam (170 = 50 mod 60). */
function wallpaper({ ground, emblem, main }: Character, phase: number): string {
  const id = uid();
  const sign = (x: number, y: number) => g(`translate(${x} ${y}) scale(.62)`, EMBLEM[emblem](main));
  return (
    `<pattern id="${id}" width="30" height="60" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${phase})">` +
    `<g opacity=".17">${sign(7.5, 15)}${sign(22.5, 45)}</g></pattern>` +
    rect(0, -20, W, 330, ground) +
    rect(0, -20, W, 330, `url(#${id})`)
  );
}

export function figure(who: Character): string {
  const made = head(who.head);
  const body = path(SHOULDERS, who.coat) + shade(SHOULDERS_SHADE, 0.13) + neck(made.skin);
  const dressed = made.back + body + CLOTHES[who.dress](who.main, who.trim) + made.front;
  return wallpaper(who, 10) + g("translate(100 46) scale(1.18)", dressed);
}

export function person(name: string, { title = "", mini = false }: Print): string {
  const who = CHARACTERS[name];
  const cut = mini ? roundRect(8, 0, 184, 272, 3, 14) : roundRect(8, 0, 184, 222, 3, 6);
  const brooch = mini
    ? badge(100, 226, 36, who.emblem, who.main)
    : badge(100, 186, 25, who.emblem, who.main);
  const paper = sheet(C.paper, W, 280, 4, R);
  return svg(paper + clip(cut, figure(who) + brooch) + (mini ? "" : text(title, 100, 259, 27)));
}

const hatCard = (inner: string) =>
  svg(sheet(C.paper, W, HAT_H, R, 4) + clip(roundRect(8, 8, 184, HAT_H - 8, 10, 3), inner), W, HAT_H);

/** Hats that are white themselves: their badge is coloured instead. */
const PALE = ["cook", "doctor", "judge"];

export function hatPicture(name: string, who: Character): string {
  const [ink, ground] = PALE.includes(name) ? [C.paper, who.main] : [who.main, C.paper];
  const worn = HAT[name](who.main, who.trim) + badge(0, who.badge, 17, who.emblem, ink, ground);
  return wallpaper(who, 0) + g("translate(100 172)", worn);
}

export function hat(name: string): string {
  if (name === "magic") return hatCard(magicPicture());
  if (name === "penalty") return penaltyHat();
  return hatCard(hatPicture(name, CHARACTERS[name]));
}

const STRIPES = [C.pomegranate, C.terracotta, C.saffron, C.leaf, C.teal, C.indigo, C.plum];
const SPARKS = [
  [34, 44, 9],
  [170, 40, 8],
  [166, 96, 6],
  [30, 100, 6],
  [60, 20, 5],
  [140, 16, 5],
];

export const MAGIC = { ground: "#6b4fa0", dim: "#7a5fb0", light: "#8a70bd" } as const;

/** It fits any head: a striped top hat in a burst of light, its brim a full ring. */
export function magicPicture(): string {
  const rays = ring(16, (i, a) =>
    g(`rotate(${a} 100 100)`, path("M100 100L90 -60H110Z", i % 2 ? MAGIC.dim : MAGIC.light)),
  );
  const sparks = SPARKS.map(([x, y, r]) => spark(x, y, r, "#ffe39a")).join("");
  const bands = STRIPES.map((colour, i) => rect(-56 + i * 16, -130, 16.5, 130, colour)).join("");
  const crown =
    clip("M-42 -22L-52 -124Q0 -112 52 -124L42 -22Q0 -10 -42 -22Z", bands) +
    shade("M0 -118Q30 -118 52 -124L42 -22Q20 -16 0 -16Z");
  const ribbon =
    path("M-45 -46Q0 -32 45 -46L42 -22Q0 -8 -42 -22Z", C.saffron) +
    shade("M0 -39Q24 -39 45 -46L42 -22Q22 -15 0 -15Z", 0.12);
  const lid = ell(0, -124, 52, 11, C.ink) + ell(0, -124, 43, 7.5, "#31405f");
  const rim = ell(0, -14, 84, 17, C.ink) + ell(0, -19, 84, 15, "#31405f") + ell(0, -22, 46, 8, C.ink);
  const sign = circ(0, -80, 22, C.paper) + star(0, -80, 17.5, C.pomegranate, 8, 0.6);
  const worn = g("translate(100 160)", rim + crown + ribbon + lid + sign);
  return rect(0, 0, W, HAT_H + 20, MAGIC.ground) + rays + sparks + worn;
}

/** Penalty token: a dented paper hat on a round counter. */
export const penaltyPicture = () =>
  circ(50, 50, 49, C.ink) +
  circ(50, 50, 45, C.paper) +
  circ(50, 50, 39, "none", `stroke="${C.pomegranate}" stroke-width="3" stroke-dasharray="4 6"`) +
  path("M24 64L34 36L46 42L56 24L68 40L76 64Z", C.ink) +
  path("M56 24L68 40L76 64H52Z", "#0f1830") +
  path("M14 62Q50 52 86 62Q82 74 50 74Q18 74 14 62Z", C.ink) +
  path(
    "M42 46L52 56M52 46L42 56",
    "none",
    `stroke="${C.saffron}" stroke-width="5" stroke-linecap="round"`,
  );
export const penaltyHat = () => svg(penaltyPicture(), 100, 100);

const HAT_MOTIF = path("M-8 3L-5 -8H5L8 3ZM-12 3H12V6H-12Z", "#52875f");
const lattice = (
  count: number,
  across: number,
  at: (column: number, row: number) => [number, number],
  motif: string,
) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i % across, Math.floor(i / across));
    return g(`translate(${x} ${y})`, motif);
  }).join("");
const medal = (y: number, r: number, ground: string) =>
  circ(100, y, r, ground) + circ(100, y, r - 6, "none", `stroke="${C.saffron}" stroke-width="3"`);

/** Hats: leaf green, rows of small hats. */
export const hatBackPicture = (ground: string = C.leaf) =>
  rect(0, 0, W, HAT_H + 20, ground) +
  lattice(48, 8, (c, r) => [c * 28 + (r % 2) * 14 - 4, r * 31 + 10], HAT_MOTIF) +
  medal(88, 40, C.leafDeep) +
  path("M82 98L86 68Q100 62 114 68L118 98Z", C.saffron) +
  path("M66 98Q100 88 134 98Q134 106 100 106Q66 106 66 98Z", C.saffron) +
  rect(83, 88, 34, 7, C.leafDeep);
export const hatBack = () => hatCard(hatBackPicture());

const CROWN_MOTIF =
  path("M0 -17L20 0L0 17L-20 0Z", "none", 'stroke="#c24a5c" stroke-width="2"') +
  path("M-8 5L-9 -6L-4 -1L0 -8L4 -1L9 -6L8 5Z", "#c24a5c");

/** People: pomegranate red, a lattice of small crowns. */
export const personBackPicture = (ground: string = C.pomegranate) =>
  rect(0, 0, W, 280, ground) +
  lattice(60, 6, (c, r) => [c * 40 + (r % 2) * 20 - 10, r * 32 - 4], CROWN_MOTIF) +
  medal(138, 46, C.wine) +
  path("M76 156L72 120L88 134L100 112L112 134L128 120L124 156Z", C.saffron) +
  rect(76, 150, 48, 8, C.amber, 2);
export const PERSON_BACK = roundRect(8, 4, 184, 268, 3, 14);
export const personBack = () =>
  svg(sheet(C.paper, W, 280, 4, R) + clip(PERSON_BACK, personBackPicture()));

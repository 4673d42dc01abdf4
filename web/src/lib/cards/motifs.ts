// Small paper cuttings that fall at a win, each drawn around the middle of a box of 120.
import { g, path, rect, ring, spark, star } from "./core";
import { C } from "./palette";
import { symbolPicture } from "./seats";

export const motif = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" aria-hidden="true">${inner}</svg>`;

const GREENS = ["#3f7a52", "#6ea276", "#4c8a5d", "#86b884"];
export const leaf = (fill: string) =>
  path("M0 -48Q15 -8 0 48Q-15 -8 0 -48Z", fill) +
  `<path d="M0 -44V44" stroke="#1d2a45" stroke-opacity=".18" stroke-width="3"/>`;
export const frond = () =>
  [-64, -40, -18, 0, 18, 40, 64]
    .map((turn, i) =>
      g(`rotate(${turn})`, path("M0 6Q9 -26 0 -58Q-9 -26 0 6Z", GREENS[i % GREENS.length])),
    )
    .join("");
export const fruitMotif = (at: number) => g("translate(-50 -50)", symbolPicture(at));
export const paper = (fill: string) => rect(-30, -22, 60, 44, fill, 6);

/** For a game without cuttings of its own. */
export const GENERAL_MOTIFS: readonly string[] = [
  star(0, 0, 36, C.indigo),
  paper(C.pomegranate),
  spark(0, 0, 36, C.paper),
  leaf("#4c8a5d"),
  paper(C.teal),
  star(0, 0, 30, "#fff0bd", 8, 0.62),
  fruitMotif(0),
  paper(C.plum),
  leaf("#86b884"),
  fruitMotif(6),
].map(motif);

/** Flat wedges, no glow: behind whoever has won. */
export const rays = (): string => {
  const wedge = (i: number) => {
    const at = (share: number) => {
      const angle = (share / 30) * Math.PI * 2;
      return `${(1000 * Math.cos(angle)).toFixed(0)} ${(1000 * Math.sin(angle)).toFixed(0)}`;
    };
    return `M0 0L${at(i)}L${at(i + 0.5)}Z`;
  };
  const wedges = Array.from({ length: 30 }, (_, i) => wedge(i)).join("");
  return `<svg viewBox="-500 -500 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${path(wedges, "#f7cf72")}</svg>`;
};

/** Leaves around a winner's fruit. */
export const wreath = (): string =>
  `<svg viewBox="-100 -100 200 200" aria-hidden="true">${ring(22, (i, angle) =>
    g(
      `rotate(${angle.toFixed(1)}) translate(0 -78) rotate(${i % 2 ? 62 : 112}) scale(.55)`,
      leaf(GREENS[i % GREENS.length]),
    ),
  )}</svg>`;

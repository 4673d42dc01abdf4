// What several hats are made with.
import { C } from "../palette";
import { g, line, path } from "../core";

export const feather = (x: number, y: number, s: number, rot: number, a: string, b: string) =>
  g(
    `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
    path("M0 0C-18 -24 -16 -62 8 -84C22 -60 20 -24 0 0Z", a) +
      path("M0 0C20 -24 22 -60 8 -84C6 -50 4 -24 0 0Z", b) +
      line("M0 6C2 -24 5 -52 8 -78", C.ink, 1.6, 'opacity=".5"'),
  );
export const brim = (w: number, h: number, c: string, y = 0) =>
  path(
    `M${-w} ${y - 3}Q0 ${y - h * 2} ${w} ${y - 3}Q${w + 5} ${y + 8} ${w - 10} ${y + 8}H${-w + 10}Q${-w - 5} ${y + 8} ${-w} ${y - 3}Z`,
    c,
  );

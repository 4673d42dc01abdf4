// Pictures for the moments without a game: empty, waiting, lost, won. Cut paper like the cards.
import { C } from "./palette";
import { circ, ell, g, line, path, rect, ring, shade, spark, star } from "./core";
import { svg } from "./face";

const W = 300;
const H = 180;

const card = (x: number, y: number, turn: number, fill: string, sign = "") =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-26, -37, 52, 74, C.paper, 7) +
      rect(-21, -32, 42, 64, fill, 4) +
      shade("M0 -32H17A4 4 0 0 1 21 -28V28A4 4 0 0 1 17 32H0Z", 0.12) +
      sign,
  );

/** A cloth that hangs over the edge of a table, with its legs. */
const table = (cloth: string, hem: string) =>
  line("M62 150V180M238 150V180", C.woodDeep, 9) +
  path(
    "M18 128H282L274 148Q258 160 242 148Q226 160 210 148Q194 160 178 148Q162 160 146 148Q130 160 114 148Q98 160 82 148Q66 160 50 148Q34 158 24 146Z",
    cloth,
  ) +
  shade("M150 128H282L274 148Q258 160 242 148Q226 160 210 148Q194 160 178 148Q164 158 150 150Z", 0.12) +
  rect(12, 120, 276, 12, hem, 6);

const chair = (x: number) =>
  g(
    `translate(${x} 44)`,
    line("M3 84V6Q3 0 9 0H41Q47 0 47 6V84", C.woodDeep, 7) +
      rect(3, 10, 44, 8, C.wood, 3) +
      rect(3, 30, 44, 8, C.wood, 3) +
      rect(-2, 62, 54, 14, C.wood, 5),
  );

const pomegranate = (x: number, y: number) =>
  g(
    `translate(${x} ${y})`,
    path("M-7 -14l-3 -9l6 4l4 -7l4 7l6 -4l-3 9Z", C.wine) +
      circ(0, 0, 16, "#c23049") +
      shade("M0 -16A16 16 0 0 1 0 16Z", 0.16) +
      ell(-6, -6, 4, 5, C.rose, 'opacity=".7"'),
  );

const cup = (x: number, turn: number, fill: string) =>
  g(
    `translate(${x} 84) rotate(${turn})`,
    path("M-27 -32H27L20 36Q0 44 -20 36Z", fill) +
      shade("M0 -32H27L20 36Q10 40 0 40Z", 0.16) +
      ell(0, -32, 27, 8, C.cream) +
      ell(0, -31, 21, 5, C.linen) +
      rect(-24, -12, 48, 6, C.cream, 0, 'opacity=".35"'),
  );

const hills = () =>
  circ(236, 52, 26, C.saffron) +
  ring(12, (i, angle) =>
    g(`rotate(${angle} 236 52)`, path("M232 20L236 10L240 20Z", i % 2 ? C.amber : C.saffron)),
  ) +
  path("M-300 150Q-120 176 -10 146Q70 104 150 136T310 120T600 140V190H-300Z", "#a9b464") +
  path("M-300 160Q-120 186 -10 164Q90 138 180 158T310 148T600 160V190H-300Z", C.olive);

const SCENES = {
  /** The table waits for guests. */
  empty: () =>
    chair(34) +
    chair(125) +
    chair(216) +
    table(C.cream, C.linen) +
    pomegranate(150, 104) +
    card(98, 104, -14, C.teal) +
    card(203, 106, 12, C.indigo),
  /** Two cups and a string: the talk is broken off for a moment. */
  reconnecting: () =>
    line("M80 92Q112 132 138 112M162 108Q188 130 220 92", C.amber, 4, 'stroke-dasharray="1 9"') +
    cup(56, -14, C.pomegranate) +
    cup(244, 14, C.teal) +
    spark(150, 98, 17, C.saffron) +
    line("M150 60V72M124 68L132 77M176 68L168 77", C.ink, 4),
  /** A bot keeps somebody's chair warm. */
  away: () =>
    chair(125) +
    g(
      "translate(150 92)",
      rect(-34, 10, 68, 40, C.steelDeep, 12) +
        rect(-27, -36, 54, 46, C.steel, 14) +
        shade("M0 -36H13A14 14 0 0 1 27 -22V-4A14 14 0 0 1 13 10H0Z", 0.14) +
        rect(-20, -24, 40, 20, C.night, 9) +
        circ(-9, -14, 4.5, C.mint) +
        circ(9, -14, 4.5, C.mint) +
        line("M-7 2Q0 7 7 2", C.ink, 3) +
        line("M0 -36V-47", C.steelDeep, 4) +
        circ(0, -50, 6, C.saffron),
    ) +
    table("#e8cac1", C.rose) +
    pomegranate(60, 104) +
    card(238, 106, 10, C.plum),
  /** A signpost in the hills: this way leads nowhere. */
  lost: () =>
    hills() +
    rect(142, 54, 12, 118, C.woodDeep, 3) +
    rect(148, 54, 6, 118, C.ink, 0, 'opacity=".15"') +
    g(
      "rotate(-5 148 70)",
      path("M72 54H206L226 71L206 88H72Z", C.sand) +
        shade("M148 54H206L226 71L206 88H148Z", 0.1) +
        line("M92 71H128M140 71H176M188 71H196", C.woodDeep, 5),
    ) +
    g(
      "rotate(6 148 106)",
      path("M224 92H104L86 107L104 122H224Z", C.linen) +
        shade("M148 92H224V122H148Z", 0.1) +
        line("M122 107H150M162 107H206", C.woodDeep, 5),
    ) +
    card(52, 138, -16, C.indigo, star(0, 0, 15, C.saffron, 8, 0.6)),
  /** Not yet: a clock between two covered cards. */
  wait: () =>
    card(96, 110, -12, C.indigoDeep, star(0, 0, 14, C.saffron, 8, 0.6)) +
    card(204, 110, 12, C.indigoDeep, star(0, 0, 14, C.saffron, 8, 0.6)) +
    circ(150, 84, 42, C.wood) +
    circ(150, 84, 35, C.paper) +
    shade("M150 49A35 35 0 0 1 150 119Z", 0.07) +
    ring(12, (i, angle) => g(`rotate(${angle} 150 84)`, rect(148.5, 53, 3, i % 3 ? 5 : 9, C.ink, 1))) +
    line("M150 62V84L166 94", C.pomegranate, 6) +
    circ(150, 84, 5, C.ink),
  /** A crown under bunting. */
  won: () =>
    line("M6 18Q90 62 150 26T294 20", C.sand, 3) +
    [
      [34, 31, C.pomegranate],
      [74, 42, C.saffron],
      [114, 39, C.teal],
      [186, 20, C.plum],
      [226, 26, C.terracotta],
      [264, 25, C.indigo],
    ]
      .map(([x, y, fill]) => path(`M${Number(x) - 13} ${y}h26l-13 28Z`, String(fill)))
      .join("") +
    [
      [56, 108, 8],
      [244, 104, 9],
      [84, 146, 6],
      [222, 148, 6],
    ]
      .map(([x, y, r]) => spark(x, y, r, C.amber))
      .join("") +
    g(
      "translate(150 164) scale(.92)",
      path("M-50 -18C-50 -86 50 -86 50 -18Z", C.pomegranate) +
        path("M-57 0L-70 -84L-36 -48L0 -108L36 -48L70 -84L57 0Z", C.saffron) +
        shade("M0 -108L36 -48L70 -84L57 0H0Z", 0.14) +
        rect(-58, -22, 116, 26, C.amber, 3) +
        circ(-70, -86, 9, C.paper) +
        circ(0, -112, 9, C.paper) +
        circ(70, -86, 9, C.paper) +
        [-36, -12, 12, 36].map((x, i) => circ(x, -9, 5.5, i % 2 ? C.teal : C.pomegranate)).join(""),
    ),
} satisfies Record<string, () => string>;

export type Scene = keyof typeof SCENES;
export const scene = (name: Scene) => svg(SCENES[name](), W, H);

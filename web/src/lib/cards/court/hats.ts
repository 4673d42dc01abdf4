// The hats of the short game, and with them all others.
import { C } from "../palette";
import { circ, ell, g, line, path, rect, shade, spark, star } from "../core";
import { EMBLEM } from "./emblems";
import { brim, feather } from "./hat-parts";
import { MORE_HATS } from "./hats-more";

/** (0,0) is where brow meets brim, up is negative, and the head is 86 wide. */
export const HAT: Record<string, (main: string, trim: string) => string> = {
  king: () =>
    path("M-50 -20C-50 -92 50 -92 50 -20Z", C.pomegranate) +
    path("M-57 0L-70 -84L-36 -48L0 -108L36 -48L70 -84L57 0Z", C.saffron) +
    shade("M0 -108L36 -48L70 -84L57 0H0Z", 0.14) +
    rect(-58, -22, 116, 26, C.amber, 3) +
    [
      [-70, -86],
      [0, -112],
      [70, -86],
    ]
      .map(([x, y]) => circ(x, y, 9, C.cream))
      .join("") +
    [-40, -20, 20, 40].map((x, i) => circ(x, -9, 5, i % 2 ? C.teal : C.pomegranate)).join(""),
  queen: () =>
    path("M-54 6C-86 -10 -84 -60 -52 -92H52C84 -60 86 -10 54 6Z", C.rose, 'opacity=".55"') +
    [-40, -14, 14, 40]
      .map((x) => line(`M${x - 13} -26C${x - 16} -74 ${x + 16} -74 ${x + 13} -26`, C.saffron, 6))
      .join("") +
    line("M-54 -26C-50 -70 -30 -96 0 -122C30 -96 50 -70 54 -26", C.saffron, 7) +
    rect(-58, -30, 116, 32, C.saffron, 4) +
    shade("M0 -30H58V2H0Z", 0.12) +
    circ(0, -126, 9, C.paper) +
    [-52, -26, 26, 52].map((x) => circ(x, -72 + Math.abs(x) * 0.1, 6, C.paper)).join("") +
    [-44, -22, 22, 44].map((x) => circ(x, -14, 4.5, C.pomegranate)).join(""),
  prince: (main, trim) =>
    feather(34, -40, 1.15, 22, C.paper, C.linen) +
    path("M-58 -16C-84 -60 -44 -98 4 -92C56 -90 84 -54 58 -16Z", main) +
    shade("M4 -92C56 -90 84 -54 58 -16H4Z", 0.16) +
    line("M-30 -20C-44 -44 -34 -70 -16 -84M28 -20C42 -44 34 -70 18 -84", C.ink, 2.5, 'opacity=".25"') +
    rect(-56, -24, 112, 28, trim, 6),
  princess: (main, trim) =>
    path("M10 -150C64 -136 100 -66 84 2H58C74 -60 52 -110 10 -150Z", C.paper, 'opacity=".75"') +
    path("M-50 2L10 -152L50 2Z", main) +
    path("M10 -152L50 2H22Z", C.ink, 'opacity=".14"') +
    [
      [-16, -66, 26],
      [-2, -100, 18],
    ]
      .map(([a, y, b]) => line(`M${a} ${y}H${b}`, trim, 5))
      .join("") +
    rect(-52, -20, 104, 24, trim, 6),
  jester: (main, trim) =>
    g(
      "scale(.87 1)",
      path("M-52 0C-50 -50 -70 -66 -94 -30C-104 -96 -40 -116 -6 -60L0 0Z", main) +
        path("M52 0C50 -50 70 -66 94 -30C104 -96 40 -116 6 -60L0 0Z", trim) +
        path("M-40 -44C-34 -92 -20 -112 4 -142C30 -112 38 -86 40 -44L0 -10Z", C.saffron) +
        shade("M4 -142C30 -112 38 -86 40 -44L0 -10Z", 0.14) +
        [
          [-94, -24],
          [94, -24],
          [4, -144],
        ]
          .map(([x, y]) => circ(x, y, 10, C.amber) + line(`M${x - 5} ${y + 3}H${x + 5}`, C.ink, 2.2))
          .join("") +
        Array.from({ length: 7 }, (_, i) =>
          path(`M${-56 + i * 16} -18H${-40 + i * 16}L${-48 + i * 16} 6Z`, i % 2 ? main : C.saffron),
        ).join("") +
        rect(-56, -26, 112, 12, C.plumDeep, 4),
    ),
  knight: () =>
    path(
      "M-6 -104C-40 -160 40 -166 84 -112C96 -96 92 -70 84 -60C80 -96 44 -110 10 -100Z",
      C.pomegranate,
    ) +
    path("M10 -100C44 -110 80 -96 84 -60C76 -84 50 -94 10 -96Z", C.wine) +
    path("M-58 6V-40C-58 -92 -32 -114 0 -114C32 -114 58 -92 58 -40V6Z", C.steel) +
    shade("M0 -114C32 -114 58 -92 58 -40V6H0Z", 0.18) +
    path("M-5 -116H5V-46H-5Z", C.steelDeep) +
    path("M-66 -42H66L60 -6Q0 10 -60 -6Z", C.steelDeep) +
    line("M-46 -26H-12M12 -26H46", C.night, 7) +
    circ(-58, -40, 7, C.saffron) +
    circ(58, -40, 7, C.saffron),
  wizard: (main, trim) =>
    path("M-48 -10C-36 -62 -28 -118 36 -156C30 -136 20 -120 32 -104C28 -80 44 -40 48 -10Z", main) +
    path(
      "M36 -156C30 -136 20 -120 32 -104C28 -80 44 -40 48 -10H8C10 -70 12 -120 36 -156Z",
      C.ink,
      'opacity=".2"',
    ) +
    brim(92, 14, main) +
    rect(-50, -24, 100, 16, trim, 3) +
    star(-16, -92, 7, C.saffron) +
    spark(20, -62, 8, C.saffron) +
    circ(-22, -52, 4, C.saffron) +
    star(10, -124, 5, C.saffron),
  cook: () =>
    (
      [
        [46, -80, 30, "#efe6d6"],
        [20, -104, 34, "#f3ebdd"],
        [-46, -80, 30, C.paper],
        [-18, -104, 34, C.paper],
      ] as const
    )
      .map(([x, y, r, c]) => circ(x, y, r, c))
      .join("") +
    path("M-54 -84H54L52 -30H-52Z", C.paper) +
    path("M8 -96H40Q64 -80 54 -56L52 -30H8Z", "#f3ebdd") +
    rect(-54, -44, 108, 48, "#efe5d3", 4) +
    shade("M8 -44H54V4H8Z", 0.06) +
    line("M-34 -40V-6M-17 -40V-6M17 -40V-6M34 -40V-6", C.sand, 3),
  guard: (_, trim) =>
    path("M-60 4V-82C-60 -134 -34 -150 0 -150C34 -150 60 -134 60 -82V4Z", C.night) +
    Array.from({ length: 16 }, (_, i) =>
      line(`M${-48 + (i % 8) * 13.5} ${-112 + (i % 3) * 8 + Math.floor(i / 8) * 56}v16`, "#33405f", 4),
    ).join("") +
    rect(-60, -12, 120, 14, trim, 4) +
    path("M60 -70C80 -90 84 -120 74 -134C64 -120 58 -96 60 -70Z", C.pomegranate),
  archer: (main, trim) =>
    feather(16, -46, 1.2, 34, C.pomegranate, C.wine) +
    path("M-56 -6C-60 -60 -30 -96 14 -86C40 -80 62 -50 66 -10Z", main) +
    shade("M14 -86C40 -80 62 -50 66 -10H14Z", 0.15) +
    path("M-60 -22C-20 -34 40 -30 96 -8C60 8 -20 10 -62 6Z", trim) +
    line("M-58 -20C-20 -32 40 -28 92 -8", C.ink, 2, 'opacity=".25"'),
  minstrel: (main, trim) =>
    feather(-44, -40, 1.25, -46, C.saffron, C.amber) +
    path("M-44 -16C-54 -74 -26 -98 6 -94C42 -92 56 -60 46 -16Z", main) +
    shade("M6 -94C42 -92 56 -60 46 -16H6Z", 0.15) +
    path("M-96 -20C-60 -40 40 -34 94 4C60 12 -50 12 -96 -20Z", main) +
    path("M-96 -20C-60 -40 40 -34 94 4C40 -16 -40 -20 -96 -20Z", C.ink, 'opacity=".18"') +
    path("M-47 -40Q0 -26 48 -34L48 -20Q0 -14 -47 -24Z", trim),
  gardener: (_, trim) =>
    path("M-46 -20C-46 -84 -26 -92 0 -92C26 -92 46 -84 46 -20Z", "#e9c46a") +
    line("M-40 -46H40M-36 -64H36M-26 -80H26", "#c99a3a", 2.5) +
    shade("M0 -92C26 -92 46 -84 46 -20H0Z", 0.12) +
    brim(98, 14, "#e9c46a") +
    line("M-78 0Q0 -14 78 0", "#c99a3a", 2.5) +
    rect(-47, -36, 94, 16, trim, 3) +
    (
      [
        [-52, -36, C.pomegranate],
        [-34, -42, C.paper],
        [50, -36, C.pomegranate],
        [34, -42, C.saffron],
      ] as const
    )
      .map(
        ([x, y, c]) => g(`translate(${x} ${y}) scale(1.2)`, EMBLEM.flower(c)) + circ(x, y, 3.6, C.amber),
      )
      .join(""),
  blacksmith: (main) =>
    path("M50 -16L84 -34L76 -12L92 2L52 0Z", main) +
    path("M-56 4C-58 -54 -34 -70 0 -70C34 -70 58 -54 56 4Z", main) +
    shade("M0 -70C34 -70 58 -54 56 4H0Z", 0.16) +
    [
      [-34, -46],
      [-8, -58],
      [24, -54],
      [44, -36],
      [-46, -26],
    ]
      .map(([x, y]) => circ(x, y, 4, C.cream))
      .join("") +
    rect(-58, -32, 116, 20, C.woodDeep, 8) +
    [-24, 24]
      .map(
        (x) =>
          circ(x, -22, 20, C.steelDeep) +
          circ(x, -22, 13.5, C.sky) +
          path(`M${x - 9} -22A9 9 0 0 1 ${x} -31`, "none", 'stroke="#fff" stroke-width="3"'),
      )
      .join(""),
  treasurer: (main, trim) =>
    path("M-52 4L-40 -98H40L52 4Z", main) +
    shade("M0 -98H40L52 4H0Z", 0.16) +
    ell(0, -98, 40, 9, trim) +
    circ(0, -100, 5, C.ink) +
    line("M0 -100Q46 -112 58 -78V-50", C.ink, 4) +
    path("M50 -52H66L70 -16H46Z", C.saffron) +
    rect(48, -56, 20, 8, C.amber, 3) +
    rect(-52, -14, 104, 18, trim, 3),
  ...MORE_HATS,
};

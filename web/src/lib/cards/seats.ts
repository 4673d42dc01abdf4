// The symbols of seats. A seat is always symbol, colour and name, never colour alone.
import { C } from "./palette";
import { circ, ell, g, line, path, shade } from "./core";
import { svg } from "./face";

export const SYMBOLS = [
  "pomegranate",
  "grape",
  "olive",
  "wheat",
  "fig",
  "date",
  "citron",
  "lamp",
  "fish",
  "bird",
  "boat",
  "star",
  "jug",
  "turtle",
] as const;

const leaf = (x: number, y: number, turn: number, size = 1, fill = "#4c8a5d") =>
  g(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path("M0 0C6 -8 18 -8 24 0C18 8 6 8 0 0Z", fill),
  );

/** In the order of SYMBOLS: first what grows, then what does not. */
const DRAWN: (() => string)[] = [
  () =>
    path("M42 24L38 10L46 17L50 8L54 17L62 10L58 24Z", "#7c1730") +
    circ(50, 56, 33, "#c23049") +
    shade("M50 23A33 33 0 0 1 50 89Z", 0.16) +
    path("M36 46Q56 40 62 60Q52 78 38 70Q30 58 36 46Z", C.cream) +
    [
      [42, 52],
      [50, 50],
      [55, 58],
      [46, 60],
      [41, 64],
      [51, 67],
    ]
      .map(([x, y]) => circ(x, y, 4.2, "#a5213a"))
      .join(""),
  () =>
    line("M50 10V26", C.woodDeep, 5) +
    leaf(52, 18, -10, 1.1) +
    [
      [30, 34],
      [50, 32],
      [70, 34],
      [40, 50],
      [60, 50],
      [50, 67],
      [31, 50],
      [69, 50],
      [41, 67],
      [59, 67],
      [50, 83],
    ]
      .map(
        ([x, y], i) =>
          circ(x, y, 11, i % 3 ? "#7b4a92" : "#633577") + circ(x - 3.5, y - 4, 2.6, "#b794c8"),
      )
      .join(""),
  () =>
    line("M16 78Q50 66 78 18", C.woodDeep, 4) +
    leaf(70, 32, 30, 1.05, "#7f9a4e") +
    leaf(60, 48, -160, 1.1, "#9db36a") +
    leaf(38, 67, -150, 1, "#7f9a4e") +
    g("rotate(20 58 66)", ell(58, 66, 15, 20, "#6f7a2a") + ell(53, 59, 4, 6, "#a9b464")) +
    g("rotate(-8 36 84)", ell(35, 84, 11, 14, "#8b9640")),
  () =>
    line("M50 92V30", C.amber, 4) +
    [0, 1, 2, 3]
      .map((i) =>
        [-1, 1]
          .map((s) =>
            g(
              `translate(50 ${66 - i * 14}) rotate(${s * 36})`,
              ell(0, -10, 6.5, 12, s > 0 ? "#d5861b" : "#f0b23d"),
            ),
          )
          .join(""),
      )
      .join("") +
    ell(50, 14, 6.5, 12, "#f0b23d") +
    line("M50 2V-2M38 10L34 2M62 10L66 2", C.amber, 2.5),
  () =>
    path("M50 10C54 26 80 40 80 64C80 82 66 92 50 92C34 92 20 82 20 64C20 40 46 26 50 10Z", "#3c4f86") +
    shade("M50 10C54 26 80 40 80 64C80 82 66 92 50 92Z", 0.2) +
    path("M50 40C58 50 68 56 68 68C68 78 60 83 50 83C40 83 32 78 32 68C32 56 42 50 50 40Z", "#f3c9bd") +
    ell(50, 70, 11, 10, "#c2567a") +
    [
      [46, 66],
      [54, 66],
      [50, 72],
      [45, 75],
      [55, 75],
    ]
      .map(([x, y]) => circ(x, y, 1.8, C.cream))
      .join(""),
  () =>
    line("M50 8Q46 24 30 30M50 8Q54 22 50 34M50 8Q58 20 70 30", C.woodDeep, 4) +
    [
      [28, 56, 10],
      [72, 56, -10],
      [50, 64, 0],
    ]
      .map(([x, y, r], i) =>
        g(
          `rotate(${r} ${x} ${y})`,
          ell(x, y, 14, 25, i === 2 ? "#b5592a" : "#8f4320") + ell(x - 5, y - 9, 3, 8, "#dd9164"),
        ),
      )
      .join(""),
  () =>
    leaf(52, 20, -24, 1.2, "#3f8f68") +
    leaf(48, 20, 204, 1.1, "#2f7a57") +
    path(
      "M50 18C68 20 80 40 78 60C76 76 62 82 55 90Q50 96 45 90C38 82 24 76 22 60C20 40 32 20 50 18Z",
      "#f4cf4a",
    ) +
    shade("M50 18C68 20 80 40 78 60C76 76 62 82 55 90Q52 94 50 94Z", 0.13) +
    [
      [38, 44],
      [44, 62],
      [56, 40],
      [62, 58],
      [50, 76],
    ]
      .map(([x, y]) => circ(x, y, 2.4, "#d09a12"))
      .join(""),
  () =>
    path("M88 48C76 40 84 29 86 16C95 27 101 39 88 48Z", "#e9862a") +
    path("M88 47C82 42 86 35 87 28C92 35 95 42 88 47Z", "#f7d15a") +
    line("M20 62Q4 58 6 70Q9 80 24 74", "#8f4320", 5) +
    path("M34 78H58L64 92H28Z", "#8f4320") +
    path("M14 58H66C78 58 82 52 93 49C92 64 80 80 56 82H36C22 82 14 72 14 58Z", "#bd6232") +
    shade("M46 82H56C80 80 92 64 93 49C86 68 70 78 46 82Z", 0.16) +
    ell(40, 58, 24, 6, "#7a3517") +
    line("M26 69Q40 75 56 69", C.cream, 3),
  () =>
    path("M70 52L96 30Q88 52 96 74Z", "#1f5f8b") +
    path("M34 36Q46 14 64 26L58 42Z", "#1f5f8b") +
    path("M5 53C20 26 58 26 78 52C58 80 20 80 5 53Z", "#3a8fb0") +
    shade("M5 53C20 80 58 80 78 52C58 66 24 68 5 53Z", 0.14) +
    path("M40 58Q52 60 54 72Q42 72 40 58Z", "#1f5f8b") +
    circ(23, 47, 5.5, C.cream) +
    circ(22, 47, 2.8, C.ink) +
    line("M38 42Q45 51 39 59M50 40Q58 51 51 60M62 43Q68 51 63 58", "#a9d8e8", 3),
  () =>
    line("M44 82V95M56 82V95M38 95H49M51 95H62", C.woodDeep, 3.5) +
    path("M22 62L2 48L8 64L2 78L24 74Z", "#165f5f") +
    path("M60 18L64 6L68 16L76 7L75 20Z", "#c2567a") +
    path(
      "M16 64C20 42 42 40 54 36C58 20 78 16 84 30L97 36L84 42C86 70 66 86 44 84C28 83 17 76 16 64Z",
      "#2f9a94",
    ) +
    shade("M16 64C17 76 28 83 44 84C66 86 86 70 84 42C78 66 50 76 16 64Z", 0.14) +
    path("M34 58C46 48 62 50 68 60C60 74 44 74 34 58Z", "#165f5f") +
    path("M84 30L97 36L84 42Q81 36 84 30Z", "#e9862a") +
    circ(73, 30, 4.6, C.cream) +
    circ(74, 30, 2.3, C.ink),
  () =>
    line("M50 64V8", C.woodDeep, 4.5) +
    path("M54 12C74 24 84 42 85 58H54Z", "#c2476b") +
    shade("M70 26C79 35 84 46 85 58H70Z", 0.15) +
    path("M46 22C32 33 22 46 19 58H46Z", "#f0b23d") +
    path("M10 63H90C87 78 76 86 62 86H38C24 86 13 78 10 63Z", "#8f4320") +
    shade("M14 74H86C81 82 73 86 62 86H38C27 86 19 82 14 74Z", 0.18) +
    line("M4 92Q15 86 26 92T48 92T70 92T96 92", "#2f7fa0", 4.5),
  () =>
    path(
      "M50 3L61 25L84 16L75 39L97 50L75 61L84 84L61 75L50 97L39 75L16 84L25 61L3 50L25 39L16 16L39 25Z",
      "#4a5fb8",
    ) +
    shade("M50 3L61 25L84 16L75 39L97 50L75 61L84 84L61 75L50 97Z", 0.16) +
    circ(50, 50, 21, "#f4cf4a") +
    path("M50 33L54.5 45.5L67 50L54.5 54.5L50 67L45.5 54.5L33 50L45.5 45.5Z", "#c23049"),
  () =>
    line("M64 20Q88 22 82 46Q79 56 70 58", "#2f6b34", 6.5) +
    path("M39 14H61L59 38H41Z", "#2f6b34") +
    path("M40 32C18 42 16 80 34 92H66C84 80 82 42 60 32Z", "#4a9152") +
    shade("M50 32H60C82 42 84 80 66 92H50Z", 0.15) +
    path("M33 8H67L64 17H36Z", "#4a9152") +
    line("M24 58Q50 66 76 58M25 70Q50 78 75 70", C.cream, 3.5) +
    [34, 50, 66].map((x) => circ(x, x === 50 ? 70 : 68, 2.6, "#f0b23d")).join(""),
  () =>
    ell(28, 75, 10, 9, "#8b9640") +
    ell(64, 75, 10, 9, "#8b9640") +
    path("M14 68L2 74L16 76Z", "#8b9640") +
    circ(86, 56, 11.5, "#9db36a") +
    path("M70 62L84 50L88 68L72 74Z", "#9db36a") +
    circ(89, 53, 2.6, C.ink) +
    path("M10 70C10 42 28 24 46 24C64 24 82 42 82 70Q46 80 10 70Z", "#5f6b1f") +
    shade("M46 24C64 24 82 42 82 70Q64 75 46 75Z", 0.16) +
    path("M46 34L58 42V56L46 63L34 56V42Z", "#b4bd62") +
    line("M46 34V24M58 42L68 36M58 56L72 64M34 56L20 64M34 42L24 36M46 63V74", "#b4bd62", 3),
];

/** The drawing alone, in a box of 100. */
export const symbolPicture = (at: number) => DRAWN[at % DRAWN.length]();

/** The token of a seat, by the number of its symbol; a bot's ring is dashed. */
export function symbol(seat: number, bot = false): string {
  const at = seat % SYMBOLS.length;
  const picture = g("translate(50 50) scale(.74) translate(-50 -50)", DRAWN[at]());
  const dashes = bot ? 'stroke-dasharray="9 6"' : "";
  const edge = circ(50, 50, 46.5, "none", `stroke="var(--seat-${at + 1})" stroke-width="6" ${dashes}`);
  return svg(circ(50, 50, 49, C.paper) + picture + edge, 100, 100);
}

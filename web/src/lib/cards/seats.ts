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

/** In the order of SYMBOLS: what grows. */
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
];

/** The drawing alone, in a box of 100. */
export const symbolPicture = (at: number) => DRAWN[at % DRAWN.length]();

/** The symbols that are drawn here; the others are loaded when somebody has one (more-symbols.ts). */
export const EVERYDAY = DRAWN.length;

/** A drawing as the token of a seat; a bot's ring is dashed. */
export function token(drawing: string, at: number, bot: boolean): string {
  const picture = g("translate(50 50) scale(.74) translate(-50 -50)", drawing);
  const dashes = bot ? 'stroke-dasharray="9 6"' : "";
  const edge = circ(50, 50, 46.5, "none", `stroke="var(--seat-${at + 1})" stroke-width="6" ${dashes}`);
  return svg(circ(50, 50, 49, C.paper) + picture + edge, 100, 100);
}

/** The token of an everyday symbol, by its number. */
export const symbol = (at: number, bot = false) => token(symbolPicture(at), at % EVERYDAY, bot);

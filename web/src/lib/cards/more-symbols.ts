// The symbols that fewer people have: what does not grow. They are loaded when one is to be drawn.
import { C } from "./palette";
import { circ, ell, line, path, shade } from "./core";
import { EVERYDAY, token } from "./seats";

/** In the order of SYMBOLS, after those in seats.ts. */
const DRAWN: (() => string)[] = [
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

/** The token of such a symbol, by its number among all. */
export const moreSymbol = (at: number, bot = false) => token(DRAWN[at - EVERYDAY](), at, bot);

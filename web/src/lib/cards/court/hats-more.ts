// The hats that join in the standard and the long game.
import { C } from "../palette";
import { circ, clip, ell, g, line, path, rect, shade } from "../core";
import { brim, feather } from "./hat-parts";

export const MORE_HATS: Record<string, (main: string, trim: string) => string> = {
  scribe: (main, trim) =>
    feather(40, -30, 1.2, 30, C.paper, C.linen) +
    path("M-70 -56Q0 -92 70 -56L56 -22H-56Z", main) +
    path("M-70 -56Q-34 -70 0 -104Q34 -70 70 -56Q0 -40 -70 -56Z", trim) +
    shade("M0 -104Q34 -70 70 -56L56 -22H0Z", 0.14) +
    circ(0, -104, 9, C.saffron) +
    rect(-56, -28, 112, 32, main, 5) +
    shade("M0 -28H56V4H0Z", 0.12),
  doctor: (main, trim) =>
    path("M-54 2C-58 -64 -34 -84 0 -84C34 -84 58 -64 54 2Z", C.paper) +
    shade("M0 -84C34 -84 58 -64 54 2H0Z", 0.08) +
    line("M-40 -50Q0 -66 40 -50", main, 4) +
    rect(-57, -30, 114, 22, trim, 6),
  judge: () =>
    path("M-58 6C-72 -70 -40 -104 0 -104C40 -104 72 -70 58 6Z", "#f1ece1") +
    [
      [-40, -74],
      [-14, -90],
      [14, -90],
      [40, -74],
      [-54, -46],
      [-28, -60],
      [0, -66],
      [28, -60],
      [54, -46],
    ]
      .map(
        ([x, y]) =>
          circ(x, y, 16, "#faf6ec") +
          path(
            `M${x - 8} ${y}A8 8 0 1 1 ${x + 2} ${y + 8}`,
            "none",
            'stroke="#c9c1b0" stroke-width="3" stroke-linecap="round"',
          ),
      )
      .join("") +
    [-1, 1]
      .map((s) =>
        [-22, 0]
          .map(
            (y) =>
              rect(s * 66 - 20, y - 10, 40, 20, "#faf6ec", 10) + circ(s * 66 + s * 9, y, 5, "#c9c1b0"),
          )
          .join(""),
      )
      .join("") +
    rect(-46, -30, 92, 34, "#e6dfd0", 10),
  admiral: (main) =>
    path("M-98 -14C-62 -22 -48 -112 0 -112C48 -112 62 -22 98 -14C70 14 -70 14 -98 -14Z", main) +
    shade("M0 -112C48 -112 62 -22 98 -14C80 4 40 8 0 8Z", 0.2) +
    line("M-94 -14C-60 -24 -46 -106 0 -106C46 -106 60 -24 94 -14", C.saffron, 6),
  shepherd: (main, trim) =>
    path("M-66 8C-72 -50 -46 -96 0 -100C46 -96 72 -50 66 8Z", main) +
    shade("M0 -100C46 -96 72 -50 66 8H0Z", 0.16) +
    line(
      "M-30 -90C-44 -68 -50 -46 -52 -26M30 -90C44 -68 50 -46 52 -26M-12 -98C-16 -84 -18 -70 -18 -52M12 -98C16 -84 18 -70 18 -52",
      trim,
      4,
      'opacity=".55"',
    ) +
    path("M-70 -22Q0 -46 70 -22V2Q0 -22 -70 2Z", C.woodDeep) +
    path("M-70 -22Q0 -46 70 -22V-15Q0 -39 -70 -15ZM-70 -6Q0 -30 70 -6V2Q0 -22 -70 2Z", trim) +
    [-54, -36, -18, 0, 18, 36, 54]
      .map((x) => circ(x, -20.5 + Math.abs(x) * 0.16, 3.4, C.cream))
      .join("") +
    path("M62 -12C76 -8 82 4 80 14H70C70 4 66 -2 58 -4Z", C.woodDeep) +
    path("M68 12H84L86 34H66Z", trim),
  painter: (main, trim) =>
    rect(-50, -20, 100, 24, trim, 4) +
    g(
      "rotate(-7)",
      path("M-66 -20C-92 -36 -70 -72 -14 -78C50 -84 104 -54 88 -26C80 -12 52 -14 40 -16H-44Z", main) +
        shade("M10 -79C60 -80 104 -54 88 -26C80 -12 52 -14 40 -16H10Z", 0.15) +
        line("M-6 -78Q-8 -90 2 -94", C.ink, 6) +
        path("M54 -40q12 -8 16 2q2 10 -8 10q-12 0 -8 -12Z", C.saffron) +
        circ(78, -46, 4, C.sky),
    ),
  messenger: (main, trim) =>
    [-1, 1]
      .map((s) =>
        g(
          `translate(${s * 50} -34) scale(${s} 1)`,
          path(
            "M0 6C4 -30 20 -64 52 -84C54 -68 50 -58 44 -50C52 -52 54 -52 54 -52C52 -40 46 -32 38 -28C44 -28 48 -28 48 -28C42 -10 22 4 0 10Z",
            C.paper,
          ) + line("M10 -8C22 -22 32 -34 44 -50M12 2C24 -8 30 -16 38 -28", C.stone, 2.5),
        ),
      )
      .join("") +
    path("M-56 2C-58 -62 -34 -84 0 -84C34 -84 58 -62 56 2Z", main) +
    shade("M0 -84C34 -84 58 -62 56 2H0Z", 0.16) +
    brim(64, 6, trim),
  nanny: (main, trim) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI + (i / 10) * Math.PI;
      return circ(66 * Math.cos(a), 2 + 78 * Math.sin(a), 15, i % 2 ? "#eadfcc" : C.paper);
    }).join("") +
    path("M-60 6C-66 -64 -36 -84 0 -84C36 -84 66 -64 60 6Z", main) +
    shade("M0 -84C36 -84 66 -64 60 6H0Z", 0.13) +
    path("M-60 4Q0 -48 60 4V-12Q0 -64 -60 -12Z", trim),
  ambassador: (main, trim) =>
    path("M0 -96C-14 -124 -4 -146 12 -156C22 -136 18 -112 4 -92Z", C.paper) +
    path("M-60 -4C-92 -60 -40 -106 0 -104C40 -106 92 -60 60 -4Z", main) +
    path("M-64 -30C-50 -76 10 -96 56 -72C30 -56 -20 -28 -58 0Z", trim) +
    path("M64 -30C56 -58 40 -76 14 -84C-4 -60 22 -16 58 0Z", main) +
    shade("M64 -30C56 -58 40 -76 14 -84C-4 -60 22 -16 58 0Z", 0.14) +
    line("M-58 -16C-40 -48 0 -68 44 -70", C.ink, 2.5, 'opacity=".22"') +
    path("M-60 -2Q0 -38 60 -2V6H-60Z", main) +
    shade("M-60 -2Q0 -38 60 -2V6H-60Z", 0.1),
  beekeeper: (main) =>
    clip(
      "M-72 -34H72L84 14H-84Z",
      rect(-100, -40, 200, 60, C.paper, 0, 'opacity=".72"') +
        Array.from({ length: 26 }, (_, i) =>
          line(`M${-130 + i * 10} -36l26 52M${-104 + i * 10} -36l-26 52`, main, 1.2, 'opacity=".5"'),
        ).join(""),
    ) +
    path("M-48 -38C-48 -98 -28 -112 0 -112C28 -112 48 -98 48 -38Z", "#f3d78b") +
    line("M-44 -84Q0 -96 44 -84M-36 -100Q0 -110 36 -100", "#c99a3a", 2.5) +
    shade("M0 -112C28 -112 48 -98 48 -38H0Z", 0.12) +
    path("M-49 -66Q0 -54 49 -66V-42Q0 -30 -49 -42Z", main) +
    path("M-96 -34Q-60 -54 -44 -50Q0 -36 44 -50Q60 -54 96 -34Q60 -18 0 -18T-96 -34Z", "#f3d78b") +
    shade("M0 -41Q22 -41 44 -50Q60 -54 96 -34Q60 -18 0 -18Z", 0.1) +
    line("M-80 -34Q-40 -25 0 -25T80 -34", "#c99a3a", 2.5) +
    [
      [-74, -92, -14],
      [78, -104, 12],
      [66, -70, 0],
    ]
      .map(([x, y, tilt]) =>
        g(
          `translate(${x} ${y}) rotate(${tilt}) scale(1.25)`,
          ell(-3, -8, 4, 5.5, C.paper) +
            ell(4, -8, 4, 5.5, C.paper) +
            ell(0, 0, 8.5, 6, C.amber) +
            line("M-2 -5V5M3 -5V5", C.ink, 2.6),
        ),
      )
      .join(""),
};

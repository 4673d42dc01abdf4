// Reset's five special cards: dark, with a round index.
import { C } from "../palette";
import { circ, ell, g, line, path, rect, ring, shade, star } from "../core";

interface Special {
  bg: string;
  art: () => string;
  /** The sign of the round index. */
  glyph: (fill: string) => string;
}

export const SPECIAL: Record<string, Special> = {
  fire: {
    bg: "#3a1420",
    art: () =>
      circ(100, 138, 86, "#571a26") +
      circ(100, 142, 62, "#7d2128") +
      path(
        "M104 44C112 76 158 100 156 152C154 190 130 212 100 212C68 212 44 190 44 154C44 126 62 116 70 94C78 108 82 114 82 124C98 106 106 78 104 44Z",
        "#e4572e",
      ) +
      path(
        "M104 44C112 76 158 100 156 152C154 190 130 212 100 212V130C106 100 106 70 104 44Z",
        "#c63f20",
      ) +
      path(
        "M106 110C110 130 134 142 132 168C131 188 118 200 100 200C82 200 68 188 68 170C68 154 78 148 82 136C88 144 90 148 90 154C100 144 106 130 106 110Z",
        C.saffron,
      ) +
      path(
        "M102 158C106 168 116 172 114 184C112 192 106 196 100 196C92 196 86 191 86 184C86 174 98 170 102 158Z",
        "#fff0bd",
      ),
    glyph: (c) =>
      g(
        "scale(.62)",
        path(
          "M2 -24C4 -12 20 -4 18 10C17 20 9 25 0 25C-10 25 -18 19 -18 8C-18 0 -12 -4 -9 -12C-6 -8 -5 -6 -5 -2C0 -8 3 -16 2 -24Z",
          c,
        ),
      ),
  },
  reverse: {
    bg: "#0b4a49",
    art: () =>
      circ(100, 134, 84, "#0f5d5b") +
      path("M38 150V108L16 108L58 56L100 108H78V150Z", C.mint, 'transform="translate(4 0)"') +
      path("M162 118V160L184 160L142 212L100 160H122V118Z", C.saffron, 'transform="translate(-4 0)"') +
      shade("M58 56L100 108H78V150H58Z", 0.14) +
      shade("M138 118H158V160H180L138 212Z", 0.14) +
      rect(42, 158, 40, 10, C.mint, 3) +
      rect(42, 174, 40, 10, C.mint, 3, 'opacity=".6"') +
      rect(118, 100, 40, 10, C.saffron, 3) +
      rect(118, 84, 40, 10, C.saffron, 3, 'opacity=".6"'),
    glyph: (c) => path("M-7 6V-4H-12L-5 -13L2 -4H-3V6ZM7 -6V4H12L5 13L-2 4H3V-6Z", c),
  },
  robber: {
    bg: "#2b2440",
    art: () =>
      circ(100, 130, 86, "#3a3157") +
      circ(150, 64, 20, "#fbe8b4") +
      path("M20 260C24 190 60 172 100 172C140 172 176 190 180 260Z", C.ink) +
      [190, 208, 226, 244]
        .map((y) =>
          line(`M${44 - (y - 190) * 0.3} ${y}Q100 ${y - 14} ${156 + (y - 190) * 0.3} ${y}`, C.cream, 7),
        )
        .join("") +
      rect(62, 74, 76, 104, "#e6b081", 38) +
      shade("M100 74A38 38 0 0 1 138 112V140A38 38 0 0 1 100 178Z", 0.1) +
      path("M56 100C54 62 76 50 100 50C124 50 146 62 144 100Q100 88 56 100Z", C.pomegranate) +
      shade("M100 50C124 50 146 62 144 100Q122 94 100 94Z", 0.16) +
      rect(54, 92, 92, 12, C.wine, 6) +
      path(
        "M58 112Q100 104 142 112L140 134Q126 142 112 132Q104 126 100 126Q96 126 88 132Q74 142 60 134Z",
        C.night,
      ) +
      ell(82, 122, 8, 6, C.paper) +
      ell(118, 122, 8, 6, C.paper) +
      circ(85, 122, 4, C.ink) +
      circ(121, 122, 4, C.ink) +
      line("M88 156Q104 166 118 152", "#8d2b2b", 4) +
      path(
        "M128 200C120 176 150 160 170 172C196 186 200 232 170 240C140 246 122 226 128 200Z",
        C.amber,
      ) +
      shade("M158 168Q200 180 190 232Q176 244 158 240Z", 0.16) +
      path("M144 172L138 156L154 164L164 154L168 172Z", C.amber) +
      rect(140, 170, 32, 8, C.woodDeep, 4),
    glyph: (c) =>
      path(
        "M-14 -5Q0 -8 14 -5L13 4Q8 9 3 4Q1 2 0 2Q-1 2 -3 4Q-8 9 -13 4ZM-6.5 -2.5A2.6 2.2 0 1 0 -6.5 2A2.6 2.2 0 1 0 -6.5 -2.5ZM6.5 -2.5A2.6 2.2 0 1 0 6.5 2A2.6 2.2 0 1 0 6.5 -2.5Z",
        c,
        'fill-rule="evenodd"',
      ),
  },
  stop: {
    bg: "#571523",
    art: () =>
      circ(100, 134, 90, "#6d1a2b") +
      path("M68 58H132L176 102V166L132 210H68L24 166V102Z", C.paper) +
      path("M71 66H129L168 105V163L129 202H71L32 163V105Z", "#c12f3c") +
      shade("M100 66H129L168 105V163L129 202H100Z", 0.16) +
      g(
        "translate(100 138)",
        rect(-34, -30, 13, 50, C.paper, 6.5) +
          rect(-18, -50, 13, 70, C.paper, 6.5) +
          rect(-2, -54, 13, 70, C.paper, 6.5) +
          rect(14, -46, 13, 66, C.paper, 6.5) +
          path(
            "M-34 4H27C34 -4 44 -20 51 -14C56 -10 44 14 34 32C28 44 18 50 2 50C-22 50 -34 36 -34 14Z",
            C.paper,
          ),
      ),
    glyph: (c) =>
      path("M-5 -12H5L12 -5V5L5 12H-5L-12 5V-5ZM-7 -2.2V2.2H7V-2.2Z", c, 'fill-rule="evenodd"'),
  },
  joker: {
    bg: "#33204f",
    art: () =>
      ring(18, (i, a) =>
        g(`rotate(${a} 100 140)`, path("M100 140L90 -60H110Z", i % 2 ? "#3d285d" : "#33204f")),
      ) +
      path("M62 150C66 96 44 78 22 116C10 52 72 34 94 92L100 150Z", C.teal) +
      path("M138 150C134 96 156 78 178 116C190 52 128 34 106 92L100 150Z", C.pomegranate) +
      path("M70 112C74 70 86 56 100 36C114 56 126 70 130 112L100 146Z", C.saffron) +
      shade("M100 36C114 56 126 70 130 112L100 146Z", 0.14) +
      [
        [22, 120],
        [178, 120],
        [100, 34],
      ]
        .map(([x, y]) => circ(x, y, 10, C.cream) + circ(x, y, 4, C.amber))
        .join("") +
      rect(66, 130, 68, 76, "#f4cfa8", 34) +
      shade("M100 130H134V172A34 34 0 0 1 100 206Z", 0.1) +
      Array.from({ length: 6 }, (_, i) =>
        path(`M${58 + i * 14} 128H${72 + i * 14}L${65 + i * 14} 146Z`, i % 2 ? C.teal : C.saffron),
      ).join("") +
      rect(56, 120, 88, 12, C.plumDeep, 5) +
      path("M86 152L91 160L86 168L81 160Z", C.ink) +
      path("M114 152L119 160L114 168L109 160Z", C.ink) +
      circ(80, 178, 7, "#d9534a", 'opacity=".5"') +
      circ(120, 178, 7, "#d9534a", 'opacity=".5"') +
      line("M86 182Q100 198 114 182", "#8d2b2b", 4) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(
            `M${36 + i * 32 - 18} 212H${36 + i * 32 + 18}L${36 + i * 32} 246Z`,
            i % 2 ? C.saffron : C.pomegranate,
          ),
        )
        .join("") +
      rect(14, 204, 172, 12, C.plumDeep, 6),
    glyph: (c) => star(0, 0, 13, c),
  },
};

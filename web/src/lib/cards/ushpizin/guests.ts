// The everyday guests.
import { C } from "../palette";
import { circ, ell, line, path, rect, shade, star } from "../core";
import type { Painting } from "../face";
import { bust } from "../people";

const jamb = (wall: string, floor: string) =>
  path("M-20 206H220V300H-20Z", floor) + path("M-20 -20H28V240H-20ZM172 -20H220V240H172Z", wall);
/** People in a doorway. */
export const GUESTS: Record<string, Painting> = {
  grandfather: {
    bg: "#e7dcc0",
    zoom: 1.08,
    picture: () =>
      jamb("#d8c8a2", "#c9a874") +
      bust(
        100,
        108,
        1,
        {
          skin: 1,
          hair: "short",
          tone: "white",
          beard: "full",
          glasses: true,
          coat: "#6f7f57",
          over:
            path("M-46 -22C-46 -62 -20 -66 2 -66C28 -66 48 -54 48 -22Z", C.wood) +
            shade("M2 -66C28 -66 48 -54 48 -22H2Z", 0.18) +
            path("M-54 -20Q-2 -38 56 -20Q60 -14 50 -14H-48Q-58 -14 -54 -20Z", C.woodDeep),
        },
        path("M-20 70L0 112L20 70L36 78L14 160H-14L-36 78Z", C.cream) +
          path("M0 112L-8 122L0 180L8 122Z", C.pomegranate),
      ) +
      line("M164 250V166Q164 148 150 150Q140 152 142 164", C.woodDeep, 8),
  },
  friends: {
    bg: "#cfe4e2",
    zoom: 1.04,
    picture: () =>
      jamb("#b4d3cf", "#88b3ac") +
      line("M30 150L16 104", "#cb8d5c", 15) +
      line("M170 150L186 104", "#f4cfa8", 15) +
      circ(15, 100, 12, "#cb8d5c") +
      circ(187, 100, 12, "#f4cfa8") +
      bust(
        136,
        116,
        0.74,
        { skin: 0, hair: "braids", tone: "red", coat: C.saffron, lashes: true },
        path("M-20 70Q0 92 20 70Z", C.paper),
      ) +
      bust(
        66,
        120,
        0.8,
        { skin: 2, hair: "curly", tone: "black", coat: C.indigo },
        path("M-20 70Q0 94 20 70L28 74Q0 108 -28 74Z", C.sky) + star(0, 124, 16, C.saffron),
      ),
  },
  guest: {
    bg: "#f0dccb",
    zoom: 1.06,
    picture: () =>
      jamb("#e5c3a6", "#c4906a") +
      bust(
        92,
        108,
        1,
        {
          skin: 3,
          hair: "short",
          tone: "black",
          beard: "goatee",
          coat: C.teal,
          over:
            path("M-56 -30Q0 -44 56 -30Q62 -22 52 -20H-52Q-62 -22 -56 -30Z", C.sand) +
            path("M-36 -32C-36 -66 -22 -68 0 -62C22 -68 36 -66 36 -32Z", C.sand) +
            path("M-36 -40H36V-30H-36Z", C.terracotta) +
            shade("M0 -62C22 -68 36 -66 36 -32V-24H52H0Z", 0.12),
        },
        path("M-20 70L0 96L20 70L30 74L0 128L-30 74Z", C.paper),
      ) +
      line("M146 176V168Q146 160 154 160H168Q176 160 176 168V176", C.ink, 6) +
      rect(124, 174, 74, 58, C.terracotta, 8) +
      rect(124, 190, 74, 6, C.saffron) +
      rect(138, 174, 8, 58, "#9c3f1d") +
      rect(178, 174, 8, 58, "#9c3f1d"),
  },
  neighbour: {
    bg: "#dfe7c6",
    zoom: 1.06,
    picture: () =>
      jamb("#c7d3a2", "#9aa866") +
      bust(
        100,
        98,
        1,
        { skin: 1, hair: "kerchief", tone: "black", cloth: C.teal, coat: "#c9695a", lashes: true },
        path("M-44 86L0 120L44 86L36 70L0 96L-36 70Z", C.teal) + shade("M0 120L44 86L36 70L0 96Z", 0.14),
      ) +
      path("M50 206H150L142 246H58Z", "#e8e1d2") +
      shade("M100 206H150L142 246H100Z", 0.1) +
      path("M54 202Q60 174 100 174Q140 174 146 202Z", C.amber) +
      shade("M100 174Q140 174 146 202H100Z", 0.12) +
      rect(42, 199, 116, 10, C.cream, 5) +
      [70, 88, 106, 124]
        .map((x, i) =>
          path(
            `M${x} ${186 + (i % 2) * 4}q5 -6 10 0`,
            "none",
            `stroke="${C.wood}" stroke-width="3.5" stroke-linecap="round"`,
          ),
        )
        .join(""),
  },
  uncle: {
    bg: "#d6dcea",
    zoom: 1.08,
    picture: () =>
      jamb("#bcc6dd", "#8e9bbd") +
      bust(
        100,
        108,
        1,
        { skin: 2, hair: "bald", tone: "black", beard: "curl", coat: C.plum },
        path("M-20 70L0 104L20 70L40 80L12 170H-12L-40 80Z", C.paper) +
          path("M-40 80L-12 170L-30 124L-44 122ZM40 80L12 170L30 124L44 122Z", C.plumDeep) +
          path("M0 92L-22 80V106ZM0 92L22 80V106Z", C.pomegranate) +
          circ(0, 92, 6, C.wine) +
          circ(0, 128, 4, C.ink) +
          circ(0, 146, 4, C.ink),
      ) +
      path("M150 226L138 168Q152 152 168 168L160 226Z", C.saffron) +
      line("M140 170Q154 160 166 170", C.pomegranate, 5) +
      (
        [
          [140, 150, C.pomegranate],
          [166, 150, C.cream],
          [153, 140, C.rose],
        ] as const
      )
        .map(
          ([x, y, c]) =>
            line(`M153 176L${x} ${y}`, C.leaf, 3) + circ(x, y, 9, c) + circ(x, y, 3.5, C.saffron),
        )
        .join(""),
  },
  beggar: {
    bg: "#dcd3c6",
    zoom: 1.08,
    picture: () =>
      jamb("#c4b8a5", "#9d8d75") +
      bust(
        100,
        104,
        1,
        {
          skin: 1,
          hair: "none",
          tone: "grey",
          beard: "full",
          coat: "#8a6f52",
          over:
            path(
              "M-48 60C-66 -40 -34 -74 0 -76C34 -74 66 -40 48 60C54 10 40 -30 0 -36C-40 -30 -54 10 -48 60Z",
              "#a3845f",
            ) +
            shade("M0 -76C34 -74 66 -40 48 60C54 10 40 -30 0 -36Z", 0.2) +
            path("M-38 -40L-20 -52L-12 -38L-30 -28Z", C.teal) +
            line("M-36 -38l-3 -4M-28 -44l-3 -4M-22 -34l3 4", C.cream, 2),
        },
        path("M30 96L62 90L66 122L34 126Z", C.terracotta) +
          line("M32 100l-5 2M34 112l-5 1M64 100l5 -1M65 112l5 -1", C.cream, 2.5),
      ) +
      path("M52 196H148Q146 236 100 238Q54 236 52 196Z", C.wood) +
      shade("M100 196H148Q146 236 100 238Z", 0.2) +
      ell(100, 196, 48, 9, C.woodDeep) +
      ell(86, 194, 9, 4, C.saffron) +
      ell(108, 197, 9, 4, C.saffron),
  },
};

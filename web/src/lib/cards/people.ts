// Cut-paper people: one face, many haircuts. Drawn around the head centre (0,0).
import { C, SKIN, HAIR } from "./palette";
import { circ, ell, rect, path, line, g, shade } from "./core";

type Hair = (colour: string) => string;
const hairBack: Record<string, Hair> = {
  none: () => "",
  bald: () => "",
  short: () => "",
  long: (h) =>
    path(
      "M-46 -8C-50 -52 -24 -60 0 -60C24 -60 50 -52 46 -8C46 30 56 58 54 84H-54C-56 58 -46 30 -46 -8Z",
      h,
    ),
  bob: (h) =>
    path(
      "M-50 0C-54 -50 -26 -60 0 -60C26 -60 54 -50 50 0C50 20 54 34 50 44H-50C-54 34 -50 20 -50 0Z",
      h,
    ),
  curly: (h) =>
    [
      [-40, -22],
      [-48, 2],
      [-46, 28],
      [40, -22],
      [48, 2],
      [46, 28],
      [-24, -46],
      [0, -54],
      [24, -46],
      [-38, 48],
      [38, 48],
    ]
      .map(([x, y]) => circ(x, y, 19, h))
      .join(""),
  braids: (h) =>
    path("M-44 0C-48 -50 -26 -60 0 -60C26 -60 48 -50 44 0Z", h) +
    [-1, 1]
      .map(
        (s) =>
          [24, 42, 60, 78].map((y, i) => ell(s * (46 - i * 1), y, 11 - i, 11, h)).join("") +
          rect(s * 43 - 8, 86, 16, 6, C.pomegranate, 3),
      )
      .join(""),
  bun: (h) => circ(0, -62, 18, h),
  kerchief: () => "",
};
const hairFront: Record<string, Hair> = {
  none: () => "",
  bald: (h) =>
    path(
      "M-40 -4C-44 -20 -38 -28 -34 -30C-36 -18 -34 -6 -32 6H-39ZM40 -4C44 -20 38 -28 34 -30C36 -18 34 -6 32 6H39Z",
      h,
    ),
  short: (h) =>
    path(
      "M-40 2C-46 -46 -22 -58 0 -58C22 -58 46 -46 40 2L34 -6C34 -22 26 -30 14 -32C-4 -34 -20 -30 -34 -10Z",
      h,
    ),
  long: (h) =>
    path(
      "M-38 0C-40 -42 -20 -56 0 -56C20 -56 40 -42 38 0C36 -18 20 -34 0 -42C-20 -34 -36 -18 -38 0Z",
      h,
    ),
  bob: (h) =>
    path(
      "M-40 -4C-42 -46 -20 -58 0 -58C20 -58 42 -46 40 -4C40 -18 36 -26 30 -28H-30C-36 -26 -40 -18 -40 -4Z",
      h,
    ),
  curly: (h) =>
    [
      [-26, -34],
      [-9, -40],
      [9, -40],
      [26, -34],
    ]
      .map(([x, y]) => circ(x, y, 14, h))
      .join(""),
  braids: (h) =>
    path(
      "M-40 -2C-42 -44 -20 -58 0 -58C20 -58 42 -44 40 -2C36 -20 16 -32 0 -44C-16 -32 -36 -20 -40 -2Z",
      h,
    ),
  bun: (h) =>
    path(
      "M-40 -2C-42 -44 -20 -58 0 -58C20 -58 42 -44 40 -2C34 -22 18 -34 0 -34C-18 -34 -34 -22 -40 -2Z",
      h,
    ),
  kerchief: (h) =>
    path(
      "M-44 18C-52 -44 -24 -62 0 -62C24 -62 52 -44 44 18C40 -14 26 -34 0 -36C-26 -34 -40 -14 -44 18Z",
      h,
    ) + shade("M0 -62C24 -62 52 -44 44 18C40 -14 26 -34 0 -36Z"),
};
const beards: Record<string, Hair> = {
  none: () => "",
  full: (h) =>
    path(
      "M-38 -2C-40 44 -26 72 0 74C26 72 40 44 38 -2C36 12 28 16 18 17C10 12 -10 12 -18 17C-28 16 -36 12 -38 -2Z",
      h,
    ),
  long: (h) =>
    path(
      "M-38 -2C-44 44 -34 96 0 122C34 96 44 44 38 -2C36 12 28 16 18 17C10 12 -10 12 -18 17C-28 16 -36 12 -38 -2Z",
      h,
    ),
  goatee: (h) =>
    path("M-12 36C-14 54 -6 62 0 66C6 62 14 54 12 36Q0 30 -12 36Z", h) +
    path("M0 17C-8 13 -16 16 -20 22C-12 25 -6 24 0 22C6 24 12 25 20 22C16 16 8 13 0 17Z", h),
  moustache: (h) =>
    path("M0 16C-10 9 -24 12 -33 24C-20 29 -8 28 0 23C8 28 20 29 33 24C24 12 10 9 0 16Z", h),
  curl: (h) =>
    path(
      "M0 16C-10 11 -20 16 -26 22C-30 25 -36 22 -36 15C-42 24 -36 33 -26 31C-14 29 -6 26 0 23C6 26 14 29 26 31C36 33 42 24 36 15C36 22 30 25 26 22C20 16 10 11 0 16Z",
      h,
    ),
};

export interface Head {
  skin?: number;
  hair?: string;
  tone?: keyof typeof HAIR;
  beard?: string;
  glasses?: boolean;
  smile?: boolean;
  lashes?: boolean;
  cloth?: string;
}

const GLASSES =
  `<g fill="#fff" fill-opacity=".35" stroke="${C.ink}" stroke-width="2.6"><circle cx="-15" cy="1" r="11.5"/>` +
  `<circle cx="15" cy="1" r="11.5"/><path d="M-3.5 0Q0 -3 3.5 0" fill="none"/></g>`;

const skull = (skin: string) =>
  circ(-37, 6, 9, skin) +
  circ(37, 6, 9, skin) +
  circ(37, 6, 9, C.ink, 'opacity=".12"') +
  rect(-36, -46, 72, 96, skin, 36) +
  shade("M0 -46A36 36 0 0 1 36 -10V14A36 36 0 0 1 0 50Z", 0.09) +
  circ(-20, 16, 7.5, "#d9534a", 'opacity=".28"') +
  circ(20, 16, 7.5, "#d9534a", 'opacity=".28"');

const eyes = (ink: string, brows: string, lashes: boolean) =>
  circ(-14, 0, 4, ink) +
  circ(14, 0, 4, ink) +
  (lashes ? line("M-18.5 -1L-23 -4M18.5 -1L23 -4", ink, 2.2) : "") +
  line("M-21 -12Q-14 -16 -7 -12M7 -12Q14 -16 21 -12", brows, 3.4);

function mouth(bearded: boolean, smile: boolean, lip: string): string {
  const smiling = bearded ? "M-7 29Q0 34 7 29" : "M-10 28Q0 37 10 28";
  return line(smile ? smiling : "M-7 31H7", bearded ? C.paper : lip, 3);
}

/** A head around (0,0): what is behind the shoulders, what is before them, and its skin. */
export function head(who: Head): { back: string; front: string; skin: string } {
  const { hair = "short", tone = "brown", beard = "none", smile = true, lashes = false } = who;
  const skin = SKIN[who.skin ?? 1];
  const dark = (who.skin ?? 1) > 3;
  const shown = hair === "kerchief" ? (who.cloth ?? C.indigo) : HAIR[tone];
  const brows = beard === "none" && tone === "white" ? HAIR.grey : HAIR[tone];
  const nose = path("M-1 -6L8 13Q3 18 -5 15Z", C.ink, 'opacity=".2"');
  const look = eyes(dark ? "#1c120c" : C.ink, brows, lashes) + (who.glasses ? GLASSES : "");
  const lips = mouth(beard !== "none", smile, dark ? "#4a0f12" : "#8d2b2b");
  const front = skull(skin) + beards[beard](HAIR[tone]) + nose + look + lips + hairFront[hair](shown);
  return { back: hairBack[hair](shown), front, skin };
}

export const SHOULDERS = "M-104 168C-100 96 -58 80 -20 70H20C58 80 100 96 104 168V260H-104Z";
export const SHOULDERS_SHADE = "M0 70H20C58 80 100 96 104 168V260H0Z";
export const neck = (skin: string) =>
  rect(-15, 34, 30, 46, skin) + shade("M-15 44Q0 58 15 44V58Q0 68 -15 58Z", 0.16);

interface Bust extends Head {
  coat: string;
  over?: string;
}

/** A head with shoulders; `dress` is drawn over the coat, `over` on the head. */
export function bust(x: number, y: number, size: number, who: Bust, dress = ""): string {
  const made = head(who);
  const coat = path(SHOULDERS, who.coat) + shade(SHOULDERS_SHADE, 0.12) + neck(made.skin);
  return g(
    `translate(${x} ${y}) scale(${size})`,
    made.back + coat + dress + made.front + (who.over ?? ""),
  );
}

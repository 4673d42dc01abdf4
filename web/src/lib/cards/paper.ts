// Cards to print: the drawing alone, running over the edge where it does. Numbers and names are set over it
// as text by whoever lays out the sheet, so that they can be read, searched and written in any language.
import { circ, line, path, W } from "./core";
import { C } from "./palette";
import type { Part } from "./shapes";

/** How far a drawing reaches over the edge of its card, in units of the drawing. */
export const OVER = 16;

export interface Look {
  /** Saves ink: on white instead of coloured grounds. */
  readonly save: boolean;
  /** The reading direction, for what is counted in it. */
  readonly dir: "ltr" | "rtl";
}
/** A number set over the drawing, centred at `x` on the baseline `y`. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly tracking?: number;
}
/** One side of a card. */
export interface PaperFace {
  /** Colour of the paper, to its edge and beyond. */
  readonly ground: string;
  readonly art: string;
  readonly marks?: readonly Mark[];
  /** Where the names stand: centred, in one line. */
  readonly title?: { readonly y: number; readonly size: number; readonly fill: string };
  /** A ruling whose text fills the card from `top` to `bottom`, with the names above it. */
  readonly rule?: { readonly ruling: string; readonly top: number; readonly bottom: number };
}
export interface PaperPart {
  readonly height: number;
  /** The edge at which a neighbouring card carries the picture on. */
  readonly seam?: "top" | "bottom";
  readonly keys: readonly string[];
  readonly front: (key: string, look: Look) => PaperFace;
  readonly back: (look: Look) => PaperFace;
}
/** The printed cards of a game by part (`<game>/paper.ts`). */
export type PaperDeck = Readonly<Record<Part, PaperPart>>;

export const stockOf = ({ save }: Look, colour: string = C.paper) => (save ? C.white : colour);
/** The outline of a picture whose ground was left white. */
export const outline = (d: string, { save }: Look, colour: string = C.sand) =>
  save ? line(d, colour, 1.6) : "";

const BADGE_Y = 33;
const BADGES = [31, W - 31] as const;
/** Both upper corners: whichever way a hand is fanned, one of them is in sight. */
export const corners = (draw: (x: number, y: number) => string) =>
  BADGES.map((x) => draw(x, BADGE_Y)).join("");
export const cornerNumbers = (text: string, fill: string = C.ink, size = 21): Mark[] =>
  BADGES.map((x) => numeral(text, x, BADGE_Y, size, fill));
/** A number centred at a point. */
export const numeral = (text: string, x: number, y: number, size: number, fill: string): Mark => ({
  ...{ text, x, y: y + size * 0.35, size, fill },
});

/** Grounds of the numbers: their shape tells groups of cards apart without any colour. */
export const SHAPES = {
  round: (x: number, y: number) => badge(circ(x, y, 17, C.paper), circ(x, y, 15.5, "none", RIM)),
  door: (x: number, y: number) => {
    const d = `M${x - 14} ${y + 17}V${y - 4}A14 14 0 0 1 ${x + 14} ${y - 4}V${y + 17}Z`;
    return badge(path(d, C.paper), path(d, "none", RIM));
  },
  hexagon: (x: number, y: number) => {
    const d = `M${x - 17} ${y}L${x - 9} ${y - 16}H${x + 9}L${x + 17} ${y}L${x + 9} ${y + 16}H${x - 9}Z`;
    return badge(path(d, C.paper), path(d, "none", RIM));
  },
} as const;
const RIM = `stroke="${C.ink}" stroke-width="1.6"`;
const badge = (ground: string, rim: string) => ground + rim;

/** A colour mixed with white. */
function tint(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part * share + 255 * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
/** The drawing with some of its colours made pale. */
export const paled = (art: string, colours: readonly string[]) =>
  colours.reduce((drawn, colour) => drawn.replaceAll(colour, tint(colour, 0.14)), art);

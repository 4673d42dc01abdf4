// Reset: numbers climb a staircase; five special cards break it.
import { C, RAMP } from "../palette";
import { circ, clip, g, H, NUMERALS, path, type Print, rect, star, text, uid, W } from "../core";
import { FULL, stock, svg } from "../face";
import { SPECIAL } from "./specials";

export { RAMP };

const numeral = (number: number, y: number, size: number, fill: string, id: string) =>
  `<text id="${id}" x="100" y="${y}" font-size="${size}" ${NUMERALS} fill="${fill}" ${number === 10 ? 'letter-spacing="-8"' : ""}>${number}</text>`;
/** The numeral again, small, in a corner: drawn anew, not written, so that a card's text is its number once. */
const again = (id: string, x: number, y: number, size: number) =>
  `<use href="#${id}" transform="translate(${x} 46) scale(${size}) translate(-100 ${-y})"/>`;

/** Ten steps, the number's own the strongest. */
export const stairs = (number: number, ink: string) =>
  RAMP.map((_, i) => {
    const height = 14 + i * 10.5;
    const strength = i === number - 1 ? 0.42 : i < number ? 0.2 : 0.07;
    return rect(8 + i * 18.4, 272 - height, 18.8, height, ink, 0, `opacity="${strength}"`);
  }).join("");

/** The side a fanned hand leaves showing: the start of the reading direction. */
const indexSide = (dir: Print["dir"]) => (dir === "rtl" ? 164 : 36);
/** 6 and 9 are underlined, so that neither is taken for the other. */
const turned = (number: number, line: string) => (number === 6 || number === 9 ? line : "");

/** `joker` marks a number that a joker stands for: a star beside the index. */
function number(value: number, { dir = "ltr", mini = false }: Print, joker = false): string {
  const ink = value <= 5 ? C.ink : C.paper;
  const x = indexSide(dir);
  const [id, y, size] = [uid(), mini ? 182 : 172, value === 10 ? 118 : 138];
  const big = numeral(value, y, size, ink, id);
  const bar = turned(value, rect(72, mini ? 194 : 184, 56, 8, ink, 4));
  const index = again(id, x, y, 34 / size) + turned(value, rect(x - 10, 52, 20, 4, ink, 2));
  const mark = joker ? circ(200 - x, 36, 21, C.plum) + star(200 - x, 36, 17, C.saffron) : "";
  const ground = rect(0, 0, W, H, RAMP[value - 1]) + stairs(value, ink);
  return svg(stock() + clip(FULL, ground + big + bar + (mini ? "" : index) + mark));
}

function special(name: string, { title = "", dir = "ltr", mini = false }: Print): string {
  const { bg, art, glyph } = SPECIAL[name];
  const ground = rect(0, 0, W, H, bg);
  if (mini)
    return svg(
      stock() + clip(FULL, ground + g("translate(100 140) scale(1.06) translate(-100 -136)", art())),
    );
  const x = indexSide(dir);
  const index = circ(x, 36, 19, C.paper) + g(`translate(${x} 36)`, glyph(bg));
  const foot = rect(8, 226, 184, 50, bg) + text(title, 100, 258, 27, C.cream);
  const picture = g("translate(100 126) scale(.9) translate(-100 -130)", art());
  return svg(stock() + clip(FULL, ground + picture + foot + index));
}

/** Faces as the engine names them: "7", "fire", and "7*" for a joker declared 7. */
export function resetFace(name: string, print: Print): string {
  if (name in SPECIAL) return special(name, print);
  return number(Number.parseInt(name, 10), print, name.endsWith("*"));
}

const CLIMB = [
  "#f2b84a",
  "#e89a3c",
  "#d97a3a",
  "#c65a3c",
  "#a93f47",
  "#95394f",
  "#843358",
  "#70315e",
  "#5c2f63",
  "#4a2d60",
];

/** Stairs climbing and stairs falling, meeting at the pile. */
export function backPicture(ground: string = C.ink): string {
  const flight = CLIMB.map((colour, i) =>
    rect(8 + i * 18.4, 256 - i * 12, 19, 16 + i * 12, colour),
  ).join("");
  const arrows =
    path("M82 150V132H73L87 114L101 132H92V150Z", C.saffron) +
    path("M118 130V148H127L113 166L99 148H108V130Z", C.mint);
  const middle = circ(100, 140, 42, C.paper) + circ(100, 140, 36, C.ink) + arrows;
  return rect(0, 0, W, H, ground) + flight + g("rotate(180 100 140)", flight) + middle;
}
export const resetBack = () => svg(stock() + clip(FULL, backPicture()));

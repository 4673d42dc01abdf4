// Cards of a game that brings no drawings: a sign and a colour for each, and always the name.
import type { CardRenderer } from "../card-renderers.svelte";
import { circ, esc, g, path, type Print, rect, ring, rightToLeft, spark, star } from "../core";
import { roundRect, stock, svg } from "../face";
import { C } from "../palette";

export const PAPERS = [C.teal, C.pomegranate, C.indigo, C.plum, C.leaf, C.terracotta, C.amber, C.olive];
const LIGHT = C.paper;
export const SIGNS: readonly (() => string)[] = [
  () => circ(0, 0, 40, LIGHT),
  () => path("M0 -52L46 0L0 52L-46 0Z", LIGHT),
  () => star(0, 0, 54, LIGHT),
  () => path("M-46 -20Q-23 -52 0 -20T46 -20V8Q23 40 0 8T-46 8Z", LIGHT),
  () => rect(-38, -38, 76, 76, LIGHT, 12),
  () => path("M0 -50L48 36H-48Z", LIGHT),
  () => spark(0, 0, 58, LIGHT),
  () => ring(6, (_, angle) => g(`rotate(${angle})`, circ(0, -34, 17, LIGHT))) + circ(0, 0, 15, LIGHT),
  () => path("M0 46C-60 6 -44 -44 0 -18C44 -44 60 6 0 46Z", LIGHT),
  () => path("M-20 -52H20V-20H52V20H20V52H-20V20H-52V-20H-20Z", LIGHT),
  () => circ(0, 0, 46, LIGHT) + circ(17, -10, 40, "currentColor"),
];

/** A number that is the same for the same name on every device. */
export function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return sum;
}

/** A name in one line, or in two where it has several words; as large as it fits. */
function lines(title: string): string[] {
  const words = title.split(" ");
  if (words.length < 2 || title.length < 8) return [title];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

function name(title: string, middle: number, most: number): string {
  const all = lines(title);
  const longest = Math.max(...all.map((line) => line.length));
  const advance = rightToLeft(title) ? 0.5 : 0.56; // of a letter, in ems, on average
  const size = Math.min(most / all.length ** 0.6, 176 / Math.max(1, longest * advance));
  const way = rightToLeft(title) ? 'direction="rtl"' : "";
  return all
    .map((line, i) => {
      const y = middle + (i - (all.length - 1) / 2) * size * 1.06 + size * 0.34;
      return `<text x="100" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" ${way} font-family="'Kupa Text',sans-serif" font-weight="700" fill="${C.ink}">${esc(line)}</text>`;
    })
    .join("");
}

/** `part` is the card's number among those of its game: so no two of the first eighty-eight look alike. */
function front(face: string, { title = face }: Print, part: string): string {
  const number = /^\d+$/.test(part) ? Number(part) : hash(face);
  const paper = PAPERS[number % PAPERS.length];
  const sign = SIGNS[number % SIGNS.length]();
  const window = path(roundRect(14, 14, 172, 158, 10), paper);
  const shade = path(
    "M14 150H186V162A10 10 0 0 1 176 172H24A10 10 0 0 1 14 162Z",
    C.ink,
    'opacity=".12"',
  );
  const drawn = `<g color="${paper}" transform="translate(100 90)">${sign}</g>`;
  return svg(stock() + window + shade + drawn + name(title, 224, 52));
}

const diamond = (x: number, y: number) =>
  path(`M${x} ${y - 20}L${x + 16} ${y}L${x} ${y + 20}L${x - 16} ${y}Z`, C.sky, 'opacity=".55"');

export function backPicture(): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => diamond(40 + column * 40, 52 + row * 44)).join(""),
  );
  return rows.join("");
}
const BACK = roundRect(12, 12, 176, 256, 10);
const back = () => svg(stock() + path(BACK, C.indigo) + backPicture());

export default { front, back } satisfies CardRenderer;

// The drawing vocabulary: pure functions that return SVG text. No DOM.
import { C } from "./palette";

export const W = 200;
export const H = 280;
export const R = 16;

/** How a face is drawn: in words or without them, and in which reading direction. */
export interface Print {
  title?: string;
  mini?: boolean;
  dir?: "ltr" | "rtl";
}

let drawn = 0;
/** An id that nothing else on the page has. */
export const uid = () => `drawn-${(++drawn).toString(36)}`;

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

export const circ = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ell = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 3, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const g = (transform: string, inner: string) => `<g transform="${transform}">${inner}</g>`;

/** The side away from the light, which comes from the left of every picture. */
export const shade = (d: string, strength = 0.16) => path(d, C.ink, `opacity="${strength}"`);

export function clip(d: string, inner: string): string {
  const id = uid();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export function star(x: number, y: number, r: number, fill: string, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const reach = i % 2 ? r * inner : r;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return path(`M${corners.join("L")}Z`, fill);
}

export const spark = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill,
  );
export const ring = (count: number, draw: (index: number, angle: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i, (i / count) * 360)).join("");
export const flame = (x: number, y: number, size: number, outer: string, inner: string) =>
  g(
    `translate(${x} ${y}) scale(${size})`,
    path("M0 -26C4 -16 16 -10 14 4C13 14 6 19 0 19C-7 19 -14 14 -14 3C-14 -6 -6 -10 0 -26Z", outer) +
      path("M1 -8C3 -2 8 1 7 8C6 14 3 16 0 16C-4 16 -7 13 -7 8C-7 2 -1 0 1 -8Z", inner),
  );

export const rightToLeft = (text: string) => /[\u0590-\u08ff]/.test(text);

const DISPLAY = `font-family="'Kupa Display',Georgia,serif"`;
export const NUMERALS = `font-family="'Kupa Text',sans-serif" font-weight="800" direction="ltr" text-anchor="middle"`;

/** A line of display type, made smaller where it would be too wide. */
export function text(words: string, x: number, y: number, size: number, fill: string = C.ink): string {
  const widest = 168;
  const advance = /[\u0600-\u06ff]/.test(words) ? 0.5 : 0.6; // of a letter, in ems, on average
  const fitted = Math.min(size, widest / Math.max(1, words.length * advance)).toFixed(1);
  const way = rightToLeft(words) ? 'direction="rtl"' : "";
  return `<text x="${x}" y="${y}" font-size="${fitted}" text-anchor="middle" ${way} ${DISPLAY} fill="${fill}">${esc(words)}</text>`;
}

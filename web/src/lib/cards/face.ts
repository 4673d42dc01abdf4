// Paper, windows and frames: what all card faces share.
import { C } from "./palette";
import { clip, g, H, path, R, rect, text, W } from "./core";

export const ARCH = "M15 220V100A85 85 0 0 1 185 100V220A6 6 0 0 1 179 226H21A6 6 0 0 1 15 220Z";
export const DOOR =
  "M15 26A10 10 0 0 1 25 16H175A10 10 0 0 1 185 26V220A6 6 0 0 1 179 226H21A6 6 0 0 1 15 220Z";
export const FULL =
  "M8 22A14 14 0 0 1 22 8H178A14 14 0 0 1 192 22V258A14 14 0 0 1 178 272H22A14 14 0 0 1 8 258Z";

export const roundRect = (x: number, y: number, w: number, h: number, top: number, foot = top) =>
  `M${x + top} ${y}H${x + w - top}A${top} ${top} 0 0 1 ${x + w} ${y + top}V${y + h - foot}` +
  `A${foot} ${foot} 0 0 1 ${x + w - foot} ${y + h}H${x + foot}` +
  `A${foot} ${foot} 0 0 1 ${x} ${y + h - foot}V${y + top}A${top} ${top} 0 0 1 ${x + top} ${y}Z`;

/** The drawing as an SVG element. Its name is given by whoever shows it, so it is silent itself. */
export const svg = (inner: string, w = W, h = H) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" aria-hidden="true" focusable="false">${inner}</svg>`;

/** A piece of card with a fine edge; the foot may have sharper corners than the top, or the reverse. */
export const sheet = (fill: string, w: number, h: number, top: number, foot: number) =>
  path(roundRect(0, 0, w, h, top, foot), fill) +
  path(
    roundRect(0.75, 0.75, w - 1.5, h - 1.5, top, foot),
    "none",
    `stroke="${C.ink}" stroke-opacity=".14" stroke-width="1.5"`,
  );
export const stock = (fill: string = C.paper) => sheet(fill, W, H, R, R);

export interface Painting {
  bg: string;
  picture: () => string;
  zoom?: number;
}

interface Face extends Painting {
  window?: string;
  title?: string;
  foot?: string;
  corners?: string;
  mini?: boolean;
  paper?: string;
}

/** A face of paper, window, picture, title, foot; mini is the picture alone. */
export function face({ picture, bg, zoom = 1.14, window = ARCH, title = "", ...rest }: Face): string {
  const { foot = "", corners = "", mini = false, paper = C.paper } = rest;
  const ground = rect(-60, -60, 320, 420, bg);
  if (mini) {
    const filled = g(`translate(100 140) scale(${zoom}) translate(-100 -121)`, picture());
    return svg(stock(paper) + clip(FULL, ground + filled));
  }
  const below = text(title, 100, foot ? 252.5 : 259, 27) + foot;
  return svg(stock(paper) + corners + clip(window, ground + picture()) + below);
}

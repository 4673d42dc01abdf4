// Reset on paper: the index in both upper corners.
import { circ, clip, g, path, rect, W, H } from "../core";
import { FULL } from "../face";
import { C } from "../palette";
import { type Look, type Mark, type PaperDeck, type PaperFace, paled, stockOf } from "../paper";
import { backPicture, RAMP, stairs } from "./drawings";
import { SPECIAL } from "./specials";

const NUMBERS = RAMP.map((_, i) => `${i + 1}`);
const LEFT = 36;
const CORNERS = [LEFT, W - LEFT];
const frame = (colour: string) => path(FULL, "none", `stroke="${colour}" stroke-width="3"`);

/** 6 and 9 are underlined, so that neither is taken for the other. */
const underlined = (value: number, ink: string) =>
  [6, 9].includes(value)
    ? rect(72, 184, 56, 8, ink, 4) + CORNERS.map((x) => rect(x - 10, 52, 20, 4, ink, 2)).join("")
    : "";

function number(key: string, look: Look): PaperFace {
  const value = Number(key);
  const ink = value <= 5 || look.save ? C.ink : C.paper;
  const paper = RAMP[value - 1];
  const ground = rect(0, 0, W, H, look.save ? C.white : paper) + stairs(value, ink);
  const size = value === 10 ? 118 : 138;
  const mark = (x: number, y: number, height: number): Mark => ({
    ...{ text: key, x, y, size: height, fill: ink, tracking: value === 10 ? -0.06 : 0 },
  });
  return {
    ground: stockOf(look),
    art: clip(FULL, ground + underlined(value, ink)) + (look.save ? frame(paper) : ""),
    marks: [mark(100, 172, size), ...CORNERS.map((x) => mark(x, 46, 34))],
  };
}

/** The large discs behind the pictures, which take most of the ink. */
const DISCS = ["#571a26", "#7d2128", "#0f5d5b", "#3a3157", "#6d1a2b", "#33204f", "#3d285d"];

function special(key: string, look: Look): PaperFace {
  const { bg, art, glyph } = SPECIAL[key];
  const picture = g("translate(100 126) scale(.9) translate(-100 -130)", art());
  const [disc, sign] = look.save ? [bg, C.white] : [C.paper, bg];
  const index = CORNERS.map((x) => circ(x, 36, 19, disc) + g(`translate(${x} 36)`, glyph(sign)));
  const paper = look.save ? C.white : bg;
  const ground = rect(0, 0, W, H, paper) + (look.save ? paled(picture, DISCS) : picture);
  return {
    ground: stockOf(look),
    art:
      clip(FULL, ground + rect(8, 226, 184, 50, paper) + index.join("")) + (look.save ? frame(bg) : ""),
    title: { y: 257, size: 27, fill: look.save ? C.ink : C.cream },
  };
}

const back = (look: Look): PaperFace => ({
  ground: stockOf(look),
  art: clip(FULL, backPicture(look.save ? C.white : C.ink)) + (look.save ? frame(C.ink) : ""),
});

export default {
  card: {
    height: 280,
    keys: [...NUMBERS, ...Object.keys(SPECIAL)],
    front: (key, look) => (key in SPECIAL ? special(key, look) : number(key, look)),
    back,
  },
} satisfies PaperDeck;

// Cards of a game that brings no drawings: a sign, a colour and a number for each, by its place among them.
import { clip, path, rect } from "../core";
import { roundRect } from "../face";
import { C } from "../palette";
import { cornerNumbers, corners, type Look, outline } from "../paper";
import { type PaperDeck, type PaperFace, SHAPES, stockOf } from "../paper";
import { backPicture, PAPERS, SIGNS } from "./index";

const WINDOW = roundRect(14, 14, 172, 188, 10);
const BACK = roundRect(12, 12, 176, 256, 10);
/** So many look different from one another. */
const MOST = PAPERS.length * SIGNS.length;

function front(key: string, look: Look): PaperFace {
  const number = Number(key);
  const paper = PAPERS[number % PAPERS.length];
  const sign = SIGNS[number % SIGNS.length]();
  const [ground, inner] = look.save ? [C.white, sign.replaceAll(C.paper, paper)] : [paper, sign];
  const hole = look.save ? C.white : paper; // what is cut out of a sign shows the ground
  const drawn = `<g transform="translate(100 118) scale(1.15)">${inner.replaceAll("currentColor", hole)}</g>`;
  return {
    ground: stockOf(look),
    art:
      clip(WINDOW, rect(0, 0, 200, 280, ground) + drawn) + outline(WINDOW, look) + corners(SHAPES.round),
    marks: cornerNumbers(`${number + 1}`),
    title: { y: 247, size: 32, fill: C.ink },
  };
}

const back = (look: Look): PaperFace => ({
  ground: stockOf(look),
  art: look.save ? backPicture() + outline(BACK, look, C.indigo) : path(BACK, C.indigo) + backPicture(),
});

export default {
  card: { height: 280, keys: Array.from({ length: MOST }, (_, i) => `${i}`), front, back },
} satisfies PaperDeck;

// Ushpizin on paper: a number in both corners, its shape the kind of guest; a mission carries its text.
import { clip, g, path, rect, star } from "../core";
import { ARCH, DOOR, FULL, type Painting, roundRect } from "../face";
import { C } from "../palette";
import { cornerNumbers, corners, type Look, type Mark, numeral, outline } from "../paper";
import { type PaperDeck, type PaperFace, SHAPES, stockOf } from "../paper";
import { backPicture, bunting, canopy, elijahPicture, EVENINGS, lamps } from "./drawings";
import { LANTERNS, paperLantern, wheel } from "./drawings";
import { GUESTS } from "./guests";
import { HONOURED } from "./honoured";

const EVERYDAY = Object.keys(GUESTS);
const MISSIONS = LANTERNS.map((_, i) => `mission${i + 1}`);
const TITLE = { y: 253, size: 27, fill: C.ink };

function framed({ picture, bg }: Painting, window: string, look: Look): string {
  const ground = rect(-60, -60, 320, 420, look.save ? C.white : bg);
  return clip(window, ground + picture()) + outline(window, look);
}

function ushpiz(name: string, look: Look): PaperFace {
  const evening = EVENINGS.indexOf(name);
  const lit = lamps(evening, look.dir === "rtl" ? -1 : 1);
  return {
    ground: stockOf(look),
    art: framed(HONOURED[name], ARCH, look) + corners(SHAPES.round) + lit,
    marks: cornerNumbers(`${evening + 1}`),
    title: TITLE,
  };
}

const guest = (name: string, look: Look): PaperFace => ({
  ground: stockOf(look, "#faf3e4"),
  art: framed(GUESTS[name], DOOR, look) + corners(SHAPES.door),
  marks: cornerNumbers(`${EVERYDAY.indexOf(name) + 1}`),
  title: { ...TITLE, y: 258 },
});

function elijah(look: Look): PaperFace {
  const picture = look.save ? wheel : elijahPicture;
  const sign = corners((x, y) => SHAPES.round(x, y) + star(x, y, 12, C.pomegranate, 8, 0.6));
  return {
    ground: stockOf(look, C.saffron),
    art: framed({ picture, bg: C.night }, DOOR, look) + sign,
    title: { ...TITLE, y: 258 },
  };
}

/** How far down the picture of a mission reaches; the names and the text are below. */
const WINDOW = roundRect(14, 14, 172, 82, 10);
const CENTRE = { x: 100, y: 62, scale: 0.58 };

function mission(number: number, look: Look): PaperFace {
  const colour = LANTERNS[number - 1];
  const hung = g(
    `translate(${CENTRE.x} ${CENTRE.y}) scale(${CENTRE.scale}) translate(-100 -127)`,
    paperLantern(),
  );
  const bg = look.save ? C.white : colour;
  const picture = () => g("translate(0 -14)", bunting()) + hung;
  const lanternNumber: Mark = numeral(`${number}`, CENTRE.x, CENTRE.y, 46, colour);
  return {
    ground: stockOf(look),
    art: framed({ picture, bg }, WINDOW, look) + corners(SHAPES.hexagon),
    marks: [...cornerNumbers(`${number}`, colour), lanternNumber],
    title: { y: 115, size: 19, fill: C.ink },
    rule: { ruling: `M${number}`, top: 124, bottom: 272 },
  };
}

function front(key: string, look: Look): PaperFace {
  if (key === "elijah") return elijah(look);
  if (MISSIONS.includes(key)) return mission(MISSIONS.indexOf(key) + 1, look);
  return key in HONOURED ? ushpiz(key, look) : guest(key, look);
}

function back(look: Look): PaperFace {
  const saved = clip(FULL, canopy(false)) + path(FULL, "none", `stroke="${C.indigoDeep}"`);
  return { ground: stockOf(look), art: look.save ? saved : clip(FULL, backPicture(false)) };
}

export const GOING = [...EVENINGS, ...EVERYDAY, "elijah"];
export default {
  card: { height: 280, keys: [...GOING, ...MISSIONS], front, back },
} satisfies PaperDeck;

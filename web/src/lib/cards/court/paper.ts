// The King's Court on paper: pictures run over the edge where hat and person meet; both carry one number.
import { clip, g, star } from "../core";
import { C } from "../palette";
import { type Look, numeral, OVER, outline } from "../paper";
import { type PaperDeck, type PaperFace, paled, SHAPES, stockOf } from "../paper";
import { CHARACTERS } from "./characters";
import { badge, figure, HAT_H, hatBackPicture, hatPicture, MAGIC, magicPicture } from "./drawings";
import { PERSON_BACK, penaltyPicture, personBackPicture } from "./drawings";

const CAST = Object.keys(CHARACTERS);
const numberOf = (name: string) => `${CAST.indexOf(name) + 1}`;
const shown = (name: string, look: Look) =>
  look.save ? { ...CHARACTERS[name], ground: C.white } : CHARACTERS[name];
const sides = (draw: (x: number) => string) => draw(28) + draw(172);
const numbers = (name: string, y: number) =>
  [28, 172].map((x) => numeral(numberOf(name), x, y, 19, C.ink));

const PERSON = `M8 ${-OVER}H192V216A6 6 0 0 1 186 222H14A6 6 0 0 1 8 216Z`;
function person(name: string, look: Look): PaperFace {
  const who = shown(name, look);
  const brooch = badge(100, 186, 25, who.emblem, who.main);
  const rounds = sides((x) => SHAPES.round(x, 202));
  return {
    ground: stockOf(look),
    art: clip(PERSON, figure(who) + brooch) + outline(PERSON, look, who.main) + rounds,
    marks: numbers(name, 202),
    title: { y: 258, size: 27, fill: C.ink },
  };
}

const HAT = `M8 ${HAT_H + OVER}V18A10 10 0 0 1 18 8H182A10 10 0 0 1 192 18V${HAT_H + OVER}Z`;
function magic(look: Look): PaperFace {
  const drawn = look.save ? paled(magicPicture(), Object.values(MAGIC)) : magicPicture();
  const rounds = sides((x) => SHAPES.round(x, 28) + star(x, 28, 12, C.pomegranate, 8, 0.6));
  return { ground: stockOf(look), art: clip(HAT, drawn) + outline(HAT, look, C.plum) + rounds };
}
function hat(name: string, look: Look): PaperFace {
  if (name === "magic") return magic(look);
  const who = shown(name, look);
  const rounds = sides((x) => SHAPES.round(x, 28));
  return {
    ground: stockOf(look),
    art: clip(HAT, hatPicture(name, who)) + outline(HAT, look, who.main) + rounds,
    marks: numbers(name, 28),
  };
}

/** A penalty hat lies before a player: it has no back, and its name stands below. */
const penalty = (look: Look): PaperFace => ({
  ground: stockOf(look),
  art: g("translate(40 8) scale(1.2)", penaltyPicture()),
  title: { y: 152, size: 18, fill: C.ink },
});

const hatBack = (look: Look): PaperFace => ({
  ground: stockOf(look),
  art: clip(HAT, hatBackPicture(look.save ? C.white : C.leaf)) + outline(HAT, look, C.leaf),
});
const personBack = (look: Look): PaperFace => ({
  ground: stockOf(look),
  art:
    clip(PERSON_BACK, personBackPicture(look.save ? C.white : C.pomegranate)) +
    outline(PERSON_BACK, look, C.pomegranate),
});

export default {
  card: { height: 280, seam: "top", keys: CAST, front: person, back: personBack },
  hat: { height: HAT_H, seam: "bottom", keys: [...CAST, "magic"], front: hat, back: hatBack },
  penalty: {
    ...{ height: HAT_H, keys: ["penalty"] },
    front: (_, look) => penalty(look),
    back: penalty,
  },
} satisfies PaperDeck;

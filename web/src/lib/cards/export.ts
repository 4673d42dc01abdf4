// Everything the command line prints, as data: `tools/drawings.mjs` writes it into the package.
import type { Pictures } from "../rules/pictures";
import type { CardRenderer } from "./card-renderers.svelte";
import { type Look, OVER, type PaperDeck, type PaperFace, type PaperPart } from "./paper";
import type { Quick } from "./quick";

const decks = import.meta.glob<PaperDeck>("./*/paper.ts", { import: "default", eager: true });
const renderers = import.meta.glob<CardRenderer>("./*/index.ts", { import: "default", eager: true });
const quick = import.meta.glob<Quick>("./*/quick.ts", { import: "default", eager: true });
const scenes = import.meta.glob<Pictures>("../boards/*/pictures.ts", { import: "default", eager: true });

const LOOKS: Readonly<Record<string, Look>> = {
  "colour-ltr": { save: false, dir: "ltr" },
  "colour-rtl": { save: false, dir: "rtl" },
  "save-ltr": { save: true, dir: "ltr" },
  "save-rtl": { save: true, dir: "rtl" },
};

/** Ids count up while drawing: number them anew in each drawing, so that the same card is the same text. */
export function settled(svg: string): string {
  const ids = [...new Set(svg.match(/drawn-\w+/g))];
  return svg.replace(/drawn-\w+/g, (id) => `d${ids.indexOf(id)}`);
}

const finished = (face: PaperFace, height: number): PaperFace => ({
  ...face,
  art: settled(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-OVER} ${-OVER} ${200 + 2 * OVER} ${height + 2 * OVER}">${face.art}</svg>`,
  ),
});

/** A face in every look; right to left only where it differs. */
function looks(draw: (look: Look) => PaperFace, height: number): Record<string, PaperFace> {
  const drawn = Object.entries(LOOKS).map(
    ([name, look]) => [name, finished(draw(look), height)] as const,
  );
  const faces = Object.fromEntries(drawn);
  const same = (name: string) =>
    JSON.stringify(faces[name]) === JSON.stringify(faces[name.replace("rtl", "ltr")]);
  return Object.fromEntries(drawn.filter(([name]) => name.endsWith("ltr") || !same(name)));
}

/** The picture alone, with a card's outline: to illustrate a text. */
function little(renderer: CardRenderer, key: string | null, part: string): string {
  const print = { title: "", mini: true, dir: "ltr" } as const;
  return settled(key === null ? renderer.back(true, part) : renderer.front(key, print, part));
}

function partOf(part: PaperPart, name: string, renderer: CardRenderer) {
  const { height, seam = null, keys } = part;
  const fronts = keys.map((key) => {
    const faces = looks((look) => part.front(key, look), height);
    return [key, { little: little(renderer, key, name), faces }] as const;
  });
  const back = { little: little(renderer, null, name), faces: looks(part.back, height) };
  return { height, seam, over: OVER, fronts: Object.fromEntries(fronts), back };
}

/** The drawings of every game that has some, by the name of its folder. */
export const drawings = () =>
  Object.entries(decks).map(([path, deck]) => {
    const [, game] = /\.\/(\w+)\//.exec(path) ?? [];
    const renderer = renderers[`./${game}/index.ts`];
    const parts = Object.entries(deck).map(
      ([name, part]) => [name, partOf(part, name, renderer)] as const,
    );
    const pictures = scenes[`../boards/${game}/pictures.ts`] ?? {};
    const told = Object.entries(quick[`./${game}/quick.ts`] ?? {});
    return { game, parts: Object.fromEntries(parts), pictures, quick: told };
  });

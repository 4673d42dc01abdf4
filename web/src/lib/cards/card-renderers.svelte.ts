// Draws cards as SVG. Each game's renderer (`<game>/index.ts`) is loaded with the first card of that game.
import type { Print } from "./core";
import type { Part } from "./shapes";

export type { Part };

export interface CardRenderer {
  front: (face: string, print: Print, part: Part) => string;
  back: (mini: boolean, part: Part) => string;
}

const modules: Record<string, (() => Promise<CardRenderer>) | undefined> =
  import.meta.glob<CardRenderer>("./*/index.ts", { import: "default" });

const renderers = $state<Record<string, CardRenderer>>({});
const loading: Record<string, Promise<void> | undefined> = {};

/** Load the renderer of a game, or the general one if it has none; resolves when its cards can be drawn. */
export function loadRenderer(game: string): Promise<void> {
  const load = modules[`./${game}/index.ts`] ?? modules["./general/index.ts"];
  if (!load) return Promise.resolve();
  return (loading[game] ??= load().then(
    (renderer) => {
      renderers[game] = renderer;
    },
    (error: unknown) => {
      loading[game] = undefined; // so that the next card tries again
      throw error;
    },
  ));
}

/** The renderer of a game, once it is loaded. */
export const rendererOf = (game: string): CardRenderer | undefined => renderers[game];

const backs: Record<string, string> = {};

/** A back as an image address. Equal backs share one, so that the browser paints it once. */
export function backImage(renderer: CardRenderer, game: string, mini: boolean, part: Part): string {
  const key = `${game}/${part}/${mini}`;
  return (backs[key] ??= `data:image/svg+xml,${encodeURIComponent(renderer.back(mini, part))}`);
}

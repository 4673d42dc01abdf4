// Each game's board is fetched when its first card is dealt. A game without a board of its own is played
// on the general one, drawn from its description; `?board=general` shows any game so.
import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../table/board";
import { wantWords } from "../words/locale.svelte";

export interface LoadedBoard extends BoardModule {
  readonly Board: Component<BoardProps>;
}

type Loads<Module> = Record<string, () => Promise<Module>>;
const boards = import.meta.glob("./*/Board.svelte", { import: "default" }) as Loads<
  LoadedBoard["Board"]
>;
const modules = import.meta.glob("./*/index.ts", { import: "default" }) as Loads<BoardModule>;

const GENERAL = "general";
const forced = () => new URLSearchParams(location.search).get("board") === GENERAL;

/** Whether a game has a board of its own. */
export const hasBoard = (game: string) => game !== GENERAL && `./${game}/Board.svelte` in boards;

/** Fetch the board of a game, and its words. */
export async function loadBoard(game: string): Promise<LoadedBoard> {
  const own = hasBoard(game) && !forced() ? game : GENERAL;
  const [Board, module] = await Promise.all([
    boards[`./${own}/Board.svelte`](),
    modules[`./${own}/index.ts`](),
    wantWords(game),
  ]);
  return { Board, ...module };
}

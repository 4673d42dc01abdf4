// Each game's board is fetched when its first card is dealt. A game without a board of its own is played
// on the plain one: every offered move a button.
import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "../table/board";
import type { GameKey } from "../wire";

export interface LoadedBoard extends BoardModule {
  readonly Board: Component<BoardProps>;
}

type Loads<Module> = Record<string, () => Promise<Module>>;
const boards = import.meta.glob("./*/Board.svelte", { import: "default" }) as Loads<
  LoadedBoard["Board"]
>;
const manners = import.meta.glob("./*/index.ts", { import: "default" }) as Loads<BoardModule>;

/** Fetch the board of a game. */
export async function loadBoard(game: GameKey): Promise<LoadedBoard> {
  const own = `./${game}/Board.svelte` in boards ? game : "plain";
  const [Board, ways] = await Promise.all([
    boards[`./${own}/Board.svelte`](),
    manners[`./${own}/index.ts`](),
  ]);
  return { Board, ...ways };
}

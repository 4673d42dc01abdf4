// Real positions, kept by tools/board_fixtures.py.
import type { GameKey, OptionsOf, ViewOf } from "../../src/lib/wire";
import { read } from "./sources";

export interface Position<G extends GameKey> {
  readonly game: G;
  readonly options: Partial<OptionsOf<G>>;
  readonly view: ViewOf<G>;
  readonly moves: readonly string[];
}

const all = JSON.parse(read("web/tests/fixtures/positions.json")) as readonly Position<GameKey>[];

export const positions = <G extends GameKey>(game: G) =>
  all.filter((position) => position.game === game) as unknown as readonly Position<G>[];

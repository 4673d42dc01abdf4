// What a table can choose from, asked once.
import { call } from "./api";
import type { Catalogue, GameInfo, GameKey } from "./wire";

let known = $state.raw<Catalogue | null>(null);
let asked = false;

function ask(): void {
  asked = true;
  call("GET /api/games").then(
    (answer) => (known = answer),
    () => (asked = false), // the next one to look asks again
  );
}

export const catalogue = {
  get all(): Catalogue | null {
    if (!asked) ask();
    return known;
  },
  game(key: GameKey): GameInfo | undefined {
    return this.all?.games.find((game) => game.key === key);
  },
};

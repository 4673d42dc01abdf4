// Real positions and events, as tools/ushpizin_positions.py found them in playthroughs over all options.
import type { UshpizinEvent, UshpizinHandView, UshpizinView } from "../../src/lib/wire";
import { read } from "./sources";

export interface Position {
  readonly options: string;
  readonly seats: number;
  readonly view: UshpizinView | UshpizinHandView;
  readonly moves: readonly string[];
}
type EventsOfAnswer = readonly [{ readonly seats: number }, ...UshpizinEvent[]];

const album = JSON.parse(read("web/tests/fixtures/ushpizin.json")) as {
  positions: Position[];
  news: EventsOfAnswer[];
};
export const POSITIONS: readonly Position[] = album.positions;
export const NEWS = album.news.map(([{ seats }, ...news]) => ({ seats, news: news as UshpizinEvent[] }));
export const at = (phase: string, options = ""): Position => {
  const found = POSITIONS.find((each) => each.view.phase === phase && each.options.includes(options));
  if (!found) throw new Error(`no position in phase ${phase} with ${options}`);
  return found;
};

// The end of Reset: the last card, and how many the others still held.
import { path, star } from "../../cards/core";
import { motif, paper } from "../../cards/motifs";
import { RAMP } from "../../cards/palette";
import type { Finale, FinaleOf } from "../../table/finale";
import { say, tell } from "../../words/locale.svelte";

const MOTIFS = [
  ...RAMP.slice(1, 9).map(paper),
  star(0, 0, 34, "#2d4a8e"),
  path("M-14 34V2H-34L0 -40L34 2H14V34Z", "#a5d3c0"),
  path("M-14 -34V-2H-34L0 40L34 -2H14V-34Z", "#a5213a"),
].map(motif);

const finale: FinaleOf<"reset"> = ({ view, news, winners }): Partial<Finale> => {
  const laid = news.findLast((event) => event.key === "reset.laid" || event.key === "reset.stuck");
  const card = laid?.key === "reset.laid" ? laid.cards.at(-1) : (laid?.card ?? view.centre.top);
  const finished = view.places.some((place) => place === 1);
  const face = finished ? (card ?? null) : null;
  return {
    rows: face === null || winners.length !== 1 ? [] : [{ seat: winners[0], items: [[{ face }]] }],
    line:
      face !== null
        ? tell({ key: "board.reset.end.last", card: face })
        : finished
          ? ""
          : say("board.reset.end.limit"),
    standings: view.hands.map((held, seat) => ({
      text: say("board.reset.end.left", { count: held + view.piles[seat] }),
    })),
    motifs: MOTIFS,
  };
};
export default finale;

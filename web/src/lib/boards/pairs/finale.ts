// The end of Pairs: what the winner has found.
import { spark, star } from "../../cards/core";
import { fruitMotif, leaf, motif, paper } from "../../cards/motifs";
import type { Finale, FinaleOf } from "../../table/finale";
import { say } from "../../words/locale.svelte";

const MOTIFS = [
  star(0, 0, 36, "#2d4a8e", 8, 0.62),
  paper("#a5213a"),
  fruitMotif(0),
  spark(0, 0, 36, "#fffaf0"),
  paper("#13716f"),
  fruitMotif(6),
  leaf("#4c8a5d"),
  star(0, 0, 32, "#fff0bd"),
  paper("#68345f"),
  fruitMotif(1),
].map(motif);

const MOST = 14;

const finale: FinaleOf<"pairs"> = ({ view, winners }): Partial<Finale> => {
  const found = winners.length === 1 ? view.kept[winners[0]].slice(0, MOST) : [];
  return {
    rows: found.length ? [{ seat: winners[0], items: found.map((face) => [{ face }]) }] : [],
    // All attempts of a table are nobody's: they count for who plays alone.
    line: view.kept.length === 1 ? say("board.pairs.end", { count: view.attempts }) : "",
    standings: view.kept.map((kept) => ({ text: say("board.pairs.found", { count: kept.length }) })),
    motifs: MOTIFS,
  };
};
export default finale;

// The end of the Court: the winner's pairs, and how everybody's points came together.
import { path, star } from "../../cards/core";
import { motif, paper } from "../../cards/motifs";
import type { Finale, FinaleOf, Standing } from "../../table/finale";
import type { CourtView, Seat } from "../../wire";
import { list, say } from "../../words/locale.svelte";

const hat = (fill: string, band: string) =>
  path("M-52 26Q0 8 52 26Q52 38 0 38T-52 26Z", fill) +
  path("M-30 22L-22 -36Q0 -46 22 -36L30 22Q0 12 -30 22Z", fill) +
  path("M-29 8Q0 0 29 8L30 22Q0 12 -30 22Z", band);
const crown = () =>
  path(
    "M-44 30L-52 -26L-22 2L0 -36L22 2L52 -26L44 30Z",
    "#f7dfa8",
    'stroke="#b8790f" stroke-width="4" stroke-linejoin="round"',
  );
const pennant = (fill: string) => path("M-26 -34H26V16L0 42L-26 16Z", fill);
const MOTIFS = [
  hat("#1d2a45", "#a5213a"),
  pennant("#a5213a"),
  crown(),
  hat("#68345f", "#f7dfa8"),
  star(0, 0, 34, "#2d4a8e"),
  pennant("#13716f"),
  hat("#13716f", "#fffaf0"),
  paper("#fffaf0"),
  crown(),
  pennant("#68345f"),
].map(motif);

const MOST = 8; // pairs on the stage: the newest of the cast's order are as good as any

/** “pairs: 5”, where there are any. */
const counted = (name: string, count: number) => (count ? [`${name}: ${count}`] : []);

function standing(view: CourtView, seat: Seat): Standing {
  const parts = [
    ...counted(say("board.court.pairs"), view.pairs[seat].length),
    ...counted(say("board.court.magic"), view.magic[seat]),
    ...counted(say("board.court.penalties"), view.penalties[seat]),
  ];
  return { text: say("board.court.score", { count: view.scores[seat] }), more: list(parts) };
}

const finale: FinaleOf<"court"> = ({ view, winners }): Partial<Finale> => {
  const pair = (face: string) => [{ face, part: "hat" as const }, { face }];
  const row = (seat: Seat) => ({ seat, items: view.pairs[seat].slice(0, MOST).map(pair) });
  return {
    rows: winners.length === 1 && view.pairs[winners[0]].length ? [row(winners[0])] : [],
    line: view.turns ? say("board.court.end.turns", { count: view.turns }) : "",
    standings: view.scores.map((_, seat) => standing(view, seat)),
    motifs: MOTIFS,
  };
};
export default finale;

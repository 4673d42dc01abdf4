// The end of Ushpizin: the winning row, and how near everybody came, counted in lamps.
import { g, path, spark, star } from "../../cards/core";
import { frond, fruitMotif, leaf, motif } from "../../cards/motifs";
import type { EndFacts, Finale, FinaleOf, Standing, WinningRow } from "../../table/finale";
import type { Seat, UshpizinEvent, UshpizinHandView, UshpizinOptions, UshpizinView } from "../../wire";
import { say, tell } from "../../words/locale.svelte";
import { isHandView } from "./asked";
import { distance, type Goal } from "./distance";

const MOTIFS = [
  fruitMotif(0),
  frond(),
  star(0, 0, 36, "#2d4a8e", 8, 0.62),
  leaf("#4c8a5d"),
  fruitMotif(6),
  spark(0, 0, 34, "#fffaf0"),
  leaf("#86b884"),
  fruitMotif(5),
  star(0, 0, 30, "#fff0bd", 8, 0.62),
  frond(),
  fruitMotif(1),
  fruitMotif(3),
].map(motif);

/** A lamp of oil: burning, or not. */
function lamp(lit: boolean): string {
  const bowl = `stroke="${lit ? "#a5213a" : "currentColor"}" stroke-width="2.4" stroke-linejoin="round"`;
  const flame =
    path(
      "M15 1C17 8 23 11 22 17Q21 23 15 23T8 17C8 12 13 9 15 1Z",
      "#f2b233",
      'stroke="#b8790f" stroke-width=".8"',
    ) + path("M15 11Q19 15 18 18Q17 21 15 21T12 18Q12 15 15 11Z", "#fff0bd");
  const drawn = path("M3 24H27L22 36H8Z", lit ? "#a5213a" : "none", lit ? bowl : `${bowl} opacity=".5"`);
  return `<svg viewBox="0 0 30 40" aria-hidden="true">${g("", drawn + (lit ? flame : ""))}</svg>`;
}

type AnyView = UshpizinView | UshpizinHandView;
const rowsOf = (view: AnyView): readonly (readonly (string | null)[])[] =>
  isHandView(view) ? (view.shown ?? []) : view.rows;

const goalOf = (options: UshpizinOptions, view: AnyView, seat: Seat): Goal => ({
  kind: options.goal,
  host: view.hosts[seat] ?? null,
  groups: options.combination === "two_two_three" ? [3, 2, 2] : [4, 3],
  kinds: view.kinds,
});

function standing(row: readonly (string | null)[], goal: Goal): Standing {
  const { lit, of, missing } = distance(row, goal);
  const more = missing.length ? tell({ key: "board.ushpizin.end.missing", cards: [...missing] }) : "";
  return { lit, of, more, text: say("board.ushpizin.end.of", { lit, of }) };
}

/** Elijah sits for whoever is missing. */
function elijah(row: readonly (string | null)[], goal: Goal): string {
  const stood = goal.kind === "all_seven" ? goal.kinds.filter((kind) => !row.includes(kind)) : [];
  if (!stood.length || !row.includes("elijah")) return "";
  return tell({ key: "board.ushpizin.end.elijah", cards: [...stood] });
}

const declared = (news: readonly UshpizinEvent[]) =>
  news.find((event) => event.key === "ushpizin.declared");

function lineOf({ news, names, you, view }: EndFacts<"ushpizin">): string {
  const call = declared(news);
  const { round } = view;
  if (!call) return say("board.ushpizin.end.round", { round });
  return tell({ key: "board.ushpizin.end.declared", seat: call.seat, round }, names, you);
}

const finale: FinaleOf<"ushpizin"> = (facts): Partial<Finale> => {
  const { view, news, options, winners } = facts;
  const rows = rowsOf(view);
  const items = (seat: Seat) =>
    rows[seat].flatMap((face) => (face === null ? [] : [[{ face }]])).slice(0, 7);
  const winning = rows.length ? winners.map((seat): WinningRow => ({ seat, items: items(seat) })) : [];
  const only = winners.length === 1 ? winners[0] : null;
  return {
    rows: winning,
    covered: declared(news) !== undefined,
    call: say("board.ushpizin.shout.ushpizin"),
    line: lineOf(facts),
    note: only === null ? "" : elijah(rows[only] ?? [], goalOf(options, view, only)),
    standings: rows.map((row, seat) => standing(row, goalOf(options, view, seat))),
    token: lamp,
    motifs: MOTIFS,
  };
};
export default finale;

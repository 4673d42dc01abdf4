// What lies open or covered in a view, as plain rows of cards: for any game.
import type { Part } from "../../cards/press.svelte";
import type {
  CourtView,
  GameKey,
  PairsView,
  ResetView,
  UshpizinHandView,
  UshpizinView,
  ViewOf,
} from "../../wire";

export interface Row {
  /** Whose: a seat, one's own hand, or the middle. */
  readonly of: number | "hand" | "middle";
  /** null: covered; undefined: nothing there. */
  readonly cards: readonly (string | null | undefined)[];
  readonly part?: Part;
}

function courtRows({ row, hats, seen, shown }: CourtView): Row[] {
  const hat = (has: boolean, i: number) =>
    has ? (shown?.[i] ?? (seen?.place === i + 1 ? seen.hat : null)) : undefined;
  return [
    { of: "middle", part: "hat", cards: hats.map(hat) },
    { of: "middle", part: "person", cards: row.map((person) => person ?? undefined) },
  ];
}

function resetRows({ centre, hand, look }: ResetView): Row[] {
  const rows: Row[] = [{ of: "middle", cards: centre.top === null ? [] : [centre.top] }];
  if (look) rows.push({ of: "middle", cards: look });
  return hand.length ? [...rows, { of: "hand", cards: hand }] : rows;
}

const pairsRows = ({ grid, gaps }: PairsView): Row[] => [
  { of: "middle", cards: grid.map((card, i) => (gaps.includes(i + 1) ? undefined : card)) },
];

function ushpizinRows(view: UshpizinView | UshpizinHandView): Row[] {
  if ("hand" in view) return [{ of: "hand", cards: view.hand }];
  const gap = (seat: number, i: number) => view.gap?.[0] === seat && view.gap[1] === i + 1;
  return view.rows.map((row, seat) => ({
    of: seat,
    cards: row.map((card, i) => (gap(seat, i) ? undefined : card)),
  }));
}

/** The rows of a view. */
export function rowsOf(game: GameKey, view: ViewOf): Row[] {
  if (game === "court") return courtRows(view as CourtView);
  if (game === "reset") return resetRows(view as ResetView);
  if (game === "pairs") return pairsRows(view as PairsView);
  return ushpizinRows(view as UshpizinView | UshpizinHandView);
}

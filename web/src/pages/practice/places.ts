// What lies at the places of a question, change by change.
import type { PracticeRound, PracticeStep } from "../../lib/wire";

/** Places where nothing lies after the change `at`; what it takes away after showing it is still there. */
export function emptyAt(round: PracticeRound, at: number): ReadonlySet<number> {
  const empty = new Set(round.places.flatMap(({ empty }, place) => (empty ? [place] : [])));
  for (const [n, step] of round.steps.slice(0, Math.max(0, at + 1)).entries()) {
    for (const place of [...step.new, ...step.moves.map(([, to]) => to)]) empty.delete(place);
    if (n < at || !step.faces.length) for (const place of step.gone) empty.add(place);
  }
  return empty;
}

/** One card, face up at some places. */
export const faceUp = (places: readonly number[], card: string): ReadonlyMap<number, string> =>
  new Map(places.map((place) => [place, card]));

/** What a change shows. */
export const shownBy = ({ faces }: PracticeStep): ReadonlyMap<number, string> => new Map(faces);

/** All places that a change concerns. */
export const concerned = ({ moves, faces, new: fresh, gone }: PracticeStep): ReadonlySet<number> =>
  new Set([...moves.flat(), ...faces.map(([place]) => place), ...fresh, ...gone]);

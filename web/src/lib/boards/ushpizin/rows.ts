// How each place of a row looks now: what the view says, and what one has picked. Faces come from the view alone.
import type { Seat, UshpizinView } from "../../wire";
import { at, call, mine, player, type Touch } from "./touches";
import { type Spot, spotOf } from "./flights";

export const SEVEN = [1, 2, 3, 4, 5, 6, 7] as const;
/** What sets a card apart; each has a word of its own and a sign beside its colour. */
export type Mark =
  "lifted" | "barred" | "picked" | "first" | "second" | "sealed" | "changed" | "offered" | "came";

export interface PlaceLook {
  readonly seat: Seat;
  readonly place: number;
  readonly own: boolean;
  readonly touch: Touch;
  readonly spot: Spot;
  readonly face: string | null;
  readonly empty: boolean;
  /** It may be touched now. */
  readonly can: boolean;
  readonly marks: readonly Mark[];
}

/** What one has in one's fingers, and what has just changed on the table. */
export interface Fingers {
  readonly picked: readonly Touch[];
  readonly can: ReadonlySet<Touch>;
  readonly changed: readonly Spot[];
  /** Cards that have just been drawn. */
  readonly came?: readonly Spot[];
}

const same = (spot: readonly [number, number] | null, seat: Seat, place: number) =>
  spot !== null && spot[0] === seat && spot[1] === place;

/** Two cards in return are first and second; anything else is just picked. */
function pickedAs(touch: Touch, phase: string, picked: readonly Touch[]): Mark[] {
  const order = picked.indexOf(touch);
  if (order < 0) return [];
  return phase === "pick" ? [order === 0 ? "first" : "second"] : ["picked"];
}

function marks(view: UshpizinView, seat: Seat, place: number, touch: Touch, fingers: Fingers): Mark[] {
  const found: Mark[] = pickedAs(touch, view.phase, fingers.picked);
  if (view.turn === seat && view.lifted === place) found.push("lifted");
  if (view.barred.some((spot) => same(spot, seat, place))) found.push("barred");
  if (view.seat === seat && view.chosen === place) found.push("sealed");
  if (view.offer !== null && view.holder === seat && view.offer[0] === place) found.push("offered");
  if (fingers.changed.includes(spotOf(seat, place))) found.push("changed");
  if (fingers.came?.includes(spotOf(seat, place))) found.push("came");
  return found;
}

/** What touching a place means: a mission in one's own row may be announced by it. */
function touchAt(view: UshpizinView, seat: Seat, place: number, { can }: Fingers): Touch {
  if (view.seat !== seat) return at(seat, place);
  const face = view.rows[seat][place - 1];
  const announce = call(`announce${face?.slice("mission".length)}`);
  return face?.startsWith("mission") && can.has(announce) ? announce : mine(place);
}

/** The seven places of a seat. */
export function rowLook(view: UshpizinView, seat: Seat, fingers: Fingers): PlaceLook[] {
  const own = view.seat === seat;
  return SEVEN.map((place) => {
    const touch = touchAt(view, seat, place, fingers);
    return {
      seat,
      place,
      own,
      touch,
      spot: spotOf(seat, place),
      face: view.rows[seat][place - 1],
      empty: same(view.gap, seat, place),
      // whoever is given a card is chosen by any card of the row
      can: fingers.can.has(touch) || (!own && fingers.can.has(player(seat))),
      marks: marks(view, seat, place, touch, fingers),
    };
  });
}

/** The face that lies at a spot now; null for a covered one, for piles and for players. */
export function faceAt(view: UshpizinView, spot: Spot): string | null {
  if (spot === "mission") return view.mission;
  const [where, seat, place] = spot.split(".");
  return where === "at" ? view.rows[Number(seat)][Number(place) - 1] : null;
}

export type Tag = "winner" | "resting" | "open" | "hushed" | "answered" | "first";

/** What is to be known about a seat beside its cards, the most important first. */
export function tagsOf(view: UshpizinView, seat: Seat, answered: readonly Seat[]): Tag[] {
  const tags: Tag[] = [];
  const holds = (mission: string) => view.mission === mission && view.holder === seat;
  if (view.winners.includes(seat)) tags.push("winner");
  if (holds("mission2")) tags.push("resting");
  if (view.phase !== "over" && view.open.includes(seat) && view.open.length < view.rows.length)
    tags.push("open");
  if (view.hushed.includes(seat)) tags.push("hushed");
  if (answered.includes(seat)) tags.push("answered");
  if (view.first === seat && view.phase !== "over") tags.push("first");
  return tags;
}

// Maps legal moves to what can be tapped. A move is a short list of touches; this code knows no rules: a touch is
// possible exactly when some legal move continues with it.
import type { Seat } from "../../wire";

/**
 * Something on the table that can be touched.
 *
 * `mine.3` a place of one's own row · `at.2.5` place 5 of seat 2 · `seat.2` a player · `kind.moses` an ushpiz to
 * name · `hand.isaac` a card of one's hand · `call.close` a button.
 */
export type Touch = string;

export const mine = (place: number): Touch => `mine.${place}`;
export const at = (seat: Seat, place: number): Touch => `at.${seat}.${place}`;
export const player = (seat: Seat): Touch => `seat.${seat}`;
export const kind = (name: string): Touch => `kind.${name}`;
export const held = (name: string): Touch => `hand.${name}`;
export const call = (name: string): Touch => `call.${name}`;

/** Moves that are sent by one press of a button, and those that are named by touches in any order. */
const CALLS = new Set(["ready", "declare", "done", "close"]);
const ANY_ORDER = new Set(["offer", "exchange", "ask"]);

/** What a move is made of, in the order it is written. */
export function touchesOf(move: string): Touch[] {
  const [verb, ...words] = move.split(" ");
  if (CALLS.has(verb)) return [call(verb)];
  if (verb === "announce") return [call(`announce${words[0]}`)];
  if (verb === "host") return [kind(words[0])];
  if (verb === "swap" || verb === "take") return [`at.${words[0]}`];
  if (verb === "offer") return [mine(Number(words[0])), player(Number(words[2]))];
  if (verb === "ask") return [player(Number(words[0])), kind(words[1])];
  if (verb === "give" || verb === "out") return [held(words[0])];
  return words.map((place) => mine(Number(place)));
}

/** What is being done: the first word of a move. */
export const verbOf = (move: string) => move.split(" ")[0];

/** Whether a move goes on with these touches. */
function begins(move: string, picked: readonly Touch[]): boolean {
  const touches = touchesOf(move);
  if (ANY_ORDER.has(verbOf(move))) return picked.every((touch) => touches.includes(touch));
  return picked.every((touch, i) => touches[i] === touch);
}

/** The move that these touches make, if they are all of it. */
export const moveOf = (moves: readonly string[], picked: readonly Touch[]): string | null =>
  moves.find((move) => touchesOf(move).length === picked.length && begins(move, picked)) ?? null;

/** Whether any move begins so. */
const leads = (moves: readonly string[], picked: readonly Touch[]) =>
  new Set(picked).size === picked.length && moves.some((move) => begins(move, picked));

/** What is kept of the earlier touches when another one is added: as many as go with it. */
function withTouch(moves: readonly string[], picked: readonly Touch[], touch: Touch): Touch[] | null {
  const without = picked.map((_, i) => picked.filter((_, k) => k !== picked.length - 1 - i));
  const kept = [picked, ...without, []].find((earlier) => leads(moves, [...earlier, touch]));
  return kept ? [...kept, touch] : null;
}

/** Every touch that means something now, whatever is picked already. */
export function possible(moves: readonly string[], picked: readonly Touch[]): ReadonlySet<Touch> {
  const all = new Set(moves.flatMap(touchesOf));
  return new Set([...all].filter((touch) => withTouch(moves, picked, touch) !== null));
}

/** After a touch: what is picked now, and the move to send, if that touch says so. */
export interface Touched {
  readonly picked: readonly Touch[];
  readonly send: string | null;
}

/** Moves that go out with their last touch: a race, a step that undoes itself, or a button pressed. */
const AT_ONCE = new Set(["exchange", "ready", "done", "close", "announce"]);

/** A card can be offered to one player only: that one is picked by itself. */
function alone(moves: readonly string[], picked: readonly Touch[]): Touch[] | null {
  const left = moves.filter((move) => verbOf(move) === "offer" && begins(move, picked));
  return left.length === 1 && picked.length === 1 ? touchesOf(left[0]) : null;
}

/** Touch something: it is picked, let go, or, touched a second time, sent. */
export function touched(moves: readonly string[], picked: readonly Touch[], touch: Touch): Touched {
  if (picked.includes(touch)) return again(moves, picked, touch);
  const now = withTouch(moves, picked, touch);
  if (now === null) return { picked, send: null };
  const only = alone(moves, now);
  if (only !== null) return { picked: only, send: null };
  const move = moveOf(moves, now);
  return move !== null && AT_ONCE.has(verbOf(move))
    ? { picked: [], send: move }
    : { picked: now, send: null };
}

/** A second touch sends what is complete; otherwise it lets go. */
function again(moves: readonly string[], picked: readonly Touch[], touch: Touch): Touched {
  const move = moveOf(moves, picked);
  if (move !== null && picked.at(-1) === touch) return { picked: [], send: move };
  return { picked: picked.filter((earlier) => earlier !== touch), send: null };
}

/** What stays picked when other moves are allowed than before. */
export const stillPicked = (moves: readonly string[], picked: readonly Touch[]): readonly Touch[] =>
  leads(moves, picked) ? picked : [];

/** Moves of one card that dragging it makes: lifted or passed on by leaving the row, put out on the used pile. */
const LEAVES = new Set(["lift", "pass"]);

/**
 * The move of dragging one's own card onto something, if there is one.
 *
 * `lifted` is the place whose card is up already: dragged onto another card, it is swapped for that.
 */
export function dropped(
  moves: readonly string[],
  from: Touch,
  onto: string | null,
  out: boolean,
  lifted: number | null,
): string | null {
  const goal =
    onto?.startsWith("at.") && !moves.some((move) => touchesOf(move).includes(onto))
      ? seatAt(onto)
      : onto;
  if (goal === "used")
    return moves.find((move) => verbOf(move) === "put" && touchesOf(move)[0] === from) ?? null;
  const both = goal === null ? null : (moveOf(moves, [from, goal]) ?? moveOf(moves, [goal, from]));
  if (both !== null) return both;
  if (goal !== null && lifted !== null && from === mine(lifted)) return moveOf(moves, [goal]);
  const alone = out ? moveOf(moves, [from]) : null;
  return alone !== null && LEAVES.has(verbOf(alone)) ? alone : null;
}

/** Whoever's place it is: an offered card may be let fall anywhere on a row. */
const seatAt = (touch: Touch): Touch => player(Number(touch.split(".")[1]));

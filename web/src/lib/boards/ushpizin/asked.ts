// What the table asks of this seat now, as a key of words: from the moves it may answer, or from waiting.
import type { Seat, UshpizinHandView, UshpizinView } from "../../wire";
import { verbOf } from "./touches";

export type AnyView = UshpizinView | UshpizinHandView;
export const isHandView = (view: AnyView): view is UshpizinHandView => "hands" in view;

/** The word for what can be done now; none: there is nothing to do but wait. */
export function askedOf(moves: readonly string[]): string | null {
  if (moves.length === 0) return null;
  const verbs = new Set(moves.map(verbOf));
  if (verbs.has("put") && verbs.has("out")) return "redraw"; // of the row, or the card just drawn
  if (verbs.has("exchange")) return verbs.has("done") ? "reordered" : "exchange";
  return verbs.has("declare") || verbs.has("done") ? "declare" : verbOf(moves[0]);
}

/** Whom the table waits for: the one whose turn it is, or all who have not answered yet. */
export const awaited = (view: AnyView): readonly Seat[] =>
  view.turn !== null && view.phase !== "hosts" ? [view.turn] : view.asked;

/** Phases in which several answer at once, so that it is of interest who has. */
const TOGETHER = new Set(["hosts", "opening", "draw", "pass", "reorder", "close"]);

export const isTogether = (phase: string) => TOGETHER.has(phase);

/** Who has answered already, where all are asked at once. */
export function answered(view: AnyView, seats: number): readonly Seat[] {
  if (!TOGETHER.has(view.phase) || view.asked.length === 0) return [];
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !view.asked.includes(seat));
}

type Part = "host" | "study" | "swap" | "draw" | "reveal" | "ask" | "over";
/** The part of a round that a phase belongs to; all that is done with missions belongs to the reveal. */
const PARTS: Readonly<Record<string, Part>> = {
  hosts: "host",
  opening: "study",
  close: "study",
  reorder: "study",
  lift: "swap",
  swap: "swap",
  declare: "swap",
  draw: "draw",
  redraw: "draw",
  ask: "ask",
  give: "ask",
  out: "ask",
  over: "over",
};

/** The part of a round one is in, for the pill beside the round's number. */
export const partOf = (phase: string): Part => PARTS[phase] ?? "reveal";

/** Missions that may be announced now, by number. */
export const announced = (moves: readonly string[]): readonly number[] =>
  moves.filter((move) => verbOf(move) === "announce").map((move) => Number(move.split(" ")[1]));

/** Moves that nobody chooses: sent by the page after a beat, and only where the server offers nothing else. */
const SELF_EVIDENT = new Set(["done", "give"]);
export const trivial = (moves: readonly string[]): string | null =>
  moves.length === 1 && SELF_EVIDENT.has(verbOf(moves[0])) ? moves[0] : null;

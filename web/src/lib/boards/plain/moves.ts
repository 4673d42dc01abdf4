// A move in words: “swap 2.5” as people would say it.
import type { GameKey } from "../../wire";
import type { Facts } from "../../words/sentence";

export interface Spoken {
  readonly key: string;
  readonly facts: Facts;
}
/** How a card, and who sits on a seat, are called. */
export interface Calls {
  readonly card: (name: string) => string;
  readonly seat: (seat: number) => string;
}

const RESET_VERBS = new Set(["draw", "pass", "leave", "stick", "rob", "take", "give"]);
const SEATED = new Set(["ushpizin.swap", "ushpizin.take"]);

/** The key of a move's sentence, and what fills it. */
export function spoken(game: GameKey, move: string, calls: Calls): Spoken {
  const [verb, ...rest] = move.split(" ");
  if (game === "reset" && !RESET_VERBS.has(verb))
    return { key: "plain.reset.lay", facts: { cards: move.split(" ").map(calls.card).join(" + ") } };
  const key = `plain.${game}.${verb}`;
  return { key, facts: factsOf(`${game}.${verb}`, rest, calls) };
}

function factsOf(move: string, rest: readonly string[], calls: Calls): Facts {
  const [a = "", b = "", c = ""] = rest;
  if (SEATED.has(move)) return onRow(a, calls);
  if (move === "ushpizin.offer") return { place: Number(a), name: calls.seat(Number(c)) };
  if (move === "ushpizin.ask") return { name: calls.seat(Number(a)), card: calls.card(b) };
  if (move === "reset.rob") return { name: calls.seat(Number(a)) };
  if (move === "ushpizin.announce") return { card: calls.card(`mission${a}`) };
  if (/^\d+$/.test(a) && !move.startsWith("reset.")) return { place: Number(a), other: Number(b) };
  return { card: calls.card(a) };
}

function onRow(spot: string, calls: Calls): Facts {
  const [seat, place] = spot.split(".").map(Number);
  return { name: calls.seat(seat), place };
}

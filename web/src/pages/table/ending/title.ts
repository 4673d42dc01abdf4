// Who has won, and where one came in, as headings.
import type { Place, Seat } from "../../../lib/wire";
import { listed, say } from "../../../lib/words/locale.svelte";
import { placed } from "./result";

export function endTitle(best: readonly Seat[], names: readonly string[], you: Seat | null): string {
  if (!best.length) return say("end.drawn");
  if (best.length === 1 && best[0] === you) return say("end.you_won");
  if (best.length === 1) return say("end.won", { name: names[best[0]] });
  const others = best.filter((seat) => seat !== you).map((seat) => names[seat]);
  return say(others.length < best.length ? "end.shared_you" : "end.shared", { names: listed(others) });
}

/** One's own place, where the game ranks those who did not win; else null. */
export function ownPlace(ranks: readonly Place[], you: Seat | null): string | null {
  if (you === null || !placed(ranks) || !(ranks[you] > 1)) return null;
  return say("end.you_placed", { place: ranks[you] });
}

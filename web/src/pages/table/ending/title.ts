// Who has won, as a heading.
import type { Seat } from "../../../lib/wire";
import { listed, say } from "../../../lib/words/locale.svelte";

export function endTitle(best: readonly Seat[], names: readonly string[], you: Seat | null): string {
  if (!best.length) return say("end.drawn");
  if (best.length === 1 && best[0] === you) return say("end.you_won");
  if (best.length === 1) return say("end.won", { name: names[best[0]] });
  return say("end.shared", { names: listed(best.map((seat) => names[seat])) });
}

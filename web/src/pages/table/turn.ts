// Whose turn it is, in words.
import type { Shown } from "../../lib/table/board";
import type { Seat, TableInfo } from "../../lib/wire";
import { say } from "../../lib/words/locale.svelte";

export function turnText(
  table: TableInfo,
  shown: Shown,
  names: readonly string[],
  you: Seat | null,
): string {
  const { asked } = shown.view;
  if (table.phase === "over" || !asked.length) return say("page.game_over");
  if (shown.moves.length || (you !== null && asked.includes(you))) return say("page.your_turn");
  if (asked.length === 1) return say("page.turn_of", { name: names[asked[0]] ?? "" });
  return say("page.turn_all");
}

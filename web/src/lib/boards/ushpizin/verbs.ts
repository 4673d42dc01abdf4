// What the button says that sends what is picked.
import { cardTitle, say } from "../../words/locale.svelte";
import { verbOf } from "./touches";

/** “done” has two meanings: not to declare, and to be content with the new order. */
export const doneWord = (moves: readonly string[]) =>
  moves.includes("declare") ? say("board.ushpizin.act.carry_on") : say("board.ushpizin.act.done");

/** The words for what is to be done, before anything is picked. */
export function verbWord(moves: readonly string[]): string {
  const verb = verbOf(moves[0]);
  return say(`board.ushpizin.act.${verb}`);
}

/** The words on the button for a move. */
export function actWord(move: string, names: readonly string[] = []): string {
  const verb = verbOf(move);
  const last = move.split(" ").at(-1) ?? "";
  if (verb === "offer") return say("board.ushpizin.act.offer_to", { name: names[Number(last)] ?? "" });
  if (verb === "host") return say("board.ushpizin.act.host", { card: cardTitle(last) });
  if (verb === "announce")
    return say("board.ushpizin.act.announce", { mission: cardTitle(`mission${last}`) });
  return say(`board.ushpizin.act.${verb}`);
}

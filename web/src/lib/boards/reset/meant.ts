// Which move a tap would have meant that leads to none: the server is asked why it is not possible.
import type { ResetView } from "../../wire";

const PREFIX: { readonly [phase: string]: string } = { stick: "stick ", give: "give " };

/** Cards of one's hand as a move; a joker stands for the number beside it, else for what lies on the pile. */
export function meant({ phase, centre }: ResetView, cards: readonly string[]): string {
  if (!cards.length) return "draw";
  const number = cards.find((card) => /^\d+$/.test(card)) ?? centre.number ?? 1;
  const declared = cards.map((card) => (card === "joker" && phase !== "give" ? `${number}*` : card));
  return (PREFIX[phase] ?? "") + declared.join(" ");
}

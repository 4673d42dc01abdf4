// When each step of a win begins: five seconds at most until the result.
import type { Finale } from "../../../lib/table/finale";
import type { Step } from "./sequence.svelte";

/** board: the last move; night: the row comes; turn: one card; day; joy; card: the result. */
export type StepName = "board" | "night" | "turn" | "day" | "joy" | "card";

const TURN = 320;
const QUICK = 170; // a card that lies open already: only its token is lit

export function stepsOf(finale: Finale, won: boolean): readonly Step<StepName>[] {
  const card: Step<StepName> = { name: "card", time: 0 };
  if (!won) return [{ name: "board", time: 1400, stop: true }, card];
  const cards = finale.token ? Math.max(0, ...finale.rows.map(({ items }) => items.length)) : 0;
  const turn: Step<StepName> = { name: "turn", time: finale.covered ? TURN : QUICK };
  return [
    { name: "board", time: finale.covered ? 0 : 1000, stop: !finale.covered },
    { name: "night", time: finale.covered ? 420 : 150 },
    ...Array.from({ length: cards }, (_, i) => ({ ...turn, stop: i === cards - 1 })),
    { name: "day", time: 380 },
    { name: "joy", time: finale.covered ? 1050 : 1600, stop: true },
    card,
  ];
}

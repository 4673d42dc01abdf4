// Situations that are worth a tip the first time, each by the cue of a lesson that speaks of it.
import type { Shown } from "../../table/board";
import { type Answer, read } from "./answers";

const isRun = (answer: Answer) =>
  answer.kind === "lay" && answer.cards.length > 2 && new Set(answer.cards).size > 2;
const isSet = (answer: Answer) =>
  answer.kind === "lay" && answer.cards.length > 1 && new Set(answer.cards).size === 1;

export default function tips({ view, moves }: Shown<"reset">): readonly string[] {
  const answers = moves.map(read);
  const lays = (card: string) => answers.some(({ kind, move }) => kind === "lay" && move === card);
  const third = view.centre.run.length === 2 && lays(String(view.centre.number));
  const found: readonly (readonly [string, boolean])[] = [
    ["runs.stick", answers.some(({ kind }) => kind === "stick")],
    ["specials.victim", view.phase === "choose"],
    ["turn.draw", moves.length === 1 && moves[0] === "draw"],
    ["runs.open", view.phase === "turn" && view.centre.size === 0],
    ["runs.reset", third],
    ["specials.reverse", lays("reverse")],
    ["specials.fire", lays("fire")],
    ["specials.stop", lays("stop")],
    ["specials.robber", lays("robber")],
    ["runs.straight", answers.some(isRun)],
    ["turn.set", answers.some(isSet)],
    ["turn.climb", answers.some(({ kind }) => kind === "lay")],
  ];
  return found.flatMap(([cue, fits]) => (fits ? [`reset.${cue}`] : []));
}

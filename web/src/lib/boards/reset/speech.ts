// What is spoken of the game, and at one's turn: what lies on the pile, and how many cards fit.
import { speech } from "../../table/speech.svelte";
import { list, say } from "../../words/locale.svelte";
import type { ResetEvent, ResetView, Seat } from "../../wire";
import type { Worth } from "../shared/event-sentences";
import { yourTurn } from "../shared/turn";
import type { Answers } from "./answers";
import { bound } from "./prompt";

/** The cards one is dealt say their own names when they are reached; that somebody sticks nothing is no news. */
export const worth =
  (you: Seat | null) =>
  (event: ResetEvent): Worth => {
    if (event.key === "reset.dealt" || event.key === "reset.left") return "never";
    if (event.key === "reset.refilled") return event.seat === you ? "always" : "never";
    return event.key === "reset.shuffled" ? "long" : "always";
  };

/** In a turn of the game itself: order, what goes, and how many of one's cards do. */
export function spokenTurn(view: ResetView, answers: Answers, text: string): string {
  if (view.phase !== "turn" || !answers.plays.length) return yourTurn(text);
  const order = say(view.centre.order === "ascending" ? "board.reset.up" : "board.reset.down");
  const limit = say(bound(view), { number: view.centre.number ?? 0 });
  const count = view.hand.filter((card) => answers.within([card])).length;
  const fit = say("board.reset.fit_count", { count });
  return yourTurn(speech.short ? `${limit}. ${fit}` : `${list([order, limit])}. ${fit}`);
}

// The one sentence that says what is asked of one; a key of the words.
import type { ResetView } from "../../wire";
import type { Answers } from "./answers";

/** What to do now. */
export function prompt(view: ResetView, answers: Answers): string {
  if (view.phase === "choose") return "board.reset.whom";
  if (view.phase === "take") return "board.reset.take_one";
  if (view.phase === "give") return "board.reset.give_one";
  if (view.phase === "stick") return answers.plays.length ? "board.reset.fits" : "board.reset.fits_not";
  if (answers.plays.length === 0)
    return answers.word("pass") ? "board.reset.must_pass" : "board.reset.must_draw";
  return view.reopening || view.centre.size === 0 ? "board.reset.open" : "board.reset.lay_some";
}

/** What the order plate says under the arrow; with a number to go by, or without one. */
export function bound(
  view: ResetView,
): "board.reset.any" | "board.reset.at_least" | "board.reset.at_most" {
  if (view.centre.number === null) return "board.reset.any";
  return view.centre.order === "ascending" ? "board.reset.at_least" : "board.reset.at_most";
}

// What a screen reader says when it is for its player to answer.
import { speech } from "../../table/speech.svelte";
import { say } from "../../words/locale.svelte";

/** That it is one's turn, and what there is to do; in short only the latter. */
export const yourTurn = (what: string, word = say("board.your_turn")): string =>
  speech.short || word === "" ? what : `${word}. ${what}`;

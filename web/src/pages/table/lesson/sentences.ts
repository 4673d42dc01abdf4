// What the coach says. The words of all lessons are fetched with the first one.
import { has, locale, say, wantWords } from "../../../lib/words/locale.svelte";

const PART = "lessons";

/** Fetch the sentences of lessons, for this language and those chosen later. */
export const wantLessons = () => wantWords(PART);
export const lessonsKnown = () => locale.knows(PART);

/** A sentence of a lesson. A game of another package may lack words for its lessons. */
export const sentence = (key: string) => (has(`lesson.${key}`) ? say(`lesson.${key}`) : key);

/** Why something else has to wait; where the rules allow nothing else, what to do is said again. */
export const whyNot = (cue: string) => sentence(has(`lesson.${cue}.why`) ? `${cue}.why` : cue);

/** What a cue says to somebody who plays, not learns: it speaks of no cards of its own. */
export const tip = (cue: string) => say(`lesson.${cue}`, {}, "tip");
export const hasTip = (cue: string) => has(`lesson.${cue}`);

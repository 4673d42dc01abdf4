// Takes an update apart into the pictures in which it is shown: a draw before the rows open, a call before the row.
import type { BoardModule, Shown } from "./board";
import type { Update } from "./updates";

/** Beats before the last have numbers of their own, between that of the update before and this one's. */
const STEP = 1 / 64;

/**
 * The beats of an update. Nothing may be answered, and the table does not change, before the last one.
 * What is shown when the page is opened, or after a reconnect, is one picture.
 */
export function inBeats(update: Update, before: Shown | null, board: BoardModule | null): Update[] {
  const { shown, what } = update;
  if (what !== "answer" || !shown?.news.length || !before || !board?.beats) return [update];
  const beats = board.beats(before.view, shown);
  return beats.map(({ view, news, time }, i): Update => {
    const now: Shown = { ...shown, view, news, told: shown.news };
    const early = beats.length - 1 - i;
    if (early === 0) return { ...update, shown: now, time };
    return { ...update, time, table: null, shown: { ...now, n: shown.n - early * STEP, moves: [] } };
  });
}

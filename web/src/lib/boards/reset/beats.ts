// The pictures of an update: the cards are laid, then the pile burns, then the game may be over.
import type { Beat } from "../../table/board";
import type { ResetEvent, ResetView } from "../../wire";

type Step = Beat<"reset">;
type News = readonly ResetEvent[];
type Centre = ResetView["centre"];

const valueOf = (card: string) => card.replace("*", "");
const laidBy = (news: News): readonly string[] =>
  news.flatMap((event) =>
    event.key === "reset.laid" ? event.cards : event.key === "reset.stuck" ? [event.card] : [],
  );

/** The pile with what has just been laid on it, before it burns. */
function heaped(before: Centre, cards: readonly string[]): Centre {
  const top = cards.at(-1) ?? before.top;
  const all = [...before.run, ...cards];
  const unlike = all.findLastIndex((card) => top === null || valueOf(card) !== valueOf(top));
  const special = top !== null && !/^\d/.test(top);
  const run = special ? before.run : all.slice(unlike + 1);
  return { ...before, top, run, size: before.size + cards.length };
}

/** Where the news go on with something else to look at. */
const BREAKS = new Set<ResetEvent["key"]>(["reset.burnt", "reset.finished_at", "reset.ended"]);
function parts(news: News): News[] {
  const found: ResetEvent[][] = [[]];
  for (const event of news) {
    const last = found[found.length - 1];
    const ends = event.key === "reset.ended" && last[0]?.key === "reset.finished_at";
    if (BREAKS.has(event.key) && !ends && last.length) found.push([]);
    found[found.length - 1].push(event);
  }
  return found;
}

/** Take an update apart; all but the last picture are of a game that goes on. */
export function beats(before: ResetView, { view, news }: Step): Step[] {
  const all = parts(news);
  let centre = before.centre;
  return all.map((told, i): Step => {
    if (i === all.length - 1) return { view, news: told };
    const burnt = told.some((event) => event.key === "reset.burnt");
    centre = burnt
      ? { ...view.centre, top: null, run: [], number: null, size: 0 }
      : heaped(centre, laidBy(told));
    const { phase, asked, places } = before;
    return { view: { ...view, phase, asked, places, centre, shown: null }, news: told };
  });
}

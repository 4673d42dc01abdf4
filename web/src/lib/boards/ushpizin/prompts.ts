// What one is told to do, or whom one waits for, and what is shouted: keys and facts, then words.
import { cardTitle, listed, say } from "../../words/locale.svelte";
import type { Seat, UshpizinEvent, UshpizinHandView, UshpizinView } from "../../wire";
import { askedOf, type AnyView, awaited, isHandView, isTogether, partOf } from "./asked";
import type { Call } from "./announcements";

/** Whose name a prompt needs: the neighbour one passes to, the giver, the one who is given something. */
function partner(view: AnyView, names: readonly string[]): string {
  if (view.seat === null) return "";
  if (isHandView(view)) return view.other === null ? "" : names[view.other];
  if (view.phase === "pick") return view.holder === null ? "" : names[view.holder];
  return names[(view.seat + 1) % names.length];
}

/** Through a round of rest nobody asks this seat for anything (M2). */
const rests = (view: AnyView) =>
  !isHandView(view) && view.seat !== null && view.mission === "mission2" && view.holder === view.seat;

function waiting(view: AnyView, names: readonly string[]): string {
  if (view.phase === "over") return say("board.over");
  if (rests(view)) return say("board.ushpizin.rest");
  const others = awaited(view).filter((seat) => seat !== view.seat);
  return others.length > 0
    ? say("board.ushpizin.wait", { names: listed(others.map((seat) => names[seat])) })
    : "";
}

/** The word before that line: one's own turn, or what everybody does at once. */
export const pillOf = (view: AnyView): string =>
  isTogether(view.phase) ? say(`board.ushpizin.part.${partOf(view.phase)}`) : say("board.your_turn");

/** The line beside one's name. */
export function promptOf(
  view: UshpizinView | UshpizinHandView,
  moves: readonly string[],
  names: readonly string[],
): string {
  const asked = askedOf(moves);
  if (asked === null) return waiting(view, names);
  const drawn = isHandView(view) ? null : view.drawn;
  const card = drawn === null ? "" : cardTitle(drawn);
  return say(`board.ushpizin.do.${asked}`, { name: partner(view, names), card });
}

export interface Shout {
  readonly text: string;
  readonly about: string;
  readonly miss: boolean;
  readonly seat: Seat | null;
}

const QUIET: Shout = { text: "", about: "", miss: false, seat: null };

function textOf(call: Call, news: readonly UshpizinEvent[]): string {
  const mission = news.find((event) => event.key === "ushpizin.announced");
  if (call.words === "mission") return mission ? cardTitle(mission.mission) : "";
  if (call.words === "gust") return cardTitle("mission4");
  if (call.words === "won") return say("board.ushpizin.won");
  return call.words === "close"
    ? say("board.ushpizin.shout.close")
    : say("board.ushpizin.shout.ushpizin");
}

/** What a mission does, in one line; the same words as on its sheet. */
const effectOf = (mission: string) => say(`board.ushpizin.mission.${mission.slice(7)}`);

/** What is written across the cloth when somebody calls. */
export function callWords(
  call: Call | null,
  news: readonly UshpizinEvent[],
  names: readonly string[],
): Shout {
  if (!call) return QUIET;
  const who = call.seat === null ? "" : names[call.seat];
  const mission = news.find((event) => event.key === "ushpizin.announced");
  const effect = call.words === "mission" && mission ? effectOf(mission.mission) : "";
  const about = effect
    ? `${who}: ${effect}`
    : call.miss
      ? `${who} – ${say("board.ushpizin.missed")}`
      : who;
  return { text: textOf(call, news), about, miss: call.miss, seat: call.seat };
}

// The count of three before rows are covered: the rulebook's, by people around a table (U5, U21).
import type { Shown } from "../../table/board";
import type { UshpizinEvent } from "../../wire";
import { type AnyView, isHandView } from "./asked";

export const COUNTED = 3;
export const STEP = 450; // milliseconds a number stays

type Key = UshpizinEvent["key"];
/** What people do to have the rows covered; a gust of wind (M4) asks nobody. */
const CALLS: readonly Key[] = ["ushpizin.closed", "ushpizin.ready"];
const isCall = ({ key }: UshpizinEvent) => CALLS.includes(key);

/** Whether news let a round begin because somebody closed, or the last one was ready. */
export const isClosing = (news: readonly UshpizinEvent[]) =>
  news.some(isCall) && news.some(({ key }) => key === "ushpizin.began");

/** Whether it is counted to three before this is shown: only where open rows are covered. */
export const isCounted = (before: AnyView, { view, news }: Shown<"ushpizin">) =>
  !isHandView(before) && !isHandView(view) && isClosing(news) && view.open.length < before.open.length;

/** What is shown while it is counted: the rows as they lay, and who called. */
export const whileCounting = (before: Shown<"ushpizin">, now: Shown<"ushpizin">): Shown<"ushpizin"> => ({
  ...now,
  n: now.n - 0.5,
  view: before.view,
  moves: [],
  news: now.news.filter(isCall),
});

/** What is shown after it: the call has been heard. */
export const afterCounting = (now: Shown<"ushpizin">): Shown<"ushpizin"> => ({
  ...now,
  news: now.news.filter((event) => !isCall(event)),
});

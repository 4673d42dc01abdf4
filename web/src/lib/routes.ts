// Which page an address means.
import { hasRules } from "./rules/load";

export type Route =
  | { page: "home" }
  | { page: "myTables" }
  | { page: "television" }
  | { page: "pastGames" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "replay"; table: string; deal: number }
  | { page: "review"; table: string; deal: number }
  | { page: "practice"; game: string | null; table: string | null; deal: number }
  | { page: "rules"; game: string }
  | { page: "notFound" };

const NAME = /^[\w-]{1,64}$/;
const NUMBER = /^[1-9]\d{0,4}$/;
/** Pages with nothing after their name. */
const ALONE: Readonly<Record<string, "myTables" | "television" | "pastGames">> = {
  tables: "myTables",
  tv: "television",
  past: "pastGames",
};
/** With a game, with a finished deal, or with whatever was played last. */
const practice = (game: string | null, table: string | null = null, deal = 0): Route => ({
  page: "practice",
  game,
  table,
  deal,
});
const NOT_FOUND: Route = { page: "notFound" };

/** The page of a path; anything unknown is the page that says so. */
export function parse(pathname: string): Route {
  const [first = "", second = "", third = "", ...rest] = pathname
    .split("/")
    .slice(1)
    .filter((part, i) => part || i === 0);
  if (!first && !second) return { page: "home" };
  if (!second && first in ALONE) return { page: ALONE[first] };
  if (!second && first === "practice") return practice(null);
  if (rest.length || !NAME.test(second)) return NOT_FOUND;
  if ((first === "replay" || first === "review") && NUMBER.test(third))
    return { page: first, table: second, deal: Number(third) };
  if (first === "practice" && NUMBER.test(third)) return practice(null, second, Number(third));
  return third ? NOT_FOUND : short(first, second);
}

function short(first: string, second: string): Route {
  if (first === "t") return { page: "table", table: second };
  if (first === "practice") return practice(second);
  if (first === "screen") return { page: "screen", table: second };
  if (first === "rules" && hasRules(second)) return { page: "rules", game: second };
  return NOT_FOUND;
}

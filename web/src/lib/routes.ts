// Which page an address means.
import { type Game, isGame } from "./games";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "replay"; table: string; deal: number }
  | { page: "rules"; game: Game }
  | { page: "lost" };

const NAME = /^[\w-]{1,64}$/;
const NUMBER = /^[1-9]\d{0,4}$/;
const LOST: Route = { page: "lost" };

/** The page of a path; anything unknown is the friendly dead end. */
export function parse(pathname: string): Route {
  const [first = "", second = "", third = "", ...rest] = pathname
    .split("/")
    .slice(1)
    .filter((part, i) => part || i === 0);
  if (!first && !second) return { page: "home" };
  if (rest.length || !NAME.test(second)) return LOST;
  if (first === "replay" && NUMBER.test(third))
    return { page: "replay", table: second, deal: Number(third) };
  return third ? LOST : short(first, second);
}

function short(first: string, second: string): Route {
  if (first === "t") return { page: "table", table: second };
  if (first === "screen") return { page: "screen", table: second };
  if (first === "rules" && isGame(second)) return { page: "rules", game: second };
  return LOST;
}

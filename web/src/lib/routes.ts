// Which page an address means.
import { type Game, isGame } from "./games";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: Game }
  | { page: "lost" };

const NAME = /^[\w-]{1,64}$/;

/** The page of a path; anything unknown is the friendly dead end. */
export function parse(pathname: string): Route {
  const [first = "", second = "", ...rest] = pathname
    .split("/")
    .slice(1)
    .filter((part, i) => part || i === 0);
  if (!first && !second) return { page: "home" };
  if (rest.length || !NAME.test(second)) return { page: "lost" };
  if (first === "t") return { page: "table", table: second };
  if (first === "screen") return { page: "screen", table: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "rules" && isGame(second)) return { page: "rules", game: second };
  return { page: "lost" };
}

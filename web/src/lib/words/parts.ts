// The parts of a language that every page needs; the others are about one game each.
export const BASE = ["core", "cards", "games", "tables", "page", "play", "offline"];

/** What is said at home, of evenings, families, past games and screens: fetched with the pages that say it. */
export const EVENINGS = "evenings";
/** What is said of a game that is seen step by step. */
export const REPLAY = "replay";
/** What is said before the cards are dealt. */
export const LOBBY = "lobby";

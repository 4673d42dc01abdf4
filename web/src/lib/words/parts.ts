// The parts of a language that every page needs; the others are about one game each.
export const BASE = ["core", "cards", "games", "tables", "page", "offline"];

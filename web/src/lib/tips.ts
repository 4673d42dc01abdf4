// Tips for a first game: which table is one, which tips were given, and whether they are wanted at all.
import { readStored, writeStored } from "./storage";

const [TABLE, SEEN, OFF] = ["tips.table", "tips.seen", "tips.off"];

const seen = (): readonly string[] => (readStored(SEEN) ?? "").split(" ");

/** Against bots at the level “first time”, and until somebody has had enough of them. */
export const keepFirstGame = (table: string) => writeStored(TABLE, table);
export const hasTips = (table: string) => readStored(TABLE) === table && readStored(OFF) === null;
export const endTips = () => writeStored(OFF, "1");

export const isNews = (tip: string) => !seen().includes(tip);
export const keepSeen = (tip: string) => writeStored(SEEN, [...seen(), tip].join(" ").trim());

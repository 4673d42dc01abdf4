// The other people who play on this device: each has a secret of their own, so that a table knows them apart.
import { randomText } from "./device";
import { readStored, writeStored } from "./storage";

const BYTES = 32;
const key = (table: string) => `guests.${table}`;

/** The secrets of those who share this device at a table. */
export function guestsAt(table: string): readonly string[] {
  const kept: unknown = JSON.parse(readStored(key(table)) ?? "[]");
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

export const freshSecret = () => randomText(BYTES);
const keep = (table: string, secrets: readonly string[]) =>
  writeStored(key(table), JSON.stringify(secrets));
export const keepGuest = (table: string, secret: string) => keep(table, [...guestsAt(table), secret]);
/** Somebody has left the table; the others stay. */
export const dropGuest = (table: string, secret: string) =>
  keep(
    table,
    guestsAt(table).filter((each) => each !== secret),
  );

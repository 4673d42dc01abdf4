// This device's identity: a secret shared with the server only, its owner's name, and the tables it has joined.
import { readOwn, readStored, writeOwn, writeStored } from "./storage";
import type { Colour } from "./wire";

const BYTES = 32;

/** Bytes as text that is safe in URLs and headers. */
export function base64url(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const randomText = (bytes: number) => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

const known: Record<string, string> = {};
/** A secret, created on first use. Without storage it lasts until the page is closed. */
function secretOf(name: string): string {
  known[name] ??= readStored(name) ?? "";
  if (!known[name]) writeStored(name, (known[name] = randomText(BYTES)));
  return known[name];
}
/** The device's secret: whoever has it has its chairs. */
export const deviceSecret = () => secretOf("device");
/** The secret of this device as a shared screen: it has no chair, so the screen shows no hand. */
export const screenSecret = () => secretOf("screen");

/** The name its owner chose last. */
export const ownName = () => readStored("name");
export const keepName = (name: string) => writeStored("name", name);

/** How somebody appears at a table; without a symbol the next free one is taken. */
export interface Me {
  readonly name: string;
  readonly colour: Colour | null;
}
/** The symbol its owner chose last. */
export const ownSymbol = () => readStored("symbol") as Colour | null;
export const keepSymbol = (symbol: Colour) => writeStored("symbol", symbol);

const MOST_TABLES = 12;
const MOST_FAMILIES = 30;
function listOf(name: string): string[] {
  const kept: unknown = JSON.parse(readOwn(name) ?? "[]");
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
/** The tables this device sat at, the newest first; a family's table is not forgotten for newer ones. */
export const ownTables = () => listOf("tables");
function keepTables(ids: readonly string[]): void {
  const families = new Set(listOf("families").filter((id) => ids.includes(id)));
  const others = ids.filter((id) => !families.has(id));
  const gone = new Set([...others.slice(MOST_TABLES), ...[...families].slice(MOST_FAMILIES)]);
  writeOwn("families", JSON.stringify([...families].filter((id) => !gone.has(id))));
  writeOwn("tables", JSON.stringify(ids.filter((id) => !gone.has(id))));
}
export const keepTable = (id: string) => keepTables([id, ...ownTables().filter((each) => each !== id)]);
export const dropTable = (id: string) => keepTables(ownTables().filter((each) => each !== id));
/** Note whether a table is kept for its people. */
export function keepFamily(id: string, family: boolean): void {
  const others = listOf("families").filter((each) => each !== id);
  writeOwn("families", JSON.stringify(family ? [id, ...others] : others));
}

// Who this device is: a secret that only it and the server know, and what its owner is called.
import { recall, remember } from "./memory";

const BYTES = 32;

/** Bytes as text that may stand in addresses and headers. */
export function base64url(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const randomText = (bytes: number) => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

let known: string | null = null;
/** The device's secret, made at the first need. Where nothing is remembered it lasts as long as the page. */
export function deviceSecret(): string {
  known ??= recall("device");
  if (known === null) remember("device", (known = randomText(BYTES)));
  return known;
}

/** The name its owner chose last. */
export const ownName = () => recall("name");
export const keepName = (name: string) => remember("name", name);

const MOST_TABLES = 12;
/** The tables this device sat at, the newest first. */
export function ownTables(): string[] {
  const kept: unknown = JSON.parse(recall("tables") ?? "[]");
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
const keepTables = (ids: readonly string[]) =>
  remember("tables", JSON.stringify(ids.slice(0, MOST_TABLES)));
export const keepTable = (id: string) => keepTables([id, ...ownTables().filter((each) => each !== id)]);
export const dropTable = (id: string) => keepTables(ownTables().filter((each) => each !== id));

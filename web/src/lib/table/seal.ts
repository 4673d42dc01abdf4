// Verifies a sealed deal in the browser; counterpart of kupa.core.sealed_deal.
import { readStored, writeStored } from "../storage";
import type { TableInfo } from "../wire";

/** Store the seal that was published before the cards were dealt. */
export function noteSeal(table: TableInfo): void {
  if (table.phase === "over") return;
  const deal = table.phase === "lobby" ? table.deal + 1 : table.deal;
  const noted = seenSeal(table.id, deal);
  if (noted === null) writeStored("seal", JSON.stringify({ id: table.id, deal, seal: table.fair.seal }));
}

/** The seal noted for a deal; null where the page came too late to see one. */
export function seenSeal(id: string, deal: number): string | null {
  const noted = JSON.parse(readStored("seal") ?? "null") as {
    id: string;
    deal: number;
    seal: string;
  } | null;
  return noted?.id === id && noted.deal === deal ? noted.seal : null;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const textBytes = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const all = new Uint8Array(parts.flatMap((part) => [...part]));
  return hexOf(await crypto.subtle.digest("SHA-256", all));
}

/** Whether hashes can be computed: browsers offer crypto.subtle only with https or on localhost. */
export const canCheck = () => typeof crypto.subtle !== "undefined";

export const sealOf = (root: string) => sha256(textBytes("kupa seal:"), bytesOf(root));

/** The seed that follows from a root and the digests of the words, by seat. */
export function seedOf(root: string, words: ReadonlyMap<number, string>): Promise<string> {
  const said = [...words].sort(([a], [b]) => a - b).map(([seat, word]) => `${seat}:${word}`);
  return sha256(textBytes("kupa:"), bytesOf(root), textBytes(`:${["deal", ...said].join("/")}`));
}

export interface Sealed {
  readonly seal: string;
  readonly root: string;
  readonly seed: string;
  readonly words: ReadonlyMap<number, string>;
}

/** Read what a record says of its own seal. */
export function readSealed(record: string): Sealed {
  const line = (start: string) => new RegExp(`^${start}: (.+)$`, "m").exec(record)?.[1].trim() ?? "";
  const words = [...record.matchAll(/^# word (\d+): (\w+)$/gm)];
  return {
    seal: line("# seal"),
    root: line("# root"),
    seed: line("seed"),
    words: new Map(words.map(([, seat, word]) => [Number(seat), word])),
  };
}

export interface Verdict {
  /** What was noted at the start, and what the record's root comes to. */
  readonly noted: string;
  readonly now: string;
  readonly good: boolean;
  /** The page saw the seal before the deal. */
  readonly early: boolean;
}

/** Check a record against the seal that was seen before the deal. */
export async function verdict(record: string, seen: string | null): Promise<Verdict> {
  const sealed = readSealed(record);
  const noted = seen ?? sealed.seal;
  const now = await sealOf(sealed.root);
  const seed = await seedOf(sealed.root, sealed.words);
  return { noted, now, good: now === noted && seed === sealed.seed, early: seen !== null };
}

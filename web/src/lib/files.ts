// Games as files: what is saved is a record that every Kupa can replay, a server's or a browser's.
import { call } from "./api";
import type { TableInfo } from "./wire";

/** The “table” of a game that was opened from a file, in the address of its replay. */
export const FILE = "file";
const OPENED = "kupa.opened";
const LARGEST = 200_000; // characters

/** Offer a text to be saved. */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const recordName = ({ id, game, deal }: Pick<TableInfo, "id" | "game" | "deal">) =>
  `${game}-${id.replace(/^-/, "")}-${deal}.txt`;

/** Save the record of a finished deal, from wherever its table is. */
export async function saveRecord(table: string, deal: number, name: string): Promise<void> {
  const text = await call("GET /api/tables/{table_id}/records/{deal}", { table_id: table, deal });
  saveText(name, text);
}

let opened: string | null = null;

/** Keep what was opened for as long as the window is there, also when it is loaded again. */
export async function openFile(file: Blob): Promise<boolean> {
  if (file.size > LARGEST) return false;
  opened = await file.text();
  try {
    sessionStorage.setItem(OPENED, opened);
  } catch {
    // it is lost when the page is loaded again
  }
  return true;
}

export function openedRecord(): string {
  try {
    opened ??= sessionStorage.getItem(OPENED);
  } catch {
    // nothing was opened
  }
  return opened ?? "";
}

// localStorage with a prefix. A private window may refuse it: then nothing is stored.
import { siteName } from "./engine/here";

const PREFIX = "kupa.";

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // the value is kept only until the page is closed
  }
}

/** What belongs to this site alone: several may lie under one origin, which has one storage for all. */
export const readOwn = (name: string): string | null => readStored(siteName(name));
export const writeOwn = (name: string, value: string): void => writeStored(siteName(name), value);

// localStorage with a prefix. A private window may refuse it: then nothing is stored.
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

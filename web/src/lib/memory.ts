// What this browser remembers between visits. Private windows may refuse: then nothing is remembered.
const PREFIX = "kupa.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // nothing to be done: the choice holds until the page is closed
  }
}

// How much is spoken, and whether single keys do something, as stored.
import { readStored, writeStored } from "../storage";

let short = $state(readStored("speech") === "short");
let keys = $state(readStored("keys") !== "off");

export const speech = {
  /** Only what a player needs: no side effects of a move, no hints. */
  get short(): boolean {
    return short;
  },
};
export const singleKeys = {
  get on(): boolean {
    return keys;
  },
};

export function setShortSpeech(wanted: boolean): void {
  short = wanted;
  writeStored("speech", wanted ? "short" : "full");
}

export function setSingleKeys(wanted: boolean): void {
  keys = wanted;
  writeStored("keys", wanted ? "on" : "off");
}

/** Whether a key press means a key alone, and not something for a field, a dialog or the browser. */
export function isSingle(event: KeyboardEvent): boolean {
  if (!keys || event.ctrlKey || event.metaKey || event.altKey) return false;
  const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
  return !typing && document.querySelector("dialog[open]") === null;
}

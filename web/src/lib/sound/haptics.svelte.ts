// Vibration at great moments, on devices that have it; on or off, as stored. Everything it says is also shown.
import { quietTable } from "../quiet-table.svelte";
import { readStored, writeStored } from "../storage";

let on = $state(readStored("haptics") !== "off");

export const haptics = {
  get on() {
    return on;
  },
  /** Whether this device can. */
  get able() {
    return typeof navigator !== "undefined" && "vibrate" in navigator;
  },
};

export function setHaptics(wanted: boolean): void {
  on = wanted;
  writeStored("haptics", wanted ? "on" : "off");
  if (wanted) buzz(30);
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Vibrate: milliseconds on, off, on … Before the first touch of the page a browser refuses, loudly. */
export function buzz(...pattern: readonly number[]): void {
  if (!on || quietTable.on || !haptics.able || calm() || !navigator.userActivation?.hasBeenActive)
    return;
  navigator.vibrate([...pattern]);
}

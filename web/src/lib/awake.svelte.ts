// Keeps the screen on while a game is played, on devices that can; on or off, as stored.
import { readStored, writeStored } from "./storage";

let on = $state(readStored("awake") !== "off");

export const awake = {
  get on() {
    return on;
  },
  /** Browsers offer it only with https, or on localhost. */
  get able() {
    return typeof navigator !== "undefined" && "wakeLock" in navigator;
  },
};

export function setAwake(wanted: boolean): void {
  on = wanted;
  writeStored("awake", wanted ? "on" : "off");
}

/** Keep the screen on until the returned function is called. The browser lets go when the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = () => {
    if (document.hidden || over) return;
    navigator.wakeLock.request("screen").then(
      (held) => (over ? void held.release() : (lock = held)),
      () => undefined, // such as with an empty battery
    );
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}

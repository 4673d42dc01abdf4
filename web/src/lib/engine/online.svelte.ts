// Whether the server can be reached: what the browser says of its connection, and how the last request went.
import { fileAddress } from "./here";

const AGAIN = 4_000;
let connected = $state(globalThis.navigator?.onLine ?? true);
let away = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
globalThis.addEventListener?.("online", () => (connected = true));
globalThis.addEventListener?.("offline", () => (connected = false));

export const online = {
  get now(): boolean {
    return connected && !away;
  },
};

/** Told after every request; while the server is away, it is asked now and then. */
export function serverAnswered(did: boolean): void {
  away = !did;
  clearTimeout(timer);
  if (away) timer = setTimeout(() => void look(), AGAIN);
}

const look = () =>
  fetch(fileAddress("health/live"), { cache: "no-store" }).then(
    (answer) => serverAnswered(answer.ok),
    () => serverAnswered(false),
  );

// Being called when it is one's turn at a slow table: Web Push, where server and browser can.
import { call } from "./api";
import { readStored, writeStored } from "./storage";

/** What a notification says: the service worker has no sentences of its own. */
export interface CallWords {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}
export interface Quiet {
  /** Minutes from midnight. */
  readonly from: number;
  readonly to: number;
}

/** What stands in the way, if anything: nobody is asked for permission before they want it. */
export async function hindrance(): Promise<"none" | "server" | "browser" | "install" | "denied"> {
  const { key } = await call("GET /api/push");
  if (!key) return "server";
  if (!("PushManager" in globalThis) || !("serviceWorker" in navigator))
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "browser";
  return Notification.permission === "denied" ? "denied" : "none";
}

export const quietHours = (): Quiet | null => {
  const [from, to] = (readStored("quiet") ?? "1320-420").split("-").map(Number);
  return from === to ? null : { from, to };
};
export const keepQuiet = (quiet: Quiet | null) =>
  writeStored("quiet", quiet ? `${quiet.from}-${quiet.to}` : "0-0");

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** Ask for permission, and let the server call this device to a table; false if its owner would not. */
export async function beCalled(table: string, words: CallWords): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await call("GET /api/push");
  if (!key) return false;
  const worker = await navigator.serviceWorker.ready;
  const cache = await caches.open("kupa-calls");
  await cache.put("/call-words", new Response(JSON.stringify(words)));
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = made.toJSON();
  const quiet = quietHours();
  await call(
    "PUT /api/tables/{table_id}/push",
    { table_id: table },
    {
      endpoint: endpoint ?? "",
      p256dh: keys?.p256dh ?? "",
      auth: keys?.auth ?? "",
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
    },
  );
  return true;
}

export const callNoMore = (table: string) =>
  call("DELETE /api/tables/{table_id}/push", { table_id: table });

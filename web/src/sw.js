// The page without a network: pages and the list of games from the network first, files with a hash in their
// names from the cache first; all other requests to the API are left alone.
const CACHE = "kupa-" + "__VERSION__";
const SHELL = ["__SHELL__"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fresh(event.request));
});

const CALLS = "kupa-calls"; // what a notification says, in the language of whoever wants it

/** It is somebody's turn somewhere; nothing more is told. */
self.addEventListener("push", (event) => {
  event.waitUntil(notify());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow("/tables"));
});

async function notify() {
  const kept = await (await caches.open(CALLS)).match("/call-words");
  const { title, body, lang, dir } = kept ? await kept.json() : { title: "Kupa", body: "" };
  const look = { icon: "/icons/icon-192.png", tag: "turn", renotify: true };
  await self.registration.showNotification(title, { body, lang, dir, ...look });
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("kupa-") && name !== CACHE && name !== CALLS)
      .map((name) => caches.delete(name)),
  );
}

/** Home and rules can be read without a network; a table cannot be played without one. */
const readable = (url) => url.pathname === "/" || url.pathname.startsWith("/rules/");

async function page(request, url) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(readable(url) ? "/" : "/offline.html");
    return kept ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

// The page without a network: pages and the list of games from the network first, files with a hash in their
// names from the cache first; all other requests to the API are left alone. What the visitor keeps for playing
// offline (lib/engine/kept.ts) is renewed as a whole: a new version is used only when all of it is here.
const LIST = "engine.json";
const SHELL = ["__SHELL__"];
const { scope } = self.registration;
// Another site may lie under the same origin, which has one storage for all: each has names of its own.
const under = new URL(scope).pathname;
const OWN = under === "/" ? "kupa-" : `kupa${under}-`;
// A new version is one of the page or one of Python (tools/engine/build.mjs writes its digest).
const CACHE = OWN + "__VERSION__-__ENGINE__";
const KEPT = OWN + "kept"; // as in lib/engine/kept.ts
const address = (path) => new URL(`.${path}`, scope).href;
// Static hosts say nothing of how long a file holds: what has no digest in its name is asked for anew.
const ASK = { cache: "no-cache" };
const newest = (path) => new Request(address(path), ASK);
const pathOf = (url) => `/${url.slice(scope.length)}`.replace(/[?#].*$/, "");

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([caches.open(CACHE).then((cache) => cache.addAll(SHELL.map(newest))), renewKept()]).then(
      () => self.skipWaiting(),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), dropOldKept()]).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = pathOf(request.url);
  if (request.mode === "navigate") event.respondWith(page(request, path));
  else if (path.startsWith("/assets/")) event.respondWith(asset(request));
  else if (SHELL.includes(path)) event.respondWith(fresh(request));
  else if (path === `/${LIST}`) event.respondWith(list(request));
});

const CALLS = "kupa-calls"; // what a notification says, in the language of whoever wants it

/** It is somebody's turn somewhere; nothing more is told. */
self.addEventListener("push", (event) => {
  event.waitUntil(notify());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(address("/tables")));
});

async function notify() {
  const kept = await (await caches.open(CALLS)).match("/call-words");
  const { title, body, lang, dir } = kept ? await kept.json() : { title: "Kupa", body: "" };
  const look = { icon: address("/icons/icon-192.png"), tag: "turn", renotify: true };
  await self.registration.showNotification(title, { body, lang, dir, ...look });
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OWN) && ![CACHE, KEPT, CALLS].includes(name))
      .map((name) => caches.delete(name)),
  );
}

const listed = (list) => [...list.page, ...list.files].map((file) => address(`/${file.path}`));

/** Fetch what a new version needs beside what is here. The list comes last: it says that all is here. */
async function renewKept() {
  if (!(await caches.has(KEPT))) return;
  const cache = await caches.open(KEPT);
  if (!(await cache.match(address(`/${LIST}`)))) return; // keeping it was not finished
  const answer = await fetch(address(`/${LIST}`), { cache: "no-store" });
  if (!answer.ok) throw new Error("the list cannot be read");
  const { page, files, pack } = await answer.clone().json();
  const missing = [];
  for (const file of [...page, ...files])
    if (!(await cache.match(address(`/${file.path}`)))) missing.push(file);
  if (missing.some((file) => file.packed)) await unpack(cache, pack.path);
  await cache.addAll(missing.filter((file) => !file.packed).map((file) => address(`/${file.path}`)));
  await cache.put(address(`/${LIST}`), answer);
}

const TYPES = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

/** Scripts come in one compressed file, and are kept as the host would send them. */
async function unpack(cache, path) {
  const answer = await fetch(address(`/${path}`));
  if (!answer.ok) throw new Error("the scripts cannot be read");
  const texts = await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json();
  for (const [name, text] of Object.entries(texts)) {
    const headers = { "content-type": TYPES[name.split(".").at(-1)] };
    await cache.put(address(`/${name}`), new Response(text, { headers }));
  }
}

/** Remove what only an older version needed. */
async function dropOldKept() {
  if (!(await caches.has(KEPT))) return;
  const cache = await caches.open(KEPT);
  const list = await cache.match(address(`/${LIST}`));
  if (!list) return;
  const wanted = new Set([address(`/${LIST}`), ...listed(await list.json())]);
  for (const each of await cache.keys()) if (!wanted.has(each.url)) await cache.delete(each);
}

/** What needs no server: home, rules, and tables on this device, whose ids begin with “-”. */
const readable = (path) =>
  /^\/(index\.html)?$|^\/rules\/|^\/(tables|past)$|^\/(t|replay|review|screen|device)\/-|^\/replay\/file\/1$/.test(
    path,
  );

async function page(request, path) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(address(readable(path) ? "/" : "/offline.html"));
    return kept ?? Response.error();
  }
}

const list = (request) => fetch(request, ASK).catch(() => fromCache(request));

async function fromCache(request, otherwise = Response.error) {
  return (await caches.match(request)) ?? otherwise();
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
    const answer = await fetch(request, ASK);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    return fromCache(request);
  }
}

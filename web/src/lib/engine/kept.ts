// What was kept on this device for playing without a network: a cache that sw.js answers from.
import { engineList } from "./list";
import { fileAddress, ownPath } from "./here";
import type { SizedFile } from "./protocol";

/** As sw.js calls it too: a site beside others has a cache of its own. */
export const keptName = (path: string): string => (path === "/" ? "kupa-kept" : `kupa${path}-kept`);
const KEPT = () => keptName(ownPath());
const LIST = "engine.json";

const found = (): Promise<Cache | null> =>
  "caches" in globalThis
    ? caches.has(KEPT()).then((has) => (has ? caches.open(KEPT()) : null))
    : Promise.resolve(null);

/** Whether everything is here: the list is written last. */
export async function isKept(): Promise<boolean> {
  const cache = await found().catch(() => null);
  return Boolean(await cache?.match(fileAddress(LIST)));
}

/** What is fetched file by file, and the pack with all others. */
async function wanted(): Promise<{ pack: SizedFile; single: readonly SizedFile[] }> {
  const { files, page, pack } = await engineList();
  return { pack, single: [...page, ...files].filter(({ packed }) => !packed) };
}

/** How many bytes are fetched to keep it. */
export async function keepSize(): Promise<number> {
  const { pack, single } = await wanted();
  return [pack, ...single].reduce((sum, each) => sum + each.size, 0);
}

/** Put the scripts into the cache, as the host would send them (sw.js does the same). */
async function unpack(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(fileAddress(path));
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const plain = answer.body.pipeThrough(new DecompressionStream("gzip"));
  const texts = (await new Response(plain).json()) as Record<string, string>;
  for (const [name, text] of Object.entries(texts))
    await cache.put(
      fileAddress(name),
      new Response(text, { headers: { "content-type": typeOf(name) } }),
    );
}
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};
const typeOf = (name: string) => TYPES[name.split(".").at(-1) ?? ""];

/** Fetch everything; `onPart` is told how many bytes are here. */
export async function keep(onPart: (bytes: number) => void): Promise<void> {
  const { pack, single } = await wanted();
  const cache = await caches.open(KEPT());
  await unpack(cache, pack.path);
  let here = pack.size;
  onPart(here);
  for (const { path, size } of single) {
    const address = fileAddress(path);
    if (!(await cache.match(address))) await cache.add(address);
    onPart((here += size));
  }
  await cache.add(fileAddress(LIST));
  await navigator.storage?.persist?.().catch(() => false); // the browser may else free the space itself
}

/** Free the space. Tables that were begun stay on the device. */
export const forget = () => caches.delete(KEPT());

// What was kept on this device for playing without a network: a cache that sw.js answers from.
import { engineList } from "./list";
import { fileAddress, ownPath } from "./here";

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

/** How many bytes it takes. */
export async function keepSize(): Promise<number> {
  const { files, page } = await engineList();
  return [...files, ...page].reduce((sum, each) => sum + each.size, 0);
}

/** Fetch everything; `onPart` is told how many bytes are here. */
export async function keep(onPart: (bytes: number) => void): Promise<void> {
  const { files, page } = await engineList();
  const cache = await caches.open(KEPT());
  let here = 0;
  for (const { path, size } of [...page, ...files]) {
    const address = fileAddress(path);
    if (!(await cache.match(address))) await cache.add(address);
    onPart((here += size));
  }
  await cache.add(fileAddress(LIST));
  await navigator.storage?.persist?.().catch(() => false); // the browser may else free the space itself
}

/** Free the space. Tables that were begun stay on the device. */
export const forget = () => caches.delete(KEPT());

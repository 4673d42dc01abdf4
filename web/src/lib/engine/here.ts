// Which tables are on this device, and where the page lives.

/** The page is a static site: there is no server behind it. */
export const SITE: boolean = __SITE__;

/** The id of a table on this device begins like this; no server's does (src/kupa/pocket/worker.py). */
const MARK = "-";
export const isHere = (table: unknown): boolean => typeof table === "string" && table.startsWith(MARK);

/** The address of a file of the page, wherever the page lies. */
export const fileAddress = (path: string): string =>
  new URL(path, new URL(import.meta.env.BASE_URL, document.baseURI)).href;

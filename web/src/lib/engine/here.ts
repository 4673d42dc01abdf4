// Which tables are on this device, and where the page lives.

/** The page is a static site: there is no server behind it. */
export const SITE: boolean = __SITE__;

/** The id of a table on this device begins like this; no server's does (src/kupa/pocket/worker.py). */
const MARK = "-";
export const isHere = (table: unknown): boolean => typeof table === "string" && table.startsWith(MARK);

/** The path under which the page lies; several sites may share one origin, which has one storage for all. */
export const ownPath = (): string => (SITE ? new URL(fileAddress("")).pathname : "/");

/** The name of something stored for this site alone; at the root, where a server has its page, as it is. */
export const siteName = (name: string, path: string = ownPath()): string =>
  path === "/" ? name : `${name}${path}`;

/** The address of a file of the page, wherever the page lies. */
export const fileAddress = (path: string): string =>
  new URL(path, new URL(import.meta.env.BASE_URL, document.baseURI)).href;

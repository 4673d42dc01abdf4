// A small router on the History API.
import { SITE } from "./engine/here";
import { parse, type Route } from "./routes";

/** Where we are: in the address itself, or, on a static host, which knows one page only, behind its “#”. */
const address = (): { path: string; hash: string } => {
  const hash = decodeURIComponent(location.hash.slice(1));
  if (!SITE) return { path: location.pathname, hash };
  const [path, inner = ""] = hash.startsWith("/") ? hash.split("#") : ["/"];
  return { path, hash: inner };
};
const read = () => {
  const { path, hash } = address();
  return { route: parse(path), hash, path };
};
let place = $state.raw(read());

export const here = {
  get route(): Route {
    return place.route;
  },
  /** The fragment, without “#”. */
  get hash(): string {
    return place.hash;
  },
};

function look(): void {
  place = read();
}

/** Go to an address of this page. */
export function go(address: string, { replace = false } = {}): void {
  const before = place.path;
  history[replace ? "replaceState" : "pushState"](null, "", linkOf(address));
  look();
  if (place.path !== before && !place.hash) scrollTo(0, 0);
}

/** The address of one of our pages, as the browser shows it. */
export const linkOf = (path: string) => (SITE ? `#${path}` : path);

/** The address of a plain click on a link within the page; null: leave the click to the browser. */
function followed(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return null;
  return SITE ? inSite(link.hash) : link.pathname + link.search + link.hash;
}

/** On a static host “#/rules/…” is a page, “#R16” a part of this one. */
const inSite = (hash: string) => (hash.startsWith("#/") ? hash.slice(1) : place.path + hash);

/** Listen to links and to the browser's back and forward. */
export function startRouter(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    const address = followed(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  });
}

// A small router on the History API.
import { parse, type Route } from "./routes";

let place = $state.raw({ route: parse(location.pathname), hash: location.hash.slice(1) });

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
  place = { route: parse(location.pathname), hash: decodeURIComponent(location.hash.slice(1)) };
}

/** Go to an address of this page. */
export function go(address: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  if (location.pathname !== before && !location.hash) scrollTo(0, 0);
}

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
  return link.pathname + link.search + link.hash;
}

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

// One Tab stop a region; arrows go as one sees it, digits pick a place, Escape lets go.
import { isArrow, nearest } from "./nearest";

export interface Roving {
  /** Digits 1–9 press the place of that number: it carries `data-no`. */
  readonly digits?: boolean;
  readonly letGo?: () => void;
}

const SPOT = "[data-spot]";

/** `use:roving` on a region whose places carry `data-spot`. */
export function roving(region: HTMLElement, options: Roving = {}) {
  let now = options;
  const spots = () => [...region.querySelectorAll<HTMLElement>(SPOT)];
  const settle = (chosen?: HTMLElement) => {
    const all = spots();
    const one = chosen ?? all.find((spot) => spot.tabIndex === 0) ?? all[0];
    for (const spot of all) spot.tabIndex = spot === one ? 0 : -1;
  };
  const onfocus = (event: FocusEvent) => {
    const spot = (event.target as HTMLElement).closest<HTMLElement>(SPOT);
    if (spot) settle(spot);
  };
  const step = (event: KeyboardEvent) => {
    const all = spots();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(SPOT) as HTMLElement);
    const to = at < 0 ? null : goal(all, at, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const digit = (key: string) =>
    spots()
      .find((spot) => spot.dataset.no === key)
      ?.click();
  const onkey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") now.letGo?.();
    else if (now.digits && /^[1-9]$/.test(event.key)) digit(event.key);
    else step(event);
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(region, { childList: true, subtree: true });
  region.addEventListener("focusin", onfocus);
  region.addEventListener("keydown", onkey);
  settle();
  return {
    update: (next: Roving = {}) => void (now = next),
    destroy: () => watcher.disconnect(),
  };
}

function goal(all: HTMLElement[], at: number, key: string): HTMLElement | null {
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (!isArrow(key)) return null;
  const boxes = all.map((spot) => spot.getBoundingClientRect());
  return all[nearest(boxes, at, key)];
}

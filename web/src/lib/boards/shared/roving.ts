// Roving tabindex: one Tab stop per region, arrow keys by geometry, digits for places, Escape to deselect.
import { isSingle } from "../../table/speech.svelte";
import { isArrow, nearest } from "./nearest";

export interface Roving {
  /** Digits 1–9 press the place of that number (it carries `data-no`), wherever the focus is. */
  readonly digits?: boolean;
  readonly letGo?: () => void;
}

const SPOT = "[data-spot]";

/** Whether a key press belongs to a form field, a dialog or the browser. */
const elsewhere = (event: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector("dialog[open]") !== null ||
  (event.target as HTMLElement).matches("input, select, textarea");

/** `use:roving` on a region whose places carry `data-spot`. */
export function roving(region: HTMLElement, options: Roving = {}) {
  let now = options;
  const spots = () => [...region.querySelectorAll<HTMLElement>(SPOT)];
  const settle = (chosen?: HTMLElement) => {
    const all = spots();
    const one = chosen ?? all.find((spot) => spot.tabIndex === 0) ?? all[0];
    for (const spot of all) spot.tabIndex = spot === one ? 0 : -1;
  };
  let held: number | null = null; // which place had the focus, until it goes elsewhere
  const onfocus = (event: FocusEvent) => {
    const spot = (event.target as HTMLElement).closest<HTMLElement>(SPOT);
    if (!spot) return;
    settle(spot);
    held = spots().indexOf(spot);
  };
  const onblur = (event: FocusEvent) => {
    if (event.relatedTarget) held = null;
  };
  /** When a focused place is removed, focus the one at its index. */
  const changed = () => {
    settle();
    const all = spots();
    if (held !== null && document.activeElement === document.body)
      all[Math.min(held, all.length - 1)]?.focus({ preventScroll: true });
  };
  const step = (event: KeyboardEvent) => {
    const all = spots();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(SPOT) as HTMLElement);
    const to = at < 0 ? null : goal(all, at, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const onwindow = (event: KeyboardEvent) => {
    if (elsewhere(event)) return;
    if (event.key === "Escape") now.letGo?.();
    if (!now.digits || !isSingle(event) || !/^[1-9]$/.test(event.key)) return;
    spots()
      .find((spot) => spot.dataset.no === event.key)
      ?.click();
  };
  const onkey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) step(event);
  };
  const watcher = new MutationObserver(changed);
  watcher.observe(region, { childList: true, subtree: true });
  window.addEventListener("keydown", onwindow);
  region.addEventListener("focusin", onfocus);
  region.addEventListener("focusout", onblur);
  region.addEventListener("keydown", onkey);
  settle();
  return {
    update: (next: Roving = {}) => void (now = next),
    destroy: () => {
      watcher.disconnect();
      window.removeEventListener("keydown", onwindow);
    },
  };
}

function goal(all: HTMLElement[], at: number, key: string): HTMLElement | null {
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (!isArrow(key)) return null;
  const boxes = all.map((spot) => spot.getBoundingClientRect());
  return all[nearest(boxes, at, key)];
}

// Digits pick a place wherever one is: of the row that has the focus, else of one's own. Escape lets go.
import { singleKeys } from "../../table/speech.svelte";
import type { Picking } from "./picking.svelte";

export function pressed(event: KeyboardEvent, sheet: boolean, picking: Picking): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === "Escape" && !sheet) picking.letGo();
  if (singleKeys.on && /^[1-8]$/.test(event.key)) placeNumber(event.key)?.click();
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

function placeNumber(digit: string): HTMLElement | null {
  const region =
    document.activeElement?.closest("[data-seat], [data-mine]") ??
    document.querySelector("dialog[open] [data-seat]") ??
    document.querySelector("[data-mine]");
  const place = region?.querySelector<HTMLElement>(`[data-no="${digit}"]`) ?? null;
  place?.focus();
  return place;
}

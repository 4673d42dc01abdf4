// Dragging one's own card: it follows the finger and is let fall on whatever lies below. Two taps do the same.
import type { Touch } from "./touches";

export interface Dragging {
  /** `onto` is what it was let fall on: a touch, `used`, or nothing in particular; `out` tells whether it left its row. */
  readonly drop: (from: Touch, onto: string | null, out: boolean) => void;
}

const START = 9; // pixels before a tap becomes a drag

/** `use:drag` on a place that carries `data-touch`; without an argument nothing is dragged. */
export function drag(place: HTMLElement, dragging: Dragging | undefined) {
  let now = dragging;
  let from: PointerEvent | null = null;
  let moved = false;

  const below = (event: PointerEvent) => {
    place.style.pointerEvents = "none";
    const found = document.elementFromPoint(event.clientX, event.clientY);
    place.style.pointerEvents = "";
    return found?.closest<HTMLElement>("[data-touch], [data-drop]") ?? null;
  };
  const settle = () => {
    place.style.transform = place.style.zIndex = place.style.transition = "";
    from = null;
  };
  const down = (event: PointerEvent) => {
    if (!now || event.button !== 0) return;
    [from, moved] = [event, false];
    place.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    moved ||= Math.hypot(dx, dy) > START;
    if (!moved) return;
    place.style.transition = "none";
    place.style.zIndex = "30";
    place.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
  };
  const up = (event: PointerEvent) => {
    if (!from || !moved) return settle();
    const onto = below(event);
    const out = Math.abs(event.clientY - from.clientY) > place.offsetHeight * 0.6;
    settle();
    now?.drop(place.dataset.touch ?? "", onto?.dataset.touch ?? onto?.dataset.drop ?? null, out);
  };
  /** A drag ends with a click of its own, which must not count as a tap. */
  const click = (event: MouseEvent) => {
    if (!moved) return;
    moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const style = () => void (place.style.touchAction = now ? "none" : "");

  place.addEventListener("pointerdown", down);
  place.addEventListener("pointermove", move);
  place.addEventListener("pointerup", up);
  place.addEventListener("pointercancel", settle);
  place.addEventListener("click", click, true);
  style();
  return {
    update(next: Dragging | undefined) {
      now = next;
      style();
    },
  };
}

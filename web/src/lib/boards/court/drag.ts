// A hat is pulled over the row and dropped on another.
const FAR = 9; // px before a tap becomes a drag

/** The place under a point of the window, other than the hat that is pulled. */
function placeAt(x: number, y: number, hat: HTMLElement): number | null {
  const under = document.elementsFromPoint(x, y).filter((each) => !hat.contains(each));
  const spots = under.map((each) => each.closest<HTMLElement>("[data-drop]"));
  const found = spots.find((spot) => spot && !spot.contains(hat));
  return found ? Number(found.dataset.drop) : null;
}

/** Follow the pointer that has just touched a hat; `onto` hears where it was let go. */
export function drag(down: PointerEvent, onto: (place: number) => void): void {
  const hat = down.currentTarget as HTMLElement;
  let far = false;
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    far ||= Math.hypot(x, y) > FAR;
    if (far) hat.style.translate = `${x}px ${y}px`;
    if (far) hat.style.zIndex = "9";
  };
  const end = (event: PointerEvent) => {
    stop.abort();
    hat.style.translate = hat.style.zIndex = "";
    const to = far && event.type === "pointerup" ? placeAt(event.clientX, event.clientY, hat) : null;
    if (far) hat.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => hat.removeEventListener("click", swallow, { capture: true }), 0);
    if (to !== null) onto(to);
  };
  const swallow = (event: Event) => event.stopPropagation();
  const stop = new AbortController();
  const heard = { signal: stop.signal };
  hat.setPointerCapture(down.pointerId);
  hat.addEventListener("pointermove", move, heard);
  hat.addEventListener("pointerup", end, heard);
  hat.addEventListener("pointercancel", end, heard);
}

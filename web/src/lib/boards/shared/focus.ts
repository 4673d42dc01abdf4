// The focus never falls out of a board: where its element is taken away, it goes to one's own cards.

const HOME = '[data-home] [data-spot][tabindex="0"]';

/** Focus one's own cards, or the row one plays with. */
export function goHome(board: Element | null | undefined): void {
  const seen = [...(board?.querySelectorAll<HTMLElement>(HOME) ?? [])].find(
    (spot) => spot.getClientRects().length > 0,
  );
  seen?.focus({ preventScroll: true });
}

/** `use:keepsFocus` on a board. */
export function keepsFocus(board: HTMLElement) {
  let inside = false;
  const onfocus = (event: FocusEvent) => (inside = board.contains(event.target as Node));
  const lost = () =>
    inside && document.activeElement === document.body && !document.querySelector("dialog[open]");
  // a region that has lost one of its cards chooses another one first: see roving.ts
  const check = () => {
    if (lost()) requestAnimationFrame(() => void (lost() && goHome(board)));
  };
  const watcher = new MutationObserver(check);
  watcher.observe(board, { childList: true, subtree: true });
  document.addEventListener("focusin", onfocus);
  return {
    destroy: () => {
      watcher.disconnect();
      document.removeEventListener("focusin", onfocus);
    },
  };
}

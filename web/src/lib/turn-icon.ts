// The icon of the tab has a dot while it is the reader's turn.
import { fileAddress } from "./engine/here";

const PLAIN = "icons/icon.svg";
const DOT =
  '<circle cx="76%" cy="24%" r="22%" fill="#f3b233" stroke="#1c2844" stroke-width="3%"/></svg>';
let dotted: string | null = null;

async function withDot(): Promise<string> {
  const drawing = await (await fetch(fileAddress(PLAIN))).text();
  dotted ??= `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, DOT))}`;
  return dotted;
}

/** Mark the tab, or take the mark away. */
export async function markTab(turn: boolean): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.dataset.turn = String(turn);
  const plain = fileAddress(PLAIN);
  const address = turn ? await withDot().catch(() => plain) : plain;
  if (icon.dataset.turn === String(turn)) icon.href = address;
}

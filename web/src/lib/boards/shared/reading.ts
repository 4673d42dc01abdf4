// Reading a part of the board aloud: the words are those that the board has for screen readers anyway.
import { list } from "../../words/locale.svelte";

/** What can be asked for; a board marks the last four in its markup with `data-read`. */
export type Part = "last" | "turn" | "pile" | "hand" | "row" | "seats";
export const KEYS: { readonly [code: string]: Part | undefined } = {
  KeyL: "last",
  KeyT: "turn",
  KeyP: "pile",
  KeyH: "hand",
  KeyR: "row",
  KeyS: "seats",
};

/** `data-say` says it shorter than the label; empty, it is passed over. */
function words(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent?.trim() ?? ""];
  if (!(node instanceof HTMLElement) || node.ariaHidden === "true") return [];
  const own = node.dataset.say ?? (node.matches("button, [role=img]") ? node.ariaLabel : null);
  return own === null ? [...node.childNodes].flatMap(words) : [own];
}

/** The words of a part of the board; empty where there is none. */
export const read = (board: Element, part: Part): string =>
  [...board.querySelectorAll(`[data-read="${part}"]`)]
    .map((region) => list(words(region).filter(Boolean)))
    .filter(Boolean)
    .join(". ");

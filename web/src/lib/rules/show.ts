// Brings a rule, or a part of a rules page, into sight.
import { tick } from "svelte";

/** Unfold what it lies in and scroll there. */
export async function showRule(anchor: string): Promise<void> {
  await tick();
  const rule = document.getElementById(anchor);
  const fold = rule?.closest("details");
  if (fold) fold.open = true;
  rule?.scrollIntoView();
}

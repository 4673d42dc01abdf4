// A game's quick card: what is asked for most often, on one screen. Fetched when it is asked for.
import type { Component } from "svelte";

export interface QuickProps {
  onclose: () => void;
  /** The whole rules. */
  onrules: () => void;
}
type Quick = Component<QuickProps>;

const cards = import.meta.glob("./*/Quick.svelte", { import: "default" }) as Record<
  string,
  (() => Promise<Quick>) | undefined
>;

/** Loads a game's quick card; undefined where it has none. */
export const quickOf = (game: string): (() => Promise<Quick>) | undefined =>
  cards[`./${game}/Quick.svelte`];

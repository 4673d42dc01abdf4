// What of a game lies open for everybody, drawn small: seen while a device is handed over.
import type { Component } from "svelte";
import type { GameKey, ViewOf } from "../wire";

export interface PublicProps<G extends GameKey = GameKey> {
  /** Of whichever seat: only what all may know is drawn. */
  readonly view: ViewOf<G>;
}
type Loads = Record<string, (() => Promise<Component<PublicProps>>) | undefined>;
const parts = import.meta.glob("./*/Public.svelte", { import: "default" }) as Loads;

/** Fetch it; null: the game has none. */
export const loadPublic = async (game: string) => (await parts[`./${game}/Public.svelte`]?.()) ?? null;

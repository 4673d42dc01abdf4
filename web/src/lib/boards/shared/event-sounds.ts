// Sounds for events, each at most once per update. Everything a sound says is also shown.
import type { Cue } from "../../sound/cues";
import { play } from "../../sound/sound.svelte";
import type { EventOf, GameKey } from "../../wire";

/** A sound for every kind of event of a game; null only for what another event of the same update says. */
export type Sounds<G extends GameKey> = { readonly [key in EventOf<G>["key"]]: Cue | null };

/** The sounds of some events, in order, without duplicates. */
export const cuesOf = <G extends GameKey>(news: readonly EventOf<G>[], sounds: Sounds<G>): Cue[] => [
  ...new Set(news.flatMap((event) => sounds[event.key as EventOf<G>["key"]] ?? [])),
];

/** Play the sounds of some events. */
export function sound<G extends GameKey>(news: readonly EventOf<G>[], sounds: Sounds<G>): void {
  cuesOf(news, sounds).forEach((cue, i) => setTimeout(() => play(cue), i * 320));
}

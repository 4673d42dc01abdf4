// What happens is heard as well, each sound once an update: never the only sign.
import type { Cue } from "../../sound/cues";
import { play } from "../../sound/sound.svelte";
import type { EventOf, GameKey } from "../../wire";

export type Sounds<G extends GameKey> = { readonly [key in EventOf<G>["key"]]?: Cue };

/** The cues of some news, in their order, none twice. */
export const cuesOf = <G extends GameKey>(news: readonly EventOf<G>[], sounds: Sounds<G>): Cue[] => [
  ...new Set(news.flatMap((event) => sounds[event.key as EventOf<G>["key"]] ?? [])),
];

/** Let some news be heard. */
export function sound<G extends GameKey>(news: readonly EventOf<G>[], sounds: Sounds<G>): void {
  cuesOf(news, sounds).forEach((cue, i) => setTimeout(() => play(cue), i * 320));
}

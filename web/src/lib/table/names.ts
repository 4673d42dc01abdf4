// Display names and fruits of seats.
import { FRUITS } from "../cards/seats";
import type { ChairInfo, ReplayChair } from "../wire";
import { say } from "../words/locale.svelte";

type AnyChair = Pick<ChairInfo, "name" | "colour"> & { readonly kind: ChairInfo["kind"] };

/** The number of a chair's fruit among the drawings. */
export const fruitOf = (chair: Pick<ChairInfo, "colour">, seat: number) =>
  chair.colour === "" ? seat % FRUITS.length : FRUITS.indexOf(chair.colour);

/** A bot is called by its fruit, in the language of whoever reads it. */
export function chairName(chair: AnyChair | ReplayChair): string {
  if (chair.kind === "free") return say("lobby.free");
  if (chair.kind === "person") return chair.name;
  if (chair.name) return chair.name; // a bot that plays on for somebody who left
  return chair.colour === "" ? say("ui.bot") : say(`fruit.${chair.colour}`);
}

export const namesOf = (chairs: readonly (AnyChair | ReplayChair)[]) => chairs.map(chairName);

// Display names and symbols of seats.
import { SYMBOLS } from "../cards/seats";
import type { ChairInfo, ReplayChair } from "../wire";
import { say } from "../words/locale.svelte";

type AnyChair = Pick<ChairInfo, "name" | "colour"> & { readonly kind: ChairInfo["kind"] };

/** The number of a chair's symbol among the drawings. */
export const symbolOf = (chair: Pick<ChairInfo, "colour">, seat: number) =>
  chair.colour === "" ? seat % SYMBOLS.length : SYMBOLS.indexOf(chair.colour);

/** A bot is called by its symbol, in the language of whoever reads it. */
export function chairName(chair: AnyChair | ReplayChair): string {
  if (chair.kind === "free") return say("lobby.free");
  if (chair.kind === "person") return chair.name;
  if (chair.name) return chair.name; // a bot that plays on for somebody who left
  return chair.colour === "" ? say("ui.bot") : say(`symbol.${chair.colour}`);
}

export const namesOf = (chairs: readonly (AnyChair | ReplayChair)[]) => chairs.map(chairName);

// Boards for a device that lies in the middle of the table. Fetched when a second person sits down at a device.
import type { Component } from "svelte";
import type { FlatProps, Glances } from "../table/flat";
import { wantWords } from "../words/locale.svelte";

export interface LoadedFlat extends Glances {
  readonly Flat: Component<FlatProps>;
}

type Loads<Module> = Record<string, (() => Promise<Module>) | undefined>;
const flats = import.meta.glob("./*/Flat.svelte", { import: "default" }) as Loads<LoadedFlat["Flat"]>;
const glances = import.meta.glob("./*/glance.ts", { import: "default" }) as Loads<Glances>;
const NONE: Glances = { looker: () => null };

/** Whether a game can be played around a device. */
export const hasFlat = (game: string) => `./${game}/Flat.svelte` in flats;

/** Fetch it, and its words. */
export async function loadFlat(game: string): Promise<LoadedFlat> {
  const load = flats[`./${game}/Flat.svelte`];
  if (!load) throw new Error(`${game} cannot be played around a device`);
  const [Flat, glance] = await Promise.all([
    load(),
    glances[`./${game}/glance.ts`]?.(),
    wantWords(game),
  ]);
  return { Flat, ...(glance ?? NONE) };
}

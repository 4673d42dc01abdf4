// How fast other players' moves are shown, as stored.
import { readStored, writeStored } from "../storage";

/** What every duration is multiplied by; “tap” waits for the reader after each step besides. */
const TEMPOS = { tap: 1, calm: 2.5, usual: 1, swift: 0.3 } as const;
export type Tempo = keyof typeof TEMPOS;
export const ALL_TEMPOS = Object.keys(TEMPOS) as Tempo[];

const kept = readStored("tempo") ?? "";
let chosen = $state<Tempo>(kept in TEMPOS ? (kept as Tempo) : "usual");

export const tempo = {
  get name(): Tempo {
    return chosen;
  },
  get factor(): number {
    return TEMPOS[chosen];
  },
  /** Whether each step stays until the reader taps. */
  get waits(): boolean {
    return chosen === "tap";
  },
};

export function setTempo(wanted: Tempo): void {
  chosen = wanted;
  writeStored("tempo", wanted);
}

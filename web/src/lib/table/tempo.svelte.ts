// How long what others do is shown: a matter of taste, remembered.
import { recall, remember } from "../memory";

const TEMPOS = { calm: 1.5, usual: 1, swift: 0.3 } as const;
export type Tempo = keyof typeof TEMPOS;
export const ALL_TEMPOS = Object.keys(TEMPOS) as Tempo[];

const kept = recall("tempo") ?? "";
let chosen = $state<Tempo>(kept in TEMPOS ? (kept as Tempo) : "usual");

export const tempo = {
  get name(): Tempo {
    return chosen;
  },
  /** What every holding time is multiplied with. */
  get factor(): number {
    return TEMPOS[chosen];
  },
};

export function setTempo(wanted: Tempo): void {
  chosen = wanted;
  remember("tempo", wanted);
}

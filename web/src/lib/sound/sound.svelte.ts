// Sound on or off, as stored. Browsers allow no sound before the first user gesture.
import { quietTable } from "../quiet-table.svelte";
import { readStored, writeStored } from "../storage";
import { Bench, CUES, type Cue, type Draw } from "./cues";

let on = $state(readStored("sound") !== "off");
let audio: AudioContext | null = null;

export const sound = {
  get on() {
    return on;
  },
};

export function setSound(wanted: boolean): void {
  on = wanted;
  writeStored("sound", wanted ? "on" : "off");
  if (wanted) play("flip");
}

/** Play a cue, or one of its steps, if sound is on and the browser allows it. */
export const play = (cue: Cue, step = 1): void => draw(CUES[cue], step);

/** Play what has no name among the cues of the table. */
export function draw(cue: Draw, step = 1): void {
  if (!on || quietTable.on || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const quiet = audio.createGain();
  quiet.gain.value = 0.7;
  quiet.connect(audio.destination);
  cue(new Bench(audio, quiet), step);
}

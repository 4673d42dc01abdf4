// On or off, remembered. The browser lets nothing sound before the first touch.
import { recall, remember } from "../memory";
import { Bench, CUES, type Cue } from "./cues";

let on = $state(recall("sound") !== "off");
let audio: AudioContext | null = null;

export const sound = {
  get on() {
    return on;
  },
};

export function setSound(wanted: boolean): void {
  on = wanted;
  remember("sound", wanted ? "on" : "off");
  if (wanted) play("flip");
}

/** Play a cue, if sound is on and the browser allows it. */
export function play(cue: Cue): void {
  if (!on || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const quiet = audio.createGain();
  quiet.gain.value = 0.7;
  quiet.connect(audio.destination);
  CUES[cue](new Bench(audio, quiet));
}

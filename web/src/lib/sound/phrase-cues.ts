// How what people say sounds: every phrase and reaction has a cue, which the type sees to.
import type { Phrase } from "../wire";
import { CUES, type Draw, pluck, wander } from "./cues";

const SAID = {
  ask: CUES.ask,
  wonder: CUES.up,
  greet: (bench) => [440, 554.4].forEach((hertz, i) => pluck(bench, hertz, i * 0.1)),
  cheer: (bench) => [440, 554.4, 659.3].forEach((hertz, i) => pluck(bench, hertz, i * 0.08)),
  sigh: (bench) => bench.tone(392, { to: 261.6, length: 0.4, loud: 0.1, type: "triangle" }),
  heart: (bench) => [0, 0.18].forEach((at) => bench.tone(90, { at, to: 60, length: 0.16, loud: 0.3 })),
  laugh: (bench) =>
    [0, 0.09, 0.18].forEach((at, i) => bench.tone(620 - 60 * i, { at, length: 0.08, loud: 0.1 })),
  clap: (bench) =>
    [0, 0.12, 0.22, 0.35].forEach((at) =>
      bench.noise(1500 * wander(), { at, length: 0.05, loud: 0.2, attack: 0.002 }),
    ),
  clink: (bench) => bench.tone(2093, { length: 0.5, loud: 0.07 }),
} satisfies Record<string, Draw>;

const CUES_OF: Readonly<Record<Phrase, keyof typeof SAID>> = {
  "phrase.hello": "greet",
  "phrase.good_luck": "greet",
  "phrase.your_turn": "ask",
  "phrase.one_moment": "ask",
  "phrase.no_hurry": "greet",
  "phrase.well_played": "cheer",
  "phrase.what_luck": "cheer",
  "phrase.thanks": "greet",
  "phrase.back_soon": "ask",
  "phrase.sorry": "sigh",
  "phrase.oh_no": "sigh",
  "phrase.forgot": "sigh",
  "phrase.good_game": "cheer",
  "phrase.again": "ask",
  "reaction.heart": "heart",
  "reaction.laugh": "laugh",
  "reaction.clap": "clap",
  "reaction.think": "ask",
  "reaction.wow": "wonder",
  "reaction.tea": "clink",
};

export const phraseCue = (phrase: Phrase): Draw => SAID[CUES_OF[phrase]];

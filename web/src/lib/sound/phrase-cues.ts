// How what people say sounds: every phrase and reaction has a cue, which the type sees to.
import type { Phrase } from "../wire";
import type { Cue } from "./cues";

const CUES_OF: Readonly<Record<Phrase, Cue>> = {
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
  "reaction.wow": "up",
  "reaction.tea": "clink",
};

export const phraseCue = (phrase: Phrase): Cue => CUES_OF[phrase];

// Situations that are worth a tip the first time, each by the cue of a lesson that speaks of it.
import type { Shown } from "../../table/board";
import { verbOf } from "./touches";

/** The cue for each kind of move. */
const CUES: Readonly<Record<string, string>> = {
  ready: "swap.look",
  lift: "swap.lift",
  swap: "swap.swap",
  done: "round.play_on",
  put: "round.put",
  announce: "round.announce",
  close: "round.close",
};

export default function tips({ view, moves }: Shown<"ushpizin">): readonly string[] {
  const barred = "barred" in view && view.barred.length > 0 && view.phase === "lift";
  const cues = new Set(moves.flatMap((move) => CUES[verbOf(move)] ?? []));
  return [...(barred ? ["elijah.barred"] : []), ...cues].map((cue) => `ushpizin.${cue}`);
}

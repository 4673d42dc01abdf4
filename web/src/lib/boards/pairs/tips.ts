// Situations that are worth a tip the first time, each by the cue of a lesson that speaks of it.
import type { Shown } from "../../table/board";

export default function tips({ view }: Shown<"pairs">): readonly string[] {
  return view.phase === "first" ? ["pairs.memory.first"] : ["pairs.memory.second"];
}

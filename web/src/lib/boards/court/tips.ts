// Situations that are worth a tip the first time, each by the cue of a lesson that speaks of it.
import type { Shown } from "../../table/board";

export default function tips({ view }: Shown<"court">): readonly string[] {
  const { seat, magic, penalties } = view;
  const swapped = view.last?.key === "court.swapped" && view.last.seat !== seat;
  const found: readonly (readonly [string, boolean])[] = [
    ["hats.penalty", seat !== null && penalties[seat] > 0],
    ["hats.magic", seat !== null && magic[seat] > 0],
    ["hats.steal", swapped],
    ["fit.peek", true],
  ];
  return found.flatMap(([cue, fits]) => (fits ? [`court.${cue}`] : []));
}

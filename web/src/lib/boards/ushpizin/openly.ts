// Rows around one device: what everybody sees, and what each of those who sit there can touch.
import type { Shown } from "../../table/board";
import type { Person } from "../../table/flat";
import type { Seat, UshpizinView } from "../../wire";
import type { Picking } from "./picking.svelte";
import { type PlaceLook, rowLook } from "./rows";
import { player, type Touch } from "./touches";

/** The board of rows: in quartets hands are held, and the device is handed over. */
export type Rows = Shown<"ushpizin"> & { readonly view: UshpizinView };

/** Without what one seat alone may know, where its sealed card lies; cards are barred for whoever swaps now. */
const bare = (view: UshpizinView, seat: Seat | null): UshpizinView => ({
  ...view,
  seat,
  chosen: null,
  barred: seat !== null && seat === view.turn ? view.barred : [],
});

export const openly = (shown: Rows): Rows => ({ ...shown, view: bare(shown.view, null), moves: [] });

export interface Hands {
  readonly person: Person<"ushpizin">;
  readonly picking: Picking;
  readonly can: ReadonlySet<Touch>;
}

/** A row as one of them sees it, while what they see is what everybody sees. */
function seenBy(seat: Seat, { picking, can, person }: Hands, changed: readonly string[]): PlaceLook[] {
  const { view } = person.shown as Rows;
  return rowLook(bare(view, person.seat), seat, { picked: picking.picked, can, changed });
}

/** Of two looks at one place, what either shows; it is touched as the one for whom it can be. */
function both(one: PlaceLook, other: PlaceLook): PlaceLook {
  const marks = [...new Set([...one.marks, ...other.marks])];
  const touch = other.can && !one.can ? other.touch : one.touch;
  return { ...one, touch, marks, can: one.can || other.can };
}

/** The seven places of a seat, with what anybody at this device can do with them or has picked. */
export function sharedLook(
  view: UshpizinView,
  seat: Seat,
  all: readonly Hands[],
  changed: readonly string[],
): PlaceLook[] {
  const nobody = { picked: [], can: new Set<Touch>(), changed };
  const open = rowLook(bare(view, null), seat, nobody);
  return all
    .filter(({ person, can }) => person.live && can.size > 0)
    .map((hands) => seenBy(seat, hands, changed))
    .reduce((row, more) => row.map((look, i) => both(look, more[i])), open);
}

/** Touch a place for whoever can do something with it: for whom the row is first. */
export function touch(look: PlaceLook, all: readonly Hands[]): void {
  const { seat } = look;
  const own = [...all].sort((a, b) => Number(b.person.seat === seat) - Number(a.person.seat === seat));
  for (const hands of own) {
    const seen = seenBy(seat, hands, [])[look.place - 1];
    const wanted = [seen.touch, player(seat)].find((each) => hands.can.has(each));
    if (wanted !== undefined) return hands.picking.touch(wanted);
  }
}

// How many cards each seat holds, found by what a game says of its view: everybody may count them.
import type { FieldInfo } from "../../../lib/wire";

type Views = readonly { readonly fields: readonly FieldInfo[] }[];

/** By seat; empty where no hand is counted. */
export function handSizes(views: Views, view: object): readonly number[] {
  const found = views
    .flatMap(({ fields }) => fields)
    .find(
      ({ kind, zone, by_seat, name }) => kind === "count" && zone === "hand" && by_seat && name in view,
    );
  const sizes = found ? (view as Readonly<Record<string, unknown>>)[found.name] : null;
  return Array.isArray(sizes) ? (sizes as readonly number[]) : [];
}

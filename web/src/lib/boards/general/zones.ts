// What lies on the table, found in a view by what its game says of the view's fields.
import type { FieldInfo } from "../../wire";

type Fields = readonly FieldInfo[];

/** A card's key; null: covered; undefined: nothing lies there. */
export type Face = string | null | undefined;
export type Layout = "pile" | "hand" | "row" | "grid";

interface Named {
  /** The field's name, with that of its group before it: "centre.top". */
  readonly name: string;
  /** Whose it is; null: it lies in the middle. */
  readonly seat: number | null;
}
export interface Zone extends Named {
  readonly layout: Layout;
  readonly cards: readonly Face[];
}
export interface Counter extends Named {
  readonly value: number;
  /** Covered cards are drawn as a pile; anything else is a figure with a word. */
  readonly pile: boolean;
}
export interface Laid {
  readonly zones: readonly Zone[];
  readonly counters: readonly Counter[];
}

/** Fields that the page shows elsewhere. */
const ELSEWHERE = new Set(["seat", "options", "phase", "asked", "last"]);
const FIGURES = new Set(["count", "score", "number", "place"]);

type View = Readonly<Record<string, unknown>>;
type Views = readonly { readonly fields: Fields }[];

/** All zones and counters of a view; `you` is the seat that looks. */
function laidOut(fields: Fields, view: View, you: number | null): Laid {
  const found = fields
    .filter(({ name }) => !ELSEWHERE.has(name))
    .flatMap((field) => read(field, view[field.name], { name: field.name, seat: null }, you));
  return {
    zones: found.filter((each): each is Zone => "cards" in each),
    counters: found.filter((each): each is Counter => "value" in each),
  };
}

function read(field: FieldInfo, value: unknown, at: Named, you: number | null): (Zone | Counter)[] {
  const { kind, many } = field;
  if (value === undefined || (value === null && kind !== "card")) return [];
  if (field.by_seat && Array.isArray(value)) {
    const inner = { ...field, by_seat: false, many: many - 1 };
    return value.flatMap((each, seat) => read(inner, each, { ...at, seat }, you));
  }
  if (kind === "group" || kind === "tuple") return parts(field, value, at, you);
  if (kind === "card") return zone(field, value, at, you);
  if (FIGURES.has(kind) && typeof value === "number")
    return [{ ...at, value, pile: field.zone === "pile" || field.zone === "hand" }];
  return [];
}

function parts(field: FieldInfo, value: unknown, at: Named, you: number | null): (Zone | Counter)[] {
  const { kind, many, fields } = field;
  if (many > 0 && Array.isArray(value))
    return value.flatMap((each) => read({ ...field, many: many - 1 }, each, at, you));
  const held = value as View;
  return fields.flatMap((each) => {
    const name = kind === "group" ? `${at.name}.${each.name}` : at.name;
    return read(each, held[each.name], { ...at, name }, you);
  });
}

/** A card, or cards; an empty list is nothing, but the place of a single card can be seen empty. */
function zone(field: FieldInfo, value: unknown, at: Named, you: number | null): Zone[] {
  const cards = (Array.isArray(value) ? value.flat(3) : [value ?? undefined]) as Face[];
  if (!cards.length) return [];
  const layout = layoutOf(field, at);
  return [{ ...at, seat: layout === "hand" && at.seat === null ? you : at.seat, layout, cards }];
}

const LAYOUTS = new Set(["pile", "hand", "row", "grid"]);

function layoutOf({ zone, many }: FieldInfo, { name }: Named): Layout {
  if (name === "hand") return "hand";
  if (zone !== null && LAYOUTS.has(zone)) return zone as Layout;
  return many === 0 ? "pile" : "row";
}

/** The fields of the view that is shown: of several kinds of view, the one whose fields it has. */
function viewFields(views: Views, view: View): Fields {
  const fits = views.find(({ fields }) => fields.every(({ name }) => name in view));
  return fits?.fields ?? [];
}

/** A view as seat `you` sees it; for a replay with open hands, with the hands of all seats. */
export function opened(views: Views, view: View, you: number | null): Laid {
  const all = Array.isArray(view.opened) ? (view.opened as readonly View[]) : [];
  const laid = laidOut(viewFields(views, all[0] ?? view), all[0] ?? view, all.length ? 0 : you);
  const hands = all
    .slice(1)
    .flatMap((each, at) =>
      laidOut(viewFields(views, each), each, at + 1).zones.filter(
        ({ layout, seat }) => layout === "hand" && seat === at + 1,
      ),
    );
  return { ...laid, zones: [...laid.zones, ...hands] };
}

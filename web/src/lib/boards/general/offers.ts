// Legal moves, and which card, place or seat on the table each of them stands for.
import type { CardKind, VerbInfo } from "../../wire";
import type { Zone } from "./zones";

export type Fact = number | string | readonly number[] | readonly string[];
export interface Move {
  /** As it is sent. */
  readonly text: string;
  readonly verb: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly cards: readonly string[];
  readonly seats: readonly number[];
  readonly places: readonly number[];
}

const WORDS = new Set(["card", "word", "text"]);
const list = (fact: Fact): readonly (number | string)[] =>
  Array.isArray(fact) ? fact : [fact as string];

function expression({ pattern, arguments: all }: VerbInfo): RegExp {
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const found = escaped.replace(/\{(\w+)\}/g, (_, name: string) => {
    const made = all.find((each) => each.name === name);
    const one = made && WORDS.has(made.kind) ? "\\S+" : "\\d+";
    return `(?<${name}>${made?.many ? `${one}(?: ${one})*` : one})`;
  });
  return new RegExp(`^${found}$`);
}

/** Read a move by the first verb that fits; a move of no verb is its own text. */
export function readMove(text: string, verbs: readonly VerbInfo[], cards: readonly CardKind[]): Move {
  const known = new Set(cards.map(({ key }) => key));
  for (const verb of verbs) {
    const found = expression(verb).exec(text);
    const move = found && moveOf(text, verb, found.groups ?? {});
    if (move?.cards.every((card) => known.size === 0 || known.has(card))) return move;
  }
  return { text, verb: "", facts: {}, cards: [], seats: [], places: [] };
}

function moveOf(text: string, verb: VerbInfo, groups: Readonly<Record<string, string>>): Move {
  const pairs = verb.arguments.map(({ name, kind, many }) => {
    const given = WORDS.has(kind) ? groups[name].split(" ") : groups[name].split(" ").map(Number);
    return { name, kind, fact: (many ? given : given[0]) as Fact };
  });
  const named = (kind: string) =>
    pairs.filter((each) => each.kind === kind).flatMap(({ fact }) => list(fact));
  return {
    text,
    verb: verb.key,
    facts: Object.fromEntries(pairs.map(({ name, fact }) => [name, fact])),
    cards: named("card") as string[],
    seats: named("seat") as number[],
    places: named("place") as number[],
  };
}

/** What can be tapped: a card by where it lies, or a seat. */
export type Spot = `${string}:${number}` | `seat:${number}`;
export const spotOf = (zone: number, at: number): Spot => `${zone}:${at}`;
export const seatSpot = (seat: number): Spot => `seat:${seat}`;

export interface Offers {
  /** The moves of each spot; a spot that is not listed does nothing. */
  readonly spots: ReadonlyMap<Spot, readonly Move[]>;
  /** Moves that no spot stands for. */
  readonly loose: readonly Move[];
}

/** Share out the legal moves of seat `you` among what lies on the table. */
export function offersOf(
  moves: readonly Move[],
  zones: readonly Zone[],
  cards: readonly CardKind[],
  you: number | null,
): Offers {
  const spots = new Map<Spot, Move[]>();
  const real = new Map(cards.map(({ key, alias_of }) => [key, alias_of ?? key]));
  const loose: Move[] = [];
  for (const move of moves) {
    const found = spotsOf(move, zones, real, you);
    for (const spot of found) spots.set(spot, [...(spots.get(spot) ?? []), move]);
    if (!found.length) loose.push(move);
  }
  return { spots, loose };
}

function spotsOf(
  { cards, places, seats }: Move,
  zones: readonly Zone[],
  real: ReadonlyMap<string, string>,
  you: number | null,
): Spot[] {
  if (cards.length) return facesIn(zones, new Set(cards.map((card) => real.get(card) ?? card)), you);
  if (places.length) return placesIn(zones, places, seats.length === 1 ? seats[0] : you);
  return seats.length === 1 ? [seatSpot(seats[0])] : [];
}

/** Cards that a move names are one's own, if one has such; else whatever lies open. */
function facesIn(zones: readonly Zone[], faces: ReadonlySet<string>, you: number | null): Spot[] {
  const found = zones.flatMap(({ cards, seat }, zone) =>
    cards.flatMap((card, at) =>
      typeof card === "string" && faces.has(card)
        ? [{ spot: spotOf(zone, at), own: seat !== null && seat === you }]
        : [],
    ),
  );
  const own = found.filter(({ own }) => own);
  return (own.length ? own : found).map(({ spot }) => spot);
}

/** Places are those of the seat's own row, else of the grid or row in the middle that has them all. */
function placesIn(zones: readonly Zone[], places: readonly number[], seat: number | null): Spot[] {
  const most = Math.max(...places);
  const fits = ({ layout, cards }: Zone) =>
    layout !== "hand" && layout !== "pile" && cards.length >= most;
  const among = zones.map((zone, at) => ({ ...zone, at })).filter(fits);
  const chosen = among.find((zone) => zone.seat === seat) ?? among.find((zone) => zone.seat === null);
  return chosen ? places.map((place) => spotOf(chosen.at, place - 1)) : [];
}

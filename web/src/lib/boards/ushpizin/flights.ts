// The card animations of each event, between named places; the stage knows where those are on the screen.
import type { Seat, UshpizinEvent } from "../../wire";
import type { Flight, Motion } from "../shared/stage.svelte";

/** `at.2.5` a place of a row · `seat.2` a player · `kupa`, `used`, `mission` the piles. */
export type Spot = string;
export const spotOf = (seat: Seat, number: number): Spot => `at.${seat}.${number}`;
export const playerSpot = (seat: Seat): Spot => `seat.${seat}`;

/** A flight; the board adds the face that lies where the card arrives, if none is said. */
export type PlannedFlight = Pick<Flight, "from" | "to" | "motion" | "side" | "delay" | "stays"> & {
  readonly face?: string | null;
};

/** What the table looked like before: how many sit here, and where mission 6 left its two empty places. */
export interface Before {
  readonly seats: number;
  readonly given: number | null;
  readonly gap: number | null;
}

const go = (motion: Motion, from: Spot, to: Spot, delay = 0): PlannedFlight => ({
  from,
  to,
  motion,
  delay,
});
/** A pile, or a player's hand, is there before the card arrives. */
const into = (from: Spot, to: Spot, delay = 0): PlannedFlight => ({
  ...go("travel", from, to, delay),
  stays: true,
});
/** Each card bends to its own right: so two that change places pass on opposite arcs. */
const arc = (from: Spot, to: Spot, delay = 0): PlannedFlight => ({
  ...go("swap", from, to, delay),
  side: 1,
});
const swap = (one: Spot, other: Spot): PlannedFlight[] => [arc(one, other), arc(other, one)];

const GAP = 55;
const DEAL = 1100; // what a whole deal may take, however many sit here
const SEVEN = [1, 2, 3, 4, 5, 6, 7];

/** Round by round, as hands deal: each seat its first card, then each its second. */
function deal(first: Seat, seats: number): PlannedFlight[] {
  const gap = Math.min(GAP, DEAL / (SEVEN.length * seats));
  const one = (number: number, k: number) =>
    go("deal", "kupa", spotOf((first + k) % seats, number), ((number - 1) * seats + k) * gap);
  return SEVEN.flatMap((number) => Array.from({ length: seats }, (_, k) => one(number, k)));
}

/** Hands instead of rows: a few cards to everybody are enough to see. */
const handOut = (first: Seat, seats: number): PlannedFlight[] =>
  Array.from({ length: 3 * seats }, (_, i) => into("kupa", playerSpot((first + i) % seats), i * GAP));

const draws = (places: readonly number[]): PlannedFlight[] =>
  places.flatMap((number, seat) => [
    into(spotOf(seat, number), "used", seat * GAP),
    go("travel", "kupa", spotOf(seat, number), 220 + seat * GAP),
  ]);

const passes = (places: readonly number[]): PlannedFlight[] =>
  places.map((number, seat) => {
    const next = (seat + 1) % places.length;
    return arc(spotOf(seat, number), spotOf(next, places[next]));
  });

type Picked = Extract<UshpizinEvent, { key: "ushpizin.picked" }>;
function picks({ seat, other, places }: Picked, { given, gap }: Before): PlannedFlight[] {
  if (given === null || gap === null) return [];
  return [
    ...swap(spotOf(seat, places[0]), spotOf(other, given)),
    arc(spotOf(seat, places[1]), spotOf(other, gap), 200),
  ];
}

type Of<K extends UshpizinEvent["key"]> = Extract<UshpizinEvent, { key: K }>;
type Ways = { readonly [K in UshpizinEvent["key"]]?: (event: Of<K>, before: Before) => PlannedFlight[] };

const WAYS: Ways = {
  "ushpizin.dealt": (event, { seats }) => deal(event.first, seats),
  "ushpizin.opened": (event, { seats }) => handOut(event.first, seats),
  "ushpizin.swapped": (event) => swap(spotOf(event.seat, event.place), spotOf(event.other, event.spot)),
  "ushpizin.exchanged": ({ seat, places }) => swap(spotOf(seat, places[0]), spotOf(seat, places[1])),
  "ushpizin.drew": (event) => draws(event.places),
  "ushpizin.passed_on": (event) => passes(event.places),
  "ushpizin.announced": (event) => [go("travel", spotOf(event.seat, event.place), "mission")],
  "ushpizin.mission_over": () => [into("mission", "kupa")],
  "ushpizin.replaced": (event) => [go("travel", "kupa", spotOf(event.seat, event.place), 300)],
  "ushpizin.redrew": ({ card }) => [{ ...go("travel", "kupa", "drawn"), face: card }],
  "ushpizin.seated": ({ seat, place, out }) => [
    { ...into(spotOf(seat, place), "used"), face: out },
    go("travel", "drawn", spotOf(seat, place), 200),
  ],
  "ushpizin.declined": ({ card }) => [{ ...into("drawn", "used"), face: card }],
  "ushpizin.took": (event) => [arc(spotOf(event.other, event.spot), spotOf(event.seat, event.place))],
  "ushpizin.picked": picks,
  "ushpizin.handed": ({ seat, other, card }) => [
    { ...into(playerSpot(other), playerSpot(seat)), face: card },
  ],
  "ushpizin.gave_back": ({ seat, other, card }) => [
    { ...into(playerSpot(seat), playerSpot(other)), face: card },
  ],
  "ushpizin.fished": ({ seat, card }) => [{ ...into("kupa", playerSpot(seat)), face: card }],
  "ushpizin.put_away": ({ seat }) => [into(playerSpot(seat), "used")],
};

/** The flights of all that happened. */
export function flightsOf(news: readonly UshpizinEvent[], before: Before): PlannedFlight[] {
  return news.flatMap((event) => {
    const way = WAYS[event.key] as
      ((event: UshpizinEvent, before: Before) => PlannedFlight[]) | undefined;
    return way?.(event, before) ?? [];
  });
}

/** The places whose cards just changed: they stay ringed until the next thing happens. */
export function ringed(news: readonly UshpizinEvent[]): readonly Spot[] {
  return news.flatMap((event) => {
    if (event.key === "ushpizin.swapped" || event.key === "ushpizin.took")
      return [spotOf(event.seat, event.place), spotOf(event.other, event.spot)];
    if (event.key === "ushpizin.seated") return [spotOf(event.seat, event.place)];
    return event.key === "ushpizin.exchanged" ? event.places.map((at) => spotOf(event.seat, at)) : [];
  });
}

/** The places that everybody drew into, in rows that lie open. */
export function newcomers(news: readonly UshpizinEvent[], open: readonly Seat[]): readonly Spot[] {
  const drew = news.find((event) => event.key === "ushpizin.drew");
  if (drew?.key !== "ushpizin.drew") return [];
  return drew.places.flatMap((place, seat) => (open.includes(seat) ? [spotOf(seat, place)] : []));
}

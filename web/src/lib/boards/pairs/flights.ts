// The card animations of each event: cards turn over, and pairs go to whoever found them.
import { DEAL_GAP, type Flight, TIMES } from "../shared/stage.svelte";
import type { PairsEvent, Seat } from "../../wire";

const GAME = { game: "pairs" } as const;
const SHOWN = 900; // a pair is looked at before it leaves
const at = (place: number) => `card:${place}`;

/** The flights of an update; the card that lay open first stays until its pair leaves. */
export function flights(news: readonly PairsEvent[]): Flight[] {
  const found = news.some((event) => event.key === "pairs.matched");
  return news.flatMap((event) => flightsOf(event, found));
}

const DEAL = 1100; // what laying all of them out may take

/** All cards, one after the other, from whoever begins. */
const layOut = (count: number, first: Seat): Flight[] =>
  Array.from({ length: count }, (_, i) => ({
    from: `seat:${first}`,
    to: at(i + 1),
    motion: "deal",
    face: null,
    delay: i * Math.min(DEAL_GAP, DEAL / count),
    ...GAME,
  }));

function flightsOf(event: PairsEvent, found: boolean): Flight[] {
  if (event.key === "pairs.laid") return layOut(event.count, event.first);
  if (event.key === "pairs.turned") {
    const time = found ? SHOWN : TIMES.flip;
    return [
      {
        from: at(event.place),
        to: at(event.place),
        motion: "flip",
        face: event.card,
        was: null,
        time,
        ...GAME,
      },
    ];
  }
  if (event.key !== "pairs.matched") return [];
  const [first, second] = event.places;
  const leave = {
    to: `seat:${event.seat}`,
    motion: "travel",
    face: event.card,
    delay: SHOWN,
    stays: true,
    ...GAME,
  } as const;
  return [
    { from: at(first), ...leave, late: event.places.length < 2 },
    { from: at(second), ...leave, late: true, side: 1 },
  ];
}

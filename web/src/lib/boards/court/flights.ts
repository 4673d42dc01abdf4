// The card animations of each event.
import { DEAL_GAP, type Flight, SHAKE, swapped, TIMES } from "../shared/stage.svelte";
import type { CourtEvent, Seat } from "../../wire";

const GAME = { game: "court" } as const;
const HAT = { ...GAME, part: "hat" } as const;
const SHOWN = TIMES.fit; // a pair is looked at before it leaves
const hat = (place: number) => `hat:${place}`;
const person = (place: number) => `person:${place}`;

/** Turn a hat up where it lies; one that fits drops into place. */
const turnUp = (place: number, face: string, motion: "flip" | "fit" = "flip"): Flight => ({
  from: hat(place),
  to: hat(place),
  motion,
  face,
  was: null,
  ...HAT,
});
/** A penalty goes from the wrong hat to whoever declared it. */
const penalty = (seat: Seat, place: number): Flight => ({
  from: hat(place),
  to: `seat:${seat}`,
  motion: "travel",
  face: "penalty",
  token: true,
  delay: TIMES.flip + SHAKE,
  late: true,
  stays: true,
  ...HAT,
});
const takeHat = (seat: Seat, place: number, face: string): Flight => ({
  from: hat(place),
  to: `seat:${seat}`,
  motion: "travel",
  face,
  delay: SHOWN,
  late: true,
  stays: true,
  ...HAT,
});
const takePerson = (seat: Seat, place: number, face: string): Flight => ({
  from: person(place),
  to: `seat:${seat}`,
  motion: "travel",
  face,
  delay: SHOWN,
  stays: true,
  ...GAME,
});
const newHat = (place: number, delay: number): Flight => ({
  from: "hats",
  to: hat(place),
  motion: "deal",
  face: null,
  delay,
  ...HAT,
});
const newPerson = (place: number, face: string, delay: number): Flight => ({
  from: "people",
  to: person(place),
  motion: "deal",
  face,
  was: null,
  delay,
  ...GAME,
});
const wholeRow = (row: readonly (string | null)[]): Flight[] =>
  row.flatMap((face, i) =>
    face === null
      ? []
      : [newPerson(i + 1, face, i * DEAL_GAP), newHat(i + 1, (row.length + i) * DEAL_GAP)],
  );

/** The flights of an update. A pair that is won stays to be seen, then goes to its winner. */
export function flights(news: readonly CourtEvent[]): Flight[] {
  const won = news.find((event) => event.key === "court.fitted");
  return news.flatMap((event) => flightsOf(event, won !== undefined));
}

function flightsOf(event: CourtEvent, won: boolean): Flight[] {
  switch (event.key) {
    case "court.opened":
    case "court.redealt":
      return wholeRow(event.row);
    case "court.peeked":
      return event.hat === null ? [] : [turnUp(event.place, event.hat)];
    case "court.swapped":
      return swapped(hat(event.place), hat(event.other), HAT);
    case "court.missed":
      return [turnUp(event.place, event.hat), penalty(event.seat, event.place)];
    case "court.fitted":
      return [
        takePerson(event.seat, event.place, event.person),
        takeHat(event.seat, event.place, event.person),
        turnUp(event.place, event.person, "fit"),
      ];
    case "court.magic_taken":
      return [takeHat(event.seat, event.place, "magic"), turnUp(event.place, "magic", "fit")];
    case "court.refilled":
      return refill(event.place, event.person, won);
    case "court.ended":
      return event.hats.flatMap((face, i) => (face === null ? [] : [turnUp(i + 1, face)]));
  }
}

/** After a magic hat the person stays; after a pair a new one may come. */
const refill = (place: number, face: string, won: boolean): Flight[] => {
  const after = SHOWN + TIMES.travel / 2;
  const come = { ...newHat(place, after), late: true };
  return won ? [{ ...newPerson(place, face, after), late: true }, come] : [come];
};

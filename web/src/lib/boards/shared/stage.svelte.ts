// Cards in the air. Places register under a key; a flight goes from where a place was to where one is now.
// A flight knows a face only while it lasts.
import type { Game } from "../../games";
import type { Part } from "../../cards/press.svelte";
import { ASHES, type Box, cardAt, FIT, PLAIN_CARD, travel } from "./paths";
import { Places } from "./places";

export type Motion = "travel" | "deal" | "swap" | "flip" | "fit" | "burn";

export interface Flight {
  /** Keys of places; for a flip and a burn only `to` matters. */
  readonly from: string;
  readonly to: string;
  readonly motion: Motion;
  readonly game: Game;
  readonly part?: Part;
  /** As the card arrives, and as it left; null is covered. Where they differ it turns over on its way. */
  readonly face: string | null;
  readonly was?: string | null;
  /** To which hand its way bends; a swap's two cards take opposite ones. */
  readonly side?: -1 | 0 | 1;
  readonly delay?: number;
  /** Other than its motion takes. */
  readonly time?: number;
  /** Not to be seen before its delay is over. */
  readonly late?: boolean;
  /** The place itself stays visible: a pile that is there before the card. */
  readonly stays?: boolean;
}

export interface Flyer extends Flight {
  readonly id: number;
  readonly box: Box;
  readonly frames: Keyframe[];
  readonly time: number;
}

/** As ART.md has them, in milliseconds. */
export const TIMES: Readonly<Record<Motion, number>> = {
  travel: 380,
  deal: 260,
  swap: 520,
  flip: 320,
  fit: 940, // turned up, then 620 of dropping into place
  burn: 900,
};
export const DEAL_GAP = 55;
export const SHAKE = 340;

/** Whether travel is to be a short fade. */
export const calm = () =>
  document.documentElement.dataset.motion === "calm" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

const seen = (box: Box | undefined): box is Box => box !== undefined && box.width > 0;

/** Motions that stay where they are. */
const DANCES: { readonly [motion in Motion]?: Keyframe[] } = { burn: ASHES, fit: FIT };

const HAT_CARD: Box = { ...PLAIN_CARD, height: 76.5 };
const lying = (box: Box, card: Box) => cardAt(box, card) === box;

/** Both ends as cards: where one is a plate or a pile, the other says how large a card is. */
function asCards(from: Box, to: Box, { part }: Flight): [Box, Box] {
  const card = part === "hat" ? HAT_CARD : PLAIN_CARD;
  const like = lying(to, card) ? to : lying(from, card) ? from : card;
  return [cardAt(from, like), cardAt(to, like)];
}

export class Stage {
  flyers = $state.raw<readonly Flyer[]>([]);
  private readonly places = new Places();
  private count = 0;

  /** `use:stage.anchor={"hand:2"}` – a place that flights may leave from and arrive at. */
  readonly anchor = this.places.anchor;

  /** Measure all places, before the table changes: call it in `$effect.pre`. */
  look(): void {
    this.places.remember();
  }

  /** Show what happened, after the table has changed: call it in `$effect`. */
  fly(flights: readonly Flight[], again = false): void {
    if (calm()) return this.fade(flights);
    const flyers = flights.flatMap((flight) => this.flyer(flight) ?? []);
    // A board that has just come knows its size with the next frame.
    if (flights.length && !flyers.length && !again) requestAnimationFrame(() => this.fly(flights, true));
    for (const flyer of flyers) this.hide(flyer);
    this.flyers = [...this.flyers, ...flyers];
  }

  land(id: number): void {
    this.flyers = this.flyers.filter((flyer) => flyer.id !== id);
  }

  /** Ring a place for two seconds, so that a change is not lost where nothing moves. */
  ring(key: string): void {
    const ring = { outline: "4px solid var(--accent)", outlineOffset: "2px" };
    this.places.get(key)?.animate([ring, ring], { duration: 2000 });
  }

  /** Shake a place twice: what was tried did not go. */
  shake(key: string, delay = 0): void {
    const steps = [0, -5, 5, -5, 5, 0].map((x) => ({
      transform: `translateX(${x}px) rotate(${x * 0.4}deg)`,
    }));
    if (!calm()) this.places.get(key)?.animate(steps, { duration: SHAKE, delay, composite: "add" });
  }

  private flyer(flight: Flight): Flyer | null {
    const ends = this.ends(flight);
    if (!seen(ends[0]) || !seen(ends[1])) return null;
    const [from, to] = asCards(ends[0], ends[1], flight);
    const spin = flight.motion === "deal" ? -14 : 0;
    const frames = DANCES[flight.motion] ?? travel(from, to, flight.side ?? 0, spin);
    return { ...flight, id: ++this.count, box: to, frames, time: flight.time ?? TIMES[flight.motion] };
  }

  private ends({ from, to, motion }: Flight): [Box | undefined, Box | undefined] {
    const then = this.places.then(motion === "burn" ? to : from);
    if (motion === "burn") return [then, then];
    return [then ?? this.places.now(from), this.places.now(to) ?? this.places.then(to)];
  }

  private hide({ to, motion, stays, delay = 0, time }: Flyer): void {
    if (stays || motion === "burn") return;
    const place = this.places.get(to);
    if (!place) return;
    // Not by an animation: each of those would be a sheet of its own while it lasts.
    place.dataset.away = "";
    setTimeout(() => delete place.dataset.away, delay + time);
  }

  private fade(flights: readonly Flight[]): void {
    for (const { to, motion } of flights) {
      if (motion === "swap") this.ring(to);
      this.places.get(to)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
    }
  }
}

/** Two places change their cards: each takes its own side of the way. */
export const swapped = (a: string, b: string, card: Pick<Flight, "game" | "part">): Flight[] => [
  { from: a, to: b, motion: "swap", face: null, side: 1, ...card },
  { from: b, to: a, motion: "swap", face: null, side: 1, ...card },
];

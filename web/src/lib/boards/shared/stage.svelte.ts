// Animates cards between places of a board. Elements register as places under a key; a flight goes from where a
// place was before an update to where a place is after it. A face is kept only while its flight lasts.
import { type Part, shapeOf } from "../../cards/shapes";
import { ASHES, type Box, cardAt, FIT, PLAIN_CARD, travel } from "./paths";
import { Places } from "./places";

export type Motion = "travel" | "deal" | "swap" | "flip" | "fit" | "burn";

export interface Flight {
  /** Keys of places; a flip and a burn use `to` only. */
  readonly from: string;
  readonly to: string;
  readonly motion: Motion;
  readonly game: string;
  readonly part?: Part | undefined;
  /** As the card arrives, and as it left; null is covered. Where they differ it turns over on its way. */
  readonly face: string | null;
  readonly was?: string | null;
  /** The side to which its path bends; the two cards of a swap take opposite ones. */
  readonly side?: -1 | 0 | 1;
  readonly delay?: number;
  /** Milliseconds, if not those of its motion. */
  readonly time?: number;
  /** Invisible until its delay is over. */
  readonly late?: boolean;
  /** A token instead of a card: no paper behind it. */
  readonly token?: boolean;
  /** The place itself stays visible: a pile that is there before the card. */
  readonly stays?: boolean;
}

export interface Flyer extends Flight {
  readonly id: number;
  readonly box: Box;
  readonly frames: Keyframe[];
  readonly time: number;
}

/** Durations in milliseconds, as in motion.css. */
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
const AHEAD = 50; // by how much a card that waits unseen is there before it flies

/** Whether motion is reduced to a short fade. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A flyer that joins some time after it was asked for. */
const later = (flyer: Flyer, passed: number): Flyer => ({
  ...flyer,
  delay: Math.max(0, (flyer.delay ?? 0) - passed),
});

const seen = (box: Box | undefined): box is Box => box !== undefined && box.width > 0;

/** Motions that stay where they are. */
const IN_PLACE: { readonly [motion in Motion]?: Keyframe[] } = { burn: ASHES, fit: FIT };

const lying = (box: Box, card: Box) => cardAt(box, card) === box;

/** Both ends as cards: where one is a plate or a pile, the other says how large a card is. */
function asCards(from: Box, to: Box, { game, part }: Flight): [Box, Box] {
  const { height } = shapeOf(game, part);
  const card = { ...PLAIN_CARD, height: (PLAIN_CARD.width * height) / 200 };
  const like = lying(to, card) ? to : lying(from, card) ? from : card;
  return [cardAt(from, like), cardAt(to, like)];
}

export class Stage {
  flyers = $state.raw<readonly Flyer[]>([]);
  private readonly places = new Places();
  private count = 0;

  /** Where places lie at all angles nothing flies: what changed fades in, and what was swapped is ringed. */
  constructor(private readonly still = false) {}

  /** `use:stage.anchor={"hand:2"}` – a place that flights may leave from and arrive at. */
  readonly anchor = this.places.anchor;

  /** Measure all places, before the table changes: call it in `$effect.pre`. */
  measure(): void {
    this.places.remember();
  }

  /** Show what happened, after the table has changed: call it in `$effect`. */
  fly(flights: readonly Flight[], again = false): void {
    if (this.still || calm()) return this.fade(flights);
    const flyers = flights.flatMap((flight) => this.flyer(flight) ?? []);
    // A board that was just mounted has its size in the next frame.
    if (flights.length && !flyers.length && !again) requestAnimationFrame(() => this.fly(flights, true));
    for (const flyer of flyers) this.hide(flyer);
    this.join(flyers, performance.now());
  }

  /** Cards that wait unseen join when it is nearly their turn: all at once would hold up the first frame. */
  private join(flyers: readonly Flyer[], began: number): void {
    const passed = performance.now() - began;
    const wait = ({ motion, late, delay = 0 }: Flyer) =>
      (motion === "deal" || late) && delay - passed > AHEAD;
    const now = flyers.filter((flyer) => !wait(flyer));
    const missed = ({ delay = 0, time }: Flyer) => passed > delay + time; // its place shows it already
    const due = now.filter((flyer) => !missed(flyer));
    this.flyers = [...this.flyers, ...due.map((flyer) => later(flyer, passed))];
    if (now.length < flyers.length) requestAnimationFrame(() => this.join(flyers.filter(wait), began));
  }

  land(id: number): void {
    this.flyers = this.flyers.filter((flyer) => flyer.id !== id);
  }

  /** Outline a place for two seconds, to show a change where nothing moves. */
  ring(key: string): void {
    const ring = { outline: "4px solid var(--accent)", outlineOffset: "2px" };
    this.places.get(key)?.animate([ring, ring], { duration: 2000 });
  }

  /** Shake a place: what was tried failed. */
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
    const frames = IN_PLACE[flight.motion] ?? travel(from, to, flight.side ?? 0, spin);
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
    // Not by an animation, which would give each place a compositing layer of its own.
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

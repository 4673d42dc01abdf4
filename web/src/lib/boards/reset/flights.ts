// The card animations of each event.
import { DEAL_GAP, type Flight, TIMES } from "../shared/stage.svelte";
import type { ResetEvent, Seat } from "../../wire";
import { arrived, type Held } from "./hand";

export interface Table {
  readonly you: Seat | null;
  /** How many sit here. */
  readonly seats: number;
  /** One's hand before and now. */
  readonly before: readonly Held[];
  readonly now: readonly Held[];
  /** The cards that were picked: those leave. */
  readonly picks: readonly string[];
  /** The cards that lie open on the centre, before and now. */
  readonly open?: { readonly before: readonly string[]; readonly now: number };
}
type Way = Pick<Flight, "from" | "to" | "motion" | "face"> & Partial<Flight>;

const REST = 60;
const HOLD = 700; // a burning pile is called out first
const held = (card: string) => (card.endsWith("*") ? "joker" : card);

/** One flight after the other, in the order of the news. */
class Choreography {
  readonly flights: Flight[] = [];
  private at = 0;

  constructor(
    private readonly table: Table,
    /** What is laid does not lie there any more: it burns in the same picture. */
    private readonly heaped: boolean,
  ) {}

  private send(ways: readonly Way[], gap: number): void {
    ways.forEach((way, i) => this.flights.push({ game: "reset", ...way, delay: this.at + i * gap }));
  }

  private wait(time: number): void {
    this.at += time;
  }

  private mine(seat: Seat): boolean {
    return seat === this.table.you;
  }

  /** Cards from a hand to the centre; those of others turn over on their way. */
  lay(seat: Seat, cards: readonly string[]): void {
    const keys = this.mine(seat) ? this.leaving(cards) : [];
    // each lands on its own place of the fan; what lay there before stays in sight below
    const first = Math.max(0, (this.table.open?.now ?? 1) - cards.length);
    const ways = cards.map((face, i): Way => {
      const own = keys[i] === undefined ? {} : { from: `hand:${keys[i]}` };
      const turning = this.mine(seat) ? {} : { was: null };
      const to = this.heaped ? "heap" : `heap:${first + i}`;
      return {
        from: `seat:${seat}`,
        to,
        stays: this.heaped,
        motion: "travel",
        face,
        ...turning,
        ...own,
      };
    });
    this.send(ways, 70);
    this.wait(TIMES.travel + 70 * (cards.length - 1) + REST);
  }

  private leaving(cards: readonly string[]): string[] {
    const { before, picks } = this.table;
    const chosen = before.filter((one) => picks.includes(one.key));
    const rest = before.filter((one) => !picks.includes(one.key));
    return arrived([...rest, ...chosen], cards.map(held));
  }

  /** Cards into a hand: one's own lie in their places, others' go to the plate. */
  fetch(
    from: string,
    seat: Seat,
    count: number,
    cards: readonly string[] | null,
    motion: Flight["motion"],
  ): void {
    const own = this.mine(seat) && cards !== null;
    const ways = own
      ? arrived(this.table.now, cards).map((key, i): Way => ({
          from,
          to: `hand:${key}`,
          motion,
          face: cards[i],
          was: null,
        }))
      : Array.from({ length: Math.min(count, 3) }, (): Way => ({
          from,
          to: `seat:${seat}`,
          motion,
          face: null,
          stays: true,
        }));
    this.send(ways, DEAL_GAP);
    this.wait(TIMES[motion]);
  }

  /** The deck goes round: a few cards to everybody, then the first one is turned up. */
  open(card: string): void {
    const others = Array.from({ length: this.table.seats }, (_, seat) => seat).filter(
      (seat) => !this.mine(seat),
    );
    const round = others.map((seat): Way => {
      return { from: "draw", to: `seat:${seat}`, motion: "deal", face: null, stays: true };
    });
    this.send([...round, ...round, ...round], DEAL_GAP);
    this.send([{ from: "draw", to: "heap:0", motion: "travel", face: card, was: null }], 0);
  }

  /** What lay open burns where it lies, from its lower edge, after it has been called out. */
  burn(face: string | null): void {
    const open = this.table.open?.before ?? [];
    const one = (to: string, card: string | null): Way => ({ from: to, to, motion: "burn", face: card });
    if (this.heaped || !open.length) this.send([{ ...one("heap", face), late: true }], 0);
    else {
      this.at += HOLD;
      this.send(
        open.map((card, i) => one(`heap:${i}`, card)),
        70,
      );
    }
    this.wait(TIMES.burn / 2);
  }

  /** A card from seat to seat; who may know it sees it. */
  pass(from: Seat, to: Seat, card: string | null): void {
    const key = this.mine(to) && card !== null ? arrived(this.table.now, [card])[0] : undefined;
    const goal = key === undefined ? { to: `seat:${to}`, stays: true } : { to: `hand:${key}` };
    this.send([{ from: `seat:${from}`, motion: "travel", face: card, side: 1, ...goal }], 0);
    this.wait(TIMES.travel);
  }
}

const pileOf = (seat: Seat, you: Seat | null) => (seat === you ? "mypile" : `seat:${seat}`);

/** A replay shows laying and burning in one picture. */
const burnsAtOnce = (news: readonly ResetEvent[]) =>
  news.some((event) => event.key === "reset.burnt") &&
  news.some((event) => event.key === "reset.laid" || event.key === "reset.stuck");

/** The flights of an update; `top` is what lay on the centre before it. */
export function flights(news: readonly ResetEvent[], table: Table, top: string | null): Flight[] {
  const show = new Choreography(table, burnsAtOnce(news));
  let last = top;
  for (const event of news) {
    if (event.key === "reset.laid") show.lay(event.seat, event.cards);
    if (event.key === "reset.laid") last = event.cards.at(-1) ?? last;
    if (event.key === "reset.stuck") show.lay(event.seat, [event.card]);
    if (event.key === "reset.stuck") last = event.card;
    if (event.key === "reset.burnt") show.burn(last);
    moveInto(show, event, table.you);
  }
  return show.flights;
}

function moveInto(show: Choreography, event: ResetEvent, you: Seat | null): void {
  switch (event.key) {
    case "reset.opened":
      return show.open(event.card);
    case "reset.dealt":
      return show.fetch("mypile", event.seat, event.cards.length, event.cards, "deal");
    case "reset.refilled":
      return show.fetch(pileOf(event.seat, you), event.seat, event.count, event.cards, "deal");
    case "reset.drew":
      return show.fetch("draw", event.seat, 1, event.card === null ? null : [event.card], "travel");
    case "reset.taken":
      return show.pass(event.victim, event.robber, event.card);
    case "reset.given":
      return show.pass(event.robber, event.victim, event.card);
  }
}

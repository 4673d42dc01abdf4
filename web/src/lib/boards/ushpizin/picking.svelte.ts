// The player's selection before it is sent. It is dropped when it no longer fits the legal moves.
import { moveOf, possible, stillPicked, type Touch, touched } from "./touches";

export interface Offered {
  readonly moves: readonly string[];
  readonly live: boolean;
  readonly play: (move: string) => void;
}

/** Two touches closer than this are one slip of the finger. */
const SLIP = 280;

export class Picking {
  private raw = $state.raw<readonly Touch[]>([]);
  private at = 0;
  private readonly now: () => Offered;

  constructor(now: () => Offered) {
    this.now = now;
  }

  readonly picked = $derived.by(() => stillPicked(this.now().moves, this.raw));
  readonly can = $derived.by(() => possible(this.now().moves, this.picked));
  /** The move that is picked completely and waits for its last touch. */
  readonly move = $derived.by(() => moveOf(this.now().moves, this.picked));
  readonly live = $derived.by(() => this.now().live);

  touch(touch: Touch): void {
    const slip = performance.now() - this.at < SLIP && this.picked.includes(touch);
    this.at = performance.now();
    if (slip) return;
    const after = touched(this.now().moves, this.picked, touch);
    if (after.send === null) this.raw = after.picked;
    else this.send(after.send);
  }

  /** Send what is picked. */
  confirm(): void {
    if (this.move !== null) this.send(this.move);
  }

  send(move: string): void {
    const { live, moves, play } = this.now();
    if (!live || !moves.includes(move)) return;
    this.raw = [];
    play(move);
  }

  letGo(): void {
    this.raw = [];
  }
}

// Before rows are covered it is counted to three, and they lie open until then.
import { untrack } from "svelte";
import type { Shown } from "../../table/board";
import { tempo } from "../../table/tempo.svelte";
import { afterCounting, COUNTED, isCounted, STEP, whileCounting } from "./count";

type Now = Shown<"ushpizin">;

export class Counting {
  left = $state(0);
  private held = $state.raw<Now | null>(null);
  private heard = $state(Number.NaN); // the update whose call was shown while it was counted
  private last: Now | null = null;

  /** Made by a component, whose life it shares. */
  constructor(private readonly newest: () => Now) {
    const number = $derived(newest().n);
    $effect.pre(() => {
      void number;
      return untrack(() => this.count(newest()));
    });
  }

  /** What is shown now. */
  readonly shown = $derived.by(() => {
    const newest = this.newest();
    return this.held ?? (this.heard === newest.n ? afterCounting(newest) : newest);
  });

  get on(): boolean {
    return this.held !== null;
  }

  private count(now: Now): (() => void) | undefined {
    const before = this.last;
    this.last = now;
    this.held = null;
    this.left = 0;
    if (before === null || !isCounted(before.view, now)) return undefined;
    this.held = whileCounting(before, now);
    this.heard = now.n;
    this.left = COUNTED;
    const timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return;
      this.held = null;
      clearInterval(timer);
    }, STEP * tempo.factor);
    return () => clearInterval(timer);
  }
}

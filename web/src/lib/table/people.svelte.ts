// The people at one device: who holds it, and to whom it is to be handed.
import type { TableStore } from "./store.svelte";

const asked = ({ shown, table, you }: TableStore) =>
  table?.phase === "playing" && you !== null && Boolean(shown?.moves.length);

export class People {
  all = $state.raw<readonly TableStore[]>([]);
  /** Whose cards may be seen; null before anybody has said that they are who is meant. */
  private holder = $state.raw<TableStore | null>(null);
  private deal = $state<number | null>(null);

  constructor(readonly owner: TableStore) {
    this.all = [owner];
  }

  /** Whoever was taken off their chair is not waited for. */
  readonly seated = $derived(this.all.filter((each) => each === this.owner || each.you !== null));
  /** Who leaves still has the device in hand. */
  private passing = $state(false);
  readonly shared = $derived(this.seated.length > 1 || this.passing);

  /** Whose cards may be seen now: of a new deal nobody's, whichever connection has heard of it first. */
  private readonly held = $derived.by((): TableStore | null =>
    this.all.every(({ table }) => table === null || table.deal === this.deal) ? this.holder : null,
  );

  /** Who is to take the device now; null: it is in the right hands. */
  readonly next = $derived.by((): TableStore | null => {
    if (!this.shared || !this.all.some(({ table }) => table?.phase === "playing")) return null;
    const holder = this.held;
    if (holder && (asked(holder) || holder.sent)) return null;
    const waiting = this.waiting;
    if (!waiting.length) return holder ? null : this.owner;
    const after = ({ you }: TableStore) => ((you ?? 0) - (holder?.you ?? 0) + 100) % 100;
    return waiting.reduce((one, other) => (after(other) < after(one) ? other : one));
  });

  /** All at this device who are asked now. */
  get waiting(): readonly TableStore[] {
    return this.seated.filter(asked);
  }

  /** Whose view is shown. */
  readonly shown = $derived.by(() => (this.shared ? (this.holder ?? this.owner) : this.owner));

  /** Somebody has left; the device is the others'. */
  drop(store: TableStore): void {
    this.all = this.all.filter((each) => each !== store);
    if (this.holder !== store) return;
    this.holder = null;
    this.passing = true;
  }

  readonly take = (store: TableStore): void => {
    this.holder = store;
    this.passing = false;
    this.deal = store.table?.deal ?? null;
  };
}

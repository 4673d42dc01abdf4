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
  private readonly seated = $derived(
    this.all.filter((each) => each === this.owner || each.you !== null),
  );
  /** Who leaves still has the device in hand. */
  private passing = $state(false);
  readonly shared = $derived(this.seated.length > 1 || this.passing);

  /** Who is to take the device now; null: it is in the right hands. */
  readonly next = $derived.by((): TableStore | null => {
    if (!this.shared || this.owner.table?.phase !== "playing") return null;
    const holder = this.deal === this.owner.table.deal ? this.holder : null;
    if (holder && (asked(holder) || holder.sent)) return null;
    const waiting = this.seated.filter(asked);
    if (!waiting.length) return holder ? null : this.owner;
    const after = ({ you }: TableStore) => ((you ?? 0) - (holder?.you ?? 0) + 100) % 100;
    return waiting.reduce((one, other) => (after(other) < after(one) ? other : one));
  });

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

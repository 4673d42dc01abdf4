// A minute of practice: eight questions, each as hard as the answers before it allow.
import { call } from "../../lib/api";
import { after, choose, keepProgress, pace, type Progress, readProgress } from "../../lib/practice";
import { tempo } from "../../lib/table/tempo.svelte";
import type { Practice } from "../../lib/wire";
import { Watch } from "./watch.svelte";

export const QUESTIONS = 8;
/** Games of bots that can be asked for, by number. */
const GAMES = 1000;

export type Source = { readonly game: string } | { readonly table: string; readonly deal: number };

const fetchFrom = (source: Source): Promise<Practice> =>
  "game" in source
    ? call("GET /api/practice/{game}", {
        game: source.game,
        number: Math.floor(Math.random() * GAMES),
      })
    : call("GET /api/tables/{table_id}/practice/{deal}", { table_id: source.table, deal: source.deal });

export class Session {
  practice = $state.raw<Practice | null>(null);
  progress = $state.raw<Progress>(readProgress());
  results = $state.raw<readonly boolean[]>([]);
  watch = $state.raw<Watch | null>(null);
  /** Rises whenever there is something to say. */
  moment = $state(0);
  /** All of the question is said once more. */
  repeated = $state(false);
  going = $state(false);
  private asked: readonly number[] = [];

  constructor(private readonly source: Source) {}

  async load(): Promise<void> {
    this.practice = await fetchFrom(this.source);
  }

  get over(): boolean {
    return this.results.length === QUESTIONS;
  }
  get right(): number {
    return this.results.filter(Boolean).length;
  }

  begin(): void {
    this.results = [];
    this.going = true;
    this.next();
  }

  /** Go on to the next question, or to the end. */
  next(): void {
    this.watch?.stop();
    if (this.over) {
      this.going = false;
      void this.refresh();
      return;
    }
    const round = this.practice && this.pick(this.practice);
    if (!round) return;
    const timing = { pace: pace(round.level) * tempo.factor, waits: tempo.waits };
    this.watch = new Watch(round, timing, (watch) => this.entered(watch));
    this.watch.begin();
  }

  watchAgain(): void {
    this.watch?.begin();
  }

  hearAgain(): void {
    this.repeated = true;
    this.moment++;
  }

  stop(): void {
    this.watch?.stop();
  }

  private pick({ rounds }: Practice) {
    const levels = rounds.map(({ level }) => level);
    const found = choose(levels, this.progress.level, this.asked);
    if (found === null) this.asked = [];
    const at = found ?? choose(levels, this.progress.level, this.asked);
    if (at === null) return null;
    this.asked = [...this.asked, at];
    return rounds[at];
  }

  private entered(watch: Watch): void {
    this.repeated = false;
    this.moment++;
    if (watch.stage !== "answered" || !this.practice) return;
    this.results = [...this.results, watch.right];
    this.progress = after(this.progress, watch.right, this.practice.levels);
    keepProgress(this.progress);
  }

  /** The next eight come from other games; without a connection from the same ones. */
  private async refresh(): Promise<void> {
    if (!("game" in this.source)) return;
    await this.load().then(
      () => void (this.asked = []),
      () => undefined,
    );
  }
}

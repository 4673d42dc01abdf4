// Shows updates one after the other, each for its duration. An update may be shown in several beats.

/** A factor that shortens durations while many updates are waiting. */
export const speedUp = (waiting: number) =>
  waiting < 2 ? 1 : waiting < 4 ? 0.6 : waiting < 8 ? 0.25 : 0;

export class UpdateQueue<Update> {
  private waiting: (readonly Update[])[] = [];
  /** What is left of the update that is being shown. */
  private beats: readonly Update[] = [];
  private free = 0; // when the next one may be shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (update: Update, last: boolean) => void,
    private readonly duration: (update: Update) => number,
    /** Whether what is shown stays until `onward` is called. */
    private readonly holds: (update: Update) => boolean = () => false,
  ) {}

  /** Whether the newest update is the one shown. */
  get idle(): boolean {
    return this.beats.length === 0 && this.waiting.length === 0;
  }

  push(...beats: readonly Update[]): void {
    this.waiting.push(beats);
    this.walk();
  }

  /** Show the newest update at once: the page was hidden. */
  skip(): void {
    this.free = 0;
    while (!this.idle) this.next();
    this.free = 0;
  }

  /** Go on to the next beat, without waiting any longer. */
  onward(): void {
    this.free = 0;
    this.walk();
  }

  /** Go to the end of the update that is being shown. */
  finish(): void {
    this.beats = this.beats.slice(-1);
    this.onward();
  }

  /** Drop all waiting updates: the next one holds the whole state. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.beats = [];
    this.free = 0;
  }

  private walk(): void {
    clearTimeout(this.timer);
    while (!this.idle && this.free <= Date.now()) this.next();
    if (!this.idle && this.free < Infinity)
      this.timer = setTimeout(() => this.walk(), this.free - Date.now());
  }

  private next(): void {
    if (this.beats.length === 0) this.beats = this.waiting.shift() ?? [];
    const [update, ...rest] = this.beats;
    this.beats = rest;
    this.show(update, this.idle);
    const time = this.duration(update) * speedUp(this.waiting.length);
    this.free = time > 0 && this.holds(update) ? Infinity : Date.now() + time;
  }
}

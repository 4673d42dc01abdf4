// Updates one after the other, each shown long enough to be followed.

/** A long queue is walked through faster: nobody should watch the past for long. */
export const haste = (waiting: number) => (waiting < 2 ? 1 : waiting < 4 ? 0.6 : waiting < 8 ? 0.25 : 0);

export class Parade<Update> {
  private waiting: Update[] = [];
  private free = 0; // when the next one may be shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (update: Update, last: boolean) => void,
    private readonly hold: (update: Update) => number,
  ) {}

  /** Whether the newest update is the one on the table. */
  get idle(): boolean {
    return this.waiting.length === 0;
  }

  push(update: Update): void {
    this.waiting.push(update);
    this.walk();
  }

  /** Show the newest at once: the page was asleep, or the eyes were elsewhere. */
  skip(): void {
    this.free = 0;
    while (this.waiting.length) this.next();
  }

  /** Forget everything: what comes next is a new beginning. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.free = 0;
  }

  private walk(): void {
    clearTimeout(this.timer);
    while (this.waiting.length && this.free <= Date.now()) this.next();
    if (this.waiting.length) this.timer = setTimeout(() => this.walk(), this.free - Date.now());
  }

  private next(): void {
    const update = this.waiting.shift() as Update;
    this.show(update, this.idle);
    this.free = Date.now() + this.hold(update) * haste(this.waiting.length);
  }
}

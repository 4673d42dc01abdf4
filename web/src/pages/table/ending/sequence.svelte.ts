// The steps of a win, one after the other; the reader may go on at any time.
export interface Step<Name extends string> {
  readonly name: Name;
  /** Milliseconds; the last step stays. */
  readonly time: number;
  /** Where steps wait for the reader, this one does. */
  readonly stop?: boolean;
}

export class Sequence<Name extends string> {
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: readonly Step<Name>[],
    private readonly factor: number,
    private readonly waits: boolean,
    private readonly entered: (name: Name, count: number) => void,
  ) {}

  get name(): Name {
    return this.steps[this.at].name;
  }
  /** How many steps of a name were entered. */
  count(name: Name): number {
    return this.steps.slice(0, this.at + 1).filter((step) => step.name === name).length;
  }
  /** Whether a step has been reached. */
  past(name: Name): boolean {
    return this.at >= this.steps.findIndex((step) => step.name === name);
  }
  get over(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Begin; returns how to stop. */
  start(): () => void {
    this.enter(this.at);
    return () => clearTimeout(this.timer);
  }

  next(): void {
    if (!this.over) this.enter(this.at + 1);
  }

  /** Go to the last step, without entering those between. */
  end(): void {
    if (!this.over) this.enter(this.steps.length - 1);
  }

  private enter(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    const { name, time, stop } = this.steps[at];
    this.entered(name, this.count(name));
    if (!this.over && !(stop && this.waits))
      this.timer = setTimeout(() => this.next(), time * this.factor);
  }
}

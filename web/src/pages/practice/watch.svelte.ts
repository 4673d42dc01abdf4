// One question: its card is shown, changes are watched one after the other, then a place is chosen.
import type { PracticeRound, PracticeStep } from "../../lib/wire";
import { emptyAt, faceUp, shownBy } from "./places";

export type Stage = "ready" | "shown" | "changes" | "asked" | "answered";

const NOTHING: PracticeStep = { moves: [], faces: [], new: [], gone: [] };

export interface Timing {
  /** How long each change is shown, in milliseconds. */
  readonly pace: number;
  /** Nothing goes on before the reader says so. */
  readonly waits: boolean;
}

export class Watch {
  stage = $state<Stage>("ready");
  /** Which change is shown, from 0. */
  at = $state(-1);
  chosen = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly round: PracticeRound,
    private readonly timing: Timing,
    /** Something new is shown: to be said. */
    private readonly entered: (watch: Watch) => void,
  ) {}

  /** Show it from the beginning; also once more. */
  begin(): void {
    this.at = -1;
    this.chosen = null;
    this.stage = this.round.shown === null ? "changes" : "shown";
    if (this.stage === "changes") this.at = 0;
    this.enter();
  }

  /** Go on to the next change, or to the question. */
  onward(): void {
    if (this.stage !== "shown" && this.stage !== "changes") return;
    this.at++;
    this.stage = this.at < this.round.steps.length ? "changes" : "asked";
    this.enter();
  }

  answer(place: number): void {
    if (this.stage !== "asked") return;
    this.chosen = place;
    this.stage = "answered";
    this.enter();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  get right(): boolean {
    return this.chosen !== null && this.round.answers.includes(this.chosen);
  }
  get waits(): boolean {
    return this.timing.waits && this.watching;
  }
  get watching(): boolean {
    return this.stage === "shown" || this.stage === "changes";
  }
  /** The change that is shown now. */
  get step(): PracticeStep {
    return this.stage === "changes" ? this.round.steps[this.at] : NOTHING;
  }
  /** What lies face up now, by place. */
  get faces(): ReadonlyMap<number, string> {
    const { card, shown, answers } = this.round;
    if (this.stage === "shown" && shown !== null) return faceUp([shown], card);
    return this.stage === "answered" ? faceUp(answers, card) : shownBy(this.step);
  }
  /** Places where nothing lies now. */
  get empty(): ReadonlySet<number> {
    return emptyAt(this.round, this.at);
  }

  private enter(): void {
    clearTimeout(this.timer);
    this.entered(this);
    if (!this.watching || this.timing.waits) return;
    const { pace } = this.timing;
    this.timer = setTimeout(() => this.onward(), this.stage === "shown" ? 2 * pace : pace);
  }
}

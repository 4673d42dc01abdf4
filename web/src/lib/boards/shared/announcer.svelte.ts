// What screen readers are told: one line for all that somebody did in a turn, and beside it what is picked or asked for.

/** Who is slower than this is not waited for: what has happened so far is told. */
const LATE = 2500;

export interface Moment {
  /** What an update told, in words. */
  readonly news: string;
  /** Who is asked now. */
  readonly asked: readonly number[];
  /** What the reader has to do; empty while others are asked. */
  readonly turn: string;
  /** The update is the reader's own answer. */
  readonly own: boolean;
}

interface Announcement {
  readonly n: number;
  readonly text: string;
}

export class Announcer {
  /** What happened. Only the last line is kept: remembering is part of some games. */
  line = $state.raw<Announcement>({ n: 0, text: "" });
  /** What was asked for by a key, or picked. */
  aside = $state.raw<Announcement>({ n: 0, text: "" });
  private waiting: string[] = [];
  private who = "";
  private turn = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell({ news, asked, turn, own }: Moment): void {
    const who = asked.join(" ");
    const passed = who !== this.who;
    this.who = who;
    if (news) this.waiting.push(news);
    const due = turn !== "" && (passed || own || turn !== this.turn);
    this.turn = turn;
    if (due) this.waiting.push(turn);
    clearTimeout(this.timer);
    if (due || passed) this.flush();
    else this.timer = setTimeout(() => this.flush(), LATE);
  }

  /** Say something beside what happens. */
  say(text: string): void {
    this.aside = { n: this.aside.n + 1, text };
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    if (!this.waiting.length) return;
    this.line = { n: this.line.n + 1, text: this.waiting.join(" ") };
    this.waiting = [];
  }
}

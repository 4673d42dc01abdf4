// A table as this page knows it: its connection, the update that is shown, and what is on its way.
import type { LoadedBoard } from "../boards/load";
import { deviceSecret, randomText } from "../device";
import type { EventOf, FromServer, Phrase, RefusedSent, Seat, TableInfo } from "../wire";
import type { Shown } from "./board";
import { type Deadline, hurried } from "./clocks";
import { Line, lineAddress, type LineState } from "./line";
import { Parade } from "./parade";
import { tempo } from "./tempo.svelte";
import { changes, gap, type Update, updateOf } from "./updates";

const BEAT = 700; // before the page gives an answer that needs no thought
const BUBBLE = 4_000;
const LOG = 60;
const DEAL_HOLD = 1400; // as long as cards fly
const LOBBY_HOLD = 0;

export interface Bubble {
  readonly id: number;
  readonly seat: Seat;
  readonly key: Phrase;
}
interface Sent {
  readonly id: string;
  readonly seen: number;
  readonly move: string;
}
/** How the table was. */
export interface Before {
  readonly table: TableInfo | null;
  readonly you: Seat | null;
  readonly asked: boolean;
}
/** What the page does at certain moments; the store itself makes no sound and says nothing. */
export interface Witness {
  readonly happened: (update: Update, before: Before) => void;
  readonly refused: (refusal: RefusedSent) => void;
}

export class TableStore {
  line = $state.raw<LineState>({ at: "connecting", since: Date.now() });
  table = $state.raw<TableInfo | null>(null);
  you = $state<Seat | null>(null);
  hosting = $state(false);
  shown = $state.raw<Shown | null>(null);
  clocks = $state.raw<readonly Deadline[]>([]);
  look = $state(0);
  log = $state.raw<readonly EventOf[]>([]);
  bubbles = $state.raw<readonly Bubble[]>([]);
  board = $state.raw<LoadedBoard | null>(null);
  /** Why the server let us not in. */
  refusal = $state.raw<RefusedSent | null>(null);
  sent = $state.raw<Sent | null>(null);
  private settled = $state(true);
  private heard = 0; // the number of the newest message
  private made = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Line;
  private readonly parade: Parade<Update>;

  constructor(
    readonly id: string,
    private readonly witness: Witness,
    /** An onlooker shows no secret: the table need not know who looks. */
    private readonly asOnlooker = false,
  ) {
    this.parade = new Parade(
      (update) => this.show(update),
      (update) => this.hold(update),
    );
    this.connection = new Line(lineAddress(location), () => this.hello(), {
      heard: (message) => this.hear(message),
      changed: (state) => this.turned(state),
    });
  }

  /** Whether one may act. */
  get live(): boolean {
    return this.line.at === "up" && this.settled && this.sent === null && this.board !== null;
  }

  /** Connect; the answer hangs up again. */
  open(): () => void {
    const probe = () => this.connection.probe();
    const seen = () => {
      if (document.hidden) return;
      this.connection.probe();
      this.parade.skip();
    };
    addEventListener("online", probe);
    addEventListener("offline", probe);
    document.addEventListener("visibilitychange", seen);
    this.connection.open();
    return () => {
      removeEventListener("online", probe);
      removeEventListener("offline", probe);
      document.removeEventListener("visibilitychange", seen);
      this.close();
    };
  }

  /** Give an answer; one at a time. */
  readonly play = (move: string): void => {
    if (!this.live || !this.shown?.moves.includes(move)) return;
    clearTimeout(this.beat);
    this.sent = { id: randomText(12), seen: this.shown.n, move };
    this.resend();
  };

  readonly say = (key: Phrase) => this.connection.send({ t: "say", key });
  readonly here = () => this.connection.send({ t: "here" });
  readonly probe = () => this.connection.probe();

  private close(): void {
    clearTimeout(this.beat);
    this.connection.close();
    this.parade.clear();
  }

  private hello() {
    return { t: "hello", table: this.id, secret: this.asOnlooker ? null : deviceSecret() } as const;
  }

  private turned(state: LineState): void {
    this.line = state;
    if (state.at === "up") this.resend();
  }

  /** The same answer under the same id: sent twice, played once. */
  private resend(): void {
    if (this.sent) this.connection.send({ t: "move", ...this.sent });
  }

  private hear(message: FromServer): void {
    if (changes(message)) this.follow(message);
    else if (message.t === "refused") this.deny(message);
    else if (message.t === "done" && message.id === this.sent?.id) this.sent = null;
    else if (message.t === "said") this.bubble(message.seat, message.key);
    else if (message.t === "hurry")
      this.clocks = hurried(this.clocks, message.seat, message.left, Date.now());
  }

  private follow(message: FromServer & { n: number }): void {
    if (!changes(message)) return;
    if (gap(message, this.heard)) return this.connection.open(); // the welcome has all there is to know
    if (message.t === "welcome") this.parade.clear();
    if (message.t === "told" && message.id && message.id === this.sent?.id) this.sent = null;
    this.heard = message.n;
    this.settled = false;
    this.parade.push(updateOf(message, Date.now()));
  }

  private deny(refusal: RefusedSent): void {
    if (this.line.at !== "up") this.refusal = refusal;
    else this.witness.refused(refusal);
    if (refusal.id === this.sent?.id) this.sent = null;
  }

  /** What was shown before is dropped: nothing that was covered stays behind. */
  private show(update: Update): void {
    clearTimeout(this.beat);
    const before = { table: this.table, you: this.you, asked: Boolean(this.shown?.moves.length) };
    if (update.table) this.table = update.table;
    if (update.you !== undefined) this.you = update.you;
    if (update.hosting !== undefined) this.hosting = update.hosting;
    this.shown = update.shown;
    this.clocks = update.clocks;
    this.look = update.look;
    this.write(update);
    this.settled = this.parade.idle;
    if (this.settled) this.answerAlone();
    this.witness.happened(update, before);
  }

  private write(update: Update): void {
    if (update.what === "dealt" || update.what === "welcome") this.log = [];
    if (!this.board?.keepsLog || !update.shown?.news.length) return;
    this.log = [...this.log, ...update.shown.news].slice(-LOG);
  }

  private hold(update: Update): number {
    if (update.shown?.dealt) return DEAL_HOLD * tempo.factor;
    if (update.what !== "answer" || !update.shown || !this.board) return LOBBY_HOLD;
    return this.board.hold(update.shown.news, update.shown.view) * tempo.factor;
  }

  /** Where there is nothing to choose the page answers, after a beat in which one sees why. */
  answerAlone(): void {
    const { shown, board } = this;
    const answer = shown?.moves.length && board ? board.trivial(shown.view, shown.moves) : null;
    if (answer !== null) this.beat = setTimeout(() => this.play(answer), BEAT * tempo.factor);
  }

  private bubble(seat: Seat, key: Phrase): void {
    const bubble = { id: ++this.made, seat, key };
    this.bubbles = [...this.bubbles.filter((old) => old.seat !== seat), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((old) => old.id !== bubble.id)), BUBBLE);
  }
}

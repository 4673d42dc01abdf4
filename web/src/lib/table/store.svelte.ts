// The state of a table on this page: connection, the update that is shown, and the move being sent.
import type { LoadedBoard } from "../boards/load";
import { deviceSecret, randomText } from "../device";
import type { Because, EventOf, FromServer, Phrase, RefusedSent, Seat, TableInfo } from "../wire";
import type { Shown } from "./board";
import { type Deadline, hurried } from "./clocks";
import { Connection, type ConnectionState } from "./connection";
import { openSocket } from "./open-socket";
import { UpdateQueue } from "./update-queue";
import { inBeats } from "./beats";
import { tempo } from "./tempo.svelte";
import { changes, gap, type Update, updateOf } from "./updates";

const BEAT = 700; // before the page sends a move that needs no choice
const BUBBLE = 4_000;
const LOG = 60;
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
/** The state before an update. */
export interface Before {
  readonly table: TableInfo | null;
  readonly you: Seat | null;
  readonly asked: boolean;
}
/** Called at updates and refusals, for sounds and notices; the store itself has no side effects. */
export interface TableListener {
  readonly happened: (update: Update, before: Before) => void;
  readonly refused: (refusal: RefusedSent) => void;
  /** Why a move that was asked about is not possible. */
  readonly explained: (because: Because) => void;
}

export class TableStore {
  connectionState = $state.raw<ConnectionState>({ at: "connecting", since: Date.now() });
  table = $state.raw<TableInfo | null>(null);
  you = $state<Seat | null>(null);
  hosting = $state(false);
  /** May add bots and deal: the host, or whoever stands in. */
  gathering = $state(false);
  /** Has no seat yet, and is dealt in with the next game. */
  waiting = $state(false);
  shown = $state.raw<Shown | null>(null);
  clocks = $state.raw<readonly Deadline[]>([]);
  look = $state(0);
  log = $state.raw<readonly EventOf[]>([]);
  bubbles = $state.raw<readonly Bubble[]>([]);
  board = $state.raw<LoadedBoard | null>(null);
  /** Why the server refused the connection. */
  refusal = $state.raw<RefusedSent | null>(null);
  sent = $state.raw<Sent | null>(null);
  /** What is shown stays until the reader taps. */
  held = $state(false);
  /** Around one device: whether the table waits for somebody's glance. */
  waits: (shown: Shown) => boolean = () => false;
  private settled = $state(true);
  /** The newest view there is, shown or still waiting. */
  private newest: Shown | null = null;
  private lastSeen = 0; // the number of the newest message
  private made = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection;
  private readonly queue: UpdateQueue<Update>;

  constructor(
    readonly id: string,
    private readonly listener: TableListener,
    /** Of whoever plays; several people may share a device. */
    readonly secret: () => string = deviceSecret,
  ) {
    this.queue = new UpdateQueue(
      (update) => this.show(update),
      (update) => this.duration(update),
      (update) => this.holds(update),
    );
    this.connection = new Connection(
      () => openSocket(id),
      () => this.hello(),
      {
        onMessage: (message) => this.receive(message),
        onChange: (state) => this.onConnection(state),
      },
    );
  }

  /** Whether the player can act. */
  get live(): boolean {
    return this.connectionState.at === "up" && this.settled && this.sent === null && this.board !== null;
  }

  /** Connect; returns the function that disconnects. */
  open(): () => void {
    const probe = () => this.connection.probe();
    const seen = () => {
      this.tellShown();
      if (document.hidden) return;
      this.connection.probe();
      this.queue.skip();
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

  /** Send a move; one at a time. */
  readonly play = (move: string): void => {
    if (!this.live || !this.shown?.moves.includes(move)) return;
    clearTimeout(this.beat);
    this.onward();
    this.sent = { id: randomText(12), seen: this.shown.n, move };
    this.resend();
  };

  /** The reader has seen enough: go on to the end of what is being shown, or by one step where steps wait. */
  readonly onward = (): void => {
    this.held = false;
    if (tempo.waits) this.queue.onward();
    else this.queue.finish();
  };

  /** Go back in a lesson to where so many answers had been given. */
  readonly rewind = (answers: number) => this.connection.send({ t: "rewind", answers });

  /** Ask why a move is not possible now; returns under which id the answer will come, null without a connection. */
  readonly why = (move: string): string | null => {
    const id = randomText(12);
    return this.connection.send({ t: "why", id, move }) ? id : null;
  };

  readonly say = (key: Phrase) => this.connection.send({ t: "say", key });
  readonly here = () => this.connection.send({ t: "here" });
  readonly probe = () => this.connection.probe();

  private close(): void {
    clearTimeout(this.beat);
    this.connection.close();
    this.queue.clear();
  }

  private hello() {
    return { t: "hello", table: this.id, secret: this.secret() } as const;
  }

  private onConnection(state: ConnectionState): void {
    this.connectionState = state;
    if (state.at !== "up") return;
    if (document.hidden) this.tellShown();
    this.resend();
  }

  /** Who has the page in a pocket is called when it is their turn; who looks at it is not. */
  private tellShown(): void {
    this.connection.send({ t: "shown", shown: !document.hidden });
  }

  /** Send the pending move again. The server plays an id only once. */
  private resend(): void {
    if (this.sent) this.connection.send({ t: "move", ...this.sent });
  }

  private receive(message: FromServer): void {
    if (changes(message)) this.follow(message);
    else if (message.t === "refused") this.deny(message);
    else if (message.t === "because") this.listener.explained(message);
    else if (message.t === "done" && message.id === this.sent?.id) this.sent = null;
    else if (message.t === "said") this.bubble(message.seat, message.key);
    else if (message.t === "hurry")
      this.clocks = hurried(this.clocks, message.seat, message.left, Date.now());
  }

  private follow(message: FromServer & { n: number }): void {
    if (!changes(message)) return;
    if (gap(message, this.lastSeen)) return this.connection.open(); // a new welcome has the whole state
    if (message.t === "welcome") this.queue.clear();
    if (message.t === "told" && message.id && message.id === this.sent?.id) this.sent = null;
    this.lastSeen = message.n;
    this.settled = false;
    const update = updateOf(message, Date.now());
    this.queue.push(...inBeats(update, this.newest, this.board));
    this.newest = update.shown;
    this.settled = this.queue.idle;
  }

  private deny(refusal: RefusedSent): void {
    if (this.connectionState.at !== "up") this.refusal = refusal;
    else this.listener.refused(refusal);
    if (refusal.id === this.sent?.id) this.sent = null;
  }

  /** Show an update. Nothing of the previous view is kept: covered cards must not stay in memory. */
  private show(update: Update): void {
    clearTimeout(this.beat);
    const before = { table: this.table, you: this.you, asked: Boolean(this.shown?.moves.length) };
    if (update.table) this.table = update.table;
    if (update.you !== undefined) this.you = update.you;
    if (update.hosting !== undefined) this.hosting = update.hosting;
    if (update.gathering !== undefined) this.gathering = update.gathering;
    if (update.waiting !== undefined) this.waiting = update.waiting;
    this.shown = update.shown;
    this.clocks = update.clocks;
    this.look = update.look;
    this.write(update);
    this.held = this.holds(update);
    this.settled = this.queue.idle;
    if (this.settled) this.answerAlone();
    this.listener.happened(update, before);
  }

  private write(update: Update): void {
    if (update.what === "dealt" || update.what === "welcome") this.log = [];
    if (!this.board?.keepsLog || !update.shown?.news.length) return;
    this.log = [...this.log, ...update.shown.news].slice(-LOG);
  }

  private duration(update: Update): number {
    if (!update.shown || !this.board) return LOBBY_HOLD;
    const { news, view } = update.shown;
    return (update.time ?? this.board.duration(news, view)) * tempo.factor;
  }

  /** Whether a step of somebody else's stays until the reader taps. The end has steps of its own. */
  private holds(update: Update): boolean {
    const { shown, table, what } = update;
    if (shown && this.waits(shown)) return true;
    if (!tempo.waits || !shown || what !== "answer" || table?.phase === "over") return false;
    return shown.seat !== this.you && this.duration(update) > 0;
  }

  /** The only sensible move, which is sent by itself. A lesson offers one at a time: that alone says nothing. */
  get trivial(): string | null {
    const { shown, board } = this;
    if (!shown?.moves.length || !board || shown.lesson?.forced === false) return null;
    return board.trivial(shown.view, shown.moves);
  }

  /** Send it after a pause in which the player sees why. */
  answerAlone(): void {
    const answer = this.trivial;
    if (answer !== null) this.beat = setTimeout(() => this.play(answer), BEAT * tempo.factor);
  }

  private bubble(seat: Seat, key: Phrase): void {
    const bubble = { id: ++this.made, seat, key };
    this.bubbles = [...this.bubbles.filter((old) => old.seat !== seat), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((old) => old.id !== bubble.id)), BUBBLE);
  }
}

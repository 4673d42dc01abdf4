// The connection to a table: says hello, notices when it is dead, and comes back by itself.
import type { FromPage, FromServer } from "../wire";

export interface LineEvents {
  /** A message, in order. */
  heard: (message: FromServer) => void;
  /** The connection is up (a welcome came), or has been down since that moment. */
  changed: (state: LineState) => void;
}

export type LineState =
  | { at: "connecting"; since: number }
  | { at: "up" }
  | { at: "down"; since: number }
  /** The server said that there is no use in coming back. */
  | { at: "over"; reason: string };

/** How long to wait before the next attempt: longer each time, and never all pages at once. */
export function patience(attempt: number, dice: () => number = Math.random): number {
  const most = Math.min(10_000, 300 * 2 ** attempt);
  return most * (0.5 + dice() / 2);
}

const SILENCE = 15_000; // after which we ask whether anybody is there
const ANSWER = 4_000; // in which that must be answered
const GREETING = 8_000; // in which a new connection must welcome us

export class Line {
  private socket: WebSocket | null = null;
  private state: LineState;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => FromPage,
    private readonly events: LineEvents,
  ) {
    this.state = { at: "connecting", since: Date.now() };
  }

  /** Connect, and stay connected. */
  open(): void {
    if (this.closed || this.state.at === "over") return;
    this.drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.after(GREETING, () => this.lost(socket));
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.hear(socket, String(event.data));
    socket.onclose = () => this.lost(socket);
  }

  /** Send, if the connection is up; tells whether it was. */
  send(message: FromPage): boolean {
    if (this.state.at !== "up" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Something may have happened to the network, or the page was asleep: look now, not later. */
  probe(): void {
    if (this.closed || this.state.at === "over") return;
    if (this.state.at === "up") this.ask();
    else {
      this.attempt = 0;
      this.open();
    }
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as FromServer;
    this.after(SILENCE, () => this.ask());
    if (message.t === "bye") this.bidden(message.reason, message.again);
    if (message.t === "welcome") this.welcomed();
    if (message.t !== "pong" && message.t !== "bye") this.events.heard(message);
  }

  private welcomed(): void {
    this.attempt = 0;
    this.become({ at: "up" });
  }

  private bidden(reason: string, again: boolean): void {
    if (again) return; // the connection closes, and we come back
    this.become({ at: "over", reason });
    this.drop();
  }

  private ask(): void {
    const socket = this.socket;
    if (!this.send({ t: "ping" }) || !socket) return;
    this.after(ANSWER, () => this.lost(socket));
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.drop();
    if (this.state.at === "over") return;
    if (this.state.at === "up") this.become({ at: "down", since: Date.now() });
    this.after(patience(this.attempt++), () => this.open());
  }

  private become(state: LineState): void {
    this.state = state;
    this.events.changed(state);
  }

  private after(wait: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, wait);
  }

  /** Let go of the socket without listening to its last words. */
  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** The address of the tables' connection, as this page was reached. */
export const lineAddress = (page: Location) =>
  `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws`;

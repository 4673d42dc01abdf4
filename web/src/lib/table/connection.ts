// The connection to a table: handshake, keep-alive and reconnecting.
import type { FromPage, FromServer } from "../wire";

export interface ConnectionEvents {
  /** A message, in order. */
  onMessage: (message: FromServer) => void;
  /** The connection is up (a welcome came), or has been down since that moment. */
  onChange: (state: ConnectionState) => void;
}

/** What of a WebSocket is used; a table on this device has the same (engine/socket.ts). */
export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type ConnectionState =
  | { at: "connecting"; since: number }
  | { at: "up" }
  | { at: "down"; since: number }
  /** The server closed it for good. */
  | { at: "over"; reason: string };

/** Exponential backoff with jitter: the wait before the next attempt, in milliseconds. */
export function retryDelay(attempt: number, dice: () => number = Math.random): number {
  const most = Math.min(10_000, 300 * 2 ** attempt);
  return most * (0.5 + dice() / 2);
}

const OPEN = 1;
const IDLE = 15_000; // without a message, after which a ping is sent
const PONG_WAIT = 4_000; // for the answer to a ping
const WELCOME_WAIT = 8_000; // for the welcome of a new connection

export class Connection {
  private socket: SocketLike | null = null;
  private state: ConnectionState;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly connect: () => SocketLike,
    private readonly hello: () => FromPage,
    private readonly events: ConnectionEvents,
  ) {
    this.state = { at: "connecting", since: Date.now() };
  }

  /** Connect, and stay connected. */
  open(): void {
    if (this.closed || this.state.at === "over") return;
    this.drop();
    const socket = this.connect();
    this.socket = socket;
    this.after(WELCOME_WAIT, () => this.onLost(socket));
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(socket, String(event.data));
    socket.onclose = () => this.onLost(socket);
  }

  /** Send, if the connection is up; returns whether it was. */
  send(message: FromPage): boolean {
    if (this.state.at !== "up" || this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Check the connection now: the network changed, or the page was suspended. */
  probe(): void {
    if (this.closed || this.state.at === "over") return;
    if (this.state.at === "up") this.ping();
    else {
      this.attempt = 0;
      this.open();
    }
  }

  /** Close for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private receive(socket: SocketLike, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as FromServer;
    this.after(IDLE, () => this.ping());
    if (message.t === "bye") this.onBye(message.reason, message.again);
    if (message.t === "welcome") this.onWelcome();
    if (message.t !== "pong" && message.t !== "bye") this.events.onMessage(message);
  }

  private onWelcome(): void {
    this.attempt = 0;
    this.setState({ at: "up" });
  }

  private onBye(reason: string, again: boolean): void {
    if (again) return; // the socket closes, and we reconnect
    this.setState({ at: "over", reason });
    this.drop();
  }

  private ping(): void {
    const socket = this.socket;
    if (!this.send({ t: "ping" }) || !socket) return;
    this.after(PONG_WAIT, () => this.onLost(socket));
  }

  private onLost(socket: SocketLike): void {
    if (socket !== this.socket || this.closed) return;
    this.drop();
    if (this.state.at === "over") return;
    if (this.state.at === "up") this.setState({ at: "down", since: Date.now() });
    this.after(retryDelay(this.attempt++), () => this.open());
  }

  private setState(state: ConnectionState): void {
    this.state = state;
    this.events.onChange(state);
  }

  private after(wait: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, wait);
  }

  /** Drop the socket and ignore its remaining events. */
  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** How much of a table's id stands in the address: enough for a proxy to keep its people together. */
const TAIL = 2;

/** The WebSocket address of a table, on the server this page came from. */
export const socketAddress = (page: Pick<Location, "protocol" | "host">, table: string) =>
  `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws?at=${table.slice(-TAIL)}`;

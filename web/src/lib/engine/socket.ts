// A connection to a table on this device that looks like a WebSocket to the rest of the page.
import type { SocketLike } from "../table/connection";

const OPEN = 1;
const CLOSED = 3;

export class LocalSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly port: MessagePort;
  private forget: () => void = () => undefined;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    void this.connect(port2);
  }

  private async connect(port: MessagePort): Promise<void> {
    try {
      const { connectEngine } = await import("./engine");
      this.forget = await connectEngine(port, () => this.lose());
    } catch {
      return this.lose();
    }
    if (this.readyState === CLOSED) return this.hangUp();
    this.readyState = OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    if (this.readyState === OPEN) this.hangUp();
    this.readyState = CLOSED;
  }

  private hangUp(): void {
    this.port.postMessage(null);
    this.forget();
  }

  /** The worker has ended, or has not started. */
  private lose(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}

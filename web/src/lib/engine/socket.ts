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

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    void this.connect(port2);
  }

  private async connect(port: MessagePort): Promise<void> {
    try {
      await (await import("./engine")).connectEngine(port);
    } catch {
      if (this.readyState !== CLOSED) this.onclose?.();
      return;
    }
    if (this.readyState === CLOSED) return this.port.postMessage(null);
    this.readyState = OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    if (this.readyState === OPEN) this.port.postMessage(null);
    this.readyState = CLOSED;
  }
}

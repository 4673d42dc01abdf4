// Tables on this device: starts the worker when it is first needed, asks it, and connects to it.
import { readStored } from "../storage";
import { fileAddress } from "./here";
import { engineList } from "./list";
import { progress } from "./progress.svelte";
import type { FromWorker, ToWorker } from "./protocol";

/** What the worker answers: what was asked for, or why not. */
export interface Answer {
  readonly ok: boolean;
  readonly body: unknown;
}

let starting: Promise<Worker> | null = null;
const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;

/** Start, or wait until it has started; after a failure it is tried again. */
export function startEngine(): Promise<Worker> {
  starting ??= start().catch((error: unknown) => {
    starting = null;
    progress.end("failed");
    throw error;
  });
  return starting;
}

async function start(): Promise<Worker> {
  const { engine: files, files: sizes } = await engineList();
  progress.begin(sizes.reduce((sum, each) => sum + each.size, 0));
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "got") progress.add(data.size);
      else if (data.t === "answer") settle(data.id, data.text);
      else if (data.t === "ready") resolve();
      else reject(new Error(data.why));
    };
    worker.onerror = (event) => reject(new Error(event.message));
  });
  send(worker, { t: "start", root: fileAddress(""), engine: files, timeScale: timeScale() });
  await ready.catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  progress.end("ready");
  return worker;
}

/** How many times faster bots think: for tests, like the server's KUPA_TIME_SCALE. */
const timeScale = () => Number(readStored("time_scale") ?? 1) || 1;

const send = (worker: Worker, message: ToWorker, moved: Transferable[] = []) =>
  worker.postMessage(message, moved);

function settle(id: number, text: string): void {
  waiting.get(id)?.(JSON.parse(text) as Answer);
  waiting.delete(id);
}

type At = Readonly<Record<string, string | number>>;
/** Ask by address, as over HTTP. */
export async function askEngine(
  address: string,
  at: At,
  body: unknown,
  secret: string,
): Promise<Answer> {
  const worker = await startEngine();
  const id = ++asked;
  const texts = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, String(value)]));
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const sent = body === null ? "" : JSON.stringify(body); // Python knows no null of JavaScript's
    send(worker, { t: "ask", id, address, at: JSON.stringify(texts), secret, body: sent });
  });
}

/** Connect a port to a table on this device. */
export async function connectEngine(port: MessagePort): Promise<void> {
  const worker = await startEngine();
  send(worker, { t: "connect", port }, [port]);
}

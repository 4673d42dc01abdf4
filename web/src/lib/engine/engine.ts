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

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

let starting: Promise<Worker> | null = null;
const waiting = new Map<number, Waiting>();
/** What to tell each connection when the worker ends. */
const connected = new Set<() => void>();
let asked = 0;

/** Start, or wait until it has started; after a failure it is tried again. */
export function startEngine(): Promise<Worker> {
  starting ??= start().catch((error: unknown) => {
    lose(error);
    throw error;
  });
  return starting;
}

/** The worker has ended: whoever waits is told, and the next request starts another one. */
function lose(error: unknown): void {
  starting = null;
  progress.end("failed");
  const [asks, hangUps] = [[...waiting.values()], [...connected]];
  waiting.clear();
  connected.clear();
  for (const { reject } of asks) reject(error instanceof Error ? error : new Error(String(error)));
  for (const hangUp of hangUps) hangUp();
}

async function start(): Promise<Worker> {
  const { engine: files, files: sizes } = await engineList();
  progress.begin(sizes.reduce((sum, each) => sum + each.size, 0));
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  let started = false;
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      worker.terminate();
      if (started) lose(new Error(why));
      else reject(new Error(why));
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "got") progress.add(data.size);
      else if (data.t === "answer") settle(data.id, data.text);
      else if (data.t === "ready") resolve();
      else if (data.t === "failed") fail(data.why);
    };
    worker.onerror = (event) => fail(event.message);
  });
  send(worker, { t: "start", root: fileAddress(""), engine: files, timeScale: timeScale() });
  await ready;
  started = true;
  progress.end("ready");
  return worker;
}

/** How many times faster bots think: for tests, like the server's KUPA_TIME_SCALE. */
const timeScale = () => Number(readStored("time_scale") ?? 1) || 1;

const send = (worker: Worker, message: ToWorker, moved: Transferable[] = []) =>
  worker.postMessage(message, moved);

function settle(id: number, text: string): void {
  waiting.get(id)?.resolve(JSON.parse(text) as Answer);
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
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const sent = body === null ? "" : JSON.stringify(body); // Python knows no null of JavaScript's
    send(worker, { t: "ask", id, address, at: JSON.stringify(texts), secret, body: sent });
  });
}

/** Connect a port to a table on this device; `onlost` is called when the worker ends. Returns how to end it. */
export async function connectEngine(port: MessagePort, onlost: () => void): Promise<() => void> {
  const worker = await startEngine();
  send(worker, { t: "connect", port }, [port]);
  connected.add(onlost);
  return () => connected.delete(onlost);
}

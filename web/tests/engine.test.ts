// The page's side of tables on this device: what was asked is answered, refused or given up, never left waiting.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askEngine, connectEngine } from "../src/lib/engine/engine";
import { isStale } from "../src/lib/engine/storage";
import type { FromWorker, ToWorker } from "../src/lib/engine/protocol";
import { stamped } from "../tools/engine/stamp.mjs";
import { readFileSync } from "node:fs";

const LIST = { engine: {}, files: [{ path: "a.bin", size: 7 }], page: [] };

class FakeWorker {
  static last: FakeWorker;
  static made = 0;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly asked: ToWorker[] = [];
  ended = false;

  constructor() {
    FakeWorker.last = this;
    FakeWorker.made += 1;
  }
  postMessage(message: ToWorker): void {
    this.asked.push(message);
    if (message.t === "start") queueMicrotask(() => this.onmessage?.({ data: { t: "ready" } }));
  }
  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  FakeWorker.made = 0;
  vi.stubGlobal("document", { baseURI: "http://cards.example.org/" });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(LIST) }));
});
afterEach(() => {
  FakeWorker.last.onmessage?.({ data: { t: "failed", why: "over" } });
  vi.unstubAllGlobals();
});

const ask = () => askEngine("GET /api/games", {}, null, "s");
const sent = () => FakeWorker.last?.asked.filter(({ t }) => t === "ask") ?? [];

test("an answer goes to whoever asked", async () => {
  const [one, other] = [ask(), ask()];
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map((each) => (each.t === "ask" ? each.id : 0));
  const answer = (id: number, body: string) =>
    FakeWorker.last.onmessage?.({ data: { t: "answer", id, text: `{"ok":true,"body":"${body}"}` } });
  answer(second, "second");
  answer(first, "first");
  expect(await one).toEqual({ ok: true, body: "first" });
  expect(await other).toEqual({ ok: true, body: "second" });
});

for (const [how, end] of [
  ["says so", (worker: FakeWorker) => worker.onmessage?.({ data: { t: "failed", why: "gone" } })],
  ["breaks", (worker: FakeWorker) => worker.onerror?.({ message: "gone" })],
] as const)
  test(`a worker that ${how} leaves nobody waiting, and the next request starts another`, async () => {
    const lost = vi.fn();
    await connectEngine({} as MessagePort, lost);
    const forgotten = vi.fn();
    (await connectEngine({} as MessagePort, forgotten))();
    const asked = ask();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    end(FakeWorker.last);
    await expect(asked).rejects.toThrow("gone");
    expect(lost).toHaveBeenCalledOnce();
    expect(forgotten).not.toHaveBeenCalled();
    expect(FakeWorker.last.ended).toBe(true);
    const made = FakeWorker.made;
    void ask().catch(() => undefined);
    await vi.waitFor(() => expect(FakeWorker.made).toBe(made + 1));
  });

test("a finished game is freed after some months, one that is played never", () => {
  const [now, month] = [1_700_000_000_000, 30 * 86_400];
  const row = (phase: string, months: number) => ({
    id: "-x",
    phase,
    touched: now / 1000 - months * month,
  });
  expect(isStale(row("over", 2), now)).toBe(false);
  expect(isStale(row("over", 4), now)).toBe(true);
  expect(isStale(row("playing", 40), now)).toBe(false);
});

test("a service worker is another one where only Python has changed", () => {
  const source = readFileSync(new URL("../src/sw.js", import.meta.url), "utf8");
  const [one, other] = ["first", "second"].map((list) => stamped(source, list));
  expect(one).not.toBe(other);
  expect(one).not.toContain("__ENGINE__");
  expect(stamped(one, "second")).toBe(other);
  expect(() => stamped("self", "first")).toThrow();
});

// Looking back at a game of this device: a worker of its own computes, and is asked for what it has.
import type { Problem, Replay, Review } from "../wire";
import { type Answer, askEngine } from "./engine";
import { fileAddress } from "./here";
import { engineList } from "./list";
import type { FromWorker, ToWorker } from "./protocol";

type Parts = Pick<Review, "part" | "progress" | "steps" | "choices" | "story">;
type About = Pick<Review, "game" | "seat" | "chairs">;
interface Making {
  readonly key: string;
  readonly worker: Worker;
  readonly about: About;
  parts: Parts;
  failed: boolean;
}

const NOTHING: Parts = { part: "card", progress: 0, steps: [], choices: [], story: [] };
const FAILED: Problem = { ruling: null, reason: "table.review_failed", facts: {} };
let making: Making | null = null;

class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super("refused");
  }
}

/** What there is of a review; it is begun if there is nothing, and then nothing else is reviewed. */
export async function askReview(
  at: Readonly<Record<string, string | number>>,
  secret: string,
): Promise<Answer> {
  const key = `${at.table_id} ${at.deal} ${at.seat}`;
  try {
    if (making?.key !== key) making = await begin(key, at, secret);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
  const { about, parts, failed } = making;
  if (failed) stop();
  const steps = Number(at.known) ? [] : parts.steps;
  return failed ? { ok: false, body: FAILED } : { ok: true, body: { ...parts, ...about, steps } };
}

function stop(): void {
  making?.worker.terminate();
  making = null;
}

async function begin(
  key: string,
  at: Readonly<Record<string, string | number>>,
  secret: string,
): Promise<Making> {
  stop();
  const found = async (address: string): Promise<unknown> => {
    const answer = await askEngine(address, at, null, secret);
    if (!answer.ok) throw new Refusal(answer);
    return answer.body;
  };
  const record = (await found("GET /api/tables/{table_id}/records/{deal}")) as string;
  const { game, chairs } = (await found("GET /api/tables/{table_id}/replay/{deal}")) as Replay;
  const { engine } = await engineList();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const seat = Number(at.seat);
  const begun: Making = { key, worker, about: { game, seat, chairs }, parts: NOTHING, failed: false };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.t === "failed") begun.failed = true;
    if (data.t !== "part") return;
    begun.parts = { ...begun.parts, ...(JSON.parse(data.text) as Partial<Parts>) };
    if (begun.parts.progress === 1) worker.terminate();
  };
  worker.onerror = () => (begun.failed = true);
  worker.postMessage({ t: "review", root: fileAddress(""), engine, record, seat } satisfies ToWorker);
  return begun;
}

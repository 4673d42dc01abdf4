// Requests, to the server or to the worker of this device; a table's updates come through table/connection.ts.
import { deviceSecret } from "./device";
import type { Answer } from "./engine/engine";
import { fileAddress, isHere, SITE } from "./engine/here";
import { serverAnswered } from "./engine/online.svelte";
import type { Endpoints, Problem } from "./wire";

/** How many digits a table's code has. */
export const CODE_DIGITS = 6;

/** A failed request: the key of a sentence, and the server's refusal if it sent one. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly refusal: Problem | null = null,
  ) {
    super(key);
  }
}

const KEYS: Record<number, string> = { 429: "trouble.busy", 503: "trouble.busy" };

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "reason" in body && "facts" in body;

async function errorOf(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  return new ApiError(KEYS[answer.status] ?? "trouble.server", isProblem(body) ? body : null);
}

/** Fill “{table_id}” and the like. */
export const pathOf = (route: string, at: Readonly<Record<string, string | number>>) =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ""));

type Route = keyof Endpoints;
type At = Readonly<Record<string, string | number>>;

const GAMES: Route = "GET /api/games";
const REVIEW: Route = "GET /api/tables/{table_id}/review/{deal}";
/** What this device can answer by itself where no server can be reached. */
const WITHOUT_SERVER: readonly Route[] = [
  GAMES,
  "POST /api/tables",
  "POST /api/check",
  "POST /api/replay",
  "GET /api/practice/{game}",
];

/** Call an endpoint. `at` fills the placeholders of its path; the rest becomes the query string. */
export async function call<R extends Route>(
  route: R,
  at: At = {},
  body: Endpoints[R]["body"] | null = null,
  secret: string = deviceSecret(),
): Promise<Endpoints[R]["answer"]> {
  if (isHere(at.table_id) || (SITE && route !== GAMES)) return callEngine(route, at, body, secret);
  try {
    return await callServer(route, at, body, secret);
  } catch (error) {
    const away = error instanceof ApiError && error.key === OFFLINE;
    if (away && WITHOUT_SERVER.includes(route) && (await isKept()))
      return callEngine(route, at, body, secret);
    throw error;
  }
}

const isKept = () =>
  import("./engine/kept").then(
    (kept) => kept.isKept(),
    () => false, // what was never fetched cannot be kept
  );

async function callEngine<R extends Route>(
  route: R,
  at: At,
  body: Endpoints[R]["body"] | null,
  secret: string,
): Promise<Endpoints[R]["answer"]> {
  const answer = await askHere(route, at, body, secret).catch(() => {
    throw new ApiError("offline.failed");
  });
  if (answer.ok) return answer.body as Endpoints[R]["answer"];
  throw new ApiError("trouble.server", isProblem(answer.body) ? answer.body : null);
}

/** Looking back is computed beside the tables. */
async function askHere(route: Route, at: At, body: unknown, secret: string): Promise<Answer> {
  if (route === REVIEW) return (await import("./engine/review")).askReview(at, secret);
  return (await import("./engine/engine")).askEngine(route, at, body, secret);
}

async function callServer<R extends Route>(
  route: R,
  at: At,
  body: Endpoints[R]["body"] | null,
  secret: string,
): Promise<Endpoints[R]["answer"]> {
  const [method, path] = route.split(" ") as [string, string];
  const left = Object.entries(at).filter(([name]) => !path.includes(`{${name}}`));
  const query = left.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const address = SITE ? fileAddress("games.json") : pathOf(path, at) + (query && `?${query}`);
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    serverAnswered(false);
    throw new ApiError(OFFLINE);
  });
  serverAnswered(true);
  return read(answer, route === RECORD);
}

const OFFLINE = "trouble.offline";

/** The only endpoint that answers with plain text. */
const RECORD: Route = "GET /api/tables/{table_id}/records/{deal}";

async function read<Answer>(answer: Response, plain: boolean): Promise<Answer> {
  if (!answer.ok) throw await errorOf(answer);
  const text = await answer.text();
  if (plain) return text as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new ApiError("trouble.server"); // not JSON: something other than our server answered
  }
}

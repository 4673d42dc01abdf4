// HTTP requests to the server; a table's updates come through its WebSocket (table/connection.ts).
import { deviceSecret } from "./device";
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

/** Call an endpoint. `at` fills the placeholders of its path; the rest becomes the query string. */
export async function call<R extends Route>(
  route: R,
  at: At = {},
  body: Endpoints[R]["body"] | null = null,
  secret = deviceSecret(),
): Promise<Endpoints[R]["answer"]> {
  const [method, path] = route.split(" ") as [string, string];
  const left = Object.entries(at).filter(([name]) => !path.includes(`{${name}}`));
  const query = left.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const answer = await fetch(pathOf(path, at) + (query && `?${query}`), {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new ApiError("trouble.offline");
  });
  return read(answer, route === RECORD);
}

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

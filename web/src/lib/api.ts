// What the page asks the server for outside a table's own connection.
import { deviceSecret } from "./device";
import type { Endpoints, Problem } from "./wire";

/** How many digits a table's code has. */
export const CODE_DIGITS = 6;

/** Something that did not work, as a sentence of ours (`key`) or as a refusal with its ruling. */
export class Trouble extends Error {
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

async function troubleOf(answer: Response): Promise<Trouble> {
  const body: unknown = await answer.json().catch(() => null);
  return new Trouble(KEYS[answer.status] ?? "trouble.server", isProblem(body) ? body : null);
}

/** Fill “{table_id}” and the like. */
export const pathOf = (route: string, at: Readonly<Record<string, string | number>>) =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ""));

type Route = keyof Endpoints;
type At = Readonly<Record<string, string | number>>;

/** Ask one of the addresses the server has; `at` fills its path, and what is left goes behind “?”. */
export async function call<R extends Route>(
  route: R,
  at: At = {},
  body: Endpoints[R]["body"] | null = null,
): Promise<Endpoints[R]["answer"]> {
  const [method, path] = route.split(" ") as [string, string];
  const left = Object.entries(at).filter(([name]) => !path.includes(`{${name}}`));
  const query = left.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const answer = await fetch(pathOf(path, at) + (query && `?${query}`), {
    method,
    headers: {
      authorization: `Bearer ${deviceSecret()}`,
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Trouble("trouble.offline");
  });
  return read(answer, route === RECORD);
}

/** The one answer that is plain text. */
const RECORD: Route = "GET /api/tables/{table_id}/records/{deal}";

async function read<Answer>(answer: Response, plain: boolean): Promise<Answer> {
  if (!answer.ok) throw await troubleOf(answer);
  const text = await answer.text();
  if (plain) return text as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Trouble("trouble.server"); // something else than the table answered
  }
}

// What the page asks the server for outside a table's own connection.
import type { Game } from "./games";
import type { Refusal } from "./words/voice";

/** How many digits a table's code has. */
export const CODE_DIGITS = 6;

/** Something that did not work, as a sentence of ours (`key`) or as a refusal of the rules. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(key);
  }
}

interface Opened {
  /** The name of the table in its address, /t/… */
  table: string;
}

const KEYS: Record<number, string> = {
  404: "trouble.no_code",
  429: "trouble.busy",
  503: "trouble.busy",
};

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === "object" && body !== null && "reason" in body && "facts" in body;

async function troubleOf(answer: Response): Promise<Trouble> {
  const body: unknown = await answer.json().catch(() => null);
  if (isRefusal(body)) return new Trouble("trouble.server", body);
  return new Trouble(KEYS[answer.status] ?? "trouble.server");
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, init).catch(() => {
    throw new Trouble("trouble.offline");
  });
  if (!answer.ok) throw await troubleOf(answer);
  return (await answer.json().catch(() => {
    throw new Trouble("trouble.server"); // something else than the table answered
  })) as Answer;
}

const post = <Answer>(path: string, body: unknown) =>
  ask<Answer>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Sit down with bots at once; resolves to the table. */
export const playNow = async (game: Game) =>
  (await post<Opened>("/api/tables", { game, bots: true })).table;

/** Open a table for others to join; resolves to the table. */
export const openTable = async (game: Game) => (await post<Opened>("/api/tables", { game })).table;

/** The table that a code stands for. */
export const findTable = async (code: string) =>
  (await ask<Opened>(`/api/codes/${encodeURIComponent(code)}`)).table;

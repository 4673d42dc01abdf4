// Tables on this device, as they were when they were left: home shows them without starting Python.
import { call } from "./api";
import { ownTables } from "./device";
import { readOwn, writeOwn } from "./storage";
import type { TableState } from "./wire";

interface Note {
  readonly at: number; // in milliseconds since 1970
  readonly state: TableState;
}
type Notes = Readonly<Record<string, Note>>;

function notes(): Notes {
  try {
    return (JSON.parse(readOwn("here") ?? "{}") ?? {}) as Notes;
  } catch {
    return {};
  }
}

/** Note how a table is now; of tables that this device has forgotten nothing stays. */
export function note(state: TableState, now: number): void {
  const known = new Set([...ownTables(), state.table.id]);
  const all = { ...notes(), [state.table.id]: { at: now, state } };
  writeOwn(
    "here",
    JSON.stringify(Object.fromEntries(Object.entries(all).filter(([id]) => known.has(id)))),
  );
}

/** How a table was when it was left; null: it was never seen here. */
export function noted(id: string, now: number): TableState | null {
  const { at, state } = notes()[id] ?? {};
  if (at === undefined || state === undefined) return null;
  return { ...state, quiet: state.quiet + Math.max(0, Math.round((now - at) / 1000)) };
}

/** Ask the table, which is running, and note what it says. */
export const noteTable = (id: string): Promise<void> =>
  call("GET /api/tables/{table_id}", { table_id: id }).then(
    (state) => note(state, Date.now()),
    () => undefined,
  );

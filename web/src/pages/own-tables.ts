// The tables this device still has a chair at: those where it is asked first, then those that were played last.
import { ApiError, call } from "../lib/api";
import { dropTable, keepFamily, ownTables } from "../lib/device";
import { isHere } from "../lib/engine/here";
import { noted } from "../lib/here-tables";
import type { TableState } from "../lib/wire";

const byNeed = (one: TableState, other: TableState) =>
  Number(other.your_turn) - Number(one.your_turn) || one.quiet - other.quiet;

/** A family's table that rests: it is begun again rather than gone on with. */
export const rests = (state: TableState) =>
  state.family !== null &&
  (state.table.phase !== "playing" || state.you === null || state.quiet > 6 * 3600);

const GONE = "table.no_such_table";

/** Tables that are gone, or over, are forgotten; one that cannot be read now is asked for again next time. */
export async function findOwnTables(): Promise<readonly TableState[]> {
  const found = await Promise.all(ownTables().map(find));
  return found.filter((state) => state !== null).sort(byNeed);
}

/** Tables on this device are shown as they were left: asking them would start Python, unasked. */
async function find(id: string): Promise<TableState | null> {
  if (!isHere(id)) return look(id);
  const state = noted(id, Date.now());
  return state && kept(id, state);
}

function kept(id: string, state: TableState): TableState | null {
  const member = state.family && (state.you !== null || state.family.me !== null);
  keepFamily(id, Boolean(member));
  if (member || (state.you !== null && state.table.phase !== "over")) return state;
  dropTable(id);
  return null;
}

async function look(id: string): Promise<TableState | null> {
  try {
    return kept(id, await call("GET /api/tables/{table_id}", { table_id: id }));
  } catch (error) {
    if (error instanceof ApiError && error.refusal?.reason === GONE) dropTable(id);
  }
  return null;
}

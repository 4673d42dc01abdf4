// The logs of tables on this device, in IndexedDB: rows by id, entries by table and number (src/kupa/pocket/log.py).
const NAME = "kupa";
const DAY = 86_400;
/** A finished game can be looked at for so long. */
const KEPT_FOR = 90 * DAY;
const ROWS = "rows";
const ENTRIES = "entries";

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ROWS, { keyPath: "id" });
      asked.result.createObjectStore(ENTRIES);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no storage"));
  });

const result = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("storage failed"));
  });

/** Resolves to whether the transaction was written; a number that is taken aborts it. */
const ended = (writing: IDBTransaction): Promise<boolean> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve(true);
    writing.onerror = (event) => event.preventDefault();
    writing.onabort = () => {
      if (writing.error?.name === "ConstraintError") resolve(false);
      else reject(writing.error ?? new Error("storage failed"));
    };
  });

type Entry = [table: string, number: number, body: string];
const ofTable = (table: string, after: number) =>
  IDBKeyRange.bound([table, after], [table, Infinity], true, false);

interface Row {
  readonly id: string;
  readonly phase: string;
  readonly touched: number; // in seconds since 1970
}

/** Whether a table's last game ended so long ago that nobody looks at it any more. */
export const isStale = ({ phase, touched }: Row, now: number): boolean =>
  phase === "over" && now / 1000 - touched > KEPT_FOR;

/** A family's table is kept, however long it rests (src/kupa/tables/entries.py). */
const isFamily = (body: string) => (JSON.parse(body) as { kind: string }).kind === "family";

/** Free what finished games take. */
export async function tidy(database: IDBDatabase, now: number): Promise<void> {
  const writing = database.transaction([ROWS, ENTRIES], "readwrite");
  const done = ended(writing);
  const [rows, entries] = [writing.objectStore(ROWS), writing.objectStore(ENTRIES)];
  for (const { id } of (await result<Row[]>(rows.getAll())).filter((row) => isStale(row, now))) {
    if ((await result<string[]>(entries.getAll(ofTable(id, -1)))).some(isFamily)) continue;
    entries.delete(ofTable(id, -1));
    rows.delete(id);
  }
  await done;
}

/** What Python calls: text goes in and out. `site` tells the databases of sites under one origin apart. */
export async function openStorage(site: string) {
  const database = await opened(site === "/" ? NAME : `${NAME}${site}`);
  await tidy(database, Date.now()).catch(() => undefined); // another time
  const reading = (store: string) => database.transaction(store).objectStore(store);

  async function write(lines: string, rows: string): Promise<boolean> {
    const writing = database.transaction([ROWS, ENTRIES], "readwrite", { durability: "strict" });
    const done = ended(writing);
    const entries = writing.objectStore(ENTRIES);
    for (const [table, number, body] of JSON.parse(lines) as Entry[]) {
      const added = entries.add(body, [table, number]);
      added.onerror = (event) => {
        event.preventDefault();
        event.stopPropagation();
        taken = true;
        try {
          writing.abort();
        } catch {
          // it is aborted already
        }
      };
    }
    let taken = false;
    for (const row of JSON.parse(rows) as object[]) writing.objectStore(ROWS).put(row);
    return done.catch((error: unknown) => {
      if (taken) return false;
      throw error;
    });
  }

  async function entries(table: string, after: number): Promise<string> {
    const range = ofTable(table, after);
    const store = reading(ENTRIES);
    const [keys, bodies] = await Promise.all([
      result(store.getAllKeys(range)),
      result(store.getAll(range)),
    ]);
    return JSON.stringify(keys.map((key, i) => [(key as [string, number])[1], bodies[i]]));
  }

  async function last(table: string): Promise<number> {
    const found = await result(reading(ENTRIES).openKeyCursor(ofTable(table, -1), "prev"));
    return found ? (found.key as [string, number])[1] : -1;
  }

  const rows = async () => JSON.stringify(await result(reading(ROWS).getAll()));
  return { write, entries, last, rows };
}

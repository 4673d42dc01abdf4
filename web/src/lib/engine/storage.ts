// The logs of tables on this device, in IndexedDB: rows by id, entries by table and number (src/kupa/pocket/log.py).
const NAME = "kupa";
const ROWS = "rows";
const ENTRIES = "entries";

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
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

/** What Python calls: text goes in and out. */
export async function openStorage() {
  const database = await opened();
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

// Keeps the rows of the tables in IndexedDB, each under its kind and key.

interface KeptRow {
  kind: string;
  key: string;
  row: Record<string, unknown> | null;
}
interface Kept {
  revision: string;
  rows: KeptRow[];
  is_all: boolean;
}

const ROWS = "rows";
const ABOUT = "about";
const REVISION = "revision";

export class Keeper {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<Keeper> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ROWS, { keyPath: ["kind", "key"] });
      asked.result.createObjectStore(ABOUT);
    };
    return new Keeper(await done(asked));
  }

  /** All that is kept, as JSON for Python; "" if nothing is. */
  async all(): Promise<string> {
    const work = this.#database.transaction([ROWS, ABOUT]);
    const asked: IDBRequest<KeptRow[]> = work.objectStore(ROWS).getAll();
    const revision: IDBRequest<string | undefined> = work.objectStore(ABOUT).get(REVISION);
    const rows = await done(asked);
    const found = await done(revision);
    if (found === undefined) return "";
    const kept: Kept = { revision: found, rows, is_all: true };
    return JSON.stringify(kept);
  }

  /** The revision of what is kept; null: nothing is. */
  async revision(): Promise<string | null> {
    const work = this.#database.transaction(ABOUT);
    return (await done<string | undefined>(work.objectStore(ABOUT).get(REVISION))) ?? null;
  }

  /** Keeps what has changed, all or nothing; returns what prevented it: "", "full" or "away". */
  async keep(text: string): Promise<string> {
    const kept = JSON.parse(text) as Kept;
    try {
      const work = this.#database.transaction([ROWS, ABOUT], "readwrite", { durability: "strict" });
      const rows = work.objectStore(ROWS);
      if (kept.is_all) rows.clear();
      for (const each of kept.rows) {
        if (each.row) rows.put(each);
        else rows.delete([each.kind, each.key]);
      }
      work.objectStore(ABOUT).put(kept.revision, REVISION);
      await committed(work);
      return "";
    } catch (error) {
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "away";
    }
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new DOMException("", "UnknownError"));
  });
}

function committed(work: IDBTransaction): Promise<void> {
  return new Promise((isDone, failed) => {
    work.oncomplete = () => isDone();
    work.onerror = () => failed(work.error ?? new DOMException("", "UnknownError"));
    work.onabort = () => failed(work.error ?? new DOMException("", "UnknownError"));
  });
}

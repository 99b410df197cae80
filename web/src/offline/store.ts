/** The matches of this device, as logs in IndexedDB. A unique (table, number) is the only lock between tabs. */

import type { Line } from "../net/wire";

/** One line of a table's log, as Python writes it. */
export interface Entry {
  number: number;
  [key: string]: unknown;
}

/** What lists need of a table, so that it need not be replayed for them. */
export interface About {
  line: Line;
  /** Once the match is over: what statistics need; null for a lesson. */
  summary: unknown;
}

export interface KeptTable extends About {
  id: string;
  /** Whether a server has it as well. */
  isHandedOver?: boolean;
}

const NAME = "tessera";
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      request.result.createObjectStore("tables", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  return opened;
}

function done(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") resolve(false);
      else reject(transaction.error ?? new Error("nothing was saved"));
    };
  });
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** The log of a table. */
export async function logOf(table: string): Promise<Entry[]> {
  const store = (await database()).transaction("entries").objectStore("entries");
  const found = await result(store.getAll(IDBKeyRange.bound([table], [table, Infinity])) as IDBRequest<Entry[]>);
  return found.map(({ table: _, ...entry }) => entry);
}

/** Saves entries of tables and what lists need of them, all or nothing; false if another tab was faster. */
export async function save(entries: readonly [string, Entry][], tables: readonly KeptTable[]): Promise<boolean> {
  const transaction = (await database()).transaction(["entries", "tables"], "readwrite", { durability: "strict" });
  const saved = done(transaction);
  for (const [table, entry] of entries) transaction.objectStore("entries").add({ ...entry, table });
  for (const table of tables) transaction.objectStore("tables").put(table);
  return saved;
}

/** All tables, the newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const store = (await database()).transaction("tables").objectStore("tables");
  const found = await result(store.getAll() as IDBRequest<KeptTable[]>);
  return found.sort((one, other) => other.line.created - one.line.created);
}

/** Whether a table is worth a line: nobody here plays an unfinished match that was only looked at. */
export function isListed({ line }: KeptTable): boolean {
  return line.status === "over" || line.seats.some(({ mine }) => mine);
}

/** Notes that a server has a table. */
export async function markHandedOver(id: string): Promise<void> {
  const transaction = (await database()).transaction("tables", "readwrite");
  const store = transaction.objectStore("tables");
  const table = await result(store.get(id) as IDBRequest<KeptTable | undefined>);
  if (table) store.put({ ...table, isHandedOver: true });
  await done(transaction);
}

/** Forgets a table. */
export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(["entries", "tables"], "readwrite");
  transaction.objectStore("tables").delete(id);
  transaction.objectStore("entries").delete(IDBKeyRange.bound([id], [id, Infinity]));
  await done(transaction);
}

/** Reading a view of which nothing is known but that it is JSON. */

export type Scalar = string | number | boolean | null;

export interface Table {
  columns: readonly string[];
  rows: readonly { head: string | null; cells: readonly unknown[] }[];
}

/** What a view is made of: facts, what every seat has, and the rest by its name. */
export interface Parts {
  facts: [name: string, value: Scalar][];
  seats: [name: string, values: readonly unknown[]][];
  rest: [name: string, value: unknown][];
}

/** A fact that is not what it was. A number in a path is a seat or a place in a list. */
export interface Change {
  path: readonly (string | number)[];
  from: Value;
  to: Value;
}

type Value = Scalar | readonly Scalar[];

/** What every view may say of itself: no player needs to read it. */
const META = new Set(["game", "seat"]);

/** Under these names a view has a list with an entry for every seat. */
const BY_SEAT = new Set(["players", "seats"]);

export function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is Scalar[] {
  return Array.isArray(value) && value.every(isScalar);
}

/** Sorts a view by how it is shown. */
export function partsOf(view: unknown, seats: number): Parts {
  const parts: Parts = { facts: [], seats: [], rest: [] };
  for (const [name, value] of Object.entries(isRecord(view) ? view : {})) {
    if (META.has(name)) continue;
    if (isScalar(value)) parts.facts.push([name, value]);
    else if (!isBySeat(name, value, seats)) parts.rest.push([name, value]);
    else if (value.every(isRecord)) {
      for (const key of keysOf(value)) parts.seats.push([key, value.map((each) => each[key] ?? null)]);
    } else parts.seats.push([name, value]);
  }
  return parts;
}

/** A table that shows a list of records, a record of records, or a list of lists; null for anything else. */
export function tableOf(value: unknown): Table | null {
  if (Array.isArray(value) && value.length && value.every(isRecord)) return tableBy(value.map((each) => [null, each]));
  if (isRecord(value) && Object.values(value).length && Object.values(value).every(isRecord)) {
    return tableBy(Object.entries(value).flatMap(([head, each]) => (isRecord(each) ? [[head, each]] : [])));
  }
  if (Array.isArray(value) && value.length && value.every(Array.isArray)) {
    return { columns: [], rows: value.map((cells: unknown[]) => ({ head: null, cells })) };
  }
  return null;
}

/** What is different in a later view; what is about seats comes first. */
export function changesIn(before: unknown, after: unknown, seats: number): Change[] {
  const old = new Map(leaves(before, seats).map((leaf) => [JSON.stringify(leaf.path), leaf.value]));
  const found: Change[] = [];
  for (const { path, value } of leaves(after, seats)) {
    const key = JSON.stringify(path);
    const from = old.get(key) ?? null;
    old.delete(key);
    if (JSON.stringify(from) !== JSON.stringify(value)) found.push({ path, from, to: value });
  }
  for (const [key, from] of old) if (from !== null) found.push({ path: JSON.parse(key) as Change["path"], from, to: null });
  return [...found.filter(({ path }) => isOfSeats(path[0])), ...found.filter(({ path }) => !isOfSeats(path[0]))];
}

function leaves(value: unknown, seats: number, path: Change["path"] = []): { path: Change["path"]; value: Value }[] {
  if (isScalar(value)) return [{ path, value }];
  if (isList(value) && !isBySeat(path.at(-1), value, seats)) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((each: unknown, number) => leaves(each, seats, [...path, number]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    path.length || !META.has(name) ? leaves(each, seats, [...path, name]) : [],
  );
}

function isBySeat(name: string | number | undefined, value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && isOfSeats(name);
}

/** Whether what has this name is about the seats. */
export function isOfSeats(name: string | number | undefined): boolean {
  return typeof name === "string" && BY_SEAT.has(name);
}

function tableBy(entries: readonly [string | null, Record<string, unknown>][]): Table {
  const columns = keysOf(entries.map(([, each]) => each));
  return { columns, rows: entries.map(([head, each]) => ({ head, cells: columns.map((key) => each[key] ?? null) })) };
}

function keysOf(records: readonly Record<string, unknown>[]): string[] {
  return [...new Set(records.flatMap((each) => Object.keys(each)))];
}

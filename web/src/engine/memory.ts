/** The memory of an engine: records whose fields are numbers, as its description says. */

export type Numbers =
  Float64Array | Float32Array | BigInt64Array | BigUint64Array | Int32Array | Int16Array | Int8Array | Uint8Array;
/** The functions of an engine, which take the places of records and whole numbers. */
export type Calls = Record<string, (...numbers: number[]) => number>;

const PAGE = 65536;
const ALIGNMENT = 16;
const KINDS = {
  f8: Float64Array,
  f4: Float32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  i4: Int32Array,
  i2: Int16Array,
  i1: Int8Array,
  u1: Uint8Array,
} as const;

/** A place for a record at or after another place. */
export function alignedAt(place: number): number {
  return Math.ceil(place / ALIGNMENT) * ALIGNMENT;
}

/** Makes room up to a place; what was seen of the memory before is seen no more. */
export function growTo(memory: WebAssembly.Memory, end: number): void {
  const missing = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
}

/** A part of a memory as numbers; records are bytes. */
export function numbersIn(memory: ArrayBuffer, place: number, kind: string, count: number): Numbers {
  if (kind in KINDS) return new KINDS[kind as keyof typeof KINDS](memory, place, count);
  return new Uint8Array(memory, place, count * Number(kind.slice(1)));
}

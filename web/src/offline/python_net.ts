// A net for Python (`mori.server.browser.nets`): what comes from Python and goes back to it.

import { type Described, Net, type Stored } from "./net";

/** Bytes or an array of Python's, read where they lie. */
interface Buffer {
  getBuffer(type?: string): { data: ArrayLike<number> & { slice(): Int32Array }; release(): void };
}
interface Bodies {
  toJs(): Uint8Array[];
}

type Reading = (bytes: ArrayBuffer) => ArrayLike<number>;
const KINDS: Record<string, Reading> = {
  "|i1": (bytes) => new Int8Array(bytes),
  "<i2": (bytes) => new Int16Array(bytes),
  "<u2": (bytes) => new Uint16Array(bytes),
  "<i4": (bytes) => new Int32Array(bytes),
  "<i8": (bytes) => Array.from(new BigInt64Array(bytes), Number),
  "<f2": (bytes) => Array.from(new Uint16Array(bytes), fromHalf),
  "<f4": (bytes) => new Float32Array(bytes),
};

type Head = [name: string, kind: string, shape: number[], isByColumns: boolean];

/** The function that evaluates decisions with a net, from its description and arrays. */
export function makeNet(described: string, told: string, bodies: Bodies) {
  const heads = JSON.parse(told) as Head[];
  const arrays = new Map<string, Stored>();
  bodies.toJs().forEach((body, at) => {
    const [name, kind, shape, isByColumns] = heads[at] as Head;
    const read = KINDS[kind];
    if (!read) throw new Error(`numbers of the kind ${kind}`);
    const numbers = read(body.slice().buffer);
    arrays.set(name, { shape, numbers: isByColumns ? byRows(numbers, shape) : numbers });
  });
  return evaluatorOf(new Net(JSON.parse(described) as Described, arrays));
}

interface Evaluator {
  (rows: Buffer, lengths: Buffer, offered: Buffer, counts: Buffer): Float32Array;
  adapted(rows: Buffer, traits: Buffer, amounts: Buffer, choicesFrom: number): Evaluator;
}

/** What Python calls to evaluate decisions, and to get the same for other components. */
function evaluatorOf(net: Net): Evaluator {
  const evaluate = (rows: Buffer, lengths: Buffer, offered: Buffer, counts: Buffer): Float32Array =>
    evaluated(net, bytesIn(rows), wholeIn(lengths), wholeIn(offered), wholeIn(counts));
  const adapted = (rows: Buffer, traits: Buffer, amounts: Buffer, choicesFrom: number): Evaluator =>
    evaluatorOf(net.adapted(wholeIn(rows), wholeIn(traits), floatsIn(amounts), choicesFrom));
  return Object.assign(evaluate, { adapted });
}

/** Evaluates several decisions that lie one after the other. */
export function evaluated(
  net: Net,
  rows: Uint8Array,
  lengths: Int32Array,
  offered: Int32Array,
  counts: Int32Array,
): Float32Array {
  const found = new Float32Array(offered.length / 2 + counts.length * net.outlooks);
  const aligned = rows.slice().buffer;
  let [byte, choice, at] = [0, 0, 0];
  lengths.forEach((length, k) => {
    const count = counts[k] ?? 0;
    const row = new Int16Array(aligned, byte, length / 2);
    net.evaluate(row, offered.subarray(choice, choice + count), found.subarray(at));
    byte += length;
    choice += count;
    at += count / 2 + net.outlooks;
  });
  return found;
}

function bytesIn(buffer: Buffer): Uint8Array {
  const { data, release } = held(buffer, "u8");
  const found = Uint8Array.from(data);
  release();
  return found;
}

function wholeIn(buffer: Buffer): Int32Array {
  const { data, release } = held(buffer, "i32");
  const found = Int32Array.from(data);
  release();
  return found;
}

function floatsIn(buffer: Buffer): Float32Array {
  const { data, release } = held(buffer, "f32");
  const found = Float32Array.from(data);
  release();
  return found;
}

function held(buffer: Buffer, type: string) {
  const view = buffer.getBuffer(type);
  return { data: view.data, release: () => view.release() };
}

/** A matrix that is stored column after column, row after row. */
function byRows(numbers: ArrayLike<number>, shape: number[]): ArrayLike<number> {
  const [rows = 0, columns = 1] = shape;
  if (shape.length < 2) return numbers;
  return Array.from(
    { length: rows * columns },
    (_, at) => numbers[(at % columns) * rows + Math.floor(at / columns)] as number,
  );
}

/** A 16-bit floating point number. */
function fromHalf(bits: number): number {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

// The arithmetic of a net that plays, in typed arrays: what `mori.bots.net` does in numpy. A test
// compares the two on recorded rows.

const PLACES = 3; // of an outlook: share of the win, margin, points

/** An array of a net file: its numbers, row after row. */
export interface Stored {
  shape: readonly number[];
  numbers: ArrayLike<number>;
}

export interface Described {
  features: number;
  choices: number;
  layers: number;
  margin_scale: number;
  point_scale: number;
  scales: readonly number[];
}

/** A matrix of which some rows are stored; the others are the zeros of row 0. */
interface Rows {
  where: Int32Array;
  numbers: Float32Array;
}

interface Layer {
  weights: Float32Array; // for each output its inputs
  bias: Float32Array;
}

export class Net {
  readonly #described: Described;
  readonly #scales: Float32Array;
  readonly #width: number;
  readonly #traits: Float32Array; // what a trait of a component adds to a row
  readonly #features: Rows;
  readonly #choices: Rows;
  readonly #choiceBias: Float32Array;
  readonly #numbers: Float32Array;
  readonly #bias: Float32Array;
  readonly #layers: readonly Layer[];
  readonly #value: Float32Array; // for each outlook its inputs
  readonly #valueBias: Float32Array;

  readonly #arrays: ReadonlyMap<string, Stored>;

  constructor(described: Described, arrays: ReadonlyMap<string, Stored>) {
    this.#arrays = arrays;
    const floats = (name: string) => Float32Array.from(stored(arrays, name).numbers);
    this.#described = described;
    this.#scales = Float32Array.from(described.scales);
    this.#bias = floats("bias");
    this.#width = this.#bias.length;
    this.#features = spread(arrays, "embedding", described.features);
    this.#choices = spread(arrays, "policy", described.choices);
    this.#choiceBias = floats("policy_bias");
    this.#numbers = floats("numbers");
    this.#layers = Array.from({ length: described.layers }, (_, k) => ({
      weights: unpacked(arrays, `layer${k}`),
      bias: floats(`layer${k}_bias`),
    }));
    this.#traits = arrays.has("traits") ? unpacked(arrays, "traits") : new Float32Array(0);
    this.#value = turned(floats("value"), this.#width);
    this.#valueBias = floats("value_bias");
  }

  /** How many numbers an evaluation gives besides the chances. */
  get outlooks(): number {
    return this.#valueBias.length;
  }

  /**
   * The net for other components: row `rows[k]` of a table changes by `amounts[k]` times a trait's
   * row. From `choicesFrom` on, it is the table of the choices.
   */
  adapted(rows: Int32Array, traits: Int32Array, amounts: Float32Array, choicesFrom: number): Net {
    const net = new Net(this.#described, this.#arrays);
    rows.forEach((row, k) => {
      const { where, numbers } = k < choicesFrom ? net.#features : net.#choices;
      const place = at_(where, row);
      if (place === 0) return; // never trained: it stays zero
      const width = this.#width;
      const changed = numbers.subarray(place * width, (place + 1) * width);
      add(changed, this.#traits, at_(traits, k) * width, at_(amounts, k));
    });
    return net;
  }

  /**
   * Evaluates one decision: writes the chances of its choices, then the outlooks, into `found`.
   * `row` are numbers, then features; `offered` has two numbers for each choice.
   */
  evaluate(row: Int16Array, offered: Int32Array, found: Float32Array): void {
    const hidden = this.#trunk(this.#embedded(row));
    const count = offered.length / 2;
    this.#chances(hidden, offered, found.subarray(0, count));
    this.#expect(hidden, found.subarray(count));
  }

  #embedded(row: Int16Array): Float32Array {
    const width = this.#width;
    const count = this.#scales.length;
    const hidden = this.#bias.slice();
    const { where, numbers } = this.#features;
    for (let at = count; at < row.length; at++) {
      const place = at_(where, at_(row, at));
      if (place > 0) add(hidden, numbers, place * width, 1);
    }
    for (let at = 0; at < count; at++) {
      const value = at_(row, at);
      if (value !== 0) add(hidden, this.#numbers, at * width, value / at_(this.#scales, at));
    }
    return hidden;
  }

  #trunk(embedded: Float32Array): Float32Array {
    let hidden = embedded.map((value) => Math.max(value, 0));
    for (const { weights, bias } of this.#layers) {
      const next = hidden.slice();
      for (let out = 0; out < next.length; out++) {
        const sum = product(weights, out * next.length, hidden) + at_(bias, out);
        if (sum > 0) next[out] = at_(next, out) + sum;
      }
      hidden = next;
    }
    return hidden;
  }

  #chances(hidden: Float32Array, offered: Int32Array, found: Float32Array): void {
    const { where, numbers } = this.#choices;
    const width = this.#width;
    let best = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < found.length; k++) {
      let wish = 0;
      for (let part = 2 * k; part < 2 * k + 2; part++) {
        const choice = at_(offered, part);
        wish += at_(this.#choiceBias, choice);
        const place = at_(where, choice);
        if (place > 0) wish += product(numbers, place * width, hidden);
      }
      found[k] = wish;
      best = Math.max(best, wish);
    }
    let sum = 0;
    for (let k = 0; k < found.length; k++) {
      const liking = Math.exp(at_(found, k) - best);
      found[k] = liking;
      sum += liking;
    }
    for (let k = 0; k < found.length; k++) found[k] = at_(found, k) / sum;
  }

  #expect(hidden: Float32Array, found: Float32Array): void {
    const { margin_scale, point_scale } = this.#described;
    for (let at = 0; at < this.outlooks; at++) {
      const told = product(this.#value, at * this.#width, hidden) + at_(this.#valueBias, at);
      const place = at % PLACES;
      if (place === 0) found[at] = 1 / (1 + Math.exp(-told));
      else found[at] = place === 1 ? Math.tanh(told) * margin_scale : told * point_scale;
    }
  }
}

/** A number that is there: the sizes of all arrays follow from the file. */
function at_(numbers: ArrayLike<number>, at: number): number {
  return numbers[at] as number;
}

function add(sum: Float32Array, numbers: Float32Array, from: number, times: number): void {
  for (let at = 0; at < sum.length; at++) {
    sum[at] = at_(sum, at) + times * at_(numbers, from + at);
  }
}

/** The product of a row with a vector, in four sums, which the processor can do side by side. */
function product(rows: Float32Array, from: number, vector: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const whole = vector.length & ~3;
  for (let at = 0; at < whole; at += 4) {
    a += at_(rows, from + at) * at_(vector, at);
    b += at_(rows, from + at + 1) * at_(vector, at + 1);
    c += at_(rows, from + at + 2) * at_(vector, at + 2);
    d += at_(rows, from + at + 3) * at_(vector, at + 3);
  }
  for (let at = whole; at < vector.length; at++) a += at_(rows, from + at) * at_(vector, at);
  return a + b + c + d;
}

function stored(arrays: ReadonlyMap<string, Stored>, name: string): Stored {
  const found = arrays.get(name);
  if (!found) throw new Error(`the net has no ${name}`);
  return found;
}

/** A matrix from 8-bit numbers with a scale for each row. */
function unpacked(arrays: ReadonlyMap<string, Stored>, name: string): Float32Array {
  const { shape, numbers } = stored(arrays, name);
  const scales = stored(arrays, `${name}_scale`).numbers;
  const columns = shape[1] ?? 0;
  const found = new Float32Array(numbers.length);
  for (let at = 0; at < found.length; at++) {
    found[at] = at_(numbers, at) * at_(scales, Math.floor(at / columns));
  }
  return found;
}

function spread(arrays: ReadonlyMap<string, Stored>, name: string, size: number): Rows {
  const rows = stored(arrays, `${name}_rows`).numbers;
  const where = new Int32Array(size);
  for (let at = 0; at < rows.length; at++) where[Number(rows[at])] = at + 1;
  const packed = unpacked(arrays, name);
  const columns = stored(arrays, name).shape[1] ?? 0;
  const numbers = new Float32Array(packed.length + columns);
  numbers.set(packed, columns);
  return { where, numbers };
}

/** A matrix with its columns as rows; `rows` is how many it had. */
function turned(numbers: Float32Array, rows: number): Float32Array {
  const columns = numbers.length / rows;
  return numbers.map((_, at) => at_(numbers, (at % rows) * columns + Math.floor(at / rows)));
}

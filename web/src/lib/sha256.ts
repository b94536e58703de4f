// SHA-256. Browsers offer it only over https or from this machine, but tables are also played over
// plain http at home.

/** The first 32 bits of the fractional part of a number. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const PRIMES: number[] = [];
for (let candidate = 2; PRIMES.length < 64; candidate++) {
  if (PRIMES.every((prime) => candidate % prime !== 0)) PRIMES.push(candidate);
}
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** The digest of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state: Int32Array, view: DataView, at: number): void {
  const words = new Int32Array(BLOCK);
  const word = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < BLOCK; i++) {
    const early = word(i - 15);
    const late = word(i - 2);
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + first + word(i - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < BLOCK; i++) {
    const first = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + first + chosen + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const second = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + second + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

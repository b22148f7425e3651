// Two hashes that addresses of payout accounts carry: Keccak-256 (Ethereum, EIP-55) and SHA-256 (TRON's base58check).
// By hand, because the same check runs in the browser before a person sends, and there it must not wait for a promise.
// Audited packages would do as well and are used on the server; in the browser they took five screens over their budget
// (28 kB became 29 to 33), so they want a chunk of their own first. A property holds these against Node's own.

const laneMask = (1n << 64n) - 1n;

/** Rotation of each lane, by x + 5y (FIPS 202, 3.2.2). */
const rotations = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
];

const rounds = 24;

/** Round constants out of the linear shift register of FIPS 202, 3.2.5. */
const roundConstants = Array.from({ length: rounds }, (_none, round) => {
  let constant = 0n;
  for (let bit = 0; bit <= 6; bit += 1) {
    if (registerBit(bit + 7 * round)) constant |= 1n << BigInt(2 ** bit - 1);
  }
  return constant;
});

function registerBit(steps: number): boolean {
  let register = 1;
  for (let step = 0; step < steps % 255; step += 1) {
    register <<= 1;
    if (register & 0x100) register ^= 0x171;
  }
  return (register & 1) === 1;
}

function rotate(lane: bigint, by: number): bigint {
  const left = BigInt(by);
  return ((lane << left) | (lane >> (64n - left))) & laneMask;
}

function permute(lanes: bigint[]): void {
  const at = (index: number) => lanes[index] ?? 0n;
  for (const constant of roundConstants) {
    const columns = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    const column = (x: number) => columns[x % 5] ?? 0n;
    const moved = Array<bigint>(25).fill(0n);
    for (let index = 0; index < 25; index += 1) {
      const x = index % 5;
      const y = (index - x) / 5;
      const mixed = at(index) ^ column(x + 4) ^ rotate(column(x + 1), 1);
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(mixed, rotations[index] ?? 0);
    }
    for (let index = 0; index < 25; index += 1) {
      const row = index - (index % 5);
      const beside = moved[row + ((index + 1) % 5)] ?? 0n;
      const next = moved[row + ((index + 2) % 5)] ?? 0n;
      lanes[index] = (moved[index] ?? 0n) ^ (~beside & laneMask & next);
    }
    lanes[0] = at(0) ^ constant;
  }
}

const rateBytes = 136;

/**
 * Keccak with a rate of 1088 bits and 256 bits out.
 *
 * @param suffix 1 for Keccak-256 as Ethereum has it; 6 makes SHA3-256, which other code can be held against.
 */
export function keccak256(bytes: Uint8Array, suffix: 1 | 6 = 1): Uint8Array {
  const length = Math.floor(bytes.length / rateBytes + 1) * rateBytes;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = suffix;
  padded[length - 1] = (padded[length - 1] ?? 0) | 0x80;
  const view = new DataView(padded.buffer);
  const lanes = Array<bigint>(25).fill(0n);
  for (let start = 0; start < length; start += rateBytes) {
    for (let lane = 0; lane < rateBytes / 8; lane += 1) {
      lanes[lane] = (lanes[lane] ?? 0n) ^ view.getBigUint64(start + lane * 8, true);
    }
    permute(lanes);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) out.setBigUint64(lane * 8, lanes[lane] ?? 0n, true);
  return new Uint8Array(out.buffer);
}

const primes = firstPrimes(64);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fraction of a root: the constants of FIPS 180-4, exact because roots of integers are. */
function fractionOf(prime: number, power: 2n | 3n): number {
  const target = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** power <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const startWords = Int32Array.from(primes.slice(0, 8).map((prime) => fractionOf(prime, 2n)));
const stepWords = Int32Array.from(primes.map((prime) => fractionOf(prime, 3n)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Room for one block's words: a hash is made in one go, so that nobody else uses it meanwhile. */
const blockWords = new Int32Array(64);

function expand(view: DataView, start: number, words: Int32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(start + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large) | 0;
  }
}

/** SHA-256 of FIPS 180-4. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(startWords);
  for (let start = 0; start < length; start += 64) {
    expand(view, start, blockWords);
    compress(state, blockWords);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return new Uint8Array(out.buffer);
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const chosen = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const step = (stepWords[index] ?? 0) + (words[index] ?? 0);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + step) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = ((state[index] ?? 0) + (after[index] ?? 0)) | 0;
}

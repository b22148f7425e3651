// Bytes as the formats of the record write them: big-endian numbers, strict base64 and hex, UTF-8.
import { ProofFault } from './fault.ts';

const u64Max = 2n ** 64n - 1n;

/** @throws RangeError for a number below zero or beyond 64 bits. */
export function u64(value: bigint): Uint8Array {
  if (value < 0n || value > u64Max) throw new RangeError(`${value} has no 64 bits`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

/** @throws ProofFault `malformed_bytes` where there are not eight bytes at this place. */
export function readU64(bytes: Uint8Array, at: number): bigint {
  if (at < 0 || at + 8 > bytes.length) throw new ProofFault('malformed_bytes');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(at);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let differs = 0;
  for (const [index, byte] of left.entries()) differs |= byte ^ (right[index] ?? 0);
  return differs === 0;
}

/** Below zero where the left comes first, byte by byte. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (const [index, byte] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (byte !== other) return byte - other;
  }
  return left.length - right.length;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map(Array.from(alphabet).map((letter, value) => [letter, value]));

/** RFC 4648, section 4. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const left = bytes.length - at;
    text += alphabet.charAt(bits >> 18) + alphabet.charAt((bits >> 12) & 63);
    text += left > 1 ? alphabet.charAt((bits >> 6) & 63) : '=';
    text += left > 2 ? alphabet.charAt(bits & 63) : '=';
  }
  return text;
}

/** @throws ProofFault `malformed_bytes` for anything that `toBase64` would not have written so. */
export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (text.length % 4 !== 0) throw new ProofFault('malformed_bytes');
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let [bits, size, at] = [0, 0, 0];
  for (const letter of text.slice(0, text.length - padding)) {
    const value = values.get(letter);
    if (value === undefined) throw new ProofFault('malformed_bytes');
    bits = ((bits << 6) | value) & 0xff_ff_ff;
    size += 6;
    if (size >= 8) {
      size -= 8;
      bytes[at] = (bits >> size) & 0xff;
      at += 1;
    }
  }
  // Bits that say nothing must be zero: each value has one spelling.
  if ((bits & ((1 << size) - 1)) !== 0) throw new ProofFault('malformed_bytes');
  return bytes;
}

/** Base64 of exactly so many bytes. @throws ProofFault `malformed_bytes`. */
export function fromBase64Of(text: string, length: number): Uint8Array {
  const bytes = fromBase64(text);
  if (bytes.length !== length) throw new ProofFault('malformed_bytes');
  return bytes;
}

const pairs = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += pairs[byte] ?? '';
  return text;
}

/** Lower case alone. @throws ProofFault `malformed_bytes`. */
export function fromHex(text: string): Uint8Array {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) throw new ProofFault('malformed_bytes');
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    // Half of a pair is no letter: it is written as U+FFFD, as every encoder does.
    const point = code >= 0xd8_00 && code <= 0xdf_ff ? 0xff_fd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x8_00) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x1_00_00) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return Uint8Array.from(bytes);
}

const tail = (bits: number) => 0x80 | (bits & 63);

const leastOf = [0, 0x80, 0x8_00, 0x1_00_00];

/** @throws ProofFault `malformed_bytes` where the bytes are not UTF-8 in its shortest form. */
export function fromUtf8(bytes: Uint8Array): string {
  const letters: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const more = first < 0x80 ? 0 : first >> 5 === 6 ? 1 : first >> 4 === 14 ? 2 : first >> 3 === 30 ? 3 : -1;
    if (more < 0 || at + more >= bytes.length) throw new ProofFault('malformed_bytes');
    let point = more === 0 ? first : first & (0x3f >> more);
    for (const next of bytes.subarray(at + 1, at + 1 + more)) {
      if (next >> 6 !== 2) throw new ProofFault('malformed_bytes');
      point = (point << 6) | (next & 63);
    }
    const isHalf = point >= 0xd8_00 && point <= 0xdf_ff;
    if (point < (leastOf[more] ?? 0) || point > 0x10_ff_ff || isHalf) throw new ProofFault('malformed_bytes');
    letters.push(String.fromCodePoint(point));
    at += 1 + more;
  }
  return letters.join('');
}

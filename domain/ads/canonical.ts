// Canonical JSON (RFC 8785) of what the log is made of, and its SHA-256. Numbers are whole and safe, so that their
// spelling is the same everywhere; anything else is a bug in the caller.
import { sha256 } from '#domain/wire/hashes.ts';
import type { Hash } from './types.ts';

/** @throws TypeError for a fraction, a number beyond the safe range, and whatever JSON has no word for. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is no whole number`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === undefined)
    throw new TypeError(`${typeof value} has no canonical form`);
  const members = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical JSON, in hex. */
export function hashOf(value: unknown): Hash {
  return hashText(canonical(value));
}

/** SHA-256 of a text in UTF-8, in hex. */
export function hashText(text: string): Hash {
  return hex(sha256(utf8(text)));
}

const pairs = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += pairs[byte] ?? '';
  return text;
}

/** Here because the domain knows no platform; a lone half of a pair becomes U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      bytes[at] = unit;
      at += 1;
      continue;
    }
    const point = text.codePointAt(index) ?? 0xfffd;
    if (point > 0xffff) index += 1;
    at = putPoint(bytes, at, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
  }
  return bytes.subarray(0, at);
}

function putPoint(bytes: Uint8Array, start: number, point: number): number {
  const tail = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  const lead = tail === 1 ? 0xc0 : tail === 2 ? 0xe0 : 0xf0;
  bytes[start] = lead | (point >> (6 * tail));
  for (let left = tail - 1; left >= 0; left -= 1) {
    bytes[start + tail - left] = 0x80 | ((point >> (6 * left)) & 0x3f);
  }
  return start + tail + 1;
}

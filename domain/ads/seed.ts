// The chance in promotion: one seed a day, whose hash is published the day before and which is revealed after the day.
// Every draw of the day comes from it and from public names alone, so that nobody could have chosen one afterwards.
import { sha256 } from '#domain/wire/hashes.ts';
import { hashText, utf8 } from './canonical.ts';
import type { Hash, Name } from './types.ts';

const seedPattern = /^[0-9a-f]{64}$/;

export const isSeed = (text: string): boolean => seedPattern.test(text);

/** What is published the day before: it says nothing of the seed and fits no other. */
export function commitOf(seed: string): Hash {
  return hashText(`stockless-ads-seed|${seed}`);
}

/** The head that the log of a day begins with: no log of another day or seed fits behind it. */
export function firstHead(day: string, version: number, commit: Hash): Hash {
  return hashText(`stockless-ads-day|${day}|${version}|${commit}`);
}

/**
 * The name under which a campaign, a shop or goods take part on one day: 128 bits in hex.
 *
 * @param blind 32 random bytes of that day in hex, which are never published: they keep names from being guessed.
 */
export function nameOfDay(blind: string, kind: 'campaign' | 'shop' | 'goods', id: string): Name {
  return hashText(`stockless-ads-name|${blind}|${kind}|${id}`).slice(0, 32);
}

/** What hides an offer in the log until its owner opens it; another for every offer. */
export function saltOf(blind: string, campaign: string, goods: string, at: string): Hash {
  return hashText(`stockless-ads-salt|${blind}|${campaign}|${goods}|${at}`);
}

/** The draws of one auction: four words of 32 bits. */
export type Draws = Uint32Array;

export function drawsOf(seed: string, auctionId: string): Draws {
  const bytes = sha256(utf8(`stockless-ads-draw|${seed}|${auctionId}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.of(view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12));
}

/** What a draw is for: each has a word of its own, so that one says nothing of another. */
export const drawFor = { participation: 0, tie: 1, turn: 2, shuffle: 3 } as const;

/** The finish of MurmurHash3: every bit of what goes in changes half of the bits that come out. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A draw from 0 to 2^32 - 1 for whoever has this key, the first 32 bits of a name of the day. */
export function drawWord(draws: Draws, purpose: number, key: number): number {
  const word = draws[purpose] ?? 0;
  return mix((mix((word ^ key) >>> 0) + word) >>> 0);
}

/** The same as a share: from 0 to 999,999, evenly but for one part in four thousand millions. */
export function drawPpm(draws: Draws, purpose: number, key: number): number {
  return Math.floor((drawWord(draws, purpose, key) * 1_000_000) / 0x1_0000_0000);
}

/** The key of a name. */
export const keyOf = (name: Name): number => Number.parseInt(name.slice(0, 8), 16);

// A day's log as it is sent and kept in files: the types of types.ts, checked.
import * as z from 'zod/mini';
import { adSurfaces } from './parameters.ts';
import { pageBars, poolBars, type DayExport } from './types.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const nameOfDay = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const digits = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,59})$/));
const count = z.int().check(z.minimum(0));
const ppm = count.check(z.maximum(1_000_000));
const slot = z.int().check(z.minimum(1));
const name = z.string().check(z.minLength(1), z.maxLength(100));

export const offerWire = z.object({
  campaign: name,
  shop: name,
  goods: name,
  currency: name,
  pays: z.enum(['click', 'order']),
  bid: digits,
  able: digits,
  reserve: digits,
  step: digits,
  worth: digits,
  chance: ppm,
  quality: count,
  salt: hash,
});

const candidateWire = z.object({
  campaign: nameOfDay,
  shop: nameOfDay,
  goods: nameOfDay,
  score: digits,
  participation: ppm,
  turns: z.nullable(count),
  bar: z.nullable(z.enum(poolBars)),
  offer: hash,
});

const poolWire = z.object({
  version: count,
  surface: z.enum(adSurfaces),
  at: name,
  candidates: z.array(candidateWire),
});

const winWire = z.object({ slot, index: count, by: z.enum(['auction', 'turn']), next: digits });

const auctionWire = z.object({
  id: name,
  at: name,
  pool: hash,
  slots: z.array(slot),
  among: z.nullable(z.array(count)),
  bars: z.array(z.tuple([count, z.enum(pageBars)])),
  wins: z.array(winWire),
  shuffled: z.boolean(),
});

/** The body of an entry, as it is stored too. */
export const bodyWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pool'), pool: poolWire }),
  z.object({ kind: z.literal('auction'), auction: auctionWire }),
]);

export const rootWire = z.object({
  day: z.iso.date(),
  version: count,
  commit: hash,
  seed: z.nullable(hash),
  entries: count,
  head: hash,
  /** Days that were downloaded before auctions were numbered do not say so. */
  numbered: z._default(z.boolean(), false),
});

export const billWire = z.object({ auction: name, slot, price: digits });

/** A whole day: the output of the call that gives it, and what `npm run verify-ads` reads. */
export const dayExportWire = z.object({
  format: z.literal('stockless-ads-1'),
  root: rootWire,
  log: z.array(z.object({ n: slot, hash, head: hash, body: z.nullable(bodyWire) })),
  offers: z.array(offerWire),
  bills: z.array(billWire),
});

/**
 * Reads what was downloaded.
 *
 * @throws TypeError naming the first place that is not as it should be.
 */
export function readDay(value: unknown): DayExport {
  const read = z.safeParse(dayExportWire, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new TypeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`);
}

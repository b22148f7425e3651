// The log of auctions: what anybody may see of it, and what a shop downloads of its own (docs/product.md 4.1).
import * as z from 'zod/mini';
import { dayExportWire, rootWire } from '#domain/ads/wire.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp } from '#domain/wire/wire.ts';

export const adSeeds = endpoint({
  name: 'adSeeds',
  method: 'GET',
  path: '/pub/ads/seeds',
  actor: 'anyone',
  summary:
    'Of each day what its draws were promised with, and once it is over the seed and the end of its log.',
  input: z.object({ before: z.optional(z.iso.date()) }),
  output: z.object({
    list: z.array(z.extend(rootWire, { committed_at: timestamp, revealed_at: z.nullable(timestamp) })),
  }),
  refuses: [],
});

/** Parts follow each other by `after`; offers and bills come with the first. Put together they are what `npm run verify-ads` reads. */
export const adLog = endpoint({
  name: 'adLog',
  method: 'GET',
  path: '/v1/ad/log',
  actor: 'merchant',
  scope: 'promotion.read',
  summary:
    'A day of the log, a part at a time: entries that the shop had a part in are whole, others by their hash. With its own offers and bills.',
  input: z.object({
    day: z.iso.date(),
    /** The last entry of the part before. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)), 0),
  }),
  output: z.extend(dayExportWire, { has_more: z.boolean() }),
  refuses: [],
});

/** Where the next part of a whole day begins: behind an entry, or behind an offer or a bill of a shop. */
const place = z
  .string()
  .check(z.regex(/^(?:\d{1,10}|offers\.\d{1,18}\.(?:[0-9a-f]{64})?|bills\.\d{1,18}\.[0-9a-f-]{36})$/));

/** Parts follow each other by `next` until it is null. Put together they are what `npm run verify-ads` reads. */
export const deskAdLog = endpoint({
  name: 'deskAdLog',
  method: 'GET',
  path: '/op/ads/log',
  actor: 'operator',
  right: 'audit',
  // What shops bid is theirs: each look is written down.
  views: true,
  summary:
    'A day of the log that is over, whole, a part at a time: first all entries, then the offers of all shops, then what their clicks cost.',
  input: z.object({
    day: z.iso.date(),
    /** `next` of the part before. */
    after: z._default(place, '0'),
  }),
  output: z.extend(dayExportWire, { next: z.nullable(place) }),
  refuses: [],
});

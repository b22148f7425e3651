// The log of auctions: what anybody may see of it, and what a shop downloads of its own (product.md 4.1, trust.md 4.4).
import * as z from 'zod/mini';
import { dayExportWire, rootWire } from '#domain/ads/wire.ts';
import { endpoint } from '#domain/endpoint.ts';
import { timestamp } from '#domain/wire.ts';

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

// What pages tell of sponsored goods, and what they ask for after they were shown.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';

export const beaconKinds = ['view', 'dwell'] as const;

/** The body of a beacon, sent as text so that no browser asks first. */
export const beaconBody = z.array(
  z.strictObject({
    kind: z.enum(beaconKinds),
    token: z.string().check(z.maxLength(400)),
    /** The least share of the pixels that was seen, in hundredths, and for how long in one go. */
    share: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
    ms: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
    /** Of what size the goods were drawn, in pixels. */
    px: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0),
  }),
);

export const adBeacon = endpoint({
  name: 'adBeacon',
  method: 'POST',
  path: '/pub/ads/beacon',
  actor: 'anyone',
  body: 'raw',
  summary:
    'What a page says of sponsored goods: seen, or stayed with. Each is counted once, with its verdict.',
  input: z.object({}),
  output: z.object({ taken: z.int() }),
  refuses: [],
});

export const similarGoods = endpoint({
  name: 'similarGoods',
  method: 'GET',
  path: '/pub/ads/similar',
  actor: 'anyone',
  body: 'raw',
  summary:
    'Sponsored goods of other shops beside goods of a shop that allows it. Empty where there are none.',
  input: z.object({
    handle: z.string().check(z.maxLength(60)),
    id: z.string().check(z.maxLength(60)),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  output: z.object({
    list: z.array(
      z.object({
        slot: z.int(),
        token: z.string(),
        href: z.string(),
        title: z.string(),
        image: z.nullable(z.string()),
        /** The price and the label in words, as they stand on the card. */
        price: z.string(),
        label: z.string(),
        why_href: z.string(),
      }),
    ),
  }),
  refuses: [],
});

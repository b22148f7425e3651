// Where goods of other shops may stand: below a shop's own, and in the places of public support.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

export const similarSetting = endpoint({
  name: 'similarSetting',
  method: 'GET',
  path: '/v1/ad/similar',
  actor: 'merchant',
  scope: 'promotion.read',
  summary:
    'Whether sponsored goods of other shops stand below the pages of this shop’s goods. Off unless switched on.',
  input: z.object({}),
  output: z.object({ on: z.boolean() }),
  refuses: [],
});

export const setSimilar = endpoint({
  name: 'setSimilar',
  method: 'POST',
  path: '/v1/ad/similar',
  actor: 'merchant',
  summary: 'Let sponsored goods of other shops stand below the pages of this shop’s goods, or no longer.',
  input: z.object({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  refuses: [],
});

export const publicSupport = endpoint({
  name: 'publicSupport',
  method: 'GET',
  path: '/pub/ads/support',
  actor: 'anyone',
  summary:
    'Whose goods stand in the places of public support, in which turn: at most one of ten sponsored places.',
  input: z.object({}),
  output: z.object({
    one_in: z.int(),
    turn_minutes: z.int(),
    /** Whose turn it is by the clock; null where nobody was let in. */
    turn: z.nullable(z.object({ handle: z.string(), goods_id: id, until: timestamp })),
    list: z.array(z.object({ handle: z.string(), name: z.string(), goods_id: id })),
  }),
  refuses: [],
});

export const givePublicSupport = endpoint({
  name: 'givePublicSupport',
  method: 'POST',
  path: '/op/ads/support',
  actor: 'operator',
  right: 'limits',
  summary:
    'Let a shop of the third level or above into the places of public support, or end it; with a note.',
  input: z.object({ shop_id: z.string(), on: z.boolean(), note: words(2_000, 40) }),
  output: z.object({ on: z.boolean() }),
  refuses: ['invalidOperation', 'recordNotFound'],
});

// Goods of the warehouse that a shop saved for later; `listGoods` says which they are and filters by them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id } from '#domain/wire/wire.ts';

export const saveGoods = endpoint({
  name: 'saveGoods',
  method: 'POST',
  path: '/v1/goods/save',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Save goods of the warehouse for later, or take them off the list; twice is as good as once.',
  input: z.object({ goods_id: id, saved: z.boolean() }),
  output: z.object({ goods_id: id, saved: z.boolean(), count: z.int(), max: z.int() }),
  // `saved_max`, with `max`, where the list is full.
  refuses: ['invalidOperation'],
});

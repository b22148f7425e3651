// The showcase as programs read it in bulk.
import * as z from 'zod/mini';
import { changesInput, changesOf } from '#domain/wire/changes.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp } from '#domain/wire/wire.ts';
import { showcaseItem } from './item.shapes.ts';

export const listShowcaseChanges = endpoint({
  name: 'listShowcaseChanges',
  method: 'POST',
  path: '/v1/showcase/changes',
  actor: 'merchant',
  scope: 'showcase.read',
  summary:
    'Goods of the showcase in the order in which they changed, each as it is now, and those that were removed from it. ' +
    'Goods change with their price, state, texts, pictures and cost, and when they run out or are there again. None is ' +
    'left out. Changes of the last 70 seconds come later.',
  input: z.object(changesInput),
  output: changesOf(
    z.object({
      /** The id of the goods. */
      id,
      updated_at: timestamp,
      /** Null where the goods are not in the showcase any more. */
      item: z.nullable(
        z.object({
          ...z.pick(showcaseItem, {
            code: true,
            title: true,
            image: true,
            category_id: true,
            sale_price: true,
            cost: true,
            suggested_price: true,
            currency: true,
            status: true,
            delist_reason: true,
            version: true,
            public_url: true,
          }).shape,
          in_stock: z.boolean(),
          /** Pieces that nobody has reserved, now. That there are fewer is no change until there are none. */
          stock: z.int(),
        }),
      ),
    }),
  ),
  refuses: [],
});

// The warehouse as programs read it in bulk.
import * as z from 'zod/mini';
import { changesInput, changesOf } from '#domain/wire/changes.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp } from '#domain/wire/wire.ts';
import { warehouseGoods } from './contract.ts';

export const listGoodsChanges = endpoint({
  name: 'listGoodsChanges',
  method: 'POST',
  path: '/v1/goods/changes',
  actor: 'merchant',
  scope: 'showcase.read',
  summary:
    'Goods of the warehouse in the order in which they changed, each as it is now, and those that are sold no more. Goods ' +
    'change with their cost, texts, pictures and facts, and when they run out or are there again. None is left out. ' +
    'Changes of the last 70 seconds come later.',
  input: z.object(changesInput),
  output: changesOf(
    z.object({
      id,
      updated_at: timestamp,
      /** Null where no shop can list the goods: they are suspended, or sold no more. */
      goods: z.nullable(
        z.object({
          ...z.pick(warehouseGoods, {
            code: true,
            title: true,
            description: true,
            images: true,
            category_id: true,
            cost: true,
            currency: true,
            suggested_price: true,
            maker: true,
            warnings: true,
            brand: true,
            gtin: true,
            heading: true,
            origin: true,
            version: true,
          }).shape,
          supplier_id: id,
          in_stock: z.boolean(),
          /** Pieces that nobody has reserved, now. That there are fewer is no change until there are none. */
          stock: z.int(),
        }),
      ),
    }),
  ),
  refuses: [],
});

// Selling the same goods from another supplier.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';
import { showcaseLimit } from './item.shapes.ts';

export const swapSupplier = endpoint({
  name: 'swapSupplier',
  method: 'POST',
  path: '/v1/showcase/swap',
  actor: 'merchant',
  roles: ['products'],
  summary:
    'Replace a product of the showcase by the same goods of another supplier, at its place and in its state, with the price ' +
    'kept or set anew. It counts as one removal of the day and can be taken back for 10 minutes. Orders stay as they are.',
  input: z.object({
    id,
    /** One of the other goods that `compareOffers` gives. */
    to: id,
    /** `rule`: the shop's price rule, else the suggested price. A price in a sale counts as it is without the sale. */
    price: z.enum(['keep', 'rule']),
    /** The price that was shown: another one by now is refused (458). */
    expected_price: z.optional(amountText),
    /** Of the product, as it was read: another one by now is refused (456). */
    version: z.optional(z.int()),
  }),
  output: z.object({
    id,
    sale_price: amountText,
    currency: currencyCode,
    undo_token: z.nullable(id),
    undo_until: z.nullable(timestamp),
    limit: showcaseLimit,
  }),
  refuses: [
    'staleVersion',
    'priceChanged',
    'outOfStock',
    'showcaseDeleteLimit',
    'showcaseGoodsLimit',
    'invalidOperation',
  ],
});

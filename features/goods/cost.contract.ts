// What goods cost their merchants, and what it will be: announced by their supplier, public to all merchants.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';

export const costHistory = endpoint({
  name: 'costHistory',
  method: 'POST',
  path: '/v1/goods/costs',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary:
    'How the cost of goods of the warehouse changed and is to change, the latest first. Public to all merchants.',
  input: z.object({ goods_id: id }),
  output: z.object({
    list: z.array(
      z.object({
        id,
        from_cost: amountText,
        to_cost: amountText,
        announced_at: timestamp,
        from: timestamp,
        state: z.enum(['announced', 'applied', 'withdrawn']),
      }),
    ),
    currency: currencyCode,
  }),
  refuses: [],
});

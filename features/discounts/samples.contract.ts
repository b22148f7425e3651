// A sample: one piece of the shop's own goods at what it costs, bought at the shop's checkout like any other order.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';

const sample = z.object({
  goods_id: id,
  title: z.string(),
  currency: currencyCode,
  /** The supplier's cost of one piece. */
  cost: amountText,
  commission: amountText,
  /** Cost and commission: what one piece of the sample costs. Delivery and tax are added at checkout. */
  price: amountText,
  /** What the shop asks of its buyers now. */
  sale_price: amountText,
  /** The supplier's usual delivery. */
  delivery_from: amountText,
  /** Samples that wait for their order, and how many may. */
  open: z.int(),
  open_max: z.int(),
  /** Samples of the last 30 days, and how many there may be. */
  used_30d: z.int(),
  max_30d: z.int(),
  /** The one that waits for its order; null where none does. */
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  ends_at: z.nullable(timestamp),
});

export const readSample = endpoint({
  name: 'readSample',
  method: 'POST',
  path: '/v1/sample',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'What one piece of own goods costs as a sample.',
  input: z.object({ goods_id: id }),
  output: sample,
  refuses: ['invalidOperation'],
});

export const makeSample = endpoint({
  name: 'makeSample',
  method: 'POST',
  path: '/v1/sample/make',
  actor: 'merchant',
  roles: ['products'],
  summary:
    'Make a code with which one piece costs its cost and commission, once. Asked again, it is the one that waits.',
  input: z.object({
    goods_id: id,
    /** What was shown: another price by now is refused (458). */
    price: amountText,
  }),
  output: sample,
  refuses: ['invalidOperation', 'priceChanged'],
});

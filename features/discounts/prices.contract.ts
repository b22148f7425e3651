// Prices of a period (sales), and prices for several pieces.
import * as z from 'zod/mini';
import { quantityKinds } from '#domain/discounts/quantity-price.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { priceEndings } from '#domain/pricing/price-rule.ts';
import {
  amountText,
  currencyCode,
  id,
  image,
  quantity,
  sentTimestamp,
  signedAmountText,
  timestamp,
  version,
  words,
} from '#domain/wire/wire.ts';

export const saleStates = ['planned', 'running', 'ended'] as const;
const leftOut = z.enum(['gone', 'other_sale', 'not_lower', 'below_break_even']);

const sale = z.object({
  id,
  name: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  state: z.enum(saleStates),
  goods: z.array(
    z.object({
      id,
      title: z.string(),
      image: z.nullable(image),
      price: amountText,
      /** While it runs: the price before, to which it goes back. */
      list_price: z.nullable(amountText),
      /** What buyers see beside it: the lowest price really asked in the 30 days before; null where there is none to show. */
      compare_price: z.nullable(amountText),
      left_out: z.nullable(leftOut),
      /** False where its price was changed meanwhile, which ends the sale for it. */
      in_sale: z.boolean(),
    }),
  ),
  currency: currencyCode,
  version,
});

export const listSales = endpoint({
  name: 'listSales',
  method: 'GET',
  path: '/v1/sale/list',
  actor: 'merchant',
  roles: ['products'],
  summary: 'The newest sales with their goods, those that are planned or run first.',
  input: z.object({}),
  output: z.object({ list: z.array(sale), currency: currencyCode }),
  refuses: [],
});

export const previewSale = endpoint({
  name: 'previewSale',
  method: 'POST',
  path: '/v1/sale/preview',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'What goods would cost and earn in a sale; nothing is written.',
  input: z.object({
    goods_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.discountGoodsMax)),
    percent: z.int().check(z.minimum(1), z.maximum(limits.discountBpsMax / 100)),
    ending: z._default(z.enum(priceEndings), 'none'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        image: z.nullable(image),
        price: amountText,
        after: amountText,
        profit_before: signedAmountText,
        profit_after: signedAmountText,
        /** What may be shown as the price before, where the sale began now. */
        compare_price: z.nullable(amountText),
        verdict: z.enum(['ok', 'below_floor', 'not_lower', 'other_sale']),
      }),
    ),
    currency: currencyCode,
  }),
  refuses: [],
});

export const addSale = endpoint({
  name: 'addSale',
  method: 'POST',
  path: '/v1/sale/add',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Plan a sale: lower prices of chosen goods from one moment to another.',
  input: z.object({
    name: words(60),
    starts_at: z.optional(sentTimestamp),
    ends_at: sentTimestamp,
    items: z
      .array(z.object({ id, price: amountText }))
      .check(z.minLength(1), z.maxLength(limits.discountGoodsMax)),
  }),
  output: sale,
  refuses: ['invalidOperation'],
});

export const endSale = endpoint({
  name: 'endSale',
  method: 'POST',
  path: '/v1/sale/end',
  actor: 'merchant',
  roles: ['products'],
  summary: 'End a sale now: its goods cost what they did before.',
  input: z.object({ id, version }),
  output: sale,
  refuses: ['invalidOperation', 'staleVersion'],
});

const steps = z
  .array(z.object({ from: quantity, price: amountText }))
  .check(z.minLength(1), z.maxLength(limits.quantityStepsMax));

const quantityPrice = z.object({
  id,
  title: z.string(),
  image: z.nullable(image),
  price: amountText,
  /** Null where several pieces cost as many single ones. */
  kind: z.nullable(z.enum(quantityKinds)),
  steps: z.array(
    z.object({
      from: z.int(),
      price: amountText,
      /** What so many pieces leave the shop, after the commission. */
      profit: signedAmountText,
    }),
  ),
  currency: currencyCode,
  version,
});

export const readQuantityPrice = endpoint({
  name: 'readQuantityPrice',
  method: 'GET',
  path: '/v1/quantity_price',
  actor: 'merchant',
  roles: ['products'],
  summary: 'The price for several pieces of one goods.',
  input: z.object({ id }),
  output: quantityPrice,
  refuses: [],
});

export const setQuantityPrice = endpoint({
  name: 'setQuantityPrice',
  method: 'POST',
  path: '/v1/quantity_price',
  actor: 'merchant',
  roles: ['products'],
  summary:
    'Set the price for several pieces: each cheaper from a number on (`each`), or so many for one price (`set`). Null drops it.',
  input: z.object({
    id,
    kind: z.nullable(z.enum(quantityKinds)),
    steps: z.optional(steps),
    version,
  }),
  output: quantityPrice,
  refuses: ['staleVersion'],
});

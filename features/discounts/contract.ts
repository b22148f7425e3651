// Discount codes, and free delivery from an amount on: made, listed and ended by the merchant, paid out of the shop's part.
import * as z from 'zod/mini';
import { discountKinds, discountStates } from '#domain/discounts/discount-code.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/wire/page.ts';
import {
  amountText,
  currencyCode,
  id,
  image,
  sentTimestamp,
  signedAmountText,
  timestamp,
  version,
  versionMax,
} from '#domain/wire/wire.ts';

const percentBps = z.int().check(z.minimum(1), z.maximum(limits.discountBpsMax));
const goodsIds = z.array(id).check(z.minLength(1), z.maxLength(limits.discountGoodsMax));

/** Where a code stands: `used_up` where its last use is taken. */
export const discountPhases = ['planned', 'running', 'used_up', 'paused', 'ended'] as const;

export const discount = z.object({
  id,
  code: z.string(),
  kind: z.enum(discountKinds),
  percent_bps: z.nullable(z.int()),
  amount: z.nullable(amountText),
  /** What the goods that it is for must cost together. */
  min_amount: z.nullable(amountText),
  /** Null for all goods. */
  goods_ids: z.nullable(z.array(id)),
  starts_at: timestamp,
  ends_at: z.nullable(timestamp),
  uses_max: z.nullable(z.int()),
  per_buyer_max: z.nullable(z.int()),
  /** Checkouts that are paid, and those that are open. */
  used: z.int(),
  state: z.enum(discountStates),
  phase: z.enum(discountPhases),
  /** Orders in which it counts: those that were not cancelled. `listOrders` shows them by `discount_id`. */
  orders: z.int(),
  /** What it took off these orders, out of the shop's part. */
  cost: amountText,
  /** What the goods of these orders were sold for. */
  sales: amountText,
  currency: currencyCode,
  /** Opens the shop with the code in the cart. */
  link: z.string(),
  version,
});

export const listDiscounts = endpoint({
  name: 'listDiscounts',
  method: 'POST',
  path: '/v1/discount/list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'Discount codes with their uses and what they cost, the newest first.',
  input: z.object({
    id: z.optional(id),
    state: z._default(z.enum(['live', 'ended', 'all']), 'all'),
    ...pageInput,
  }),
  output: z.object({
    list: z.array(discount),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    /** Codes that are not ended, and how many there may be. */
    live: z.int(),
    live_max: z.int(),
    currency: currencyCode,
  }),
  refuses: [],
});

/** What a code takes off, and from which goods. */
const terms = {
  kind: z.enum(discountKinds),
  percent_bps: z.optional(percentBps),
  amount: z.optional(amountText),
  goods_ids: z.optional(goodsIds),
};

export const addDiscount = endpoint({
  name: 'addDiscount',
  method: 'POST',
  path: '/v1/discount/add',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Make a discount code. What it gives never changes afterwards; it can be paused and ended.',
  input: z.object({
    code: z.string().check(z.maxLength(limits.discountCodeTyped)),
    ...terms,
    min_amount: z.optional(amountText),
    starts_at: z.optional(sentTimestamp),
    ends_at: z.optional(sentTimestamp),
    uses_max: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    per_buyer_max: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  output: discount,
  refuses: ['invalidOperation'],
});

export const setDiscountState = endpoint({
  name: 'setDiscountState',
  method: 'POST',
  path: '/v1/discount/state',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Pause a code, continue it, or end it for good.',
  input: z.object({ id, state: z.enum(discountStates), version }),
  output: discount,
  refuses: ['invalidOperation', 'staleVersion'],
});

/** One piece without and with the discount. */
const sample = z.object({
  id,
  title: z.string(),
  image: z.nullable(image),
  price: amountText,
  after: amountText,
  profit_before: signedAmountText,
  profit_after: signedAmountText,
  /** False where it would lose money: there the code takes nothing off. */
  applies: z.boolean(),
});

export const previewDiscount = endpoint({
  name: 'previewDiscount',
  method: 'POST',
  path: '/v1/discount/preview',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'What a discount would leave of the best-selling goods that it is for; nothing is written.',
  input: z.object(terms),
  output: z.object({
    samples: z.array(sample),
    /** Goods on sale that it is for, and those of them that one piece of cannot bear it. */
    goods: z.int(),
    spared: z.int(),
    currency: currencyCode,
  }),
  refuses: [],
});

const deliveryAnswer = z.object({
  /** Null where buyers pay for every delivery. */
  from: z.nullable(amountText),
  /** Orders of the last 30 days in which the shop paid the delivery without a code, and what it paid. */
  orders_30d: z.int(),
  cost_30d: amountText,
  currency: currencyCode,
  /** 0 where it was never set. */
  version: z.int(),
});

export const freeDelivery = endpoint({
  name: 'freeDelivery',
  method: 'GET',
  path: '/v1/discount/delivery',
  actor: 'merchant',
  roles: ['products'],
  summary: 'From which amount of goods on the shop pays the cheapest delivery.',
  input: z.object({}),
  output: deliveryAnswer,
  refuses: [],
});

export const setFreeDelivery = endpoint({
  name: 'setFreeDelivery',
  method: 'POST',
  path: '/v1/discount/delivery',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Set the amount from which delivery is free, or drop it with null.',
  input: z.object({
    from: z.nullable(amountText),
    version: z.int().check(z.minimum(0), z.maximum(versionMax)),
  }),
  output: deliveryAnswer,
  refuses: ['staleVersion'],
});

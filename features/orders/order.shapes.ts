// An order as its merchant sees it: what the list, the whole order and the export are made of.
import * as z from 'zod/mini';
import { actorKinds } from '#domain/actors.ts';
import { keysOf } from '#domain/keys.ts';
import { cancelKinds, orderMoves } from '#domain/states/order.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import {
  amountText,
  can,
  currencyCode,
  id,
  image,
  signedAmountText,
  timestamp,
  words,
} from '#domain/wire/wire.ts';

export const orderLine = z.object({
  id: z.string(),
  goods_id: id,
  code: z.string(),
  title: z.string(),
  image: z.nullable(image),
  qty: z.int(),
  returned_qty: z.int(),
  /** Of a piece, in a sale the lower one. */
  unit_price: amountText,
  /** Of a piece before the sale; null where it was sold in none. */
  list_price: z.nullable(amountText),
  cost: amountText,
  /** What the line was sold for less than its pieces: by its price for several, and by a code. */
  discounts: z.object({ quantity: amountText, code: amountText }),
  /** The pieces less the discounts. */
  amount: amountText,
});

const moveNames = keysOf(orderMoves);

export const orderEvent = z.object({
  move: z.enum(moveNames),
  from: z.nullable(z.enum(orderStatuses)),
  to: z.enum(orderStatuses),
  actor: z.enum(actorKinds),
  at: timestamp,
  reason: z.nullable(z.string()),
});

const awaited = z.enum(['buyer', 'merchant', 'supplier', 'carrier', 'timer']);

export const order = z.object({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  awaiting: z.nullable(awaited),
  status_text: z.string(),
  cancel_kind: z.nullable(z.enum(cancelKinds)),
  /** When the buyer asked to cancel while the supplier prepares; granted by itself at the deadline. */
  cancel_asked_at: z.nullable(timestamp),
  cancel_reason: z.nullable(z.string()),
  /** What the buyer paid: goods, shipping and tax. */
  amount: amountText,
  quantity: z.int(),
  currency: currencyCode,
  lines: z.array(orderLine),
  line_count: z.int(),
  /** After discounts. */
  goods_total: amountText,
  /** What was taken off goods and delivery, out of the shop's part, and by which code; `code.amount` is part of the two. */
  discounts: z.object({
    goods: amountText,
    delivery: amountText,
    code: z.nullable(z.object({ id, code: z.string(), amount: amountText })),
  }),
  shipping: amountText,
  tax: amountText,
  supplier_cost: amountText,
  commission: amountText,
  refunded: amountText,
  /** What is settled for the shop. */
  settlement_amount: signedAmountText,
  /** What the order leaves the shop after refunds: below zero where they cost more than it earned. */
  profit: signedAmountText,
  /** The profit with the returns to be expected (docs/product.md 2.0); what is settled has none left to expect. */
  expected_profit: signedAmountText,
  /** The day of the statement; an estimate before acceptance. */
  settle_at: z.nullable(timestamp),
  /** When the money is free; an estimate before acceptance. */
  release_at: z.nullable(timestamp),
  deadline: z.nullable(z.object({ action: z.string(), at: timestamp })),
  buyer: z.object({
    name_masked: z.string(),
    country: z.string(),
    city: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
  payment: z.object({ status: z.string(), paid_at: z.nullable(timestamp), evidence: z.nullable(z.string()) }),
  procurement: z.object({ status: z.string(), paid_at: z.nullable(timestamp) }),
  fulfilment: z.object({
    status: z.string(),
    carrier: z.nullable(z.string()),
    tracking: z.nullable(z.string()),
    eta: z.nullable(z.object({ p50: timestamp, p90: timestamp })),
  }),
  aftersale: z.nullable(
    z.object({ case_id: id, state: z.string(), amount: amountText, answer_by: z.nullable(timestamp) }),
  ),
  can: z.array(can),
  /** What happened, in order; of one whole order only. */
  events: z.array(orderEvent),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

/** A day of the shop, whole, or a moment. */
const dayOrMoment = z.union([z.iso.date().check(z.regex(/^20/)), timestamp]);

/** Which orders: the list, its counts and its export take the same. */
export const orderFilter = {
  status: z._default(z.enum(['all', ...orderStatuses]), 'all'),
  awaiting: z.optional(awaited),
  /** An order number, a good's title or code, or a buyer's name as it is shown. */
  q: z.optional(words(80, 0)),
  from: z.optional(dayOrMoment),
  /** A day counts whole; a moment is the first that is left out. */
  to: z.optional(dayOrMoment),
  /** Those in which this discount code counts: not cancelled, the newest 2,000 at most. It is not combined with `q`. */
  discount_id: z.optional(id),
};
export const orderSorts = ['new', 'old', 'amount', 'deadline'] as const;

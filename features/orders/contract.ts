// Orders: the merchant's list, the confirmation of the supplier's cost, and logistics.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/wire/page.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import {
  amountText,
  currencyCode,
  id,
  parcelHold,
  signedAmountText,
  step,
  timestamp,
  words,
} from '#domain/wire/wire.ts';
import { order, orderFilter, orderSorts } from './order.shapes.ts';

/** Lines shown with an order in a list; the whole order has them all. */
export const linesInList = 3;

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'POST',
  path: '/v1/order/list',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'orders.read',
  summary:
    'Orders with the counts of all twelve statuses under the same other filters. `id` gives one whole order.',
  input: z.object({
    ...orderFilter,
    id: z.optional(id),
    sort: z._default(z.enum(orderSorts), 'new'),
    ...pageInput,
  }),
  output: z.object({
    counts: z.record(z.string(), z.int()),
    /** Of a search that finds many: which of the counts say "so many at least". `total` is null for them. */
    floors: z.optional(z.array(z.string())),
    /** How many wait for the merchant under the filters besides status and awaiting. */
    waiting: z.int(),
    list: z.array(order),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  }),
  refuses: [],
});

export const orderLogistics = endpoint({
  name: 'orderLogistics',
  method: 'POST',
  path: '/v1/order/logistics',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'orders.read',
  summary: 'Where the parcels of an order are.',
  input: z.object({ order_id: id }),
  output: z.object({
    order_no: z.string(),
    parcels: z.array(
      z.object({
        id: z.string(),
        supplier: z.string(),
        state: z.string(),
        /** `url` opens the parcel at the carrier's; null where it has no page. */
        carrier: z.nullable(z.object({ code: z.string(), name: z.string(), url: z.nullable(z.string()) })),
        tracking: z.nullable(z.string()),
        hold: z.nullable(parcelHold),
        steps: z.array(step),
      }),
    ),
    promised: z.nullable(z.object({ from: timestamp, to: timestamp })),
    delay: z.nullable(z.object({ days: z.int(), reason: z.string() })),
  }),
  refuses: ['logisticsCfgNotConfigured'],
});

const idList = z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/));

export const payAmount = endpoint({
  name: 'payAmount',
  method: 'GET',
  path: '/v1/order/pay/amount',
  actor: 'merchant',
  roles: ['orders'],
  scope: 'orders.read',
  summary: "What confirming costs: all from the buyer's held payment, never from the wallet.",
  input: z.object({ order_id: idList }),
  output: z.object({
    list: z.array(
      z.object({
        order_id: id,
        number: z.string(),
        goods_cost: amountText,
        supplier_shipping: amountText,
        commission: amountText,
        tax: amountText,
        from_buyer: amountText,
        from_wallet: amountText,
        currency: currencyCode,
        profit_after: signedAmountText,
        version: z.int(),
      }),
    ),
    total: z.object({ from_buyer: amountText, from_wallet: amountText, currency: currencyCode }),
    auto_at: z.nullable(timestamp),
  }),
  refuses: ['invalidOperation'],
});

export const payOrders = endpoint({
  name: 'payOrders',
  method: 'POST',
  path: '/v1/order/pay',
  actor: 'merchant',
  roles: ['orders'],
  summary:
    "Confirm the supplier's cost out of the buyers' payments, or decline with a reason (the buyer is refunded). Declining an order that is prepared cancels it while no carrier has it.",
  once: true,
  input: z.object({
    order_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.payOrdersMax)),
    version: z.optional(z.record(z.string(), z.int())),
    decline: z.optional(z.object({ reason: words(300, 3) })),
  }),
  output: z.object({
    results: z.array(
      z.object({
        order_id: id,
        ok: z.boolean(),
        code: z.int(),
        reason: z.nullable(z.string()),
        status: z.nullable(z.enum(orderStatuses)),
        from_buyer: amountText,
        from_wallet: amountText,
      }),
    ),
  }),
  refuses: ['invalidOperation', 'staleVersion'],
});

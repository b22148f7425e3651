// What a shop learns from its sales and visits: products, visitors, buyers and returns of a period. Every number opens its rows.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { returnReasons } from '#domain/states/return-case.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { visitSources } from '#domain/visits.ts';
import { pageInput } from '#domain/wire/page.ts';
import { amountText, currencyCode, id, image, signedAmountText, timestamp } from '#domain/wire/wire.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** `month` is this month up to today; `custom` goes from `from` to `to`. */
export const insightRanges = ['7d', '30d', '90d', 'month', 'custom'] as const;

const periodInput = {
  range: z._default(z.enum(insightRanges), '30d'),
  from: z.optional(day),
  to: z.optional(day),
};

/** Days of the shop's clock, both among them, and the days directly before that they are compared with. */
const period = {
  tz: z.string(),
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
};

/** What orders brought: `orders` were paid in the period, those that were cancelled later among them. */
const sums = {
  orders: z.int(),
  sold: amountText,
};

/** Where the money of orders went, by the entries of the book: `paid` is the sum of all the others. */
const money = {
  paid: amountText,
  cost: signedAmountText,
  fees: signedAmountText,
  tax: signedAmountText,
  refunds: amountText,
  /** What the shop got. */
  profit: signedAmountText,
  /** Held for orders that are not accepted yet. */
  open: signedAmountText,
};

const productSums = { orders: z.int(), units: z.int(), ...money };

export const productSorts = ['profit', 'sold', 'units', 'orders', 'views', 'conversion', 'returned'] as const;

export const listProductInsights = endpoint({
  name: 'listProductInsights',
  method: 'POST',
  path: '/v1/insights/products',
  actor: 'merchant',
  summary:
    'Products by what the orders of a period brought, to the cent of the book, and by how visits became orders.',
  input: z.object({ ...periodInput, sort: z._default(z.enum(productSorts), 'profit'), ...pageInput }),
  output: z.object({
    ...period,
    currency: currencyCode,
    /** Of all products together. An order counts once, however many products it has. */
    all: z.object(productSums),
    previous: z.object(productSums),
    list: z.array(
      z.object({
        goods_id: id,
        title: z.string(),
        image: z.nullable(image),
        ...productSums,
        returned: z.int(),
        /** Visitors of a day who viewed it, and who took it to checkout. */
        views: z.int(),
        checkouts: z.int(),
        /** Orders for each view, in basis points; null without a view. */
        conversion_bps: z.nullable(z.int()),
        previous: z.object({ orders: z.int(), units: z.int(), paid: amountText, profit: signedAmountText }),
      }),
    ),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  }),
  // Too many orders in the period: `reason` is `too_many_orders`, with `limit`.
  refuses: ['invalidOperation'],
});

const counted = { visitors: z.int(), previous: z.int() };

export const readVisitorInsights = endpoint({
  name: 'readVisitorInsights',
  method: 'POST',
  path: '/v1/insights/visitors',
  actor: 'merchant',
  summary: 'Where the visitors of a period came from, and what was searched for in vain.',
  input: z.object({ ...periodInput }),
  output: z.object({
    ...period,
    ...counted,
    sources: z.array(z.object({ source: z.enum(visitSources), visitors: z.int() })),
    /** Sites by the host of the page before; the biggest of them. */
    hosts: z.array(z.object({ host: z.string(), ...counted })),
    /** Short links of the merchant; a visitor may have come by two. */
    links: z.array(z.object({ id, name: z.string(), ...counted })),
    searches: z.array(z.object({ term: z.string(), times: z.int() })),
    /** Searches whose words are not shown, because they were made on one day only. */
    searches_hidden: z.int(),
  }),
  refuses: [],
});

const orderSums = { ...sums, previous: z.object(sums) };
export const buyerKinds = ['first', 'again', 'erased'] as const;

export const readBuyerInsights = endpoint({
  name: 'readBuyerInsights',
  method: 'POST',
  path: '/v1/insights/buyers',
  actor: 'merchant',
  summary: 'Orders of a period by country, weekday, hour, and by whether the buyer had ordered before.',
  input: z.object({ ...periodInput }),
  output: z.object({
    ...period,
    currency: currencyCode,
    ...orderSums,
    /** `again`: the same buyer had an earlier order that was not cancelled. `erased`: nothing is known of the buyer any more. */
    buyers: z.array(z.object({ kind: z.enum(buyerKinds), ...orderSums })),
    countries: z.array(z.object({ country: z.string(), ...orderSums })),
    /** 1 is Monday. */
    weekdays: z.array(z.object({ weekday: z.int(), ...orderSums })),
    hours: z.array(z.object({ hour: z.int(), ...orderSums })),
  }),
  // Too many orders in the period: `reason` is `too_many_orders`, with `limit`.
  refuses: ['invalidOperation'],
});

const returnSums = { cases: z.int(), pieces: z.int() };

export const readReturnInsights = endpoint({
  name: 'readReturnInsights',
  method: 'POST',
  path: '/v1/insights/returns',
  actor: 'merchant',
  summary: 'Return requests of a period by reason and product.',
  input: z.object({ ...periodInput }),
  output: z.object({
    ...period,
    ...returnSums,
    previous: z.object(returnSums),
    reasons: z.array(
      z.object({ reason: z.enum(returnReasons), ...returnSums, previous: z.object(returnSums) }),
    ),
    products: z.array(
      z.object({
        goods_id: id,
        title: z.string(),
        reason: z.enum(returnReasons),
        ...returnSums,
      }),
    ),
  }),
  refuses: [],
});

export const orderFacets = ['product', 'country', 'weekday', 'hour', 'buyer', 'reason'] as const;

export const listInsightOrders = endpoint({
  name: 'listInsightOrders',
  method: 'POST',
  path: '/v1/insights/orders',
  actor: 'merchant',
  summary: 'The orders that a number is made of, the newest first; those of a product with its part of each.',
  input: z.object({
    ...periodInput,
    of: z.enum(orderFacets),
    /** The product, the country, 1 to 7, 0 to 23, `first`, `again` or `erased`, or the reason of a return. */
    key: z.string().check(z.minLength(1), z.maxLength(40)),
    ...pageInput,
  }),
  output: z.object({
    ...period,
    currency: currencyCode,
    list: z.array(
      z.object({
        order_id: id,
        number: z.string(),
        status: z.enum(orderStatuses),
        at: timestamp,
        amount: amountText,
        /** The product's part, where a product is asked for. */
        part: z.nullable(z.object({ units: z.int(), ...money })),
      }),
    ),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
  }),
  refuses: [],
});

export const dayFacets = ['host', 'source', 'view', 'cart', 'checkout', 'search'] as const;

export const listInsightDays = endpoint({
  name: 'listInsightDays',
  method: 'POST',
  path: '/v1/insights/days',
  actor: 'merchant',
  summary: 'The days that a number of visitors or searches is made of, the newest first.',
  input: z.object({
    ...periodInput,
    of: z.enum(dayFacets),
    /** The host, the source, the product, or the words that were searched for. */
    key: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({
    ...period,
    list: z.array(z.object({ day, count: z.int() })),
  }),
  refuses: [],
});

export const insightLists = [
  'products',
  'sources',
  'hosts',
  'links',
  'searches',
  'buyers',
  'countries',
  'weekdays',
  'hours',
  'returns',
] as const;

export const exportInsights = endpoint({
  name: 'exportInsights',
  security: 'export',
  method: 'POST',
  path: '/v1/export/insights',
  actor: 'merchant',
  summary: 'One list of a period as CSV, in the language of the call.',
  input: z.object({ ...periodInput, list: z.enum(insightLists) }),
  output: z.object({ file_name: z.string(), rows: z.int(), csv: z.string() }),
  // Too many orders in the period: `reason` is `too_many_orders`, with `limit`.
  refuses: ['invalidOperation'],
});

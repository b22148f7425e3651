// Figures of the shop: views over orders and the book, never counters.
import * as z from 'zod/mini';
import { creditChangeCodes } from '#domain/shop/credit.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { visitSources } from '#domain/visits.ts';
import { amountText, currencyCode, signedAmountText, timestamp } from '#domain/wire/wire.ts';

const figures = {
  sold: amountText,
  orders: z.int(),
  units: z.int(),
  refunded: amountText,
  net_profit: signedAmountText,
  visitors: z.object({ organic: z.int(), paid: z.int() }),
  conversion_bps: z.nullable(z.int()),
};

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How far visitors came: each one a visitor and day, and the orders that were paid. */
export const funnelSteps = ['visitors', 'views', 'carts', 'checkouts', 'orders'] as const;

export const homeStat = endpoint({
  name: 'homeStat',
  method: 'POST',
  path: '/v1/home/stat',
  actor: 'merchant',
  scope: 'statistics.read',
  summary: "The shop's figures in its own time zone, with the period before beside them.",
  input: z.object({
    range: z._default(z.enum(['today', '7d', '30d', 'custom']), '7d'),
    from: z.optional(day),
    to: z.optional(day),
  }),
  output: z.object({
    tz: z.string(),
    as_of: timestamp,
    from: timestamp,
    to: timestamp,
    currency: currencyCode,
    ...figures,
    previous: z.object(figures),
    funnel: z.record(z.enum(funnelSteps), z.int()),
    /** Where visitors came from, by their first page of the day; together they are all visitors. */
    sources: z.record(z.enum(visitSources), z.int()),
    pending: amountText,
    /** The local day on which the first of `pending` becomes free; null while nothing is pending. */
    pending_next: z.nullable(day),
    available: amountText,
    held: amountText,
    in_escrow: amountText,
    rating: z.nullable(z.object({ avg: z.number(), count: z.int() })),
    /** A published sum of events (domain/shop/credit.ts); `changes` are the last of them, each with its order. */
    credit: z.object({
      score: z.int(),
      changes: z.array(
        z.object({
          at: timestamp,
          delta: z.int(),
          why: z.enum(creditChangeCodes),
          order_id: z.string(),
        }),
      ),
    }),
    level: z.object({ code: z.string(), name: z.string() }),
    needs_me: z.object({ pay: z.int(), reply: z.int(), case: z.int() }),
  }),
  refuses: [],
});

const point = z.object({ t: z.string(), v: z.string() });

export const statMetrics = [
  'sold',
  'orders',
  'profit',
  'visitors',
  'views',
  'carts',
  'checkouts',
  'refunds',
] as const;

export const statGrains = ['hour', 'day', 'week', 'month'] as const;

export const homeStatLine = endpoint({
  name: 'homeStatLine',
  method: 'POST',
  path: '/v1/home/stat_line',
  actor: 'merchant',
  scope: 'statistics.read',
  summary: 'One figure over time, every bucket present, in the time zone of the shop.',
  input: z.object({
    metric: z._default(z.enum(statMetrics), 'sold'),
    grain: z._default(z.enum(statGrains), 'day'),
    from: z.optional(day),
    to: z.optional(day),
  }),
  output: z.object({
    tz: z.string(),
    points: z.array(point),
    /** As many buckets directly before, in their order. */
    previous: z.array(point),
    unit: z.enum(['currency', 'count']),
    currency: currencyCode,
    incomplete_from: z.nullable(z.string()),
  }),
  refuses: [],
});

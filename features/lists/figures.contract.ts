// The figures of Today: what came in and went out, against yesterday until the same time. Days are those of UTC, as
// everywhere in the console.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, signedAmountText, timestamp } from '#domain/wire/wire.ts';

/**
 * The day so far, yesterday until the same time, and how much more the one is than the other. The bars begin with the
 * oldest, and the last one has not ended.
 */
function figure<V extends z.ZodMiniType, C extends z.ZodMiniType>(value: V, change: C) {
  return z.object({
    today: value,
    yesterday: value,
    change,
    bars: z.array(z.object({ from: timestamp, value })),
  });
}

const sum = figure(amountText, signedAmountText);

export const todayFigures = endpoint({
  name: 'todayFigures',
  method: 'GET',
  path: '/op/today/figures',
  actor: 'operator',
  right: 'console',
  summary: 'Orders by hour, and money that came in and went out by day, as far as the person may see them.',
  input: z.object({}),
  output: z.object({
    at: timestamp,
    /** Paid orders of the last 24 hours, by hour; null for those who may not see orders. */
    orders: z.nullable(figure(z.int(), z.int())),
    /** Of the last 14 days, by day; null for those who may not see the books. */
    money: z.nullable(
      z.object({
        currency: currencyCode,
        /** Captured payments, also those of expired checkouts, which go back at once. */
        money_in: sum,
        /** Refunds that reached their buyers. */
        refunds: sum,
        /** Payouts that the bank or chain confirmed, without their fees; also those that came back later. */
        payouts: sum,
      }),
    ),
  }),
  refuses: [],
});

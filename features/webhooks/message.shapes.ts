// What is sent to merchants' programs: the shape of every message, as `/docs` shows it and as it is made.
import * as z from 'zod/mini';
import { hookFacts, hookFactsOf, hookTypes, pingType, type SentType } from '#domain/hooks.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { returnStates } from '#domain/states/return-case.ts';
import { amountText, currencyCode, id, timestamp } from '#domain/wire/wire.ts';

const orderData = z.object({
  order_id: id,
  order_no: z.string(),
  /** Where the order stood after this step; it may be further by now. */
  status: z.enum(orderStatuses),
  currency: currencyCode,
  total: amountText,
});

const returnData = z.object({
  case_id: id,
  order_id: id,
  state: z.enum(returnStates),
});

/** A text, an amount, or a time: what the notice of the same fact says. */
const toldData = z.record(
  z.string(),
  z.union([z.object({ amount: amountText, currency: currencyCode }), z.string()]),
);

const pingData = z.object({ test: z.literal(true) });

function dataOf(type: SentType) {
  if (type === pingType) return pingData;
  const { about } = hookFactsOf(type);
  if (about === 'order') return orderData;
  return about === 'return' ? returnData : toldData;
}

/** The whole message of one type. */
export function messageOf(type: SentType) {
  return z.object({
    /** The same for ever, however often it is sent: what you have seen, throw away. */
    id,
    type: z.literal(type),
    /** Grows with every message of the shop. */
    n: z.int(),
    created_at: timestamp,
    shop_id: z.string(),
    /** True in a database of test data: no real money moves. */
    test_data: z.boolean(),
    /** Only in a message that a person sent to try an address: nothing of it has happened. */
    test: z.optional(z.literal(true)),
    data: dataOf(type),
  });
}

/** Every message with its meaning, in the order of `/docs`. */
export const hookMessages = [
  ...hookTypes.map((type) => ({ type, when: hookFacts[type].when, shape: messageOf(type) })),
  {
    type: pingType,
    when: 'Somebody pressed “Send a test”. It is about nothing.',
    shape: messageOf(pingType),
  },
] as const;

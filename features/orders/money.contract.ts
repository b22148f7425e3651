// The money of one order, from the book: every transfer, and who has what of the payment now.
import * as z from 'zod/mini';
import { accountKinds } from '#domain/ledger/accounts.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { keysOf } from '#domain/keys.ts';
import { evidenceGrades } from '#domain/payments/payment-methods.ts';
import { actorKinds, postingKinds } from '#domain/ledger/postings.ts';
import { amountText, currencyCode, id, signedAmountText, timestamp } from '#domain/wire/wire.ts';

/** Where the payment of an order can be. */
export const moneyPlaces = ['order', 'supplier', 'tax', 'platform', 'shop', 'buyer'] as const;

export const orderMoney = endpoint({
  name: 'orderMoney',
  method: 'POST',
  path: '/v1/order/money',
  actor: 'merchant',
  roles: ['orders'],
  reads: true,
  scope: 'orders.read',
  summary:
    'Every transfer of one order, its holds and refunds, and who has what of the payment: the parts sum to it.',
  input: z.object({ order_id: id }),
  output: z.object({
    order_id: id,
    number: z.string(),
    currency: currencyCode,
    paid: amountText,
    /** Who has what of it now. The shop's part is below zero where a refund took more than the order earned. */
    parts: z.array(z.object({ place: z.enum(moneyPlaces), amount: signedAmountText })),
    shop: z.object({
      pending: signedAmountText,
      available: signedAmountText,
      held: signedAmountText,
      /** What was advanced for a refund of this order, less what this order paid back of advances. */
      advanced: signedAmountText,
    }),
    settle_at: z.nullable(timestamp),
    release_at: z.nullable(timestamp),
    evidence: z.nullable(
      z.object({
        grade: z.enum(evidenceGrades),
        provider: z.string(),
        reference: z.string(),
        at: timestamp,
        /** What the buyer was charged, where it is other money than the shop's. */
        charged: z.object({ amount: amountText, asset: z.string() }),
        /** What else the provider says of it, by name. */
        facts: z.array(z.object({ name: z.string(), value: z.string() })),
        /** The same for all orders of one buyer in this shop, and nowhere else. */
        buyer_ref: z.string(),
        is_first_order: z.boolean(),
        place: z.object({ country: z.string(), postcode_prefix: z.string() }),
      }),
    ),
    holds: z.array(
      z.object({
        id,
        kind: z.string(),
        reason: z.string(),
        amount: amountText,
        from: timestamp,
        until: timestamp,
        ended_at: z.nullable(timestamp),
      }),
    ),
    refunds: z.array(
      z.object({
        id,
        amount: amountText,
        state: z.string(),
        reason: z.string(),
        created_at: timestamp,
        paid_at: z.nullable(timestamp),
      }),
    ),
    transfers: z.array(
      z.object({
        /** Its number in the shop's book. */
        no: z.string(),
        kind: z.enum(keysOf(postingKinds)),
        from: z.enum(keysOf(accountKinds)),
        to: z.enum(keysOf(accountKinds)),
        /** Which parts it moved between: the outside is the payment coming in or going back. */
        from_place: z.enum([...moneyPlaces, 'outside']),
        to_place: z.enum([...moneyPlaces, 'outside']),
        amount: amountText,
        actor: z.enum(actorKinds),
        at: timestamp,
        hold_id: z.nullable(id),
        entry_hash: z.string(),
      }),
    ),
  }),
  refuses: [],
});

// A refund that the merchant begins: said first, then made.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { mandateInput } from '#domain/wire/mandate.ts';
import { amountText, currencyCode, id, quantity, timestamp, version, words } from '#domain/wire/wire.ts';

/** Everything that is left for the shop, an amount, pieces of lines, or what the delivery cost. */
export const refundScopes = ['whole', 'amount', 'lines', 'shipping'] as const;

export const shopRefundReasons = [
  'goodwill',
  'late',
  'damaged',
  'missing',
  'not_as_described',
  'price',
  'other',
] as const;

const asked = {
  order_id: id,
  scope: z.enum(refundScopes),
  /** For `lines` alone: the lines by their ids, and how many pieces of each. */
  lines: z.optional(
    z.array(z.object({ id: z.string().check(z.maxLength(6)), qty: quantity })).check(z.maxLength(200)),
  ),
};

/** Where the shop's part of the order is: held for the order, pending, or available. */
export const ownPlaces = ['escrow', 'pending', 'available'] as const;

export const previewRefund = endpoint({
  name: 'previewRefund',
  method: 'POST',
  path: '/v1/order/refund/preview',
  actor: 'merchant',
  roles: ['orders'],
  reads: true,
  summary: 'What a refund would cost the shop, give the buyer and leave, and the most that can be given.',
  input: z.object({ ...asked, amount: z.optional(amountText) }),
  output: z.object({
    order_id: id,
    number: z.string(),
    currency: currencyCode,
    version,
    place: z.enum(ownPlaces),
    /** What the shop has of the order before. Nothing beyond it can be given. */
    yours: amountText,
    /** The most for an amount, for the delivery, and in all. */
    most: z.object({ amount: amountText, shipping: amountText, whole: amountText }),
    /** What was asked for; `within` says whether the shop's part is enough for it. */
    refund: z.object({
      within: z.boolean(),
      buyer_gets: amountText,
      /** Where the buyer was charged in other money than the shop's. */
      buyer_gets_in: z.nullable(z.object({ amount: amountText, currency: z.string() })),
      you_pay: amountText,
      tax: amountText,
      commission: amountText,
      left: amountText,
    }),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Pieces that the buyer keeps, and what one of them was paid with, its tax within. */
        kept: z.int(),
        each: amountText,
      }),
    ),
    /** What the shop gave back of this order before. */
    earlier: z.array(
      z.object({
        id,
        scope: z.enum(refundScopes),
        reason: z.enum(shopRefundReasons),
        note: z.string(),
        buyer_got: amountText,
        you_paid: amountText,
        at: timestamp,
      }),
    ),
  }),
  refuses: ['invalidOperation', 'invalidParameter', 'parameterMissing'],
});

export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/v1/order/refund',
  actor: 'merchant',
  roles: ['orders'],
  summary:
    "Gives the buyer money back by the way they paid, out of the shop's own part of the order and never more than that.",
  once: true,
  input: z.object({
    ...asked,
    /** What the buyer is to get, as the preview said. */
    amount: amountText,
    reason: z.enum(shopRefundReasons),
    /** The buyer reads it. */
    note: z._default(words(300, 0), ''),
    version: z.optional(version),
    pay_password: z.optional(z.string().check(z.maxLength(limits.pinDigitsMax))),
    mandate: mandateInput,
  }),
  output: z.object({
    id,
    order_id: id,
    currency: currencyCode,
    buyer_gets: amountText,
    you_paid: amountText,
    left: amountText,
  }),
  refuses: [
    'invalidOperation',
    'invalidParameter',
    'parameterMissing',
    'insufficientBalance',
    'signatureNeeded',
    'payPasswordNotSet',
    'wrongPayPassword',
    'walletFrozen',
    'staleVersion',
    'tooManyRequests',
  ],
});

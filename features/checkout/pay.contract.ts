// Paying: the ways there are, a payment opened at its provider, and what became of it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { amountText, currencyCode, timestamp, token, words } from '#domain/wire/wire.ts';

/** What the buyer pays in the money of a way to pay. */
export const charge = z.object({ amount: amountText, asset: z.string() });

const instructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('chain'),
    network: z.enum(['tron', 'ethereum']),
    address: z.string(),
    contract: z.string(),
  }),
  z.object({
    kind: z.literal('bank'),
    holder: z.string(),
    bank: z.string(),
    account: z.string(),
    bic: z.string(),
    reference: z.string(),
  }),
]);

export const quoteMethods = endpoint({
  name: 'quoteMethods',
  method: 'GET',
  path: '/pub/quote/{quote_id}/methods',
  actor: 'anyone',
  summary: 'The ways in which a quote can be paid, and what each charges.',
  input: z.object({ quote_id: z.string().check(z.maxLength(80)) }),
  output: z.object({
    list: z.array(z.object({ method: z.enum(paymentMethods), charge, wait_minutes: z.int() })),
  }),
  refuses: [],
});

export const paymentResult = endpoint({
  name: 'paymentResult',
  method: 'GET',
  path: '/pub/payment/{token}',
  actor: 'anyone',
  summary: 'What became of a payment: safe to ask again; "checking" while it is not known, never "failed".',
  input: z.object({ token }),
  output: z.object({
    state: z.enum(['open', 'checking', 'paid', 'expired', 'refunded']),
    order_no: z.nullable(z.string()),
    order_token: z.string(),
    total: amountText,
    currency: currencyCode,
    method: z.enum(paymentMethods),
    /** What the buyer pays, in the money of this way to pay. */
    charge,
    instructions: z.nullable(instructions),
    /** What has arrived of a payment that comes in pieces or is not final yet. */
    received: z.nullable(
      z.object({
        amount: amountText,
        final: amountText,
        confirmations: z.nullable(z.int()),
        needed: z.nullable(z.int()),
      }),
    ),
    refund_to: z.string(),
    /** True where a refund needs a place that the buyer names. */
    names_refund_place: z.boolean(),
    expires_at: z.nullable(timestamp),
    pay_url: z.nullable(z.string()),
    shop: z.object({ handle: z.string(), name: z.string() }),
  }),
  refuses: [],
});

export const openPayment = endpoint({
  name: 'openPayment',
  method: 'POST',
  path: '/pub/payment/{token}/open',
  actor: 'anyone',
  summary: 'Opens the payment at its provider, once however often it is asked for, and says what to do.',
  input: z.object({
    token,
    /** The shop’s own domain, where the buyer is there: a provider sends them back to it. */
    host: z.optional(z.string().check(z.maxLength(253))),
  }),
  output: paymentResult.output,
  refuses: ['systemBusy'],
});

export const setRefundPlace = endpoint({
  name: 'setRefundPlace',
  method: 'POST',
  path: '/pub/payment/{token}/refund-place',
  actor: 'anyone',
  summary:
    'Where a refund is to go: an address or IBAN, for ways to pay that do not know it. The link alone is not enough: it needs the e-mail address of the order.',
  input: z.object({ token, to: words(120, 8), email: z.string().check(z.trim(), z.maxLength(120)) }),
  output: paymentResult.output,
  refuses: ['invalidOperation'],
});

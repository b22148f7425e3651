// The signed receipt of an order: proof for its buyer, and for everybody whom the buyer shows it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { evidenceGrades, paymentMethods } from '#domain/payments/payment-methods.ts';
import { amountText, currencyCode, timestamp, token } from '#domain/wire/wire.ts';

/** What is signed. It says what was so when the order was born, and never changes. */
export const receiptClaims = z.object({
  /** Who signed: scheme and host of this instance. */
  iss: z.string(),
  order: z.string(),
  /** The shop's handle. */
  shop: z.string(),
  /** SHA-256 of the lines as canonical JSON (RFC 8785), in hexadecimal. */
  items: z.string(),
  goods: amountText,
  shipping: amountText,
  tax: amountText,
  total: amountText,
  currency: currencyCode,
  /** What the buyer paid, in the money of the payment. */
  charged: z.object({ amount: amountText, asset: z.string() }),
  method: z.enum(paymentMethods),
  provider: z.string(),
  /** The payment as its provider knows it. */
  reference: z.string(),
  grade: z.enum(evidenceGrades),
  /** When the payment was captured. */
  time: timestamp,
});

export const receiptLine = z.object({
  code: z.string(),
  title: z.string(),
  qty: z.int(),
  unit_price: amountText,
  amount: amountText,
});

export const orderReceipt = endpoint({
  name: 'orderReceipt',
  method: 'GET',
  path: '/pub/order/{token}/receipt',
  actor: 'anyone',
  summary:
    'The signed receipt of an order (JWS, EdDSA): the same text however often it is asked for. `lines` are what ' +
    '`items` is the hash of. Keys: /.well-known/jwks.json.',
  input: z.object({ token }),
  output: z.object({
    jws: z.string(),
    claims: receiptClaims,
    lines: z.array(receiptLine),
    shop: z.object({ handle: z.string(), name: z.string(), legal_name: z.string() }),
  }),
  refuses: [],
});

export const receiptVerdicts = ['genuine', 'altered', 'foreign'] as const;

export const verifyReceipt = endpoint({
  name: 'verifyReceipt',
  method: 'POST',
  path: '/pub/verify/receipt',
  actor: 'anyone',
  summary:
    'Whether a receipt is ours: `genuine` with what it says; `altered` where it names one of our keys and is not what ' +
    'that key signed; `foreign` for everything else.',
  input: z.object({ jws: z.string().check(z.trim(), z.minLength(1), z.maxLength(60_000)) }),
  output: z.object({ verdict: z.enum(receiptVerdicts), claims: z.nullable(receiptClaims) }),
  refuses: [],
});

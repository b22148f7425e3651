// The test payment provider's own calls: what a card form does at a real one.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode } from '#domain/wire/wire.ts';

/** The test provider's own side: what a card form does at a real one. Only in databases marked as test data. */
export const testPay = endpoint({
  name: 'testPay',
  method: 'POST',
  path: '/testpay/{payment_id}/pay',
  actor: 'anyone',
  summary: 'Pay at the test provider. It captures, sends its signed webhook and says what it did.',
  input: z.object({
    payment_id: z.string().check(z.maxLength(160)),
    outcome: z._default(z.enum(['paid', 'declined']), 'paid'),
    /** How the provider behaves afterwards. */
    webhook: z._default(z.enum(['normal', 'twice', 'late', 'lost']), 'normal'),
  }),
  output: z.object({
    state: z.enum(['captured', 'declined']),
    amount: amountText,
    currency: currencyCode,
    return_url: z.string(),
  }),
  refuses: ['invalidOperation'],
});

export const testPayment = endpoint({
  name: 'testPayment',
  method: 'GET',
  path: '/testpay/{payment_id}',
  actor: 'anyone',
  summary: 'What the test provider knows of a payment.',
  input: z.object({ payment_id: z.string().check(z.maxLength(160)) }),
  output: z.object({
    state: z.enum(['open', 'captured', 'declined']),
    amount: amountText,
    refunded: amountText,
    currency: currencyCode,
    payee: z.string(),
    return_url: z.string(),
  }),
  refuses: [],
});

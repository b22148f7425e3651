// Asking a provider what became of a payment, and recording what it says: webhook, return page and timer all do this.
import { PaymentMismatch, type PaymentProvider, type PaymentRef } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { saveUnmatched, recordCapture, type Effect } from './capture.ts';

/**
 * `waiting` while nothing was captured. Money that does not fit what was asked becomes a stray that people look at:
 * it is not booked, it makes no order, and its checkout goes on as if nothing had come.
 *
 * @throws Error where the provider does not answer.
 */
export async function askProvider(
  env: Environment,
  provider: PaymentProvider,
  payment: PaymentRef,
): Promise<Effect | 'waiting'> {
  try {
    const capture = await provider.fetch(payment);
    return capture === undefined ? 'waiting' : await recordCapture(env, { provider, capture });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    const reason = `mismatch: ${error.what}`;
    const body = { payment: payment.paymentId, ref: payment.ref };
    const eventId = `mismatch:${payment.paymentId}`;
    await saveUnmatched(env, { provider: provider.name, eventId, body, reason, facts: [reason] });
    env.log.error({ reason, payment: payment.paymentId }, 'money was taken that fits no payment');
    return 'stray';
  }
}

// Paying by PayPal: the adapter of its Orders API, with a page of its own. No account and no card is ever seen here.
import { limits } from '#domain/limits.ts';
import { PageEnded, type PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { makePaypalClient, type PaypalConfig } from './client.ts';
import { linesLateMinutes, readLines } from './lines.ts';
import { paypalProofHeaders, readPaypalMessage } from './messages.ts';
import { fetchCapture, openOrder, paypalProviderName, takesPaypal } from './order.ts';
import { refundCapture } from './refund.ts';

export type { PaypalConfig } from './client.ts';

/**
 * PayPal for checkouts. An order is compared in amount, currency, payment and payee before it is captured, and its capture
 * before it is reported; `fetch` throws `PaymentMismatch` otherwise. `refund` throws `RefundRefused` where the money
 * cannot go back.
 *
 * @throws Error where the configuration is not right.
 */
export function makePaypalProvider(
  { clock, log }: Pick<Environment, 'clock' | 'log'>,
  config: PaypalConfig,
): PaymentProvider {
  const client = makePaypalClient(clock, config);
  return {
    name: paypalProviderName,
    method: 'paypal',
    grade: 'B',
    waitMinutes: limits.reservationMinutes,
    proofHeaders: paypalProofHeaders,
    asksToRead: true,
    takes: takesPaypal,
    open: (payment) => openOrder(client, payment),
    read: (message) => readPaypalMessage(message, { client, config, log }),
    async fetch(payment) {
      try {
        return await fetchCapture({ client, config, now: clock.now() }, payment);
      } catch (error) {
        if (!(error instanceof PageEnded))
          log.error({ error, payment: payment.paymentId }, 'a payment by paypal could not be read');
        throw error;
      }
    },
    replacesPages: true,
    refund: (ask) => refundCapture(client, ask),
    ...(config.searchesTransactions === true
      ? { linesLateMinutes, lines: (span) => readLines(client, span) }
      : {}),
  };
}

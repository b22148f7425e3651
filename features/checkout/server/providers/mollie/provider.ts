// Paying by Mollie: the adapter of its Payments API, with a page of its own where the buyer chooses among the ways of
// their country. No number of a card and no account is ever seen here.
import { limits } from '#domain/limits.ts';
import { PageEnded, type PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { makeMollieClient, type MollieConfig } from './client.ts';
import { readLines } from './lines.ts';
import { readMollieMessage } from './messages.ts';
import { closePage, fetchCapture, mollieProviderName, openPayment, takesMollie } from './payment.ts';
import { refundPayment } from './refund.ts';

export type { MollieConfig } from './client.ts';

/**
 * Mollie for checkouts. A capture is fetched by its id and compared in amount, currency, payment and payee before it is
 * reported; `fetch` throws `PaymentMismatch` otherwise. `refund` throws `RefundRefused` where the money cannot go back.
 *
 * @throws Error where the configuration is not right.
 */
export function makeMollieProvider(
  { clock, log, secret, baseUrl }: Pick<Environment, 'clock' | 'log' | 'secret' | 'baseUrl'>,
  config: MollieConfig,
): PaymentProvider {
  const client = makeMollieClient(config);
  return {
    name: mollieProviderName,
    method: 'mollie',
    grade: 'B',
    waitMinutes: limits.reservationMinutes,
    // Nobody signs its messages: the address that they come to is proof, and it is not kept.
    proofHeaders: [],
    asksToRead: true,
    takes: takesMollie,
    open: (payment) => openPayment({ client, config, baseUrl, secret }, payment),
    read: (message) => readMollieMessage(message, { client, now: clock.now(), secret }),
    async fetch(payment) {
      try {
        return await fetchCapture({ client, now: clock.now() }, payment);
      } catch (error) {
        if (!(error instanceof PageEnded))
          log.error({ error, payment: payment.paymentId }, 'a payment by mollie could not be read');
        throw error;
      }
    },
    replacesPages: true,
    close: (payment) => closePage(client, payment),
    refund: (ask) => refundPayment(client, ask),
    lines: (span) => readLines(client, span),
    linesOmitPayouts: true,
  };
}

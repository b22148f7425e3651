// Paying by card: the adapter of a card provider with a page of its own. No card number is ever seen here.
import { limits } from '#domain/limits.ts';
import type { IncomingMessage, PaymentProvider, ProviderMessage } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { fetchCapture } from './capture.ts';
import { makeClient, type CardConfig } from './client.ts';
import { readLines } from './lines.ts';
import { cardSignatureHeader, readCardMessage } from './messages.ts';
import { disputesOf, paymentOf, refundCard, type CardDispute } from './refund.ts';
import { openSession, takesCard } from './session.ts';

export type { CardConfig } from './client.ts';
export type { CardDispute } from './refund.ts';

export const cardProviderName = 'card';

export type CardProvider = Omit<PaymentProvider, 'read'> & {
  /** Nobody is asked: the message is signed. */
  read(message: IncomingMessage): ProviderMessage | undefined;
  /** Our id of a payment that a message names only by the provider's; undefined where it is none of ours. */
  paymentOf(providerPayment: string): Promise<string | undefined>;
  /** What banks have asked back of a payment, by its id at the provider. */
  disputes(providerPayment: string): Promise<readonly CardDispute[]>;
};

/**
 * A card provider for checkouts. A capture is fetched by its id and compared in amount, currency, payee and payment
 * before anybody hears of it; `fetch` throws `CardMismatch` otherwise. `refund` throws `CardRefundFailed` where the
 * card cannot be paid.
 *
 * @throws Error where the configuration is not right.
 */
export function makeCardProvider(
  parts: Pick<Environment, 'clock' | 'log'>,
  config: CardConfig,
): CardProvider {
  const { clock, log } = parts;
  const client = makeClient(config);
  return {
    name: cardProviderName,
    method: 'card',
    grade: 'B',
    waitMinutes: limits.reservationMinutes,
    proofHeaders: [cardSignatureHeader],
    takes: takesCard,
    open: (payment) => openSession(client, payment, config),
    read: (message) => readCardMessage(message, { client, config, now: clock.now() }),
    async fetch(payment) {
      try {
        return await fetchCapture({ client, config, now: clock.now() }, payment);
      } catch (error) {
        log.error({ error, payment: payment.paymentId }, 'a card payment could not be read');
        throw error;
      }
    },
    refund: (ask) => refundCard(client, ask),
    lines: (span) => readLines(client, span),
    paymentOf: (providerPayment) => paymentOf(client, providerPayment),
    disputes: (providerPayment) => disputesOf(client, providerPayment),
  };
}

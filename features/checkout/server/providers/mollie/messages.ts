// Messages of Mollie: `id=tr_…`, signed by nobody. The address that they come to proves who was told of it, and the id is
// only asked about: who knows an address can make us look, and nothing else.
import type { IncomingMessage, ProviderMessage } from '#platform/ports/payments.ts';
import { ProviderFault } from '../rest.ts';
import type { MollieClient } from './client.ts';
import { captureFrom, metadataOf, retrievePayment, type Asking, type MolliePayment } from './payment.ts';
import { readToken } from './token.ts';

type Reading = Asking & { readonly secret: string };

/**
 * Undefined where the address is not one that Mollie was given, or the id is not of its payment.
 *
 * @throws Error where Mollie does not answer: it sends its message again.
 */
export async function readMollieMessage(
  { body, token }: IncomingMessage,
  { client, now, secret }: Reading,
): Promise<ProviderMessage | undefined> {
  const paymentId = readToken(token, secret);
  const id = new URLSearchParams(body.toString('utf8')).get('id') ?? '';
  if (paymentId === undefined || !/^tr_\w{3,64}$/.test(id)) return undefined;
  const found = await retrieveKnown(client, id);
  if (found === undefined || metadataOf(found)?.payment !== paymentId) return undefined;
  const stored = { eventId: eventIdOf(found), event: `payment.${found.status}`, facts: factsOf(found) };
  if ((found.mode === 'live') !== client.isLive) return { kind: 'ignored', ...stored, reason: 'mode' };
  return {
    kind: 'check',
    ...stored,
    paymentId,
    providerPayment: found.id,
    ref: found.id,
    fetch: (payment) => captureFrom(found, { client, now }, payment),
    ...(found.amountChargedBack === undefined ? {} : { about: 'dispute' as const }),
  };
}

async function retrieveKnown(client: MollieClient, id: string): Promise<MolliePayment | undefined> {
  try {
    return await retrievePayment(client, id);
  } catch (error) {
    if (error instanceof ProviderFault && error.status === 404) return undefined;
    throw error;
  }
}

function factsOf({ id, amount, amountRefunded, amountChargedBack, paidAt }: MolliePayment) {
  const facts = {
    id,
    amount: `${amount.value} ${amount.currency}`,
    refunded: amountRefunded?.value,
    charged_back: amountChargedBack?.value,
    paid_at: paidAt,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** A message has no name of its own: what it tells of is told from others by what has become of the payment. */
function eventIdOf({ id, status, amountRefunded, amountChargedBack }: MolliePayment): string {
  return [id, status, amountRefunded?.value ?? '0', amountChargedBack?.value ?? '0'].join(':');
}

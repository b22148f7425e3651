// Messages of PayPal: signed in several headers, and PayPal itself is asked whether it signed them. They say only which
// payment to ask about.
import * as z from 'zod/mini';
import type { IncomingMessage, ProviderMessage } from '#platform/ports/payments.ts';
import type { PaypalClient, PaypalConfig } from './client.ts';
import { readCustom } from './custom.ts';

/** What a message is signed in: the names that PayPal asks for them by, and how much each may say. */
const signed = {
  auth_algo: ['paypal-auth-algo', /^[A-Za-z0-9]{1,100}$/],
  cert_url: ['paypal-cert-url', /^https?:\/\/[!-~]{1,490}$/],
  transmission_id: ['paypal-transmission-id', /^[A-Za-z0-9-]{1,50}$/],
  transmission_sig: ['paypal-transmission-sig', /^[A-Za-z0-9+/=]{1,500}$/],
  transmission_time: ['paypal-transmission-time', /^[0-9TZ:.+-]{1,100}$/],
} as const satisfies Record<string, readonly [string, RegExp]>;

export const paypalProofHeaders: readonly string[] = Object.values(signed).map(([name]) => name);

const text = z.optional(z.nullable(z.string()));

const event = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/)),
  event_type: z.string(),
  resource: z.looseObject({
    custom_id: text,
    purchase_units: z.optional(z.array(z.object({ custom_id: text }))),
    disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: text, custom: text }))),
  }),
});

type Event = z.infer<typeof event>;

const answer = z.object({ verification_status: z.string() });

/** Kinds after which a payment is asked about; every other one changes nothing that we keep. */
const ourKinds: ReadonlySet<string> = new Set([
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]);

type Reading = { readonly client: PaypalClient; readonly config: PaypalConfig };

/**
 * Undefined where PayPal did not sign it, or it has not the shape of an event.
 *
 * @throws Error where PayPal does not answer: it sends its message again.
 */
export async function readPaypalMessage(
  message: IncomingMessage,
  { client, config }: Reading,
): Promise<ProviderMessage | undefined> {
  const proof = proofOf(message);
  const body = message.body.toString('utf8');
  const read = readEvent(body);
  if (proof === undefined || read === undefined) return undefined;
  if (!(await isVerified(client, { ...proof, webhook_id: config.webhookId }, body))) return undefined;
  return messageOf(read);
}

/** Undefined where a header is missing or is no word of its kind: nobody is asked then. */
function proofOf({ header }: IncomingMessage): Record<string, string> | undefined {
  const given = Object.entries(signed).flatMap(([field, [name, shape]]) => {
    const value = header(name);
    return value !== undefined && shape.test(value) ? [[field, value] as const] : [];
  });
  return given.length === paypalProofHeaders.length ? Object.fromEntries(given) : undefined;
}

function readEvent(body: string): Event | undefined {
  try {
    return z.safeParse(event, JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The event goes back as it came, byte for byte: PayPal computes the signature over its text. */
async function isVerified(
  client: PaypalClient,
  proof: Readonly<Record<string, string>>,
  eventText: string,
): Promise<boolean> {
  const body = `${JSON.stringify(proof).slice(0, -1)},"webhook_event":${eventText}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const { verification_status: status } = await client.ask({ method: 'POST', path, body }, answer);
  return status === 'SUCCESS';
}

function messageOf({ id: eventId, event_type: kind, resource }: Event): ProviderMessage {
  if (!ourKinds.has(kind)) return { kind: 'ignored', eventId, reason: kind };
  const [dispute] = resource.disputed_transactions ?? [];
  if (dispute !== undefined) {
    const providerPayment = dispute.seller_transaction_id ?? '';
    const paymentId = readCustom(dispute.custom)?.paymentId ?? '';
    return { kind: 'check', eventId, paymentId, providerPayment, about: 'dispute' };
  }
  const paymentId = readCustom(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id)?.paymentId;
  return paymentId === undefined
    ? { kind: 'ignored', eventId, reason: 'no_payment' }
    : { kind: 'check', eventId, paymentId };
}

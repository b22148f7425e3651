// Messages of PayPal: signed in several headers, and PayPal itself is asked whether it signed them. They say only which
// payment to ask about.
import * as z from 'zod/mini';
import type { Environment } from '#platform/environment.ts';
import type { IncomingMessage, ProviderMessage } from '#platform/ports/payments.ts';
import { ProviderFault } from '../rest.ts';
import { optionalFact } from '../optional-fact.ts';
import { paypalId, type PaypalClient, type PaypalConfig } from './client.ts';
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

const money = optionalFact(z.object({ currency_code: z.string(), value: z.string() }));

const event = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/)),
  event_type: z.string(),
  create_time: optionalFact(z.string()),
  resource: z.object({
    id: optionalFact(paypalId),
    status: optionalFact(z.string()),
    amount: money,
    custom_id: text,
    purchase_units: z.optional(z.array(z.object({ custom_id: text, amount: money }))),
    disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: text, custom: text }))),
    supplementary_data: optionalFact(z.object({ related_ids: z.object({ order_id: paypalId }) })),
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

type Reading = {
  readonly client: PaypalClient;
  readonly config: PaypalConfig;
  readonly log: Environment['log'];
};

/**
 * Undefined where PayPal did not sign it, or it has not the shape of an event.
 *
 * @throws Error where PayPal does not answer: it sends its message again.
 */
export async function readPaypalMessage(
  message: IncomingMessage,
  { client, config, log }: Reading,
): Promise<ProviderMessage | undefined> {
  const proof = proofOf(message);
  const body = message.body.toString('utf8');
  const read = readEvent(body);
  if (proof === undefined || read === undefined) return undefined;
  const signed = { ...proof, webhook_id: config.webhookId };
  if (!(await isVerified({ client, log }, signed, body))) return undefined;
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

/**
 * The event goes back as it came, byte for byte: PayPal computes the signature over its text. What it calls no proper
 * question was not signed by it.
 */
async function isVerified(
  { client, log }: Pick<Reading, 'client' | 'log'>,
  proof: Readonly<Record<string, string>>,
  eventText: string,
): Promise<boolean> {
  const body = `${JSON.stringify(proof).slice(0, -1)},"webhook_event":${eventText}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  try {
    const { verification_status: status } = await client.request({ method: 'POST', path, body }, answer);
    return status === 'SUCCESS';
  } catch (error) {
    if (!(error instanceof ProviderFault) || (error.status !== 400 && error.status !== 422)) throw error;
    // With a wrong `paypal.webhookId` this is said of every message.
    log.warn({ status: error.status, reason: error.reason }, 'paypal does not verify a message');
    return false;
  }
}

function messageOf(read: Event): ProviderMessage {
  const { id: eventId, event_type: name, resource } = read;
  const stored = { eventId, event: name, facts: factsOf(read) };
  if (!ourKinds.has(name)) return { kind: 'ignored', ...stored, reason: name };
  const [dispute] = resource.disputed_transactions ?? [];
  if (dispute !== undefined) {
    const providerPayment = dispute.seller_transaction_id ?? '';
    const paymentId = readCustom(dispute.custom)?.paymentId ?? '';
    return { kind: 'check', ...stored, paymentId, providerPayment, about: 'dispute' };
  }
  const paymentId = readCustom(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id)?.paymentId;
  if (paymentId === undefined) return { kind: 'ignored', ...stored, reason: 'no_payment' };
  // Of money that was taken, and not of an order that waits for it: a former one is not captured any more.
  const ref = resource.supplementary_data?.related_ids.order_id;
  return { kind: 'check', ...stored, paymentId, ...(ref === undefined ? {} : { ref }) };
}

function factsOf({ create_time: at, resource }: Event): Record<string, string> {
  const [unit] = resource.purchase_units ?? [];
  const amount = resource.amount ?? unit?.amount;
  const facts = {
    at,
    id: resource.id,
    status: resource.status,
    amount: amount === undefined ? undefined : `${amount.value} ${amount.currency_code}`,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}

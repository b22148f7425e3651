// Messages of the card provider: only who signed, when, and which payment they speak of. What they say of money is not read.
import { isUtf8 } from 'node:buffer';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { IncomingMessage, ProviderMessage } from '#platform/ports/payments.ts';
import { optionalFact } from '../optional-fact.ts';
import type { CardConfig } from './client.ts';

/** The header that carries the signature. */
export const cardSignatureHeader = 'stripe-signature';

type Reading = {
  readonly client: Stripe;
  readonly config: CardConfig;
  readonly now: Date;
};

/** Kinds after which a payment is asked about; every other one changes nothing that we keep. */
const ourKinds: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
  'charge.succeeded',
  'charge.captured',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

const id = z.string().check(z.minLength(1), z.maxLength(255));

const event = z.object({
  id,
  object: z.literal('event'),
  type: z.string(),
  created: optionalFact(z.int().check(z.minimum(0), z.maximum(32_503_680_000))),
  livemode: z.boolean(),
  account: z.optional(z.nullable(id)),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: optionalFact(id),
      metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
      payment_intent: z.optional(z.nullable(z.union([id, z.object({ id })]))),
    }),
  }),
});

/** Undefined where the signature, its stamp or the shape is not right. */
export function readCardMessage(
  { body, header }: IncomingMessage,
  reading: Reading,
): ProviderMessage | undefined {
  const signature = header(cardSignatureHeader);
  if (signature === undefined || !isExact(body) || !isOfNow(signature, reading.now)) return undefined;
  const value = verify(body, signature, reading);
  const read = z.safeParse(event, value);
  return read.success ? messageOf(read.data, reading.config) : undefined;
}

/**
 * The library signs the text, not the bytes: a mark at the start and broken characters would be lost on the way. What we
 * keep is what was signed.
 */
function isExact(body: Buffer): boolean {
  return isUtf8(body) && !body.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
}

/** Exactly one stamp, not older and not further ahead than the tolerance: the library looks only back. */
function isOfNow(signature: string, now: Date): boolean {
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  const seconds = /^t=(\d{1,12})$/.exec(stamps[0] ?? '')?.[1];
  if (seconds === undefined || stamps.length > 1) return false;
  return Math.abs(now.getTime() - Number(seconds) * 1000) <= limits.webhookToleranceMs;
}

/** The value that one of the active secrets has signed. */
function verify(body: Buffer, signature: string, { client, config, now }: Reading): unknown {
  const toleranceSeconds = limits.webhookToleranceMs / 1000;
  for (const secret of config.webhookSecrets) {
    try {
      return client.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
    } catch {
      // Signed with the other secret, or by somebody else, or no event at all: all the same to us.
    }
  }
  return undefined;
}

function messageOf(read: z.infer<typeof event>, config: CardConfig): ProviderMessage {
  const stored = { eventId: read.id, event: read.type, facts: factsOf(read) };
  const ignored = (reason: string): ProviderMessage => ({ kind: 'ignored', ...stored, reason });
  if (read.livemode !== config.secretKey.includes('_live_')) return ignored('mode');
  if (config.account !== undefined && read.account !== config.account) return ignored('account');
  if (!ourKinds.has(read.type)) return ignored(read.type);
  const { metadata, payment_intent: intent, object } = read.data.object;
  const paymentId = metadata?.['payment'] ?? '';
  const providerPayment = typeof intent === 'string' ? intent : intent?.id;
  if (paymentId === '' && providerPayment === undefined) return ignored('no_payment');
  return {
    kind: 'check',
    ...stored,
    paymentId,
    ...(providerPayment === undefined ? {} : { providerPayment }),
    ...(object === 'dispute' ? { about: 'dispute' as const } : {}),
  };
}

function factsOf({ created, data: { object } }: z.infer<typeof event>): Record<string, string> {
  return {
    ...(object.id === undefined ? {} : { id: object.id }),
    ...(created === undefined ? {} : { at: new Date(created * 1000).toISOString() }),
  };
}

// Messages of payment providers: taken in once, and then what they speak of is fetched, never believed. Each adapter reads
// its own form, whoever signs it and however.
import { createHash } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { toStorable } from '#domain/text/storable.ts';
import { addMinutes } from '#domain/time.ts';
import type { Call } from '#platform/http/pipeline.ts';
import { payments } from '#features/orders/server/public.ts';
import { assertTriesLeft, countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import { inShop } from '#platform/db/scope.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import { providerNamed, type IncomingMessage, type PaymentProvider } from '#platform/ports/payments.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import { askProvider, type AskResult } from './ask-provider.ts';
import { recordCapture } from './capture.ts';
import { refOf } from './pay.ts';
import * as sql from './payment-event.sql.ts';

type Raw = NonNullable<Call['raw']>;

/** Where a message came to: the provider's name, and what else stands in the address that only it was told. */
type Address = { readonly provider: string; readonly token?: string | undefined };

export type Told = AskResult | 'ignored';

/**
 * A provider's message. The same one twice has one effect; what it causes is the same in every order.
 *
 * @throws Refused `recordNotFound` for a provider that is none, `invalidRequest` where it is not the provider's,
 *   `tooManyRequests` where whoever sends it has sent many that were not.
 * @throws Error where the provider must be asked and does not answer: it sends its message again.
 */
export async function receiveWebhook(
  env: Environment,
  address: Address,
  { raw, ip }: Pick<Call, 'raw' | 'ip'>,
): Promise<Told> {
  const provider = env.payments.find((one) => one.name === address.provider);
  if (provider === undefined) throw refuse('recordNotFound', { reason: 'provider' });
  const incoming = raw === undefined ? undefined : incomingOf(raw, address.token);
  const tries = triesOf(provider, ip);
  const now = env.clock.now();
  if (tries.length > 0) await assertTriesLeft(env.db.direct, tries, now);
  const message = incoming === undefined ? undefined : await provider.read(incoming);
  if (incoming === undefined || message === undefined) {
    if (tries.length > 0) await countFailure(env.db.aside, tries, now);
    throw refuse('invalidRequest', { reason: 'signature' });
  }
  if (message.kind === 'captured') return recordCapture(env, { provider, capture: message.capture });
  const about: CheckRequest = message.kind === 'check' ? message : { paymentId: '' };
  const event = {
    provider: provider.name,
    eventId: message.eventId,
    kind: message.kind,
    paymentId: about.paymentId,
    ref: about.ref ?? '',
    event: toStorable(message.event, factMax),
    body: storedText(message.facts, incoming.body),
    signature: proofOf(provider, incoming),
  };
  const isDone = await sql.enterEvent(env.db.direct, event, env.clock.now());
  if (isDone) return 'known';
  const effect = message.kind === 'ignored' ? 'ignored' : await check(env, provider, about);
  await sql.finishEvent(env.db.direct, {
    provider: provider.name,
    eventId: message.eventId,
    now: env.clock.now(),
  });
  return effect;
}

/**
 * Strangers find the address, and where the provider is asked whether a message is its own they would make us ask: what is
 * not is counted for whoever sends it, never for the provider. Empty where a message is read without asking.
 */
function triesOf({ name, asksToRead }: PaymentProvider, ip: string): TryLimit[] {
  if (asksToRead !== true) return [];
  const windowMs = 10 * minuteMs;
  return [
    { key: `hook:${name}:ip:${senderOf(ip)}`, windowMs, max: limits.hookRefusalsPerAddress },
    { key: `hook:${name}:net:${networkOf(ip)}`, windowMs, max: limits.hookRefusalsPerNetwork },
  ];
}

/** Characters of one fact of a message. */
const factMax = 200;

/** A message names the buyer: of its text the digest is stored, beside the facts that no person is named by. */
function storedText(facts: Readonly<Record<string, string>>, body: Buffer): string {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const storable = Object.entries(facts).map(([name, value]) => [name, toStorable(value, factMax)]);
  return JSON.stringify({ ...Object.fromEntries(storable), sha256 });
}

function incomingOf({ body, signature, header }: Raw, token: string | undefined): IncomingMessage {
  return {
    body,
    token,
    header: (name) => (name === signatureHeader ? signature : undefined) ?? header?.(name),
  };
}

/** What proves who sent it, as it is kept: one header as it stands, several by their names. */
function proofOf({ proofHeaders = [signatureHeader] }: PaymentProvider, { header }: IncomingMessage): string {
  const [first = '', ...others] = proofHeaders;
  if (others.length === 0) return first === '' ? '' : (header(first) ?? '');
  return JSON.stringify(Object.fromEntries(proofHeaders.map((name) => [name, header(name) ?? ''])));
}

type CheckRequest = {
  readonly paymentId: string;
  readonly ref?: string;
  readonly fetch?: PaymentProvider['fetch'];
};

/** Asks the provider what a payment is worth now and records it: about the page that the message is of, if it says one. */
async function check(
  env: Environment,
  provider: PaymentProvider,
  { paymentId, ref, fetch }: CheckRequest,
): Promise<Told> {
  const routed = readRoutedId(paymentId);
  if (routed === undefined) return 'ignored';
  const { shopId, id } = routed;
  return inShop(shopId, async () => {
    const [row] = await payments.findAsked(env.db.direct, shopId, [id]);
    if (row === undefined || row.provider !== provider.name) return 'ignored';
    const payment = refOf(shopId, id, row);
    return askProvider(env, provider, { payment, pages: [ref ?? payment.ref], fetch });
  });
}

/** Work of messages that was cut off, by a crash or by a provider that did not answer. Gives how many were done. */
export async function catchUpMessages(env: Environment): Promise<number> {
  const now = env.clock.now();
  const events = await sql.listWaiting(env.db.direct, { before: addMinutes(now, -0.25) });
  let count = 0;
  for (const { provider: name, event_id: eventId, payment_id: paymentId, ref } of events) {
    try {
      const about = { paymentId, ...(ref === '' ? {} : { ref }) };
      await check(env, providerNamed(env.payments, name), about);
      await sql.finishEvent(env.db.direct, { provider: name, eventId, now });
      count += 1;
    } catch (error) {
      // One that the provider is silent about keeps no other one waiting.
      env.log.warn({ error, provider: name, eventId }, 'a message of a provider waits');
    }
  }
  return count;
}

// Anonymous buyers are counted by address, network, e-mail and shop before anything is done for them. What they have
// not paid for is bounded by `holds/holds.ts`.
import { createHmac } from 'node:crypto';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { hourMs, limits, minuteMs } from '#domain/limits.ts';
import type { checkout } from '#features/checkout/contract.ts';
import { countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import type { Call } from '#platform/http/pipeline.ts';
import type { Tx } from '#platform/db/database.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';

type Asked = { readonly env: Environment; readonly call: Pick<Call, 'ip'> };

const shortMs = 10 * minuteMs;

/** @throws Refused `tooManyRequests` with `retry_at` where this address or its network asks for too many prices. */
export async function countQuote({ env, call }: Asked): Promise<void> {
  await countAll(env, [
    { key: `quote:ip:${senderOf(call.ip)}`, windowMs: shortMs, max: limits.quotesPerAddress },
    { key: `quote:net:${networkOf(call.ip)}`, windowMs: shortMs, max: limits.quotesPerNetwork },
  ]);
}

/** True where goods would wait for the money for days. */
export function isSlow({ waitMinutes }: Pick<PaymentProvider, 'waitMinutes'>): boolean {
  return waitMinutes > limits.slowPaymentMinutes;
}

/**
 * Counts a checkout. Those by slow ways to pay are counted for the e-mail address and the shop as well; a shop's limit
 * ends bank transfers alone, because a limit on every checkout would be a way to close the shop.
 *
 * @throws Refused `tooManyRequests` with `retry_at`.
 */
export async function countCheckout(
  asked: Asked & { readonly input: InputOf<typeof checkout> },
): Promise<void> {
  const { env, call, input } = asked;
  const [address, network] = [senderOf(call.ip), networkOf(call.ip)];
  const counted: TryLimit[] = [
    { key: `checkout:ip:${address}`, windowMs: shortMs, max: limits.checkoutsPerAddress },
    { key: `checkout:net:${network}`, windowMs: shortMs, max: limits.checkoutsPerNetwork },
  ];
  const provider = env.payments.find(({ method }) => method === (input.method ?? env.payments[0]?.method));
  if (provider !== undefined && isSlow(provider)) {
    const shopId = String(readRoutedId(input.quote_id)?.shopId ?? '');
    const email = digestOf(env, input.buyer.email);
    counted.push(
      { key: `slow-pay:ip:${address}`, windowMs: hourMs, max: limits.slowCheckoutsPerAddress },
      { key: `slow-pay:net:${network}`, windowMs: hourMs, max: limits.slowCheckoutsPerNetwork },
      { key: `slow-pay:email:${email}`, windowMs: hourMs, max: limits.slowCheckoutsPerEmail },
      { key: `slow-pay:shop:${shopId}`, windowMs: hourMs, max: limits.slowCheckoutsPerShop },
    );
  }
  await countAll(env, counted);
}

/** True where this address may be sent payment instructions now: it may be anybody's, and is asked for by anybody. */
export async function mayEmailInstructions(env: Environment, tx: Tx, email: string): Promise<boolean> {
  const key = `pay-email:${digestOf(env, email)}`;
  try {
    await countFailure(tx, [{ key, windowMs: hourMs, max: limits.payEmailsPerAddress }], env.clock.now());
    return true;
  } catch (error) {
    if (error instanceof Refused && error.key === 'tooManyRequests') return false;
    throw error;
  }
}

/** A sender's network as it is kept beside held goods: nobody reads an address back. */
export function networkDigestOf(env: Pick<Environment, 'secret'>, ip: string): string {
  return digestOf(env, networkOf(ip));
}

function digestOf({ secret }: Pick<Environment, 'secret'>, text: string): string {
  return createHmac('sha256', secret)
    .update(`sender|${text.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Outside of the call's own transaction: what is refused stays counted. */
async function countAll(env: Environment, counted: readonly TryLimit[]): Promise<void> {
  await countFailure(env.db.aside, counted, env.clock.now());
}

// The way to the card provider: its library, told to wait only so long and to ask again under the same key.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { limits } from '#domain/limits.ts';

export type CardConfig = {
  readonly secretKey: string;
  /** One, or two while one is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Another address than the provider's own: a double of it. */
  readonly apiUrl?: string | undefined;
  /** The account that is paid, where the key speaks for several. */
  readonly account?: string | undefined;
};

/** @throws Error where the configuration cannot be right: at the start, not at the first payment. */
export function makeClient({ secretKey, webhookSecrets, apiUrl, account }: CardConfig): Stripe {
  if (!/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    throw new Error('the card provider needs a secret key');
  if (webhookSecrets.length < 1 || webhookSecrets.length > 2 || webhookSecrets.some((one) => one.length < 16))
    throw new Error('the card provider needs one or two webhook secrets of 16 letters or more');
  return new Stripe(secretKey, {
    maxNetworkRetries: limits.cardRetriesMax,
    timeout: limits.cardTimeoutMs,
    telemetry: false,
    ...(account === undefined ? {} : { stripeAccount: account }),
    ...(apiUrl === undefined ? {} : placeOf(new URL(apiUrl))),
  });
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** The library asks again where an answer was lost, but not where it was told to come later. This does. */
export async function patiently<T>(
  ask: () => Promise<T>,
  triesLeft: number = limits.cardRetriesMax,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (triesLeft <= 0 || !(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
    const waitMs = limits.cardPauseMs * 2 ** (limits.cardRetriesMax - triesLeft);
    // Not all at once again: up to half as long more.
    await pause(waitMs + randomInt(waitMs / 2));
    return patiently(ask, triesLeft - 1);
  }
}

// The card provider's page for one payment: how it is opened, under which key, and how it is closed in time.
import Stripe from 'stripe';
import { languageOf, type Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import type { Asset } from '#domain/money/money.ts';
import { addMinutes } from '#domain/time.ts';
import type { Opened, OpenPayment } from '#platform/ports/payments.ts';
import { patiently, type CardConfig } from './client.ts';

/**
 * Least and most of a card payment, in minor units. The provider names the least for its settlement currencies; for
 * the won and the dong it asks for as much as half a dollar, which these amounts surely are. The most are 8 digits.
 */
const bounds: Partial<Record<Asset, readonly [bigint, bigint]>> = {
  USD: [50n, 99_999_999n],
  EUR: [50n, 99_999_999n],
  GBP: [30n, 99_999_999n],
  JPY: [50n, 99_999_999n],
  KRW: [1_000n, 99_999_999n],
  VND: [20_000n, 99_999_999n],
};

export function takesCard({ asset, units }: { asset: Asset; units: bigint }): boolean {
  const [least, most] = bounds[asset] ?? [1n, 0n];
  return units >= least && units <= most;
}

/** The provider's name of a language; a language that it does not know is left to the buyer's browser. */
const locales: Record<Language, string> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  id: 'id',
  ja: 'ja',
  ko: 'ko',
  pt: 'pt',
  vi: 'vi',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
};

/**
 * Opens the page under the payment's own id, so that a repeat gives the same one. The page needs half an hour from when
 * it is made: where so little is left that it is refused, it is opened with its later end under a second key, which is
 * the same at every repeat too. Nobody can pay there twice: a page for which the first key stands is never refused.
 */
export async function openSession(client: Stripe, payment: OpenPayment, config: CardConfig): Promise<Opened> {
  const { paymentId } = payment;
  const session = await create(client, payment, '').catch((error: unknown) => {
    if (!isTooSoon(error)) throw error;
    return create(client, payment, '.late');
  });
  if (session.client_reference_id !== paymentId || session.url === null)
    throw new Error('the card provider gave the page of another payment');
  return { ref: session.id, instructions: { kind: 'redirect', url: safeUrl(session.url, config) } };
}

function create(client: Stripe, payment: OpenPayment, late: '' | '.late') {
  const minutes = limits.cardPageGraceMinutes + (late === '' ? 0 : limits.cardPageMinutes);
  const endsAt = addMinutes(payment.expiresAt, minutes);
  return patiently(() =>
    client.checkout.sessions.create(paramsOf(payment, endsAt), { idempotencyKey: payment.paymentId + late }),
  );
}

function isTooSoon(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at';
}

function paramsOf(payment: OpenPayment, endsAt: Date): Stripe.Checkout.SessionCreateParams {
  const { paymentId, payee, asset, units, returnUrl } = payment;
  const language = languageOf(payment.language);
  const metadata = { payment: paymentId, shop: payee };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    // The buyer is charged what the quote says, in its money: the provider converts nothing.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: asset.toLowerCase(),
          // Its minor units are ours, the three without decimals included.
          unit_amount: Number(units),
          product_data: { name: payee },
        },
      },
    ],
    client_reference_id: paymentId,
    metadata: { ...metadata, until: secondsOf(payment.expiresAt).toString() },
    payment_intent_data: { metadata },
    expires_at: secondsOf(endsAt),
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: language === undefined ? 'auto' : locales[language],
    ...(payment.email === '' ? {} : { customer_email: payment.email }),
  };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** A buyer is sent to a page that nobody can read on the way, or to the double that the configuration names. */
function safeUrl(url: string, { apiUrl }: CardConfig): string {
  const { protocol, origin } = new URL(url);
  const isDouble = apiUrl !== undefined && new URL(apiUrl).origin === origin;
  if (protocol !== 'https:' && !isDouble) throw new Error('the card provider gave a page that is not safe');
  return url;
}

/**
 * Closes a page that nobody has paid on: its checkout is over and its stock is about to be free. False where somebody
 * was faster and it can no longer be closed.
 */
export async function closeSession(client: Stripe, sessionId: string): Promise<boolean> {
  try {
    await patiently(() => client.checkout.sessions.expire(sessionId));
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

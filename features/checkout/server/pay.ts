// A payment on its way: opened at its provider, looked at, and what became of it. Safe to ask again at every step.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, routedIdOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { openPayment, paymentResult, setRefundPlace } from '#features/checkout/pay.contract.ts';
import { originAt } from '#features/domains/server/public.ts';
import { orderList, payments, type Context } from '#features/orders/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import {
  providerNamed,
  type OpenPayment,
  type PaymentProvider,
  type PaymentRef,
} from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { askProvider } from './ask-provider.ts';
import { closePage } from './capture.ts';
import { expireTimer } from './expire-timer.ts';
import { writeOfPayment } from './emails.ts';
import { orderTokenOf, readOrderToken } from './links.ts';
import * as sql from './quote.sql.ts';
import { isSlow, mayEmailInstructions } from './senders.ts';

type Input = Pick<Context, 'env' | 'tx' | 'now'>;
export type PaymentAnswer = GivenOf<typeof paymentResult>;

type Place = { readonly shopId: bigint; readonly id: string };
type Found = Place & { readonly checkout: sql.CheckoutState };

async function find({ env, tx }: Input, token: string): Promise<Found> {
  const place = readOrderToken(token, env.secret);
  const checkout = await sql.findCheckout(tx, { shopId: place.shopId, id: place.id });
  if (checkout === undefined) throw refuse('recordNotFound', { reason: 'link' });
  return { ...place, checkout };
}

/** The payment as its provider is asked about it. */
export function refOf(shopId: bigint, id: string, row: payments.Asked): PaymentRef {
  return {
    paymentId: routedIdOf(shopId, id),
    ref: row.provider_ref,
    asset: assetOf(row.charged_asset),
    units: row.charged_units,
  };
}

/** The page of a payment, and those that it replaced: money may have come on one of them. */
export function pagesOf(row: Pick<payments.Asked, 'provider_ref' | 'former_refs'>): readonly string[] {
  return [row.provider_ref, ...row.former_refs];
}

/** What became of a payment. Where the platform has not heard of it, the provider is asked. */
export async function result(ask: Input, input: InputOf<typeof paymentResult>): Promise<PaymentAnswer> {
  const found = await find(ask, input.token);
  // Also of a checkout that is over: money that came after its end is found here too, and goes back.
  const isKnown = found.checkout.state === 'paid' || found.checkout.captured_units > 0n;
  if (isKnown) return answer(ask, found);
  const provider = providerNamed(ask.env.payments, found.checkout.provider);
  try {
    const asked = refOf(found.shopId, found.id, found.checkout);
    const pages = pagesOf(found.checkout);
    const effect = await askProvider(ask.env, provider, { payment: asked, pages });
    const isShown = found.checkout.state === 'open' && found.checkout.instructions !== null;
    // Whoever turned back, or whose bank said no, is not sent to a page where nobody can pay.
    if (effect === 'ended' && isShown)
      await payments.savePage(ask.tx, found.shopId, found.id, { endedRef: asked.ref });
  } catch (error) {
    // Nothing is known while the provider is silent: the page says so, and never that a payment failed.
    ask.env.log.warn({ error, provider: provider.name }, 'a provider is silent about a payment');
    const known = await answer(ask, found);
    return known.state === 'open' && known.instructions !== null ? { ...known, state: 'checking' } : known;
  }
  return answer(ask, await find(ask, input.token));
}

/**
 * Opens the payment at its provider, once however often it is asked for.
 *
 * @throws Refused `invalidOperation` where the checkout no longer waits for money.
 */
export async function open(ask: Input, input: InputOf<typeof openPayment>): Promise<PaymentAnswer> {
  const { env, tx, now } = ask;
  const found = await find(ask, input.token);
  const { checkout, shopId, id } = found;
  if (checkout.state !== 'open' || checkout.expires_at <= now) return answer(ask, found);
  if (checkout.instructions === null) {
    const provider = providerNamed(env.payments, checkout.provider);
    const shop = await shopOf(tx, shopId);
    const expiresAt = isSlow(provider) ? await giveDays(ask, found, provider) : checkout.expires_at;
    if (expiresAt === undefined) return answer(ask, await find(ask, input.token));
    const timed = { ...checkout, expires_at: expiresAt };
    const origin = input.host === undefined ? undefined : await originAt(env, shopId, input.host);
    const opened = await provider.open(askOf(env, { ...found, checkout: timed, shop, origin }));
    const { isSaved } = await payments.savePage(tx, shopId, id, opened);
    const latest = isSaved ? undefined : await find(ask, input.token);
    // Somebody paid on a former page at this moment.
    if (latest !== undefined && latest.checkout.captured_units > 0n) {
      await closePage(env, provider, { ...refOf(shopId, id, checkout), ref: opened.ref });
      return answer(ask, latest);
    }
    // A card is paid on the spot; a transfer is made elsewhere and later, by what is written here.
    const isWritten =
      opened.instructions.kind !== 'redirect' && (await mayEmailInstructions(env, tx, checkout.email));
    if (isWritten) await writeOfPayment({ env, tx, shopId, now }, 'payment_open', [id]);
  }
  return answer(ask, await find(ask, input.token));
}

/** Who asks for a bank's account and reference means to pay: the goods are held for the days that a transfer takes. */
async function giveDays(
  { env, now }: Input,
  { shopId, id }: Place,
  { waitMinutes, graceMinutes = 0 }: PaymentProvider,
): Promise<Date | undefined> {
  const expiresAt = addMinutes(now, waitMinutes);
  return env.db.transaction(async (tx) => {
    if (!(await sql.extendCheckout(tx, { shopId, id, expiresAt, now }))) return undefined;
    await setTimers(tx, shopId, [
      { subject: id, kind: expireTimer, dueAt: addMinutes(expiresAt, graceMinutes) },
    ]);
    return expiresAt;
  });
}

type Opening = Found & {
  readonly shop: ShopRow;
  /** Of the shop's own domain, where the buyer is there. */
  readonly origin?: string | undefined;
};

function askOf(env: Environment, { shopId, id, checkout, shop, origin }: Opening): OpenPayment {
  return {
    paymentId: routedIdOf(shopId, id),
    asset: assetOf(checkout.charged_asset),
    units: checkout.charged_units,
    payee: shop.handle,
    returnUrl: returnUrlOf(env, { shopId, id }, shop.handle, origin),
    language: checkout.lang,
    email: checkout.email,
    expiresAt: checkout.expires_at,
    ...(checkout.provider_ref === '' ? {} : { endedRef: checkout.provider_ref }),
  };
}

/** The page that says what became of a payment. */
export function returnUrlOf(
  env: Environment,
  { shopId, id }: Place,
  handle: string,
  ownOrigin?: string,
): string {
  const shop = ownOrigin ?? `${env.baseUrl}/s/${handle}`;
  return `${shop}/payment/${orderTokenOf(shopId, id, env.secret)}`;
}

/**
 * Where a refund is to go, for ways to pay that do not know. May be named before or after a refund began.
 *
 * @throws Refused `invalidOperation` where money goes back by itself to where it came from.
 * @throws Refused `invalidParameter` (`email`, `other_email`) for another address than the order's: links are passed on,
 *   and whoever has one must not send the money elsewhere. `tooManyRequests` after some of them.
 */
export async function setPlace(ask: Input, input: InputOf<typeof setRefundPlace>): Promise<PaymentAnswer> {
  const found = await find(ask, input.token);
  const { checkout, shopId, id } = found;
  const provider = providerNamed(ask.env.payments, checkout.provider);
  if (provider.placeFault === undefined) throw refuse('invalidOperation', { reason: 'goes_back_by_itself' });
  await assertOwnEmail(ask, found, input.email);
  const fault = provider.placeFault(input.to);
  if (fault !== undefined) throw refuse('invalidParameter', { field: 'to', reason: fault });
  await payments.setRefundPlace(ask.tx, shopId, id, input.to);
  await provider.returnTo?.(refOf(shopId, id, checkout), input.to);
  return answer(ask, await find(ask, input.token));
}

async function assertOwnEmail(
  { env, now }: Input,
  { shopId, id, checkout }: Found,
  email: string,
): Promise<void> {
  const key = `refund-place:${routedIdOf(shopId, id)}`;
  const tries = [{ key, windowMs: hourMs, max: limits.refundPlaceTriesPerHour }];
  await assertTriesLeft(env.db.direct, tries, now);
  if (email.toLowerCase() === checkout.email.trim().toLowerCase() && checkout.email !== '') return;
  await countFailure(env.db.direct, tries, now);
  throw refuse('invalidParameter', { field: 'email', reason: 'other_email' });
}

async function answer(ask: Input, { shopId, id, checkout }: Found): Promise<PaymentAnswer> {
  const { env, tx, now } = ask;
  const [shop, order] = await Promise.all([
    shopOf(tx, shopId),
    checkout.state === 'paid' ? orderList.findOrderRow(tx, shopId, id) : undefined,
  ]);
  const provider = providerNamed(env.payments, checkout.provider);
  // No money is on its way before anybody was told where to send it.
  const grace = checkout.instructions === null ? 0 : (provider.graceMinutes ?? 0);
  const end = addMinutes(checkout.expires_at, grace);
  const isOpen = checkout.state === 'open' && end > now;
  const asset = assetOf(checkout.currency);
  const charged = assetOf(checkout.charged_asset);
  const progress =
    checkout.state === 'paid' ? undefined : await provider.progress?.(refOf(shopId, id, checkout));
  const at = provider.at?.(askOf(env, { shopId, id, checkout, shop }));
  const redirect = checkout.instructions?.kind === 'redirect' ? checkout.instructions.url : undefined;
  return {
    state: stateOf(checkout, isOpen, (progress?.units ?? 0n) > 0n),
    order_no: order === undefined ? null : orderNumberOf(shopId, order.number),
    order_token: orderTokenOf(shopId, id, env.secret),
    total: formatUnits(checkout.total_units, asset),
    currency: checkout.currency,
    method: checkout.method,
    charge: { amount: formatUnits(checkout.charged_units, charged), asset: charged },
    instructions: isOpen ? (checkout.instructions ?? null) : null,
    received:
      progress === undefined
        ? null
        : {
            amount: formatUnits(progress.units, charged),
            final: formatUnits(progress.finalUnits, charged),
            confirmations: progress.confirmations ?? null,
            needed: progress.needed ?? null,
          },
    refund_to: checkout.refund_to,
    names_refund_place: provider.placeFault !== undefined,
    expires_at: isOpen ? checkout.expires_at : null,
    pay_url: isOpen ? (at ?? redirect ?? null) : null,
    shop: { handle: shop.handle, name: shop.name },
  };
}

function stateOf(checkout: sql.CheckoutState, isOpen: boolean, hasSome: boolean): PaymentAnswer['state'] {
  if (checkout.state === 'paid') return 'paid';
  if (checkout.captured_units > 0n) return 'refunded';
  if (isOpen && hasSome) return 'checking';
  return isOpen ? 'open' : 'expired';
}

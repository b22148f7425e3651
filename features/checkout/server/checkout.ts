// From a quote to a payment: the stock is reserved before anybody can pay for it.
import * as z from 'zod/mini';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf, type Money } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { checkout as contract } from '#features/checkout/contract.ts';
import type { quoteMethods } from '#features/checkout/pay.contract.ts';
import { buyerRefOf, claimDiscounts } from '#features/discounts/server/public.ts';
import { stock } from '#features/goods/server/public.ts';
import { payments } from '#features/orders/server/public.ts';
import { closedOf, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { expireTimer } from './expire-timer.ts';
import { passGuard } from './guard.ts';
import { orderTokenOf } from './links.ts';
import { methodOf, methodsFor } from './methods.ts';
import { returnUrlOf } from './pay.ts';
import { holdUnpaid, withClaims } from './prepare.ts';
import { assertQuoteFits } from './quote-hash.ts';
import * as sql from './quote.sql.ts';
import { isSlow } from './senders.ts';

/** What a reservation reads of a quote's lines. */
const storedLines = z.array(z.object({ goods_id: z.string(), qty: z.int() }));

type Input = Act<typeof contract>;

/** The shop that a checkout call belongs to, for its idempotency key. */
export function shopOfQuote(input: { readonly quote_id: string }): bigint | undefined {
  return readRoutedId(input.quote_id)?.shopId;
}

type Opening = readonly [Awaited<ReturnType<typeof sql.findQuoteWithChanges>>, ShopRow];

/** What was begun to be read in a transaction before its act. */
const openings = new WeakMap<Tx, Promise<Opening>>();

function readOpening(
  tx: Tx,
  { shopId, id }: { readonly shopId: bigint; readonly id: string },
): Promise<Opening> {
  return Promise.all([sql.findQuoteWithChanges(tx, shopId, id), shopOf(tx, shopId)]);
}

/** Sends what `openCheckout` reads first, so that the claim of the call's key and it are answered together. */
export function beginOpening({ tx, input }: Pick<Input, 'tx' | 'input'>): void {
  const routed = readRoutedId(input.quote_id);
  if (routed === undefined) return;
  const opening = readOpening(tx, routed);
  // Where the key is another's nobody waits for it.
  opening.catch(() => undefined);
  openings.set(tx, opening);
}

/**
 * O1: opens the checkout of a quote and reserves its stock for 30 minutes. Where money takes days, they begin when the
 * buyer asks how to pay (`pay.ts`): a checkout alone is no intent.
 *
 * @throws Refused `invalidOperation` where the quote is used or too old, or the
 *   new shop's day is full (`order_guard`); `priceChanged` with the prices of now;
 *   `outOfStock` with what is left; `tooManyRequests` (`unpaid_share`); `recordNotFound` for a quote that does not exist.
 */
export function openCheckout(act: Input): Promise<GivenOf<typeof contract>> {
  return withClaims(act.env, act.input, () => open(act));
}

async function open(act: Input): Promise<GivenOf<typeof contract>> {
  const { tx, input, now, env } = act;
  const routed = readRoutedId(input.quote_id);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'quote_id' });
  const { shopId, id } = routed;
  const [quote, shop] = await (openings.get(tx) ?? readOpening(tx, routed));
  if (quote === undefined) throw refuse('recordNotFound', { field: 'quote_id' });
  const closed = closedOf(shop, now, env.policy);
  if (closed !== undefined) throw refuse('invalidUserPage', { reason: 'closed', closed: closed.reason });
  assertFresh(quote, now);
  assertQuoteFits(shopId, quote, input);
  await passGuard(act, shop);
  const { provider, charge } = methodOf(env.payments, quote, input.method);
  const waitMinutes = isSlow(provider) ? limits.reservationMinutes : provider.waitMinutes;
  const expiresAt = addMinutes(now, waitMinutes);
  await reserve(act, { shopId, quote, expiresAt, provider, charge });
  const paymentId = routedIdOf(shopId, id);
  const returnUrl = returnUrlOf(env, { shopId, id }, shop.handle);
  const { asset, units } = charge;
  const lang = input.lang ?? 'en';
  const asked = { paymentId, asset, units, payee: shop.handle, returnUrl, expiresAt };
  const url = provider.at?.({ ...asked, language: lang, email: input.buyer.email }) ?? returnUrl;
  return {
    checkout_id: paymentId,
    order_token: orderTokenOf(shopId, id, env.secret),
    total: formatUnits(quote.total_units, assetOf(quote.currency)),
    currency: quote.currency,
    expires_at: expiresAt,
    payment: {
      id: url.slice(url.lastIndexOf('/') + 1),
      provider: provider.name,
      method: provider.method,
      charge: { amount: formatUnits(units, asset), asset },
      url,
    },
  };
}

/** The ways in which a quote can be paid, each with what it charges. */
export async function listMethods({
  tx,
  input,
  env,
}: Act<typeof quoteMethods>): Promise<GivenOf<typeof quoteMethods>> {
  const routed = readRoutedId(input.quote_id);
  const quote = routed === undefined ? undefined : await sql.findQuote(tx, routed.shopId, routed.id);
  if (quote === undefined) throw refuse('recordNotFound', { field: 'quote_id' });
  return {
    list: methodsFor(env.payments, quote).map(({ provider, charge }) => ({
      method: provider.method,
      charge: { amount: formatUnits(charge.units, charge.asset), asset: charge.asset },
      wait_minutes: provider.waitMinutes,
    })),
  };
}

function assertFresh(
  quote: sql.QuoteRow & { readonly changes: readonly sql.ChangedPrice[] },
  now: Date,
): void {
  const { changes } = quote;
  if (quote.expires_at <= now) throw refuse('invalidOperation', { reason: 'quote_expired' });
  if (changes.length === 0) return;
  const asset = assetOf(quote.currency);
  throw refuse('priceChanged', {
    reason: 'price',
    items: changes.map(({ goods_id, price_units, status }) => ({
      goods_id,
      price: price_units === null || status !== 'listed' ? null : formatUnits(BigInt(price_units), asset),
    })),
  });
}

/** Goods stay reserved while money that was sent in time may still arrive; none was sent before anybody was told how. */
function graceEndOf(provider: PaymentProvider, expiresAt: Date): Date {
  return isSlow(provider) ? expiresAt : addMinutes(expiresAt, provider.graceMinutes ?? 0);
}

/** The latest time at which the pieces are free again: by slow ways to pay, days after the buyer asked how. */
function heldUntil(provider: PaymentProvider, expiresAt: Date): Date {
  const waitMinutes = isSlow(provider) ? provider.waitMinutes : 0;
  return addMinutes(expiresAt, waitMinutes + (provider.graceMinutes ?? 0));
}

type Reserve = {
  readonly shopId: bigint;
  readonly quote: sql.QuoteRow;
  readonly expiresAt: Date;
  readonly provider: PaymentProvider;
  readonly charge: Money;
};

/** None of these needs another's answer: they travel together and fail together. */
async function reserve(act: Input, asked: Reserve): Promise<void> {
  const { tx, input, now, env } = act;
  const { shopId, quote, expiresAt, provider, charge } = asked;
  const lines = z
    .parse(storedLines, JSON.parse(quote.lines))
    .map(({ goods_id, qty }) => ({ goodsId: goods_id, qty }));
  const { id, currency, total_units: units } = quote;
  const [isNew] = await Promise.all([
    sql.openCheckout(tx, shopId, {
      id,
      buyer: input.buyer,
      customerRef: input.customer_ref ?? '',
      lang: input.lang ?? 'en',
      currency,
      totalUnits: units,
      createdAt: now,
      expiresAt,
    }),
    // Before the stock, which is locked last.
    claimFor(act, { shopId, quote }),
    stock.reserve({ db: env.db, tx, shopId, now }, lines),
    payments.insertPayment(
      tx,
      shopId,
      {
        id,
        checkoutId: id,
        provider: provider.name,
        method: provider.method,
        currency,
        units,
        charge: charge.asset === currency ? undefined : { currency: charge.asset, units: charge.units },
      },
      now,
    ),
    setTimers(tx, shopId, [{ subject: id, kind: expireTimer, dueAt: graceEndOf(provider, expiresAt) }]),
  ]);
  holdUnpaid(tx, input, { at: now, until: heldUntil(provider, expiresAt) });
  if (!isNew) throw refuse('invalidOperation', { reason: 'quote_used' });
}

/** What the quote was priced with is claimed; nothing is asked where nothing was taken off. */
async function claimFor(
  { tx, input, now, env }: Input,
  { shopId, quote }: Pick<Reserve, 'shopId' | 'quote'>,
): Promise<void> {
  const { id, code_id: codeId, code_units: codeUnits, delivery_discount_units: delivery } = quote;
  const isFreeByShop = delivery !== null && codeUnits !== delivery;
  if (codeId === null && !isFreeByShop) return;
  await claimDiscounts(tx, shopId, {
    checkoutId: id,
    codeId: codeId ?? undefined,
    freeFromUnits: isFreeByShop ? quote.goods_units : undefined,
    buyerRef: buyerRefOf(env.secret, shopId, input.buyer.email),
    now,
  });
}

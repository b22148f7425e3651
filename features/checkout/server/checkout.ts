// From a quote to a payment: the stock is reserved before anybody can pay for it.
import * as z from 'zod/mini';
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId, routedIdOf } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money.ts';
import { addMinutes } from '#domain/time.ts';
import type { checkout as contract } from '#features/checkout/contract.ts';
import { reserveStock } from '#features/goods/server/public.ts';
import { payments, present } from '#features/orders/server/public.ts';
import { closedOf, shopOf } from '#features/shop/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { passGuard } from './guard.ts';
import { orderTokenOf } from './links.ts';
import * as sql from './quote.sql.ts';

/** What a reservation reads of a quote's lines. */
const storedLines = z.array(z.object({ goods_id: z.string(), qty: z.int() }));

export const expireTimer = 'checkout.expire';

type Ask = Act<typeof contract>;

/** The shop that a checkout call belongs to, for its idempotency key. */
export function shopOfQuote(input: InputOf<typeof contract>): bigint | undefined {
  return readRoutedId(input.quote_id)?.shopId;
}

/**
 * O1: opens the checkout of a quote and reserves its stock for 30 minutes.
 *
 * @throws Refused `invalidOperation` where the quote is used or too old, or the
 *   new shop's day is full (`order_guard`); `priceChanged` with the prices of now;
 *   `outOfStock` with what is left; `recordNotFound` for a quote that does not exist.
 */
export async function openCheckout(act: Ask): Promise<OutputOf<typeof contract>> {
  const { tx, input, now, world } = act;
  const routed = readRoutedId(input.quote_id);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'quote_id' });
  const { shopId, id } = routed;
  const [quote, changes, shop] = await Promise.all([
    sql.findQuote(tx, shopId, id),
    sql.findChanges(tx, shopId, id),
    shopOf(tx, shopId),
  ]);
  if (quote === undefined) throw refuse('recordNotFound', { field: 'quote_id' });
  if (closedOf(shop, now) !== undefined) throw refuse('invalidUserPage', { reason: 'closed' });
  assertFresh(quote, changes, now);
  await passGuard(act, shop);
  const expiresAt = addMinutes(now, limits.reservationMinutes);
  await reserve(act, { shopId, quote, expiresAt });
  const payment = routedIdOf(shopId, id);
  const orderToken = orderTokenOf(shopId, id, world.secret);
  const asset = present.assetOf(quote.currency);
  const { url } = await world.provider.open({
    paymentId: payment,
    asset,
    units: quote.total_units,
    payee: shop.handle,
    returnUrl: `${world.baseUrl}/s/${shop.handle}/payment/${orderToken}`,
  });
  return {
    checkout_id: payment,
    order_token: orderToken,
    total: formatUnits(quote.total_units, asset),
    currency: quote.currency,
    expires_at: expiresAt.toISOString(),
    payment: { id: url.slice(url.lastIndexOf('/') + 1), provider: world.provider.name, url },
  };
}

function assertFresh(quote: sql.QuoteRow, changes: readonly sql.ChangedPrice[], now: Date): void {
  if (quote.expires_at <= now) throw refuse('invalidOperation', { reason: 'quote_expired' });
  if (changes.length === 0) return;
  const asset = present.assetOf(quote.currency);
  throw refuse('priceChanged', {
    reason: 'price',
    items: changes.map(({ goods_id, price_units, status }) => ({
      goods_id,
      price: price_units === null || status !== 'listed' ? null : formatUnits(price_units, asset),
    })),
  });
}

type Reserve = { shopId: bigint; quote: sql.QuoteRow; expiresAt: Date };

/** None of these needs another's answer: they travel together and fail together. */
async function reserve({ tx, input, now, world }: Ask, { shopId, quote, expiresAt }: Reserve): Promise<void> {
  const lines = z.parse(storedLines, JSON.parse(quote.lines));
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
    reserveStock(
      tx,
      lines.map(({ goods_id, qty }) => ({ goodsId: goods_id, qty })),
    ),
    payments.insertPayment(
      tx,
      shopId,
      { id, checkoutId: id, provider: world.provider.name, currency, units },
      now,
    ),
    setTimers(tx, shopId, [{ subject: id, kind: expireTimer, dueAt: expiresAt }]),
  ]);
  if (!isNew) throw refuse('invalidOperation', { reason: 'quote_used' });
}

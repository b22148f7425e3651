// The buyer's secret link: shop, order and 160 bits that only this instance can make.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, type Routed } from '#domain/wire/ids.ts';
import { enterShop } from '#platform/db/scope.ts';

function macOf(routed: string, secret: string): string {
  return createHmac('sha256', secret).update(`order-link|${routed}`).digest('base64url').slice(0, 27);
}

/** The token of an order's link, known from the checkout on. */
export function orderTokenOf(shopId: bigint, orderId: string, secret: string): string {
  const routed = routedIdOf(shopId, orderId);
  return `${routed}.${macOf(routed, secret)}`;
}

/**
 * The order that a link leads to. An open call works for its shop from here on.
 *
 * @throws Refused `recordNotFound` for any link that this instance did not make, without saying why.
 */
export function readOrderToken(token: string, secret: string): Routed {
  const end = token.lastIndexOf('.');
  const routed = readRoutedId(token.slice(0, Math.max(0, end)));
  if (routed === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const expected = Buffer.from(macOf(routedIdOf(routed.shopId, routed.id), secret));
  const given = Buffer.from(token.slice(end + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw refuse('recordNotFound', { reason: 'link' });
  }
  enterShop(routed.shopId);
  return routed;
}

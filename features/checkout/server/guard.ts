// The order guard of product.md section 4: 50 orders a day for an unverified shop in its first 30 days.
import { refuse } from '#domain/errors.ts';
import { addDays, localDay, nextMidnight } from '#domain/time.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { countOfDay, isVerified } from './guard.sql.ts';

const guardedDays = 30;

/**
 * Counts a checkout against the shop's day, before anybody pays.
 *
 * @throws Refused `invalidOperation` `order_guard` with `resets_at` where the day is full.
 */
export async function passGuard<E extends Endpoint>(
  { tx, now, world }: Pick<Act<E>, 'tx' | 'now' | 'world'>,
  shop: ShopRow,
): Promise<void> {
  const allowed = world.policy.firstMonthOrdersPerDay;
  if (allowed === undefined || now >= addDays(shop.created_at, guardedDays)) return;
  if (await isVerified(tx, shop.shop_id)) return;
  const isCounted = await countOfDay(tx, shop.shop_id, { day: localDay(now, shop.tz), allowed });
  if (isCounted) return;
  const resetsAt = nextMidnight(now, shop.tz).toISOString();
  throw refuse('invalidOperation', { reason: 'order_guard', limit: allowed, resets_at: resetsAt });
}

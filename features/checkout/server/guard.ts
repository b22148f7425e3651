// The order guard: 50 orders a day for an unverified shop in its first 30 days.
import { refuse } from '#domain/wire/errors.ts';
import { addDays, localDay, nextMidnight } from '#domain/time.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { countPaid, isVerified, usedOfDay } from './guard.sql.ts';

const guardedDays = 30;

/**
 * Looks at the shop's day before anybody pays. What is open and unpaid does not count, so nobody can fill the day
 * without paying; payments that were under way when it filled up still make their orders.
 *
 * @throws Refused `invalidOperation` `order_guard` with `resets_at` where the day is full.
 */
export async function passGuard<E extends Endpoint>(
  { tx, now, env }: Pick<Act<E>, 'tx' | 'now' | 'env'>,
  shop: ShopRow,
): Promise<void> {
  const allowed = env.policy.firstMonthOrdersPerDay;
  if (allowed === undefined || now >= addDays(shop.created_at, guardedDays)) return;
  if (await isVerified(tx, shop.shop_id)) return;
  if ((await usedOfDay(tx, shop.shop_id, localDay(now, shop.tz))) < allowed) return;
  const resetsAt = nextMidnight(now, shop.tz).toISOString();
  throw refuse('invalidOperation', { reason: 'order_guard', limit: allowed, resets_at: resetsAt });
}

/** Counts a captured payment against the day of a new shop. */
export async function countPaidOrder(
  { tx, now, env }: { readonly tx: Tx; readonly now: Date; readonly env: Pick<Environment, 'policy'> },
  shopId: bigint,
): Promise<void> {
  const allowed = env.policy.firstMonthOrdersPerDay;
  if (allowed === undefined) return;
  await countPaid(tx, { shopId, allowed, now, since: addDays(now, -guardedDays) });
}

// Tells a merchant how much of what an unverified shop may be owed is left.
import { unpaidOf } from '#domain/shop/unpaid.ts';
import { localDay } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { findShop } from './shops.sql.ts';

/**
 * Tells the merchant of an unverified shop that the limit is near, or reached: once in a month of the shop. Ask after
 * money has come into the wallet, in the same transaction.
 */
export async function tellUnpaid(
  tx: Tx,
  {
    env,
    shopId,
  }: { readonly env: Pick<Environment, 'clock' | 'random' | 'policy'>; readonly shopId: bigint },
): Promise<void> {
  if (env.policy.unverifiedUnpaid === undefined) return;
  const shop = await findShop(tx, { shopId });
  const unpaid = shop === undefined ? undefined : unpaidOf(shop, env.policy);
  if (shop === undefined || unpaid?.isNear !== true) return;
  const now = env.clock.now();
  const code = unpaid.isStopped ? 'unpaid_stopped' : 'unpaid_near';
  const amount = (units: bigint) => ({ units: units.toString(), currency: shop.currency });
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `${code}:${localDay(now, shop.tz).slice(0, 7)}`,
    facts: { unpaid: amount(unpaid.units), limit: amount(unpaid.stopUnits) },
    at: now,
  });
}

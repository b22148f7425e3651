// The first month of an unverified shop: paid orders are counted by the day.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const used = sql.row('guard-used')`select used from order_guard where shop_id = :shopId and day = :day`;

/** Paid orders of the day. */
export async function usedOfDay(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await used(tx, { shopId, day }))?.used ?? 0;
}

/** Counts one more paid order, of a shop that was opened since then and is not verified. */
export const countPaid = sql.run('guard-count')`insert into order_guard as g (shop_id, day, used, allowed)
  select s.shop_id, (:now::timestamptz at time zone s.tz)::date, 1, :allowed from shop s
  where s.shop_id = :shopId and s.created_at > :since
    and not exists (select from merchant m where m.shop_id = :shopId and m.identity_status = 'verified')
  on conflict (shop_id, day) do update set used = g.used + 1, allowed = excluded.allowed`;

const verified = sql.row('guard-verified')`
  select exists (select from merchant where shop_id = :shopId
    and identity_status = 'verified') as is_verified`;

export async function isVerified(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await verified(tx, { shopId }))?.is_verified ?? false;
}

// The first month of an unverified shop: paid orders are counted by the day.
import { statement, type Tx } from '#platform/db/database.ts';

const used = statement<{ used: number }>(
  'guard-used',
  'select used from order_guard where shop_id = $1 and day = $2',
);

/** Paid orders of the day. */
export async function usedOfDay(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await tx.row(used, [shopId, day]))?.used ?? 0;
}

const count = statement<never>(
  'guard-count',
  `insert into order_guard as g (shop_id, day, used, allowed)
   select s.shop_id, ($3::timestamptz at time zone s.tz)::date, 1, $2 from shop s
   where s.shop_id = $1 and s.created_at > $4
     and not exists (select from merchant m where m.shop_id = $1 and m.identity_status = 'verified')
   on conflict (shop_id, day) do update set used = g.used + 1, allowed = excluded.allowed`,
);

/** Counts one more paid order, of a shop that was opened since then and is not verified. */
export async function countPaid(
  tx: Tx,
  shopId: bigint,
  { allowed, now, since }: { allowed: number; now: Date; since: Date },
): Promise<void> {
  await tx.rows(count, [shopId, allowed, now, since]);
}

const verified = statement<{ is_verified: boolean }>(
  'guard-verified',
  `select exists (select from merchant where shop_id = $1 and identity_status = 'verified') as is_verified`,
);

export async function isVerified(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(verified, [shopId]))?.is_verified ?? false;
}

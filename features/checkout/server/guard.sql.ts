// The first month of an unverified shop: a counter a day with its limit as a constraint.
import { statement, type Tx } from '#platform/db/database.ts';

const count = statement<{ used: number }>(
  'guard-count',
  `insert into order_guard as g (shop_id, day, used, allowed) values ($1, $2, 1, $3)
   on conflict (shop_id, day) do update set used = g.used + 1, allowed = excluded.allowed
   where g.used < excluded.allowed
   returning used`,
);

/** Counts one more checkout of the day; false where the day is full. */
export async function countOfDay(
  tx: Tx,
  shopId: bigint,
  { day, allowed }: { day: string; allowed: number },
): Promise<boolean> {
  return (await tx.row(count, [shopId, day, allowed])) !== undefined;
}

const verified = statement<{ is_verified: boolean }>(
  'guard-verified',
  `select exists (select from merchant where shop_id = $1 and identity_status = 'verified') as is_verified`,
);

export async function isVerified(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(verified, [shopId]))?.is_verified ?? false;
}

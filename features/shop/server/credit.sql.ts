// The events that a shop's credit is the sum of.
import { creditDays, creditOf, type CreditChange } from '#domain/shop/credit.ts';
import { addDays } from '#domain/time.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const events = `select 'delivered' as why, delivered_at as at, id as ref
     from shop_order where shop_id = $1 and delivered_at >= $2
   union all
   select 'cancelled_by_shop', cancelled_at, id
     from shop_order where shop_id = $1 and cancel_kind = 'merchant' and cancelled_at >= $2
   union all
   select 'return_by_shop', ended_at, order_id
     from return_case where shop_id = $1 and fault = 'merchant' and state = 'refunded' and ended_at >= $2`;

const counts = statement<Record<CreditChange, number>>(
  'shop-credit-counts',
  `select count(*) filter (where why = 'delivered')::int as delivered,
     count(*) filter (where why = 'cancelled_by_shop')::int as cancelled_by_shop,
     count(*) filter (where why = 'return_by_shop')::int as return_by_shop
   from (${events}) as e`,
);

/** A shop's credit at a moment, as `domain/shop/credit.ts` publishes it. */
export async function readCredit(tx: Tx, shopId: bigint, now: Date): Promise<number> {
  const row = await tx.row(counts, [shopId, addDays(now, -creditDays)]);
  return creditOf(row ?? { delivered: 0, cancelled_by_shop: 0, return_by_shop: 0 });
}

export type CreditRow = { why: CreditChange; at: Date; ref: string };

const latest = statement<CreditRow>(
  'shop-credit-latest',
  `select why, at, ref from (${events}) as e order by at desc, ref limit $3`,
);

/** The last changes of a shop's credit, newest first, each with the order it is about. */
export function latestCreditChanges(tx: Tx, shopId: bigint, now: Date, count: number): Promise<CreditRow[]> {
  return tx.rows(latest, [shopId, addDays(now, -creditDays), count]);
}

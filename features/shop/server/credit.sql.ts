// The events that a shop's credit is the sum of.
import {
  creditChanges,
  creditDays,
  creditMax,
  creditOf,
  creditStart,
  type CreditChange,
} from '#domain/shop/credit.ts';
import { addDays } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const changes = [
  `select 'delivered' as why, delivered_at as at, id as ref
     from shop_order where shop_id = :shopId and delivered_at >= :deliveredAt`,
  `select 'cancelled_by_shop' as why, cancelled_at as at, id as ref
     from shop_order where shop_id = :shopId and cancel_kind = 'merchant' and cancelled_at >= :deliveredAt`,
  `select 'return_by_shop' as why, ended_at as at, order_id as ref
     from return_case where shop_id = :shopId and fault = 'merchant' and state = 'refunded' and ended_at >= :deliveredAt`,
] as const;

// Of each kind no more than are shown: its index has the latest ones at its end.
const latestEvents = changes
  .map((each) => `(${each} order by 2 desc, 3 limit :count)`)
  .join('\n   union all\n   ');

/** What the sum lacks to its highest, less what was lost: so many deliveries, and no more of them count. */
const enough = `(${creditMax - creditStart} + ${-creditChanges.cancelled_by_shop} * cancelled_by_shop
  + ${-creditChanges.return_by_shop} * return_by_shop) / ${creditChanges.delivered} + 1`;

const counts = sql.row('shop-credit-counts')<{ delivered: number }>`
  with lost as (
    select count(*) filter (where why = 'cancelled_by_shop')::int as cancelled_by_shop,
      count(*) filter (where why = 'return_by_shop')::int as return_by_shop
    from (${changes[1]} union all ${changes[2]}) as e
  )
  select (select count(*)::int from (
      select from shop_order where shop_id = :shopId and delivered_at >= :deliveredAt
      limit (select ${enough} from lost)
    ) d) as delivered, cancelled_by_shop, return_by_shop
  from lost`;

/** A shop's credit at a moment, as `domain/shop/credit.ts` publishes it. */
export async function readCredit(tx: Tx, shopId: bigint, now: Date): Promise<number> {
  const row = await counts(tx, { shopId, deliveredAt: addDays(now, -creditDays) });
  return creditOf(row ?? { delivered: 0, cancelled_by_shop: 0, return_by_shop: 0 });
}

export type CreditRow = RowOf<typeof latest>;

const latest = sql.rows('shop-credit-latest')<{ why: CreditChange; at: Date }>`
  select why, at, ref from (${latestEvents}) as e order by at desc, ref limit :count`;

/** The last changes of a shop's credit, newest first, each with the order it is about. */
export function latestCreditChanges(tx: Tx, shopId: bigint, now: Date, count: number): Promise<CreditRow[]> {
  return latest(tx, { shopId, deliveredAt: addDays(now, -creditDays), count });
}

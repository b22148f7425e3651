// What the statements of all shops are read from.
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - flows: Units by posting kind, as decimal text: a sum may be above what a JSON number holds.
 * - balances: Credits less debits by account kind, as decimal text.
 */
export type BookFlows = RowOf<typeof readAllBooks>;

/**
 * Every shop with what its book has moved and what stands in it, of one moment. A fan-out read of the console that
 * walks all transfers: never part of a money statement.
 */
export const readAllBooks = sql.rows('ledger-statements')<{
  quantity: bigint;
  flows: Record<string, string>;
  balances: Record<string, string>;
}>`
  with flow as (
    select shop_id, jsonb_object_agg(kind, units) as flows
    from (select shop_id, kind, sum(units)::text as units from transfer group by shop_id, kind) as one
    group by shop_id
  ), balance as (
    select shop_id, jsonb_object_agg(kind, units) as balances
    from (select shop_id, kind, (sum(credits) - sum(debits))::text as units
      from account group by shop_id, kind) as one
    group by shop_id
  ), placed as (
    select shop_id, count(*)::int as orders, sum(quantity)::bigint as quantity
    from shop_order group by shop_id
  )
  select s.shop_id, s.handle, s.name, s.currency, coalesce(p.orders, 0) as orders,
    coalesce(p.quantity, 0)::bigint as quantity, coalesce(f.flows, '{}') as flows,
    coalesce(b.balances, '{}') as balances
  from shop s
  left join flow f on f.shop_id = s.shop_id
  left join balance b on b.shop_id = s.shop_id
  left join placed p on p.shop_id = s.shop_id
  order by s.name, s.shop_id`;

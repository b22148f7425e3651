// What the statements of all shops are read from.
import type { Asset } from '#domain/money/money.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - flows, late_flows: Units by posting kind, as decimal text: a sum may be above what a JSON number holds.
 * - balances: Credits less debits by account kind, as decimal text.
 */
export type BookFlows = RowOf<typeof readAllBooks>;

/**
 * Every shop with what its book has moved and what stands in it, of one moment: what was summed of its transfers and orders
 * (0159, 0198), and what came since, in `late_flows`. A fan-out read of the console, never part of a money statement.
 */
export const readAllBooks = sql.rows('ledger-statements')<{
  shop_id: bigint;
  handle: string;
  name: string;
  currency: Asset;
  quantity: bigint;
  flows: Record<string, string>;
  late_flows: Record<string, string>;
  balances: Record<string, string>;
}>`
  with balance as (
    select shop_id, jsonb_object_agg(kind, units) as balances
    from (select shop_id, kind, (sum(credits) - sum(debits))::text as units
      from account group by shop_id, kind) as one
    group by shop_id
  ), summed as (
    select b.shop_id, b.last_seq, coalesce(max(m.up_to), 0) as up_to
    from book b left join book_sum m on m.shop_id = b.shop_id group by b.shop_id, b.last_seq
  )
  select s.shop_id, s.handle, s.name, s.currency, coalesce(k.last_number, 0) as orders,
    (coalesce(q.quantity, 0) + coalesce(p.quantity, 0))::bigint as quantity, coalesce(f.flows, '{}') as flows,
    coalesce(l.flows, '{}') as late_flows, coalesce(b.balances, '{}') as balances
  from shop s
  left join summed u on u.shop_id = s.shop_id
  left join lateral (select jsonb_object_agg(one.kind, one.units) as flows from (
    select m.kind, sum(m.units)::text as units from book_sum m
    where m.shop_id = s.shop_id and m.up_to = u.up_to group by m.kind) one) f on true
  left join lateral (select jsonb_object_agg(one.kind, one.units) as flows from (
    select t.kind, sum(t.units)::text as units from transfer t
    where t.shop_id = s.shop_id and t.seq > u.up_to and t.seq <= u.last_seq group by t.kind) one) l on true
  left join balance b on b.shop_id = s.shop_id
  left join order_counter k on k.shop_id = s.shop_id
  left join order_sum q on q.shop_id = s.shop_id
  left join lateral (select sum(o.quantity) as quantity from shop_order o
    where o.shop_id = s.shop_id and o.number > coalesce(q.up_to, 0)) p on true
  order by s.name, s.shop_id`;

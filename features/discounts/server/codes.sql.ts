// Discount codes: their terms, their state, and what the orders with them cost the shop.
import type { DiscountKind, DiscountState } from '#domain/discounts/discount-code.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const columns = `c.id, c.code, c.kind, c.percent_bps, c.units, c.min_units, c.goods_ids, c.starts_at, c.ends_at, c.uses_max,
  c.per_buyer_max, c.used, c.state, c.version`;

type Narrowed = { kind: DiscountKind; state: DiscountState };

export type CodeRow = RowOf<typeof findCode>;

/** A code as buyers type it: the one that is not ended, else the one that ended last. */
export const findCode = sql.row('discount-find')<Narrowed>`
  select ${columns} from discount_code c where c.shop_id = :shopId and c.code = :code
  order by (c.state = 'ended'), c.created_at desc limit 1`;

export const readCode = sql.row('discount-read')<Narrowed>`
  select ${columns} from discount_code c where c.shop_id = :shopId and c.id = :id`;

export const lockCode = sql.row('discount-lock')<Narrowed>`
  select ${columns} from discount_code c where c.shop_id = :shopId and c.id = :id for update`;

/**
 * - orders: Orders with the code that were not cancelled; `cost_units` is what it took off them, `sales_units` what their
 *   goods were sold for.
 */
export type ListedCode = RowOf<typeof listCodes>;

export const listCodes = sql.rows('discount-list')<
  Narrowed & { orders: number; cost_units: bigint; sales_units: bigint }
>`
  select ${columns}, o.orders, o.cost_units, o.sales_units
  from discount_code c cross join lateral (
    select count(*)::int as orders, coalesce(sum(s.code_units), 0)::bigint as cost_units,
      coalesce(sum(s.goods_units), 0)::bigint as sales_units
    from shop_order s where s.shop_id = c.shop_id and s.code_id = c.id and s.cancelled_at is null
  ) o
  where c.shop_id = :shopId and (c.id = :id? or :id?::uuid is null and not c.is_sample)
    and (:isEnded?::boolean is null or (c.state = 'ended') = :isEnded?)
  order by c.created_at desc, c.id desc limit :limit offset :offset`;

const count = sql.row('discount-count')<{ live: number; ended: number }>`
  select count(*) filter (where state <> 'ended')::int as live, count(*) filter (where state = 'ended')::int as ended
  from discount_code where shop_id = :shopId and not is_sample`;

export async function countCodes(
  tx: Parameters<typeof count>[0],
  shopId: bigint,
): Promise<{ live: number; ended: number }> {
  return (await count(tx, { shopId })) ?? { live: 0, ended: 0 };
}

/** False where the shop has a code of this spelling that is not ended. */
export const insertCode = sql.has('discount-insert')`
  insert into discount_code (shop_id, id, code, kind, percent_bps, units, min_units, goods_ids, starts_at, ends_at, uses_max,
    per_buyer_max, created_at)
  values (:shopId, :id, :code, :kind, :percentBps?, :units?, :minUnits, :goodsIds?::uuid[], :startsAt, :endsAt?, :usesMax?,
    :perBuyerMax?, :at)
  on conflict (shop_id, code) where state <> 'ended' do nothing returning id`;

export const updateCodeState = sql.has('discount-set-state')`
  update discount_code set state = :state, version = version + 1,
    ended_at = case when :state = 'ended' then :at::timestamptz end
  where shop_id = :shopId and id = :id and version = :version returning id`;

// The row is locked by its first statement: those after it see every use that was committed before.
/** Counts a use of a code that can be used now; undefined where it cannot. */
export const countUse = sql.row('discount-use-count')`
  update discount_code set used = used + 1
  where shop_id = :shopId and id = :id and state = 'active' and starts_at <= :at and (ends_at is null or ends_at > :at)
    and (uses_max is null or used < uses_max)
  returning per_buyer_max`;

/** Takes the next of a buyer's uses for a checkout; false where they have had all. */
export const takeSlot = sql.has('discount-use-take')`
  insert into discount_use (shop_id, checkout_id, code_id, buyer_ref, slot, at)
  select :shopId::bigint, :checkoutId::uuid, c.id, :buyerRef::text, f.slot, :at::timestamptz
  from discount_code c cross join lateral (
    select null::int as slot where c.per_buyer_max is null
    union all
    (select n.slot from generate_series(1, c.per_buyer_max) as n (slot)
      where not exists (select from discount_use u
        where u.shop_id = :shopId and u.code_id = c.id and u.buyer_ref = :buyerRef and u.slot = n.slot)
      order by n.slot limit 1)
  ) f
  where c.shop_id = :shopId and c.id = :id
  on conflict do nothing returning code_id`;

/** Gives the uses of checkouts back that ended unpaid. */
export const giveBackUses = sql.run('discount-use-return')`with gone as (
    delete from discount_use where shop_id = :shopId and checkout_id = any(:checkoutIds::uuid[]) returning code_id
  ), counted as (
    select code_id, count(*)::int as uses from gone group by code_id
  )
  update discount_code c set used = c.used - g.uses from counted g where c.shop_id = :shopId and c.id = g.code_id`;

const purge = sql.row('discount-use-purge')<{ gone: number }>`
  with gone as (
    delete from discount_use d using (
      select u.shop_id, u.checkout_id from discount_use u
      join discount_code c on c.shop_id = u.shop_id and c.id = u.code_id
      where c.state = 'ended' and c.ended_at < :before limit :limit) o
    where d.shop_id = o.shop_id and d.checkout_id = o.checkout_id
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` uses of codes that ended before: which buyer used them. Says how many. */
export async function purgeUses(
  tx: Parameters<typeof purge>[0],
  before: Date,
  limit: number,
): Promise<number> {
  return (await purge(tx, { before, limit }))?.gone ?? 0;
}

/** Listed goods that a discount is for, those first that were in most orders since; and how many there are. */
export const listTypical = sql.rows('discount-typical')<{ title: string }>`
  with chosen as (
    select i.goods_id, coalesce(x.title, g.title) as title, g.picture, i.price_units, g.cost_units, p.ship_fee_units, i.place
    from showcase_item i join goods g on g.id = i.goods_id join supplier p on p.id = g.supplier_id
    left join goods_text x on x.lang = :language and x.goods_id = i.goods_id
    where i.shop_id = :shopId and i.status = 'listed' and (:goodsIds?::uuid[] is null or i.goods_id = any(:goodsIds?::uuid[]))
  ), sold as (
    select l.goods_id, count(*) as orders from shop_order o
    join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = :shopId and o.paid_at >= :since and l.shop_id = :shopId group by l.goods_id
  )
  select c.goods_id, c.title, c.picture, c.price_units, c.cost_units, c.ship_fee_units
  from chosen c left join sold s on s.goods_id = c.goods_id
  order by coalesce(s.orders, 0) desc, c.place desc, c.goods_id desc limit :limit`;

/** What one piece of the goods that a discount is for costs and is sold for. */
export const listPieces = sql.rows('discount-pieces')`
  select i.price_units, g.cost_units, p.ship_fee_units
  from showcase_item i join goods g on g.id = i.goods_id join supplier p on p.id = g.supplier_id
  where i.shop_id = :shopId and i.status = 'listed' and (:goodsIds?::uuid[] is null or i.goods_id = any(:goodsIds?::uuid[]))`;

/** How many of these goods are in the showcase. */
export const countOwn = sql.row('discount-own-goods')<{ own: number }>`
  select count(*)::int as own from showcase_item where shop_id = :shopId and goods_id = any(:goodsIds::uuid[])`;

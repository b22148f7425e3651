// Free delivery from an amount on.
import { sql } from '#platform/db/sql.ts';

/** - orders, cost_units: Orders since a day in which the shop paid the delivery without a code, and what it paid. */
export const readFreeDelivery = sql.row('free-delivery')<{
  from_units: bigint | null;
  version: number;
  orders: number;
  cost_units: bigint;
}>`
  select f.from_units, coalesce(f.version, 0) as version, o.orders, o.cost_units
  from (
    select count(*)::int as orders, coalesce(sum(s.delivery_discount_units), 0)::bigint as cost_units
    from shop_order s
    left join discount_code c on c.shop_id = s.shop_id and c.id = s.code_id
    where s.shop_id = :shopId and s.paid_at >= :since and s.delivery_discount_units is not null
      and s.cancelled_at is null and c.kind is distinct from 'delivery'
  ) o left join free_delivery f on f.shop_id = :shopId`;

/** Sets the amount; false where somebody changed it since. */
export const saveFreeDelivery = sql.has('free-delivery-save')`
  insert into free_delivery as f (shop_id, from_units, version, updated_at)
  select :shopId::bigint, :fromUnits?::bigint, 1, :at::timestamptz
    where :version::int = 0 or exists (select from free_delivery where shop_id = :shopId)
  on conflict (shop_id) do update set from_units = excluded.from_units, version = f.version + 1,
    updated_at = excluded.updated_at
  where f.version = :version::int
  returning shop_id`;

export const isDeliveryFree = sql.has('free-delivery-stands')`
  select shop_id from free_delivery where shop_id = :shopId and from_units <= :goodsUnits`;

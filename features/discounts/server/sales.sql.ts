// Sales: periods of lower prices. The prices themselves stand in the showcase.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SaleState = 'planned' | 'running' | 'ended';
export type LeftOut = 'gone' | 'other_sale' | 'not_lower' | 'below_break_even';

export type SaleRow = RowOf<typeof lockSale>;

const columns = 's.id, s.name, s.starts_at, s.ends_at, s.state, s.version';

export const listSaleRows = sql.rows('price-period-list')<{ state: SaleState }>`
  select ${columns} from sale s where s.shop_id = :shopId and (:id?::uuid is null or s.id = :id?)
  order by (s.state = 'ended'), s.created_at desc, s.id desc limit :limit`;

export const lockSale = sql.row('price-period-lock')<{ state: SaleState }>`
  select ${columns} from sale s where s.shop_id = :shopId and s.id = :id for update`;

export const countLiveSales = sql.row('price-period-count')<{ live: number }>`
  select count(*)::int as live from sale where shop_id = :shopId and state <> 'ended'`;

/** - is_there: Whether the goods are in the showcase; `in_sale` whether their price is that of this sale. */
export type SaleItemRow = RowOf<typeof listSaleItems>;

export const listSaleItems = sql.rows('price-period-items')<{
  left_out: LeftOut | null;
  title: string;
  in_sale: boolean;
  list_units: bigint | null;
  compare_units: bigint | null;
}>`
  select n.sale_id, n.goods_id, n.price_units, n.left_out, coalesce(x.title, g.title) as title, g.picture,
    coalesce(i.sale_id = n.sale_id, false) as in_sale,
    case when i.sale_id = n.sale_id then i.list_units end as list_units,
    case when i.sale_id = n.sale_id then i.compare_units end as compare_units
  from sale_item n join goods g on g.id = n.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = n.goods_id
  left join showcase_item i on i.shop_id = n.shop_id and i.goods_id = n.goods_id
  where n.shop_id = :shopId and n.sale_id = any(:saleIds::uuid[]) order by n.goods_id`;

const insert = sql.run('price-period-insert')`
  insert into sale (shop_id, id, name, starts_at, ends_at, created_at)
  values (:shopId, :id, :name, :startsAt, :endsAt, :at)`;

const insertItems = sql.run('price-period-insert-items')`
  insert into sale_item (shop_id, sale_id, goods_id, price_units)
  select :shopId::bigint, :id::uuid, n.goods_id, n.price_units
  from unnest(:goodsIds::uuid[], :priceUnits::bigint[]) as n (goods_id, price_units)
  returning goods_id`;

export type NewSale = {
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prices: ReadonlyMap<string, bigint>;
};

export async function insertSale(tx: Tx, shopId: bigint, sale: NewSale, at: Date): Promise<void> {
  const { id, name, startsAt, endsAt, prices } = sale;
  await insert(tx, { shopId, id, name, startsAt, endsAt, at });
  await insertItems(tx, { shopId, id, goodsIds: [...prices.keys()], priceUnits: [...prices.values()] });
}

export const updateSale = sql.run('price-period-set-state')`
  update sale set state = :state, ends_at = :endsAt, version = version + 1
  where shop_id = :shopId and id = :id`;

const leaveOut = sql.run('price-period-leave-out')`
  update sale_item set left_out = n.why
  from unnest(:goodsIds::uuid[], :whys::text[]) as n (goods_id, why)
  where shop_id = :shopId and sale_id = :id and sale_item.goods_id = n.goods_id`;

/** Notes why goods take no part in a sale. */
export async function leaveOutOfSale(
  tx: Tx,
  { shopId, id }: { readonly shopId: bigint; readonly id: string },
  whys: ReadonlyMap<string, LeftOut>,
): Promise<void> {
  if (whys.size === 0) return;
  await leaveOut(tx, { shopId, id, goodsIds: [...whys.keys()], whys: [...whys.values()] });
}

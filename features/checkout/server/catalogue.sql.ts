// What a shop has on sale, as buyers see it.
import { statement, type Tx } from '#platform/db/database.ts';

export type OnSale = {
  id: string;
  code: string;
  title: string;
  description: string;
  picture: string;
  type_id: string;
  type_name: string;
  price_units: bigint;
  available: bigint;
  ship_fee_units: bigint;
  dispatch_days: number;
  days_p50: number;
  days_p90: number;
  country: string;
  maker: string;
  warnings: string;
};

const columns = `g.id, g.code, g.title, g.description, g.picture, g.type_id, t.name as type_name, i.price_units,
  s.on_hand - s.reserved as available, p.ship_fee_units, p.dispatch_days, p.days_p50, p.days_p90, p.country,
  g.maker, g.warnings`;

const from = `from showcase_item i
  join goods g on g.id = i.goods_id
  join goods_type t on t.id = g.type_id
  join supplier p on p.id = g.supplier_id
  join stock s on s.goods_id = g.id
  where i.shop_id = $1 and i.status = 'listed'`;

const list = statement<OnSale>(
  'sale-list',
  `select ${columns} ${from} and ($2::text is null or g.type_id = $2)
     and ($3::text is null or g.title ilike $3 or g.code ilike $3)
   order by i.place desc, i.goods_id desc limit $4 offset $5`,
);

export type SaleFilter = { readonly category: string | null; readonly text: string | null };

export function listOnSale(
  tx: Tx,
  shopId: bigint,
  { category, text }: SaleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OnSale[]> {
  return tx.rows(list, [shopId, category, text, limit, offset]);
}

const one = statement<OnSale>('sale-one', `select ${columns} ${from} and g.id = $2`);

export function findOnSale(tx: Tx, shopId: bigint, goodsId: string): Promise<OnSale | undefined> {
  return tx.row(one, [shopId, goodsId]);
}

const categories = statement<{ id: string; name: string; goods: number }>(
  'sale-categories',
  `select t.id, t.name, count(*)::int as goods from showcase_item i
   join goods g on g.id = i.goods_id join goods_type t on t.id = g.type_id
   where i.shop_id = $1 and i.status = 'listed' group by t.id, t.name, t.position order by t.position`,
);

export function listSaleCategories(tx: Tx, shopId: bigint) {
  return tx.rows(categories, [shopId]);
}

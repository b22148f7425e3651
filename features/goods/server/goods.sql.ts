// Goods with their stock and supplier, as lists show them.
import type { Language } from '#domain/text/language.ts';
import type { goodsSorts } from '#features/goods/contract.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';

export type GoodsSort = (typeof goodsSorts)[number];

export type GoodsFilter = {
  /** In which texts are shown and looked for; English ones are found as well. */
  readonly language: Language;
  /** What the index of words is asked (`search.ts`); undefined for all goods. */
  readonly words?: string | undefined;
  readonly id?: string | undefined;
  readonly type_id?: string | undefined;
  readonly cost_min?: bigint | undefined;
  readonly cost_max?: bigint | undefined;
  readonly supplier_id?: string | undefined;
  readonly in_stock?: boolean | undefined;
  readonly max_days?: number | undefined;
  readonly eu_ready?: boolean | undefined;
  /** Not withdrawn, nor a draft. */
  readonly isActive?: boolean | undefined;
  /** Leaves out what this shop has chosen already. */
  readonly notOfShop?: bigint | undefined;
  /** Only goods that this shop saved for later. */
  readonly savedBy?: bigint | undefined;
  /** Only goods of the family that these are one of. */
  readonly family_of?: string | undefined;
  /** Only goods that can be sent to a country, by the basis of its costs (`pricing`). */
  readonly landed?:
    | { readonly country: string; readonly basis: string; readonly min?: bigint; readonly max?: bigint }
    | undefined;
};

export type GoodsRow = {
  id: string;
  code: string;
  title: string;
  description: string;
  type_id: string;
  type_name: string;
  supplier_id: string;
  supplier_name: string;
  supplier_country: string;
  supplier_affiliated: boolean;
  ship_fee_units: bigint;
  days_p50: number;
  days_p90: number;
  cost_units: bigint;
  suggested_units: bigint;
  picture: string;
  pictures: readonly string[];
  family: string;
  brand: string;
  gtin: string;
  heading: string;
  origin: string;
  eu_person: string;
  maker: string;
  warnings: string;
  version: number;
  updated_at: Date;
  on_hand: bigint;
  reserved: bigint;
  listed_by: number;
  in_showcase: boolean;
  is_saved: boolean;
  /** Null without a country. */
  landed_price_units: bigint | null;
  landed_shipping_units: bigint | null;
  landed_tax_units: bigint | null;
  landed_units: bigint | null;
  landed_p50: number | null;
  landed_p90: number | null;
};

const tables = `goods g
  join stock s on s.goods_id = g.id
  join supplier p on p.id = g.supplier_id
  join goods_type t on t.id = g.type_id
  left join goods_text x on x.lang = $10 and x.goods_id = g.id
  left join goods_landed c on c.country = $14 and c.goods_id = g.id and c.basis = $15
    and c.goods_version = g.version`;

// A type stands for all types below it.
const matches = `($1::text is null or g.id in (
    select i.goods_id from goods_search i where i.words @@ $1::text::tsquery))
  and ($2::uuid is null or g.id = $2)
  and ($3::text is null or g.type_id in (
    with recursive below as (
      select id from goods_type where id = $3
      union select c.id from goods_type c join below on c.parent = below.id)
    select id from below))
  and ($4::bigint is null or g.cost_units >= $4)
  and ($5::bigint is null or g.cost_units <= $5)
  and ($6::uuid is null or g.supplier_id = $6)
  and ($7::boolean is null or ((s.on_hand > s.reserved) = $7))
  and ($8::bigint is null
    or g.id not in (select i.goods_id from showcase_item i where i.shop_id = $8))
  and ($9::int is null or coalesce(c.days_p90, p.days_p90 + p.dispatch_days) <= $9)
  and ($11::boolean is null or ((g.maker <> '' and g.eu_person <> '') = $11))
  and ($12::boolean is null or (g.state = 'active') = $12)
  and ($13::bigint is null or g.id in (select v.goods_id from saved_goods v where v.shop_id = $13))
  and ($14::text is null or c.landed_units is not null)
  and ($16::bigint is null or c.landed_units >= $16)
  and ($17::bigint is null or c.landed_units <= $17)
  and ($18::uuid is null or (g.family <> '' and g.family = (select f.family from goods f where f.id = $18)))`;

function filterValues(filter: GoodsFilter) {
  return [
    filter.words ?? null,
    filter.id ?? null,
    filter.type_id ?? null,
    filter.cost_min ?? null,
    filter.cost_max ?? null,
    filter.supplier_id ?? null,
    filter.in_stock ?? null,
    filter.notOfShop ?? null,
    filter.max_days ?? null,
    filter.language,
    filter.eu_ready ?? null,
    filter.isActive ?? null,
    filter.savedBy ?? null,
    filter.landed?.country ?? null,
    filter.landed?.basis ?? null,
    filter.landed?.min ?? null,
    filter.landed?.max ?? null,
    filter.family_of ?? null,
  ];
}

const orders: Record<GoodsSort, string> = {
  new: 'g.created_at desc, g.id desc',
  cost: 'g.cost_units, g.id',
  '-cost': 'g.cost_units desc, g.id',
  profit: '(g.suggested_units - g.cost_units) desc, g.id',
  fast: 'coalesce(c.days_p50, p.days_p50 + p.dispatch_days), g.id',
  stock: '(s.on_hand - s.reserved) desc, g.id',
  title: 'lower(coalesce(x.title, g.title)), g.id',
  landed: 'c.landed_units, g.id',
};

// The page is cut first, so that counting is done for its rows only.
function listStatement(sort: GoodsSort): Statement<GoodsRow> {
  const order = orders[sort];
  return statement(
    `goods-list-by-${sort}`,
    `with page as (
       select g.*, coalesce(x.title, g.title) as shown_title,
         coalesce(x.description, g.description) as shown_description,
         coalesce(x.warnings, g.warnings) as shown_warnings, s.on_hand, s.reserved, p.name as supplier_name, p.country as supplier_country,
         p.is_affiliated as supplier_affiliated,
         p.ship_fee_units, p.days_p50, p.days_p90, t.name as type_name,
         c.price_units as landed_price_units, c.shipping_units as landed_shipping_units, c.tax_units as landed_tax_units,
         c.landed_units, c.days_p50 as landed_p50, c.days_p90 as landed_p90,
         row_number() over (order by ${order}) as place
       from ${tables} where ${matches} order by ${order} limit $20 offset $21
     )
     select id, code, shown_title as title, shown_description as description, type_id, type_name, supplier_id, supplier_name, supplier_country, supplier_affiliated,
       ship_fee_units, days_p50, days_p90, cost_units, suggested_units, picture, pictures, family, brand, gtin,
       heading, origin, eu_person, maker, shown_warnings as warnings, version,
       updated_at, on_hand, reserved, landed_price_units, landed_shipping_units, landed_tax_units, landed_units,
       landed_p50, landed_p90,
       coalesce(l.shops, 0) as listed_by,
       page.id in (select i.goods_id from showcase_item i where i.shop_id = $19) as in_showcase,
       page.id in (select v.goods_id from saved_goods v where v.shop_id = $19) as is_saved
     from page left join (
       select i.goods_id, count(*)::int as shops from showcase_item i
       where i.status = 'listed' and i.goods_id in (select id from page) group by i.goods_id
     ) l on l.goods_id = page.id order by place`,
  );
}

const lists = {
  new: listStatement('new'),
  cost: listStatement('cost'),
  '-cost': listStatement('-cost'),
  profit: listStatement('profit'),
  fast: listStatement('fast'),
  stock: listStatement('stock'),
  title: listStatement('title'),
  landed: listStatement('landed'),
} satisfies Record<GoodsSort, Statement<GoodsRow>>;

export type GoodsPart = {
  readonly sort: GoodsSort;
  readonly limit: number;
  readonly offset: number;
  /** The shop that looks; 0 for people of the console. */
  readonly shopId: bigint;
};

/** With how many shops sell each of them, which is counted over all. */
export function listGoodsRows(tx: Tx, filter: GoodsFilter, part: GoodsPart): Promise<GoodsRow[]> {
  const values = [...filterValues(filter), part.shopId, part.limit, part.offset];
  return acrossShops('figures', () => tx.rows(lists[part.sort], values));
}

const count = statement<{ count: number }>(
  'goods-count',
  `select count(*)::int as count from ${tables} where ${matches}`,
);

export async function countGoods(tx: Tx, filter: GoodsFilter): Promise<number> {
  return (await tx.row(count, filterValues(filter)))?.count ?? 0;
}

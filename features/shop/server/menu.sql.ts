// The menu of a shop with what it leads to, and its bundles: read in one statement beside the shop.
import type { Tx } from '#platform/db/database.ts';
import { sql, type Json } from '#platform/db/sql.ts';

/** True where the menu leads to this; what is in it is named by kind and id. */
const inMenu = (kind: string, ref: string) =>
  `m.entries @> jsonb_build_array(jsonb_build_object('kind', '${kind}', 'ref', ${ref}))`;

const ownTitles = (alias: string) => `jsonb_build_object('slug', ${alias}.slug,
  'languages', jsonb_path_query_array(${alias}.texts, '$.keyvalue().key'),
  'titles', jsonb_path_query_array(${alias}.texts, '$.keyvalue().value.title'))`;

/** Bundles that are on and whose products are all on sale, each with what these cost. */
const bundles = `(select jsonb_agg(jsonb_build_object('id', b.bundle_id, 'version', b.version, 'units', b.units::text,
    'parts', p.parts) order by b.slot)
  from bundle b
  cross join lateral (
    select jsonb_agg(jsonb_build_object('id', i.goods_id, 'price', i.price_units::text, 'cost', g.cost_units::text)
      order by array_position(b.goods, i.goods_id)) as parts
    from showcase_item i join goods g on g.id = i.goods_id and g.state = 'active'
    where i.shop_id = :shopId and i.goods_id = any(b.goods) and i.status = 'listed'
  ) p
  where b.shop_id = :shopId and b.is_on and jsonb_array_length(p.parts) = cardinality(b.goods))`;

const find = sql.row('shop-menu')<{ menu: Json | null; bundles: Json | null }>`
  select case when m.shop_id is not null then jsonb_build_object('entries', m.entries,
    'collection', (select jsonb_object_agg(c.collection_id::text, ${ownTitles('c')}) from collection c
      where c.shop_id = :shopId and c.is_shown and ${inMenu('collection', 'c.collection_id::text')}),
    'page', (select jsonb_object_agg(p.page_id::text, ${ownTitles('p')}) from shop_page p
      where p.shop_id = :shopId and p.is_shown and ${inMenu('page', 'p.page_id::text')}),
    'type', (select jsonb_object_agg(t.id, t.name) from goods_type t
      where t.retired_at is null and ${inMenu('type', 't.id')}),
    'names', (select jsonb_agg(jsonb_build_object('id', y.type_id, 'language', y.lang, 'name', y.name)) from goods_type_text y
      where y.name is not null and ${inMenu('type', 'y.type_id')})) end as menu,
    ${bundles} as bundles
  from shop s left join shop_menu m on m.shop_id = s.shop_id where s.shop_id = :shopId`;

/** What a visit to the shop needs beside its row. */
export type ShopMenu = { readonly menu: Json | null; readonly bundles: Json | null };

/**
 * The entries of the menu and what they lead to, with titles by language; what is hidden or gone is not among it. Null without a
 * menu. Beside it the bundles that are on.
 */
export async function findMenu(tx: Tx, shopId: bigint): Promise<ShopMenu> {
  const row = await find(tx, { shopId });
  return { menu: row?.menu ?? null, bundles: row?.bundles ?? null };
}

// Collections, and which products are in one at this moment.
import type { collectionKinds, collectionSorts } from '#domain/shop/collection.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** The row that holds what the home features. */
export const featuredId = '00000000-0000-0000-0000-000000000000';

/**
 * SQL of the products on sale that the collection `c` has: `goods_id`, in order of `first`, `then` and `goods_id` from the
 * highest down. A type of goods stands for the two levels below it.
 *
 * @param shopId A value that is the shop of `c`, so that one shard has all of it.
 */
export const membersOf = (shopId: string, now: string) => `(
  select i.goods_id, o.n::numeric as first, 0::bigint as then
  from unnest(c.goods) with ordinality as o (goods_id, n)
  join showcase_item i on i.shop_id = ${shopId} and i.goods_id = o.goods_id and i.status = 'listed'
  where c.kind = 'hand'
  union all
  select i.goods_id, case c.sort when 'new' then -extract(epoch from i.created_at) when 'price_up' then i.price_units
      when 'price_down' then -i.price_units else 0 end, -i.place
  from showcase_item i
  join goods g on g.id = i.goods_id
  join goods_type t on t.id = g.type_id
  left join goods_type t2 on t2.id = t.parent
  join stock s on s.goods_id = i.goods_id
  where c.kind = 'rule' and i.shop_id = ${shopId} and i.status = 'listed'
    and (c.type_id is null or c.type_id in (t.id, coalesce(t.parent, ''), coalesce(t2.parent, '')))
    and (c.price_min_units is null or i.price_units >= c.price_min_units)
    and (c.price_max_units is null or i.price_units <= c.price_max_units)
    and (c.new_days is null or i.created_at > ${now}::timestamptz - make_interval(days => c.new_days))
    and (not c.is_on_sale or i.compare_units is not null)
    and (not c.is_in_stock or s.on_hand > s.reserved)
)`;

type Facts = {
  kind: (typeof collectionKinds)[number];
  sort: (typeof collectionSorts)[number];
  goods_count: number;
  type_id: string | null;
  price_min_units: bigint | null;
  price_max_units: bigint | null;
  new_days: number | null;
};

const counted = `select c.collection_id, c.slug, c.texts, c.kind, c.goods, c.type_id, c.price_min_units, c.price_max_units,
    c.new_days, c.is_on_sale, c.is_in_stock, c.sort, c.is_shown, c.version, m.goods_count
  from collection c
  cross join lateral (select count(*)::int as goods_count from ${membersOf(':shopId', ':now')} m) m`;

export type CollectionRow = RowOf<typeof listRows>;

export const listRows = sql.rows('collection-list')<Facts>`
  ${counted} where c.shop_id = :shopId and c.slot > 0 order by c.slot`;

export const findRow = sql.row('collection-find')<Facts>`
  ${counted} where c.shop_id = :shopId and c.collection_id = :id`;

/** Every part of an address that is taken in a shop. */
export const listSlugs = sql.rows('collection-slugs')`
  select slug, slot from collection where shop_id = :shopId and slot > 0`;

export const findFeatured = sql.row('collection-featured')`
  select goods, version from collection where shop_id = :shopId and slot = 0`;

/** These products in this order, as the merchant knows them, with those that are not on sale. */
export const listItems = sql.rows('collection-items')<{ title: string; picture: string; is_listed: boolean }>`
  select g.id, coalesce(w.title, x.title, g.title) as title,
    coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') as picture,
    coalesce(i.status = 'listed', false) as is_listed
  from unnest(:ids::uuid[]) with ordinality as o (id, n)
  join goods g on g.id = o.id
  left join showcase_item i on i.shop_id = :shopId and i.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  left join listing m on m.shop_id = :shopId and m.goods_id = g.id
  left join listing_text w on w.shop_id = :shopId and w.goods_id = g.id and w.lang = :language
  order by o.n`;

export const listOwn = sql.rows('collection-own-goods')`
  select goods_id from showcase_item where shop_id = :shopId and goods_id = any(:ids::uuid[])`;

export const hasType = sql.has('collection-type')`select id from goods_type where id = :id`;

/** In the lowest of the places that nothing has. Nothing where the id is there already. */
export const insertRow = sql.row('collection-insert')`
  insert into collection (shop_id, collection_id, slot, slug, texts, kind, goods, type_id, price_min_units, price_max_units,
    new_days, is_on_sale, is_in_stock, sort, is_shown, changed_at)
  select :shopId::bigint, :id::uuid, (
      select min(n.slot) from generate_series(1, :max::int) as n (slot)
      where not exists (select from collection o where o.shop_id = :shopId and o.slot = n.slot)),
    :slug::text, :texts::jsonb, :kind::text, :goods::uuid[], :typeId?::text, :priceMin?::bigint, :priceMax?::bigint,
    :newDays?::int, :isOnSale::boolean, :isInStock::boolean, :sort::text, :isShown::boolean, :at::timestamptz
  on conflict (shop_id, collection_id) do nothing returning version`;

export const updateRow = sql.row('collection-update')`
  update collection set texts = :texts::jsonb, kind = :kind, goods = :goods::uuid[], type_id = :typeId?,
    price_min_units = :priceMin?, price_max_units = :priceMax?, new_days = :newDays?, is_on_sale = :isOnSale,
    is_in_stock = :isInStock, sort = :sort, is_shown = :isShown, version = version + 1, changed_at = :at
  where shop_id = :shopId and collection_id = :id and version = :version and slot > 0 returning version`;

export const deleteRow = sql.row('collection-delete')`
  delete from collection where shop_id = :shopId and collection_id = :id and version = :version and slot > 0
  returning slot`;

/** Nothing where another version than the one that was read is there. */
export const writeFeatured = sql.row('collection-feature')`
  insert into collection as c (shop_id, collection_id, slot, slug, texts, kind, goods, changed_at)
  select :shopId::bigint, ${"'" + featuredId + "'"}::uuid, 0, 'featured', '{}', 'hand', :goods::uuid[], :at::timestamptz
  where :version::int = 0 or exists (select from collection o where o.shop_id = :shopId and o.slot = 0)
  on conflict (shop_id, collection_id) do update set goods = excluded.goods, changed_at = excluded.changed_at,
    version = c.version + 1
  where c.version = :version
  returning c.version`;

/** What the storefront shows of collections in lists of addresses: changes with any of them. */
export const listShown = sql.rows('collection-shown')`
  select slug, changed_at from collection where shop_id = :shopId and slot > 0 and is_shown
  order by slot`;

export const eraseCollections = sql.run('collection-erase')`delete from collection where shop_id = :shopId`;

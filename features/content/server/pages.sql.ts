// Pages of a shop, and its menu.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PageRow = RowOf<typeof listRows>;

export const listRows = sql.rows('shop-page-list')`
  select page_id, slug, texts, is_shown, version, changed_at from shop_page where shop_id = :shopId order by slot`;

export const findRow = sql.row('shop-page-find')`
  select page_id, slug, texts, is_shown, version, changed_at from shop_page
  where shop_id = :shopId and page_id = :id`;

export const findShown = sql.row('shop-page-shown')`
  select slug, texts from shop_page where shop_id = :shopId and slug = :slug and is_shown`;

/** In the lowest of the places that nothing has. Nothing where the id is there already. */
export const insertRow = sql.row('shop-page-insert')`
  insert into shop_page (shop_id, page_id, slot, slug, texts, is_shown, changed_at)
  select :shopId::bigint, :id::uuid, (
      select min(n.slot) from generate_series(1, :max::int) as n (slot)
      where not exists (select from shop_page o where o.shop_id = :shopId and o.slot = n.slot)),
    :slug::text, :texts::jsonb, :isShown::boolean, :at::timestamptz
  on conflict (shop_id, page_id) do nothing returning version`;

export const updateRow = sql.row('shop-page-update')`
  update shop_page set texts = :texts::jsonb, is_shown = :isShown, version = version + 1, changed_at = :at
  where shop_id = :shopId and page_id = :id and version = :version returning version`;

export const deleteRow = sql.row('shop-page-delete')`
  delete from shop_page where shop_id = :shopId and page_id = :id and version = :version returning slot`;

export const findMenu = sql.row('shop-menu-find')`
  select entries, version from shop_menu where shop_id = :shopId`;

/** Nothing where another version than the one that was read is there. */
export const writeMenu = sql.row('shop-menu-write')`
  insert into shop_menu as m (shop_id, entries, changed_at)
  select :shopId::bigint, :entries::jsonb, :at::timestamptz
  where :version::int = 0 or exists (select from shop_menu o where o.shop_id = :shopId)
  on conflict (shop_id) do update set entries = excluded.entries, changed_at = excluded.changed_at,
    version = m.version + 1
  where m.version = :version
  returning m.version`;

/** Types in their order, named in a language. */
export const listTypes = sql.rows('shop-menu-types')<{ name: string }>`
  select t.id, coalesce(y.name, t.name) as name from goods_type t
  left join goods_type_text y on y.lang = :language and y.type_id = t.id
  where t.retired_at is null order by t.position, t.id`;

export const listMenuCollections = sql.rows('shop-menu-collections')`
  select collection_id, texts, is_shown from collection where shop_id = :shopId and slot > 0 order by slot`;

export const erasePages = sql.run('shop-page-erase')`delete from shop_page where shop_id = :shopId`;

export const eraseMenu = sql.run('shop-menu-erase')`delete from shop_menu where shop_id = :shopId`;

// What a shop says of its products: one row of pictures for each, and one of words for each language.
import type { Language } from '#domain/text/language.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - shown: The pictures as buyers see them.
 * - chosen: The order that the shop chose; null where it follows the supplier.
 * - listing_version: Null where the shop has said nothing yet.
 */
export type ListingRow = RowOf<typeof readListing>;

export const readListing = sql.row('listing-read')<{
  shown: string[];
  status: 'listed' | 'delisted';
  chosen: string[] | null;
  own: string[];
  listing_version: number | null;
  before: object | null;
  undo_until: Date | null;
  video_file_id: string | null;
  video: string | null;
  video_width: number | null;
  video_height: number | null;
  video_captions: string | null;
}>`
  select i.goods_id, i.status, g.code, g.title, g.description, g.picture, g.pictures, g.brand, g.gtin, g.maker, g.warnings,
    g.eu_person, m.version as listing_version, m.pictures as chosen, coalesce(m.own_pictures, '{}') as own,
    m.before, m.undo_until, m.video_file_id, m.video, m.video_width, m.video_height, m.video_captions,
    listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures) as shown
  from showcase_item i join goods g on g.id = i.goods_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  where i.shop_id = :shopId and i.goods_id = :goodsId`;

export const readTexts = sql.rows('listing-texts')<{ lang: Language }>`
  select lang, title, description from listing_text
  where shop_id = :shopId and goods_id = :goodsId order by lang`;

export const readSupplierTexts = sql.rows('listing-supplier-texts')<{ lang: Language }>`
  select lang, title, description from goods_text
  where goods_id = :goodsId and (title is not null or description is not null) order by lang`;

/** Writes the pictures over the version that was read: no row for another one. */
export const writeListing = sql.row('listing-write')`
  insert into listing as l (shop_id, goods_id, pictures, own_pictures, words, before, undo_until, changed_at,
    video_file_id, video, video_width, video_height, video_captions)
  select :shopId::bigint, :goodsId::uuid, :pictures?::text[], :own::text[], :words::tsvector, :before?::jsonb,
    :undoUntil?::timestamptz, :at::timestamptz, :videoFileId?::uuid, :video?::text, :videoWidth?::int,
    :videoHeight?::int, :videoCaptions?::text
  where :version::int = 0 or exists (select from listing o where o.shop_id = :shopId and o.goods_id = :goodsId)
  on conflict (shop_id, goods_id) do update set pictures = excluded.pictures, own_pictures = excluded.own_pictures,
    words = excluded.words, before = excluded.before, undo_until = excluded.undo_until,
    changed_at = excluded.changed_at, version = l.version + 1, video_file_id = excluded.video_file_id,
    video = excluded.video, video_width = excluded.video_width, video_height = excluded.video_height,
    video_captions = excluded.video_captions
  where l.version = :version
  returning l.version`;

export const dropTexts = sql.run('listing-drop-texts')`
  delete from listing_text where shop_id = :shopId and goods_id = :goodsId and lang <> all(:kept::text[])`;

/** Words that stay the same keep the moment of their change. */
export const putTexts = sql.run('listing-put-texts')`
  insert into listing_text as t (shop_id, goods_id, lang, title, description, plain, changed_at)
  select :shopId::bigint, :goodsId::uuid, n.lang, n.title, n.description, n.plain, :at::timestamptz
  from unnest(:langs::text[], :titles::text[], :descriptions::text[], :plains::text[])
    as n (lang, title, description, plain)
  on conflict (shop_id, goods_id, lang) do update set title = excluded.title, description = excluded.description,
    plain = excluded.plain, changed_at = excluded.changed_at
  where (t.title, t.description) is distinct from (excluded.title, excluded.description)`;

/** Programs that keep a copy read that the product is told otherwise; its price and place stay the version they were. */
export const touchItem = sql.run('listing-touch-item')`
  update showcase_item set updated_at = :at where shop_id = :shopId and goods_id = :goodsId`;

/**
 * Videos of before a moment that no product shows: replaced, never saved, or of products that were removed before it.
 * What an undo can still put back stays.
 */
export const listUnusedVideos = sql.rows('listing-unused-videos')`
  select f.shop_id, f.id from file f
  where f.kind = 'video' and f.erased_at is null and f.created_at < :before
    and not exists (select from listing m
      join showcase_item i on i.shop_id = m.shop_id and i.goods_id = m.goods_id
      where m.shop_id = f.shop_id and m.video_file_id = f.id)
    and not exists (select from listing m
      join showcase_removal r on r.shop_id = m.shop_id and r.goods_id = m.goods_id
      where m.shop_id = f.shop_id and m.video_file_id = f.id and r.removed_at >= :before)
    and not exists (select from listing b where b.shop_id = f.shop_id and b.undo_until > :now
      and b.before -> 'video' ->> 'file_id' = f.id::text)
  order by f.created_at limit :limit`;

export const clearVideo = sql.run('listing-clear-video')`
  update listing set video_file_id = null, video = null, video_width = null, video_height = null,
    video_captions = null where shop_id = :shopId and video_file_id = :fileId`;

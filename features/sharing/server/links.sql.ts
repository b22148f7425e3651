// Short links, and the visitors that came by them.
import type { LinkSource } from '#domain/sharing.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type LinkRow = RowOf<typeof listRows>;

export const listRows = sql.rows('share-link-list')<{
  title: string | null;
  visitors: number;
  visitors_recent: number;
}>`
  select l.id, l.code, l.name, l.goods_id, l.archived_at, l.created_at, l.version, coalesce(x.title, g.title) as title,
    g.picture, c.visitors, c.visitors_recent
  from share_link l
  left join goods g on g.id = l.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = l.goods_id
  cross join lateral (
    select coalesce(sum(d.visitors), 0)::int as visitors,
      coalesce(sum(d.visitors) filter (where d.day >= :recent::date), 0)::int as visitors_recent
    from (
      select v.day, count(*) as visitors from link_visit v where v.shop_id = :shopId and v.link_id = l.id group by v.day
      union all
      select k.day, k.visitors from link_day k where k.shop_id = :shopId and k.link_id = l.id
    ) d
  ) c
  where l.shop_id = :shopId and (:id?::uuid is null or l.id = :id?) and (:goodsId?::uuid is null or l.goods_id = :goodsId?)
    and (:isArchived?::boolean is null or (l.archived_at is not null) = :isArchived?)
  order by l.created_at desc, l.id desc limit :limit offset :offset`;

const count = sql.row('share-link-count')<{ live: number; all: number }>`
  select count(*) filter (where archived_at is null)::int as live, count(*)::int as "all" from share_link
  where shop_id = :shopId and (:goodsId?::uuid is null or goods_id = :goodsId?)`;

export async function countLinks(
  tx: Tx,
  shopId: bigint,
  goodsId?: string,
): Promise<{ live: number; all: number }> {
  return (await count(tx, { shopId, goodsId: goodsId ?? null })) ?? { live: 0, all: 0 };
}

export const isOwnGoods = sql.has('share-link-own-goods')`
  select goods_id from showcase_item where shop_id = :shopId and goods_id = :goodsId`;

/** The first place that no link of the shop has; undefined where every one is taken. */
export const findSlot = sql.row('share-link-slot')<{ slot: number }>`
  select s.slot::int as slot from generate_series(1, :max::int) s (slot)
  where not exists (select from share_link l where l.shop_id = :shopId and l.slot = s.slot)
  order by s.slot limit 1`;

/** False where another link took the place at this moment. */
export const insertLink = sql.has('share-link-insert')`
  insert into share_link (shop_id, id, code, name, goods_id, slot, created_at)
  values (:shopId, :id, :code, :name, :goodsId?, :slot, :at)
  on conflict (shop_id, slot) do nothing returning id`;

export const lockLink = sql.row('share-link-lock')`
  select l.id, l.name, l.slot, l.version, l.archived_at from share_link l
  where l.shop_id = :shopId and l.id = :id for update`;

export const updateLink = sql.run('share-link-update')`
  update share_link set name = :name, slot = :slot?, archived_at = :archivedAt?, version = version + 1
  where shop_id = :shopId and id = :id`;

/** Where a link of this shop leads. */
export const findTarget = sql.row('share-link-target')`
  select goods_id, code from share_link where shop_id = :shopId and code = :code`;

export const listVisits = sql.rows('share-link-visits')<{
  day: string;
  source: LinkSource;
  visitors: number;
}>`
  select d.day::text as day, d.source, sum(d.visitors)::int as visitors from (
    select v.day, v.source, count(*) as visitors from link_visit v
    where v.shop_id = :shopId and v.link_id = :id group by v.day, v.source
    union all
    select k.day, k.source, k.visitors from link_day k where k.shop_id = :shopId and k.link_id = :id
  ) d
  group by d.day, d.source order by d.day desc, d.source limit :limit offset :offset`;

export type NewLinkVisit = {
  readonly shopId: bigint;
  readonly code: string;
  readonly day: string;
  readonly visitor: Buffer;
  readonly source: LinkSource;
  readonly at: Date;
};

const insertVisits = sql.run('link-visit-insert')`
  insert into link_visit (shop_id, link_id, day, visitor, source, at)
  select v.shop_id, l.id, v.day, v.visitor, v.source, v.at
  from unnest(:shopIds::bigint[], :codes::text[], :daies::date[], :visitors::bytea[], :sources::text[],
    :ats::timestamptz[]) as v (shop_id, code, day, visitor, source, at)
  join share_link l on l.shop_id = v.shop_id and l.code = v.code
  where v.at >= :keptFrom
  on conflict (shop_id, link_id, day, visitor) do nothing`;

/**
 * Writes many at once. A code that is no link of its shop is nobody's visit; one that waited in memory until its day may
 * have become a count is not written.
 */
export async function writeLinkVisits(tx: Tx, visits: readonly NewLinkVisit[], now: Date): Promise<void> {
  if (visits.length === 0) return;
  await insertVisits(tx, {
    keptFrom: addDays(now, 1 - limits.visitRowDays),
    shopIds: visits.map(({ shopId }) => shopId),
    codes: visits.map(({ code }) => code),
    daies: visits.map(({ day }) => day),
    visitors: visits.map(({ visitor }) => visitor),
    sources: visits.map(({ source }) => source),
    ats: visits.map(({ at }) => at),
  });
}

const forget = sql.row('link-visit-forget')<{ done: number }>`
  select link_visit_forget(:before, :limit) as done`;

/** Turns rows of before a moment into counts, of all shops: how many. */
export async function forgetLinkVisits(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.done ?? 0;
}

const eraseNames = sql.run('share-link-erase')`update share_link set name = '-' where shop_id = :shopId`;

/** The names that a person gave to links go with them; the links go on leading to a shop that is closed. */
export async function eraseLinks(tx: Tx, shopId: bigint): Promise<void> {
  await eraseNames(tx, { shopId });
}

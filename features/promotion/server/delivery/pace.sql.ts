// The beat of every campaign that runs, and the facts that its goods are rated by.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PacedRow = RowOf<typeof listPaced>;

/** Campaigns of all shops that run, with what they spent today, clicks that wait with it. */
export const listPaced = sql.rows('ad-pace-running')<{
  day: string;
  views: number;
  clicks: number;
  orders: number;
}>`
  select c.shop_id, c.id as campaign_id, c.plan_id, sh.tz, (:now::timestamptz at time zone
    sh.tz)::date::text as day,
    c.starts_at, c.day_budget_units, c.max_bid_units,
    coalesce((select d.spent_units from campaign_day d where d.shop_id = c.shop_id and d.campaign_id = c.id
      and d.day = (:now::timestamptz at time zone sh.tz)::date), 0)
    + coalesce((select sum(w.price_units) from ad_click w where w.shop_id = c.shop_id and w.campaign_id = c.id
      and w.verdict = 'waiting'
      and w.at > :now::timestamptz - interval '10 minutes'), 0)::bigint as spent_units,
    a.participation,
    (select count(*) from ad_view v where v.shop_id = c.shop_id and v.campaign_id = c.id
      and v.verdict = 'valid')::int as views,
    coalesce((select sum(r.count) from ad_result r where r.shop_id = c.shop_id and r.campaign_id = c.id
      and r.result = 'turn'), 0)::int as turns,
    (select count(*) from ad_click k where k.shop_id = c.shop_id and k.campaign_id = c.id
      and k.verdict in ('valid', 'charged'))::int as clicks,
    (select count(*) from ad_checkout o join shop_order b on b.shop_id = o.shop_id
      and b.payment_id = o.payment_id
      where o.shop_id = c.shop_id and o.campaign_id = c.id and b.cancelled_at is null)::int as orders
  from campaign c join shop sh on sh.shop_id = c.shop_id
  left join ad_pace a on a.shop_id = c.shop_id and a.campaign_id = c.id
  where c.state = 'active' order by c.shop_id, c.id`;

const put = sql.run('ad-pace-put')`
  insert into ad_pace as a (shop_id, campaign_id, day, participation, target_units, spent_units, views,
    turns, clicks,
    orders, at)
  select p.*, :now::timestamptz from unnest(:shopIds::bigint[], :campaignIds::uuid[], :daies::date[],
    :participations::int[], :targets::bigint[], :spentUnits::bigint[],
    :views::int[], :turns::int[], :clicks::int[], :orders::int[]) as p
  on conflict (shop_id, campaign_id) do update set day = excluded.day, participation = excluded.participation,
    target_units = excluded.target_units, spent_units = excluded.spent_units, views = excluded.views,
    turns = excluded.turns, clicks = excluded.clicks, orders = excluded.orders, at = excluded.at`;

export type NewPace = Pick<
  PacedRow,
  'shop_id' | 'campaign_id' | 'day' | 'spent_units' | 'views' | 'turns' | 'clicks' | 'orders'
> & { readonly participation: number; readonly target: bigint };

export async function putPaces(tx: Tx, rows: readonly NewPace[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await put(tx, {
    shopIds: rows.map((row) => row.shop_id),
    campaignIds: rows.map((row) => row.campaign_id),
    daies: rows.map((row) => row.day),
    participations: rows.map((row) => row.participation),
    targets: rows.map((row) => row.target),
    spentUnits: rows.map((row) => row.spent_units),
    views: rows.map((row) => row.views),
    turns: rows.map((row) => row.turns),
    clicks: rows.map((row) => row.clicks),
    orders: rows.map((row) => row.orders),
    now,
  });
}

/** Pages with sponsored places by five minutes, since a moment. */
export const readTraffic = sql.rows('ad-traffic-read')<{ views: number }>`
  select at, sum(views)::int as views from ad_traffic where at > :since group by at order by at`;

// Orders that nobody else can confirm (evidence of grade C) say nothing of a shop.
/** What is known since a moment of the goods of campaigns that run, and of their shops. */
export const readFacts = sql.rows('ad-facts')<{
  parcels: number;
  on_time: number;
  faulty: number;
  pictures: number;
  characters: number;
  languages: number;
  has_safety: boolean;
}>`
  with live as (
    select c.shop_id, c.id as campaign_id, k.goods_id from campaign c
    join campaign_goods k on k.shop_id = c.shop_id and k.campaign_id = c.id where c.state = 'active'
  ), good as (
    select o.shop_id, o.id from shop_order o
    where o.shop_id in (select shop_id from live) and o.paid_at > :since and o.cancelled_at is null
      and exists (select from payment_evidence e where e.shop_id = o.shop_id and e.id = o.evidence_id
        and e.grade <> 'C')
  ), shops as (
    select g.shop_id, count(*)::int as orders,
      (select count(*) from parcel p join good x on x.shop_id = p.shop_id and x.id = p.order_id
        where p.shop_id = g.shop_id and p.shipped_at is not null)::int as parcels,
      (select count(*) from parcel p join good x on x.shop_id = p.shop_id and x.id = p.order_id
        where p.shop_id = g.shop_id and p.shipped_at is not null
          and p.shipped_at <= coalesce(p.ship_by, p.shipped_at))::int
        as on_time,
      (select count(distinct r.order_id) from return_case r join good x on x.shop_id = r.shop_id
        and x.id = r.order_id
        where r.shop_id = g.shop_id and r.state = 'refunded' and r.fault <> 'buyer')::int as faulty
    from good g group by g.shop_id
  )
  select l.shop_id, l.campaign_id, l.goods_id, g.type_id, coalesce(s.parcels, 0) as parcels,
    coalesce(s.on_time, 0) as on_time, coalesce(s.orders, 0) as orders, coalesce(s.faulty, 0) as faulty,
    v.votes, v.stars, (case when g.picture = '' then 0 else 1 end) + cardinality(g.pictures) as pictures,
    length(g.description) as characters,
    (1 + (select count(*) from goods_text t where t.goods_id = g.id and t.lang <> 'en'))::int as languages,
    g.maker <> '' and g.warnings <> '' as has_safety
  from live l join goods g on g.id = l.goods_id
  left join shops s on s.shop_id = l.shop_id
  cross join lateral (
    select count(*)::int as votes, coalesce(sum(c.rating), 0)::int as stars from order_comment c
    where c.shop_id = l.shop_id and c.goods_id = l.goods_id and c.state <> 'removed' and c.created_at > :since
  ) v`;

export type CountRow = RowOf<typeof readCounts>;

/** Counted views and the clicks on them, by goods and place, of all shops. */
export const readCounts = sql.rows('ad-counts')`
  select v.goods_id, g.type_id, v.surface, v.slot, v.shuffled, count(*)::int as views,
    count(*) filter (where exists (select from ad_click c where c.shop_id = v.shop_id and c.id = v.id
      and c.verdict in ('valid', 'charged')))::int as clicks
  from ad_view v join goods g on g.id = v.goods_id
  where v.verdict = 'valid' and v.at > :since group by 1, 2, 3, 4, 5`;

const putFact = sql.run('ad-fact-put')`
  insert into ad_fact as f (shop_id, campaign_id, goods_id, chance, quality, parts, at)
  select p.*, :now::timestamptz
  from unnest(:shopIds::bigint[], :campaignIds::uuid[], :goodsIds::uuid[], :chances::int[],
    :qualities::int[], :parts::text[]) as p
  on conflict (shop_id, campaign_id, goods_id) do update
    set chance = excluded.chance, quality = excluded.quality,
    parts = excluded.parts, at = excluded.at`;

export type NewFact = {
  readonly shopId: bigint;
  readonly campaignId: string;
  readonly goodsId: string;
  readonly chance: number;
  readonly quality: number;
  readonly parts: string;
};

export async function putFacts(tx: Tx, rows: readonly NewFact[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await putFact(tx, {
    shopIds: rows.map((row) => row.shopId),
    campaignIds: rows.map((row) => row.campaignId),
    goodsIds: rows.map((row) => row.goodsId),
    chances: rows.map((row) => row.chance),
    qualities: rows.map((row) => row.quality),
    parts: rows.map((row) => row.parts),
    now,
  });
}

/** Writes down once what all campaigns had in so many whole days (UTC) before a day. */
export const saveBaseline = sql.run('ad-baseline-put')`insert into ad_usual (day, views, clicks)
  select :day::date,
    (select count(*) from ad_view v where v.verdict = 'valid' and v.at >= s.since and v.at < s.until)::int,
    (select count(*) from ad_click c where c.verdict in ('valid', 'charged') and c.at >= s.since
      and c.at < s.until)::int
  from (select :day::date::timestamp at time zone 'UTC' as until,
    (:day::date - :historyDays::int)::timestamp at time zone 'UTC' as since) s
  where not exists (select from ad_usual u where u.day = :day::date)
  on conflict (day) do nothing`;

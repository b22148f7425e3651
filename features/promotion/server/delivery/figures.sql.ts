// What campaigns brought: each figure a count of rows, of one shop.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SumRow = RowOf<typeof readSums>;

const brought = `from ad_checkout k
       join ad_click c on c.shop_id = k.shop_id and c.id = k.click_id and c.verdict in ('waiting', 'valid', 'charged')
       join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id and o.cancelled_at is null`;

export const readSums = sql.rows('ad-sums')<{
  impressions: number;
  clicks: number;
  invalid_clicks: number;
  charged: number;
  orders: number;
}>`
  select i.id as campaign_id,
    (select count(*) from ad_view v where v.shop_id = :shopId and v.campaign_id = i.id
      and v.verdict = 'valid')::int
      + coalesce((select sum(p.count) from ad_past p where p.shop_id = :shopId and p.campaign_id = i.id
        and p.kind = 'view' and p.reason = ''), 0)::int as impressions,
    (select count(*) from ad_click c where c.shop_id = :shopId and c.campaign_id = i.id
      and c.verdict in ('waiting', 'valid', 'charged'))::int as clicks,
    ((select count(*) from ad_click c where c.shop_id = :shopId and c.campaign_id = i.id
      and c.verdict in ('refused', 'taken_back'))
      + coalesce((select sum(r.count) from ad_refusal r where r.shop_id = :shopId and r.campaign_id = i.id
        and r.kind = 'click'), 0)
      + coalesce((select sum(p.count) from ad_past p where p.shop_id = :shopId and p.campaign_id = i.id
        and p.kind = 'click'), 0))::int as invalid_clicks,
    (select count(*) from ad_click c where c.shop_id = :shopId and c.campaign_id = i.id
      and c.verdict = 'charged')::int as charged,
    coalesce((select sum(c.price_units) from ad_click c where c.shop_id = :shopId and c.campaign_id = i.id
      and c.verdict = 'charged'), 0)::bigint as charged_units,
    (select count(*) ${brought} where k.shop_id = :shopId and k.campaign_id = i.id)::int as orders,
    coalesce((select sum(o.goods_units) ${brought} where k.shop_id = :shopId
      and k.campaign_id = i.id), 0)::bigint as sales_units
  from unnest(:ids::uuid[]) as i (id)`;

export type ResultRow = RowOf<typeof readResults>;

/** What came of auctions since a day, by campaign. */
export const readResults = sql.rows('ad-results')<{ count: number }>`
  select campaign_id, result, sum(count)::int as count from ad_result
  where shop_id = :shopId and campaign_id = any(:ids::uuid[]) and day > :since::date group by 1, 2`;

export const readPaces = sql.rows('ad-paces')`
  select campaign_id, day::text as day, participation, target_units, spent_units from ad_pace
  where shop_id = :shopId and campaign_id = any(:ids::uuid[])`;

export type FactOf = RowOf<typeof readFactsOf>;

/** How the goods of campaigns are rated, by goods. */
export const readFactsOf = sql.rows('ad-facts-of')`
  select campaign_id, goods_id, chance, quality, parts from ad_fact
  where shop_id = :shopId and campaign_id = any(:ids::uuid[]) order by goods_id`;

export async function readFact(
  tx: Tx,
  one: { readonly shopId: bigint; readonly campaignId: string; readonly goodsId: string },
): Promise<FactOf | undefined> {
  const rows = await readFactsOf(tx, { shopId: one.shopId, ids: [one.campaignId] });
  return rows.find(({ goods_id: id }) => id === one.goodsId);
}

// Auctions are counted by the days of their log, which are those of UTC; all else by the shop's clock.
/** Days from `from` to `to` of the shop's clock, the oldest first. */
export const readDayFigures = sql.rows('ad-day-figures')<{
  day: string;
  impressions: number;
  clicks: number;
  invalid_clicks: number;
  orders: number;
}>`
  select d.day::text as day,
    coalesce((select sum(r.count) from ad_result r where r.shop_id = :shopId and r.campaign_id = :id
      and r.day = d.day), 0)::int as auctions,
    coalesce((select sum(r.count) from ad_result r where r.shop_id = :shopId and r.campaign_id = :id
      and r.day = d.day
      and r.result in ('won', 'turn')), 0)::int as won,
    (select count(*) from ad_view v where v.shop_id = :shopId and v.campaign_id = :id and v.verdict = 'valid'
      and (v.at at time zone :tz)::date = d.day)::int
      + coalesce((select sum(p.count) from ad_past p where p.shop_id = :shopId and p.campaign_id = :id
        and p.day = d.day
        and p.kind = 'view' and p.reason = ''), 0)::int as impressions,
    (select count(*) from ad_click c where c.shop_id = :shopId and c.campaign_id = :id
      and c.verdict in ('waiting', 'valid', 'charged')
        and (c.at at time zone :tz)::date = d.day)::int as clicks,
    ((select count(*) from ad_click c where c.shop_id = :shopId and c.campaign_id = :id
      and c.verdict in ('refused', 'taken_back') and (c.at at time zone :tz)::date = d.day)
      + coalesce((select sum(r.count) from ad_refusal r where r.shop_id = :shopId and r.campaign_id = :id
        and r.kind = 'click'
        and (r.minute at time zone :tz)::date = d.day), 0)
      + coalesce((select sum(p.count) from ad_past p where p.shop_id = :shopId and p.campaign_id = :id
        and p.day = d.day
        and p.kind = 'click'), 0))::int as invalid_clicks,
    (select count(*) ${brought} where k.shop_id = :shopId and k.campaign_id = :id
      and (o.paid_at at time zone :tz)::date = d.day)::int as orders,
    coalesce((select s.spent_units from campaign_day s where s.shop_id = :shopId and s.campaign_id = :id
      and s.day = d.day), 0)::bigint
      + coalesce((select sum(p.fee_units - p.back_units) from promoted_order p where p.shop_id = :shopId
        and p.campaign_id = :id
        and (p.settled_at at time zone :tz)::date = d.day), 0)::bigint as spent_units,
    coalesce((select sum(o.goods_units) ${brought} where k.shop_id = :shopId and k.campaign_id = :id
      and (o.paid_at at time zone :tz)::date = d.day), 0)::bigint as sales_units
  from (select generate_series(:from::date, :to::date, interval '1 day')::date as day) d order by d.day`;

export type RefusedRow = RowOf<typeof readRefused>;

/** What was refused of a campaign, by reason, with or without a row of its own. */
export const readRefused = sql.rows('ad-refused')<{ kind: 'view' | 'click'; reason: string; count: number }>`
  select kind, reason, sum(count)::int as count from (
    select 'view' as kind, reason, count(*) as count from ad_view
      where shop_id = :shopId and campaign_id = :id and verdict = 'refused' group by reason
    union all select 'click', reason, count(*) from ad_click
      where shop_id = :shopId and campaign_id = :id and verdict in ('refused', 'taken_back') group by reason
    union all select kind, reason, sum(count) from ad_refusal where shop_id = :shopId
      and campaign_id = :id group by kind, reason
    union all select kind, reason, sum(count) from ad_past
      where shop_id = :shopId and campaign_id = :id and reason <> '' group by kind, reason
  ) x group by kind, reason order by kind, count desc, reason`;

export const readSteps = sql.rows('ad-steps')`
  select n, move, state, actor, reason, at from campaign_step where shop_id = :shopId
    and campaign_id = :id order by n`;

export type ReceiptRow = RowOf<typeof receipts>;

const receipts = sql.rows('ad-receipts')<{
  id: string;
  kind: 'view' | 'click';
  at: Date;
  goods_id: string;
  surface: 'explore' | 'search' | 'similar';
  slot: number;
  verdict: 'waiting' | 'valid' | 'charged' | 'refused' | 'taken_back';
  next_score: string;
  score: string;
  auction_id: string;
}>`
  select * from (
    select v.id, 'view' as kind, v.at, v.goods_id, v.surface, v.slot, v.verdict, v.reason, null::bigint
      as price_units,
      v.next_score, v.score, v.auction_id, v.day::text as day, null::text as ledger_ref
    from ad_view v where v.shop_id = :shopId and v.campaign_id = :id
    union all
    select c.id, 'click', c.at, c.goods_id, c.surface, c.slot, c.verdict, c.reason, c.price_units,
      c.next_score, c.score, c.auction_id, c.day::text, c.ledger_ref
    from ad_click c where c.shop_id = :shopId and c.campaign_id = :id
  ) r
  where (:kind?::text is null or r.kind = :kind?) and (:verdict?::text is null or r.verdict = :verdict?)
    and (:at?::timestamptz is null or (r.at, r.kind, r.id) < (:at?, :beforeKind?::text, :beforeId?::uuid))
  order by r.at desc, r.kind desc, r.id desc limit :limit`;

export type ReceiptInput = {
  readonly shopId: bigint;
  readonly id: string;
  readonly kind: string | null;
  readonly verdict: string | null;
  readonly before: { readonly at: Date; readonly kind: string; readonly id: string } | null;
  readonly limit: number;
};

/** Views and clicks of a campaign, the newest first. */
export function listReceipts(tx: Tx, ask: ReceiptInput): Promise<ReceiptRow[]> {
  const { shopId, id, kind, verdict, before, limit } = ask;
  return receipts(tx, {
    shopId,
    id,
    kind,
    verdict,
    at: before?.at,
    beforeKind: before?.kind,
    beforeId: before?.id,
    limit,
  });
}

const clickers = sql.row('promotion-clickers')`select count(distinct viewer)::int as count from ad_click
  where shop_id = :shopId and at >= :from and at < :to and verdict in ('waiting', 'valid', 'charged')`;

/** Viewers with a click that counts; who a viewer is, is forgotten with the day, so each day counts anew. */
export async function countClickers(
  tx: Tx,
  shopId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  return (await clickers(tx, { shopId, from, to }))?.count ?? 0;
}

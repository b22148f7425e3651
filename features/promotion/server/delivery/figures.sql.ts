// What campaigns brought: each figure a count of rows, of one shop.
import { statement, type Tx } from '#platform/db/database.ts';

export type SumRow = {
  campaign_id: string;
  impressions: number;
  clicks: number;
  invalid_clicks: number;
  charged: number;
  charged_units: bigint;
  orders: number;
  sales_units: bigint;
};

const brought = `from ad_checkout k
       join ad_click c on c.shop_id = k.shop_id and c.id = k.click_id and c.verdict in ('waiting', 'valid', 'charged')
       join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id and o.cancelled_at is null`;

const sums = statement<SumRow>(
  'ad-sums',
  `select i.id as campaign_id,
     (select count(*) from ad_view v where v.shop_id = $1 and v.campaign_id = i.id and v.verdict = 'valid')::int
       + coalesce((select sum(p.count) from ad_past p where p.shop_id = $1 and p.campaign_id = i.id
         and p.kind = 'view' and p.reason = ''), 0)::int as impressions,
     (select count(*) from ad_click c where c.shop_id = $1 and c.campaign_id = i.id
       and c.verdict in ('waiting', 'valid', 'charged'))::int as clicks,
     ((select count(*) from ad_click c where c.shop_id = $1 and c.campaign_id = i.id and c.verdict in ('refused', 'taken_back'))
       + coalesce((select sum(r.count) from ad_refusal r where r.shop_id = $1 and r.campaign_id = i.id
         and r.kind = 'click'), 0)
       + coalesce((select sum(p.count) from ad_past p where p.shop_id = $1 and p.campaign_id = i.id
         and p.kind = 'click'), 0))::int as invalid_clicks,
     (select count(*) from ad_click c where c.shop_id = $1 and c.campaign_id = i.id and c.verdict = 'charged')::int as charged,
     coalesce((select sum(c.price_units) from ad_click c where c.shop_id = $1 and c.campaign_id = i.id
       and c.verdict = 'charged'), 0)::bigint as charged_units,
     (select count(*) ${brought} where k.shop_id = $1 and k.campaign_id = i.id)::int as orders,
     coalesce((select sum(o.goods_units) ${brought} where k.shop_id = $1 and k.campaign_id = i.id), 0)::bigint as sales_units
   from unnest($2::uuid[]) as i (id)`,
);

export function readSums(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<SumRow[]> {
  return tx.rows(sums, [shopId, ids]);
}

export type ResultRow = { campaign_id: string; result: string; count: number };

const results = statement<ResultRow>(
  'ad-results',
  `select campaign_id, result, sum(count)::int as count from ad_result
   where shop_id = $1 and campaign_id = any($2::uuid[]) and day > $3::date group by 1, 2`,
);

/** What came of auctions since a day, by campaign. */
export function readResults(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  since: string,
): Promise<ResultRow[]> {
  return tx.rows(results, [shopId, ids, since]);
}

export type PaceRow = {
  campaign_id: string;
  day: string;
  participation: number;
  target_units: bigint;
  spent_units: bigint;
};

const paces = statement<PaceRow>(
  'ad-paces',
  `select campaign_id, day::text as day, participation, target_units, spent_units from ad_pace
   where shop_id = $1 and campaign_id = any($2::uuid[])`,
);

export function readPaces(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<PaceRow[]> {
  return tx.rows(paces, [shopId, ids]);
}

export type FactOf = {
  campaign_id: string;
  goods_id: string;
  chance: number;
  quality: number;
  parts: string;
};

const facts = statement<FactOf>(
  'ad-facts-of',
  `select campaign_id, goods_id, chance, quality, parts from ad_fact
   where shop_id = $1 and campaign_id = any($2::uuid[]) order by goods_id`,
);

/** How the goods of campaigns are rated, by goods. */
export function readFactsOf(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<FactOf[]> {
  return tx.rows(facts, [shopId, ids]);
}

export async function readFact(
  tx: Tx,
  one: { readonly shopId: bigint; readonly campaignId: string; readonly goodsId: string },
): Promise<FactOf | undefined> {
  const rows = await readFactsOf(tx, one.shopId, [one.campaignId]);
  return rows.find(({ goods_id: id }) => id === one.goodsId);
}

export type DayFigures = {
  day: string;
  auctions: number;
  won: number;
  impressions: number;
  clicks: number;
  invalid_clicks: number;
  orders: number;
  spent_units: bigint;
  sales_units: bigint;
};

// Auctions are counted by the days of their log, which are those of UTC; all else by the shop's clock.
const days = statement<DayFigures>(
  'ad-day-figures',
  `select d.day::text as day,
     coalesce((select sum(r.count) from ad_result r where r.shop_id = $1 and r.campaign_id = $2 and r.day = d.day), 0)::int as auctions,
     coalesce((select sum(r.count) from ad_result r where r.shop_id = $1 and r.campaign_id = $2 and r.day = d.day
       and r.result in ('won', 'turn')), 0)::int as won,
     (select count(*) from ad_view v where v.shop_id = $1 and v.campaign_id = $2 and v.verdict = 'valid'
       and (v.at at time zone $3)::date = d.day)::int
       + coalesce((select sum(p.count) from ad_past p where p.shop_id = $1 and p.campaign_id = $2 and p.day = d.day
         and p.kind = 'view' and p.reason = ''), 0)::int as impressions,
     (select count(*) from ad_click c where c.shop_id = $1 and c.campaign_id = $2
       and c.verdict in ('waiting', 'valid', 'charged') and (c.at at time zone $3)::date = d.day)::int as clicks,
     ((select count(*) from ad_click c where c.shop_id = $1 and c.campaign_id = $2
       and c.verdict in ('refused', 'taken_back') and (c.at at time zone $3)::date = d.day)
       + coalesce((select sum(r.count) from ad_refusal r where r.shop_id = $1 and r.campaign_id = $2 and r.kind = 'click'
         and (r.minute at time zone $3)::date = d.day), 0)
       + coalesce((select sum(p.count) from ad_past p where p.shop_id = $1 and p.campaign_id = $2 and p.day = d.day
         and p.kind = 'click'), 0))::int as invalid_clicks,
     (select count(*) ${brought} where k.shop_id = $1 and k.campaign_id = $2
       and (o.paid_at at time zone $3)::date = d.day)::int as orders,
     coalesce((select s.spent_units from campaign_day s where s.shop_id = $1 and s.campaign_id = $2 and s.day = d.day), 0)::bigint
       + coalesce((select sum(p.fee_units - p.back_units) from promoted_order p where p.shop_id = $1 and p.campaign_id = $2
         and (p.settled_at at time zone $3)::date = d.day), 0)::bigint as spent_units,
     coalesce((select sum(o.goods_units) ${brought} where k.shop_id = $1 and k.campaign_id = $2
       and (o.paid_at at time zone $3)::date = d.day), 0)::bigint as sales_units
   from (select generate_series($4::date, $5::date, interval '1 day')::date as day) d order by d.day`,
);

/** Days from `from` to `to` of the shop's clock, the oldest first. */
export function readDayFigures(
  tx: Tx,
  one: { readonly shopId: bigint; readonly id: string; readonly tz: string },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayFigures[]> {
  return tx.rows(days, [one.shopId, one.id, one.tz, from, to]);
}

export type RefusedRow = { kind: 'view' | 'click'; reason: string; count: number };

const refused = statement<RefusedRow>(
  'ad-refused',
  `select kind, reason, sum(count)::int as count from (
     select 'view' as kind, reason, count(*) as count from ad_view
       where shop_id = $1 and campaign_id = $2 and verdict = 'refused' group by reason
     union all select 'click', reason, count(*) from ad_click
       where shop_id = $1 and campaign_id = $2 and verdict in ('refused', 'taken_back') group by reason
     union all select kind, reason, sum(count) from ad_refusal where shop_id = $1 and campaign_id = $2 group by kind, reason
     union all select kind, reason, sum(count) from ad_past
       where shop_id = $1 and campaign_id = $2 and reason <> '' group by kind, reason
   ) x group by kind, reason order by kind, count desc, reason`,
);

/** What was refused of a campaign, by reason, with or without a row of its own. */
export function readRefused(tx: Tx, shopId: bigint, id: string): Promise<RefusedRow[]> {
  return tx.rows(refused, [shopId, id]);
}

export type StepRow = {
  n: number;
  move: string;
  state: string;
  actor: string;
  reason: string | null;
  at: Date;
};

const steps = statement<StepRow>(
  'ad-steps',
  `select n, move, state, actor, reason, at from campaign_step where shop_id = $1 and campaign_id = $2 order by n`,
);

export function readSteps(tx: Tx, shopId: bigint, id: string): Promise<StepRow[]> {
  return tx.rows(steps, [shopId, id]);
}

export type ReceiptRow = {
  id: string;
  kind: 'view' | 'click';
  at: Date;
  goods_id: string;
  surface: 'explore' | 'search' | 'similar';
  slot: number;
  verdict: 'waiting' | 'valid' | 'charged' | 'refused' | 'taken_back';
  reason: string | null;
  price_units: bigint | null;
  next_score: string;
  score: string;
  auction_id: string;
  day: string;
  ledger_ref: string | null;
};

const receipts = statement<ReceiptRow>(
  'ad-receipts',
  `select * from (
     select v.id, 'view' as kind, v.at, v.goods_id, v.surface, v.slot, v.verdict, v.reason, null::bigint as price_units,
       v.next_score, v.score, v.auction_id, v.day::text as day, null::text as ledger_ref
     from ad_view v where v.shop_id = $1 and v.campaign_id = $2
     union all
     select c.id, 'click', c.at, c.goods_id, c.surface, c.slot, c.verdict, c.reason, c.price_units,
       c.next_score, c.score, c.auction_id, c.day::text, c.ledger_ref
     from ad_click c where c.shop_id = $1 and c.campaign_id = $2
   ) r
   where ($3::text is null or r.kind = $3) and ($4::text is null or r.verdict = $4)
     and ($5::timestamptz is null or (r.at, r.kind, r.id) < ($5, $6::text, $7::uuid))
   order by r.at desc, r.kind desc, r.id desc limit $8`,
);

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
  return tx.rows(receipts, [
    shopId,
    id,
    kind,
    verdict,
    before?.at ?? null,
    before?.kind ?? null,
    before?.id ?? null,
    limit,
  ]);
}

const clickers = statement<{ count: number }>(
  'promotion-clickers',
  `select count(distinct viewer)::int as count from ad_click
   where shop_id = $1 and at >= $2 and at < $3 and verdict in ('waiting', 'valid', 'charged')`,
);

/** Viewers with a click that counts; who a viewer is, is forgotten with the day, so each day counts anew. */
export async function countClickers(
  tx: Tx,
  shopId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  return (await tx.row(clickers, [shopId, from, to]))?.count ?? 0;
}

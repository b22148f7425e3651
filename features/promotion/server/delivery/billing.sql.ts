// Clicks that wait to be charged, those found wrong later, and what became of them.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type WaitingClick = RowOf<typeof lockWaiting>;

const counted = `verdict in ('waiting', 'valid', 'charged')`;
const settled = `verdict in ('valid', 'charged')`;
/** An order that stands came of the click `c`. */
const bought = `exists (select from ad_checkout k join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id
       where k.shop_id = c.shop_id and k.click_id = c.id and o.cancelled_at is null)`;

/** Clicks of a shop that wait, the earliest first, with what is known of them now; held until the transaction ends. */
export const lockWaiting = sql.rows('ad-click-waiting')<{ viewer_clicks: number; network_clicks: number }>`
  select c.id, c.campaign_id, p.plan_id, c.price_units, c.at, c.dwelt_at, c.is_held,
    exists (select from ad_log l where l.auction_id = c.auction_id) as is_logged,
    exists (select from ad_view v where v.shop_id = c.shop_id and v.id = c.id
      and v.verdict = 'valid') as is_rendered,
    exists (select from ad_click e where e.shop_id = c.shop_id and e.campaign_id = c.campaign_id
      and e.viewer = c.viewer and e.${counted} and (e.at, e.id) < (c.at, c.id)
      and e.at > c.at - :clickHours * interval '1 hour') as is_earlier,
    (select count(*) from ad_click e where e.shop_id = c.shop_id and e.viewer = c.viewer and e.${counted}
      and (e.at, e.id) < (c.at, c.id) and e.at > c.at - interval '1 hour')::int as viewer_clicks,
    (select count(*) from ad_click e where e.shop_id = c.shop_id and e.network = c.network and e.${counted}
      and (e.at, e.id) < (c.at, c.id) and e.at > c.at - interval '1 hour')::int as network_clicks,
    encode(c.blocks[1], 'hex') as block, encode(c.blocks[2], 'hex') as block_before,
    ${bought} as is_bought
  from ad_click c join campaign p on p.shop_id = c.shop_id and p.id = c.campaign_id
  where c.shop_id = :shopId and c.id = any(:ids::uuid[]) and c.verdict = 'waiting'
  order by c.at, c.id for update of c`;

const listed = sql.rows('ad-click-waiting-ids')`
  select c.id from ad_click c where c.shop_id = :shopId and c.campaign_id = any(:campaignIds::uuid[])
    and c.verdict = 'waiting'
    and c.dwelt_at is not null and exists (select from ad_log l where l.auction_id = c.auction_id)`;

/** Clicks of campaigns that wait, and of which everything is known that they are judged by. */
export async function listWaiting(tx: Tx, shopId: bigint, campaignIds: readonly string[]): Promise<string[]> {
  return (await listed(tx, { shopId, campaignIds })).map(({ id }) => id);
}

const hold = sql.run('ad-click-hold')`
  update ad_click set is_held = true where shop_id = :shopId and id = any(:ids::uuid[])
    and verdict = 'waiting'`;

/** Writes down that clicks wait for an order. */
export async function holdClicks(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await hold(tx, { shopId, ids });
}

// Locked in the order in which they are charged, which may be happening.
/** Refuses what waits for an order that did not come: its campaigns end. */
export const refuseHeld = sql.run('ad-click-refuse-held')`with held as materialized (
    select c.id from ad_click c where c.shop_id = :shopId and c.campaign_id = any(:campaignIds::uuid[])
      and c.verdict = 'waiting'
      and c.is_held and not ${bought}
    order by c.at, c.id for update of c)
  update ad_click c set verdict = 'refused', reason = 'rate' from held h where c.shop_id = :shopId
    and c.id = h.id`;

export type BaselineRow = RowOf<typeof baseline>;

// The days before are over: they are counted once, by whichever batch is first.
const baseline = sql.rows('ad-baseline-read')<{
  campaign_id: string;
  day: string;
  views: number;
  clicks: number;
}>`
  with asked as materialized (
    select n.campaign_id, n.day, b.views, b.clicks, b.day is null as is_new
    from unnest(:ids::uuid[], :daies::date[]) as n (campaign_id, day)
    left join ad_campaign_baseline b on b.shop_id = :shopId and b.campaign_id = n.campaign_id
      and b.day = n.day
  ), counted as materialized (
    select i.campaign_id, i.day,
      (select count(*) from ad_view v where v.shop_id = :shopId and v.campaign_id = i.campaign_id
        and v.verdict = 'valid'
        and v.at >= i.since and v.at < i.until)::int as views,
      (select count(*) from ad_click e where e.shop_id = :shopId and e.campaign_id = i.campaign_id
        and e.${settled}
        and e.at >= i.since and e.at < i.until)::int as clicks
    from (select n.campaign_id, n.day, n.day::timestamp at time zone 'UTC' as until,
        (n.day - :historyDays::int)::timestamp at time zone 'UTC' as since
      from asked n where n.is_new) as i
  ), put as (
    insert into ad_campaign_baseline (shop_id, campaign_id, day, views, clicks)
    select :shopId, c.campaign_id, c.day, c.views, c.clicks from counted c order by c.campaign_id, c.day
    on conflict do nothing
  )
  select a.campaign_id, a.day::text as day, coalesce(a.views, c.views) as views, coalesce(a.clicks,
    c.clicks) as clicks,
    coalesce(u.views, 0) as all_views, coalesce(u.clicks, 0) as all_clicks
  from asked a left join counted c on c.campaign_id = a.campaign_id and c.day = a.day
  left join ad_usual u on u.day = a.day`;

/** What campaigns of a shop had in so many whole days (UTC) before each of these days, and what all campaigns had. */
export function readBaseline(
  tx: Tx,
  shopId: bigint,
  of: readonly { readonly campaignId: string; readonly day: string }[],
  historyDays: number,
): Promise<BaselineRow[]> {
  const ids = of.map(({ campaignId }) => campaignId);
  return baseline(tx, { shopId, ids, daies: of.map(({ day }) => day), historyDays });
}

const settle = sql.run('ad-click-settle')`
  update ad_click c set verdict = s.verdict, reason = s.reason, ledger_ref = s.ledger_ref
  from unnest(:ids::uuid[], :verdicts::text[], :reasons::text[], :ledgerRefs::text[]) as s (id, verdict,
    reason, ledger_ref)
  where c.shop_id = :shopId and c.id = s.id and c.verdict = :from`;

export type Settled = {
  readonly id: string;
  readonly verdict: 'valid' | 'charged' | 'refused' | 'taken_back';
  readonly reason: string | null;
  readonly ledgerRef: string | null;
};

/** Writes what became of clicks that stand at `from`. */
export async function settleClicks(
  tx: Tx,
  shopId: bigint,
  from: 'waiting' | 'charged',
  clicks: readonly Settled[],
): Promise<void> {
  if (clicks.length === 0) return;
  await settle(tx, {
    shopId,
    ids: clicks.map(({ id }) => id),
    verdicts: clicks.map(({ verdict }) => verdict),
    reasons: clicks.map(({ reason }) => reason),
    ledgerRefs: clicks.map(({ ledgerRef }) => ledgerRef),
    from,
  });
}

// A network that clicks so often in one hour is no household: seen only once all shops are looked at together.
/** Charged clicks of all shops since a moment that came from a flood. */
export const listFloods = sql.rows('ad-click-floods')`with crowd as (
    select network, date_trunc('hour', at) as hour from ad_click
    where at > :since and ${counted} group by 1, 2 having count(*) > :ofNetwork
  ), busy as (
    select viewer, date_trunc('hour', at) as hour from ad_click
    where at > :since and ${counted} group by 1, 2 having count(*) > :ofViewer
  )
  select c.shop_id, c.id from ad_click c where c.at > :since and c.verdict = 'charged'
    and ((c.network, date_trunc('hour', c.at)) in (select network, hour from crowd)
      or (c.viewer, date_trunc('hour', c.at)) in (select viewer, hour from busy))
  order by c.shop_id, c.id`;

// Clicks are charged in their order, so this finds what two processes charged side by side.
/** Charged clicks of all shops since a moment that are more of a campaign than one network's share. */
export const listCrowds = sql.rows('ad-click-crowds')`select c.shop_id, c.id from (
    select shop_id, id, verdict, price_units, cardinality(blocks) as marks,
      row_number() over (partition by shop_id, campaign_id, blocks[1] order by at, id) as place,
      count(*) over (partition by shop_id, campaign_id) as clicks
    from ad_click where at > :since and ${settled}
  ) c where c.verdict = 'charged' and c.marks > 0
    and c.place > greatest(:clicks::bigint, c.clicks * :sharePpm::bigint / 1000000)
    and not ${bought}
  order by c.shop_id, c.id`;

export const lockCharged = sql.rows('ad-click-charged')`select id, campaign_id, at, ledger_ref from ad_click
  where shop_id = :shopId and id = any(:ids::uuid[]) and verdict = 'charged' order by id for update`;

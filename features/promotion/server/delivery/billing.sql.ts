// Clicks that wait to be charged, those found wrong later, and what became of them.
import { statement, type Tx } from '#platform/db/database.ts';

export type WaitingClick = {
  id: string;
  campaign_id: string;
  plan_id: string;
  price_units: bigint;
  at: Date;
  dwelt_at: Date | null;
  is_held: boolean;
  is_logged: boolean;
  is_rendered: boolean;
  is_earlier: boolean;
  viewer_clicks: number;
  network_clicks: number;
  block: string | null;
  block_before: string | null;
  is_bought: boolean;
};

const counted = `verdict in ('waiting', 'valid', 'charged')`;
const settled = `verdict in ('valid', 'charged')`;
/** An order that stands came of the click `c`. */
const bought = `exists (select from ad_checkout k join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id
       where k.shop_id = c.shop_id and k.click_id = c.id and o.cancelled_at is null)`;

const waiting = statement<WaitingClick>(
  'ad-click-waiting',
  `select c.id, c.campaign_id, p.plan_id, c.price_units, c.at, c.dwelt_at, c.is_held,
     exists (select from ad_log l where l.auction_id = c.auction_id) as is_logged,
     exists (select from ad_view v where v.shop_id = c.shop_id and v.id = c.id and v.verdict = 'valid') as is_rendered,
     exists (select from ad_click e where e.shop_id = c.shop_id and e.campaign_id = c.campaign_id
       and e.viewer = c.viewer and e.${counted} and (e.at, e.id) < (c.at, c.id)
       and e.at > c.at - $3 * interval '1 hour') as is_earlier,
     (select count(*) from ad_click e where e.shop_id = c.shop_id and e.viewer = c.viewer and e.${counted}
       and (e.at, e.id) < (c.at, c.id) and e.at > c.at - interval '1 hour')::int as viewer_clicks,
     (select count(*) from ad_click e where e.shop_id = c.shop_id and e.network = c.network and e.${counted}
       and (e.at, e.id) < (c.at, c.id) and e.at > c.at - interval '1 hour')::int as network_clicks,
     encode(c.blocks[1], 'hex') as block, encode(c.blocks[2], 'hex') as block_before,
     ${bought} as is_bought
   from ad_click c join campaign p on p.shop_id = c.shop_id and p.id = c.campaign_id
   where c.shop_id = $1 and c.id = any($2::uuid[]) and c.verdict = 'waiting'
   order by c.at, c.id for update of c`,
);

/** Clicks of a shop that wait, the earliest first, with what is known of them now; held until the transaction ends. */
export function lockWaiting(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  clickHours: number,
): Promise<WaitingClick[]> {
  return tx.rows(waiting, [shopId, ids, clickHours]);
}

const listed = statement<{ id: string }>(
  'ad-click-waiting-ids',
  `select c.id from ad_click c where c.shop_id = $1 and c.campaign_id = any($2::uuid[]) and c.verdict = 'waiting'
     and c.dwelt_at is not null and exists (select from ad_log l where l.auction_id = c.auction_id)`,
);

/** Clicks of campaigns that wait, and of which everything is known that they are judged by. */
export async function listWaiting(tx: Tx, shopId: bigint, campaignIds: readonly string[]): Promise<string[]> {
  return (await tx.rows(listed, [shopId, campaignIds])).map(({ id }) => id);
}

const hold = statement<never>(
  'ad-click-hold',
  `update ad_click set is_held = true where shop_id = $1 and id = any($2::uuid[]) and verdict = 'waiting'`,
);

/** Writes down that clicks wait for an order. */
export async function holdClicks(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.rows(hold, [shopId, ids]);
}

// Locked in the order in which they are charged, which may be happening.
const refuseAll = statement<never>(
  'ad-click-refuse-held',
  `with held as materialized (
     select c.id from ad_click c where c.shop_id = $1 and c.campaign_id = any($2::uuid[]) and c.verdict = 'waiting'
       and c.is_held and not ${bought}
     order by c.at, c.id for update of c)
   update ad_click c set verdict = 'refused', reason = 'rate' from held h where c.shop_id = $1 and c.id = h.id`,
);

/** Refuses what waits for an order that did not come: its campaigns end. */
export async function refuseHeld(tx: Tx, shopId: bigint, campaignIds: readonly string[]): Promise<void> {
  await tx.rows(refuseAll, [shopId, campaignIds]);
}

export type BaselineRow = {
  campaign_id: string;
  day: string;
  views: number;
  clicks: number;
  all_views: number;
  all_clicks: number;
};

// The days before are over: they are counted once, by whichever batch is first.
const baseline = statement<BaselineRow>(
  'ad-baseline-read',
  `with asked as materialized (
     select n.campaign_id, n.day, b.views, b.clicks, b.day is null as is_new
     from unnest($2::uuid[], $3::date[]) as n (campaign_id, day)
     left join ad_campaign_baseline b on b.shop_id = $1 and b.campaign_id = n.campaign_id and b.day = n.day
   ), counted as materialized (
     select i.campaign_id, i.day,
       (select count(*) from ad_view v where v.shop_id = $1 and v.campaign_id = i.campaign_id and v.verdict = 'valid'
         and v.at >= i.since and v.at < i.until)::int as views,
       (select count(*) from ad_click e where e.shop_id = $1 and e.campaign_id = i.campaign_id and e.${settled}
         and e.at >= i.since and e.at < i.until)::int as clicks
     from (select n.campaign_id, n.day, n.day::timestamp at time zone 'UTC' as until,
         (n.day - $4::int)::timestamp at time zone 'UTC' as since
       from asked n where n.is_new) as i
   ), put as (
     insert into ad_campaign_baseline (shop_id, campaign_id, day, views, clicks)
     select $1, c.campaign_id, c.day, c.views, c.clicks from counted c order by c.campaign_id, c.day
     on conflict do nothing
   )
   select a.campaign_id, a.day::text as day, coalesce(a.views, c.views) as views, coalesce(a.clicks, c.clicks) as clicks,
     coalesce(u.views, 0) as all_views, coalesce(u.clicks, 0) as all_clicks
   from asked a left join counted c on c.campaign_id = a.campaign_id and c.day = a.day
   left join ad_usual u on u.day = a.day`,
);

/** What campaigns of a shop had in so many whole days (UTC) before each of these days, and what all campaigns had. */
export function readBaseline(
  tx: Tx,
  shopId: bigint,
  of: readonly { readonly campaignId: string; readonly day: string }[],
  historyDays: number,
): Promise<BaselineRow[]> {
  const ids = of.map(({ campaignId }) => campaignId);
  return tx.rows(baseline, [shopId, ids, of.map(({ day }) => day), historyDays]);
}

const settle = statement<never>(
  'ad-click-settle',
  `update ad_click c set verdict = s.verdict, reason = s.reason, ledger_ref = s.ledger_ref
   from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as s (id, verdict, reason, ledger_ref)
   where c.shop_id = $1 and c.id = s.id and c.verdict = $6`,
);

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
  await tx.rows(settle, [
    shopId,
    clicks.map(({ id }) => id),
    clicks.map(({ verdict }) => verdict),
    clicks.map(({ reason }) => reason),
    clicks.map(({ ledgerRef }) => ledgerRef),
    from,
  ]);
}

// A network that clicks so often in one hour is no household: seen only once all shops are looked at together.
const floods = statement<{ shop_id: bigint; id: string }>(
  'ad-click-floods',
  `with crowd as (
     select network, date_trunc('hour', at) as hour from ad_click
     where at > $1 and ${counted} group by 1, 2 having count(*) > $2
   ), busy as (
     select viewer, date_trunc('hour', at) as hour from ad_click
     where at > $1 and ${counted} group by 1, 2 having count(*) > $3
   )
   select c.shop_id, c.id from ad_click c where c.at > $1 and c.verdict = 'charged'
     and ((c.network, date_trunc('hour', c.at)) in (select network, hour from crowd)
       or (c.viewer, date_trunc('hour', c.at)) in (select viewer, hour from busy))
   order by c.shop_id, c.id`,
);

/** Charged clicks of all shops since a moment that came from a flood. */
export function listFloods(
  tx: Tx,
  since: Date,
  max: { readonly ofNetwork: number; readonly ofViewer: number },
): Promise<{ shop_id: bigint; id: string }[]> {
  return tx.rows(floods, [since, max.ofNetwork, max.ofViewer]);
}

// Clicks are charged in their order, so this finds what two processes charged side by side.
const crowds = statement<{ shop_id: bigint; id: string }>(
  'ad-click-crowds',
  `select c.shop_id, c.id from (
     select shop_id, id, verdict, price_units, cardinality(blocks) as marks,
       row_number() over (partition by shop_id, campaign_id, blocks[1] order by at, id) as place,
       count(*) over (partition by shop_id, campaign_id) as clicks
     from ad_click where at > $1 and ${settled}
   ) c where c.verdict = 'charged' and c.marks > 0 and c.place > greatest($2::bigint, c.clicks * $3::bigint / 1000000)
     and not ${bought}
   order by c.shop_id, c.id`,
);

/** Charged clicks of all shops since a moment that are more of a campaign than one network's share. */
export function listCrowds(
  tx: Tx,
  since: Date,
  max: { readonly clicks: number; readonly sharePpm: number },
): Promise<{ shop_id: bigint; id: string }[]> {
  return tx.rows(crowds, [since, max.clicks, max.sharePpm]);
}

const charged = statement<{ id: string; campaign_id: string; at: Date; ledger_ref: string | null }>(
  'ad-click-charged',
  `select id, campaign_id, at, ledger_ref from ad_click
   where shop_id = $1 and id = any($2::uuid[]) and verdict = 'charged' order by id for update`,
);

export function lockCharged(tx: Tx, shopId: bigint, ids: readonly string[]) {
  return tx.rows(charged, [shopId, ids]);
}

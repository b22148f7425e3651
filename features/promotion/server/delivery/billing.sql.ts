// Clicks that wait to be charged, those found wrong later, and what became of them.
import { statement, type Tx } from '#platform/db/database.ts';

export type WaitingClick = {
  id: string;
  campaign_id: string;
  plan_id: string;
  price_units: bigint;
  at: Date;
  dwelt_at: Date | null;
  is_logged: boolean;
  is_rendered: boolean;
  is_earlier: boolean;
  viewer_clicks: number;
  network_clicks: number;
  block: string | null;
  block_before: string | null;
  day_views: number;
  hour_views: number;
  day_clicks: number;
  hour_clicks: number;
  block_clicks: number;
  is_bought: boolean;
};

const counted = `verdict in ('waiting', 'valid', 'charged')`;
const settled = `verdict in ('valid', 'charged')`;
const sameCampaign = (row: string) => `${row}.shop_id = c.shop_id and ${row}.campaign_id = c.campaign_id`;
const clicksBefore = (since: string) =>
  `from ad_click e where ${sameCampaign('e')} and e.${settled} and (e.at, e.id) < (c.at, c.id)
       and e.at > c.at - interval '${since}'`;
const viewsBefore = (since: string) =>
  `from ad_view v where ${sameCampaign('v')} and v.verdict = 'valid' and v.at <= c.at
       and v.at > c.at - interval '${since}'`;

const waiting = statement<WaitingClick>(
  'ad-click-waiting',
  `select c.id, c.campaign_id, p.plan_id, c.price_units, c.at, c.dwelt_at,
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
     (select count(*) ${viewsBefore('1 day')})::int as day_views,
     (select count(*) ${viewsBefore('1 hour')})::int as hour_views,
     (select count(*) ${clicksBefore('1 day')})::int as day_clicks,
     (select count(*) ${clicksBefore('1 hour')})::int as hour_clicks,
     (select count(*) ${clicksBefore('1 day')} and e.blocks[1] = any(c.blocks))::int as block_clicks,
     exists (select from ad_checkout k join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id
       where k.shop_id = c.shop_id and k.click_id = c.id and o.cancelled_at is null) as is_bought
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

export type UsualRow = {
  campaign_id: string;
  day: string;
  views: number;
  clicks: number;
  all_views: number;
  all_clicks: number;
};

const usual = statement<UsualRow>(
  'ad-usual-read',
  `select i.campaign_id, i.day::text as day,
     (select count(*) from ad_view v where v.shop_id = $1 and v.campaign_id = i.campaign_id and v.verdict = 'valid'
       and v.at >= i.since and v.at < i.until)::int as views,
     (select count(*) from ad_click e where e.shop_id = $1 and e.campaign_id = i.campaign_id and e.${settled}
       and e.at >= i.since and e.at < i.until)::int as clicks,
     coalesce(u.views, 0) as all_views, coalesce(u.clicks, 0) as all_clicks
   from (select n.campaign_id, n.day, n.day::timestamp at time zone 'UTC' as until,
       (n.day - $4::int)::timestamp at time zone 'UTC' as since
     from unnest($2::uuid[], $3::date[]) as n (campaign_id, day)) as i
   left join ad_usual u on u.day = i.day`,
);

/** What campaigns of a shop had in so many whole days (UTC) before each of these days, and what all campaigns had. */
export function readUsual(
  tx: Tx,
  shopId: bigint,
  of: readonly { readonly campaignId: string; readonly day: string }[],
  historyDays: number,
): Promise<UsualRow[]> {
  const ids = of.map(({ campaignId }) => campaignId);
  return tx.rows(usual, [shopId, ids, of.map(({ day }) => day), historyDays]);
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
     and not exists (select from ad_checkout k join shop_order o on o.shop_id = k.shop_id and o.payment_id = k.payment_id
       where k.shop_id = c.shop_id and k.click_id = c.id and o.cancelled_at is null)
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

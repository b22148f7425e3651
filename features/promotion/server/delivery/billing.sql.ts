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
};

const counted = `verdict in ('waiting', 'valid', 'charged')`;

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
       and (e.at, e.id) < (c.at, c.id) and e.at > c.at - interval '1 hour')::int as network_clicks
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

const charged = statement<{ id: string; campaign_id: string; at: Date; ledger_ref: string | null }>(
  'ad-click-charged',
  `select id, campaign_id, at, ledger_ref from ad_click
   where shop_id = $1 and id = any($2::uuid[]) and verdict = 'charged' order by id for update`,
);

export function lockCharged(tx: Tx, shopId: bigint, ids: readonly string[]) {
  return tx.rows(charged, [shopId, ids]);
}

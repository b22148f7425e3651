// Who could be shown now: campaigns that run, with what is known of their goods. Read every few seconds by each node.
import { takesOrders } from '#features/search/server/public.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type CandidateRow = {
  shop_id: bigint;
  campaign_id: string;
  plan_id: 'explore' | 'search' | 'similar' | 'order';
  goods_id: string;
  handle: string;
  shop_name: string;
  currency: string;
  max_bid_units: bigint;
  percent_bps: number;
  /** What may be spent today, and what is left of the whole. */
  day_left: bigint;
  budget_left: bigint;
  /** Clicks that are not charged yet. */
  waiting: bigint;
  price_units: bigint;
  is_listed: boolean;
  takes_orders: boolean;
  is_safe: boolean;
  has_margin: boolean;
  available: bigint;
  type_id: string;
  supplier_id: string;
  days: number;
  participation: number | null;
  views: number;
  turns: number;
  orders: number;
  clicks: number;
  chance: number | null;
  quality: number | null;
};

const running = statement<CandidateRow>(
  'ad-candidates',
  `select c.shop_id, c.id as campaign_id, c.plan_id, k.goods_id, sh.handle, sh.name as shop_name, sh.currency,
     c.max_bid_units, c.percent_bps, c.day_budget_units - coalesce(d.spent_units, 0) as day_left,
     c.promo_units + c.available_units - coalesce((select sum(x.spent_units) from campaign_day x
       where x.shop_id = c.shop_id and x.campaign_id = c.id), 0)::bigint as budget_left,
     coalesce((select sum(w.price_units) from ad_click w
       where w.shop_id = c.shop_id and w.campaign_id = c.id and w.verdict = 'waiting'
       and w.at > $1::timestamptz - interval '10 minutes'), 0)::bigint as waiting,
     coalesce(i.price_units, 1) as price_units, coalesce(i.status = 'listed', false) as is_listed,
     coalesce(${takesOrders('$1', '$3')}, false) as takes_orders, g.state = 'active' as is_safe,
     coalesce(i.price_units >= g.cost_units, false) as has_margin, s.on_hand - s.reserved as available,
     g.type_id, g.supplier_id, p.dispatch_days + p.days_p90 as days,
     a.participation, coalesce(a.views, 0) as views, coalesce(a.turns, 0) as turns,
     coalesce(a.orders, 0) as orders, coalesce(a.clicks, 0) as clicks, f.chance, f.quality
   from campaign c
   join campaign_goods k on k.shop_id = c.shop_id and k.campaign_id = c.id
   join shop sh on sh.shop_id = c.shop_id
   join goods g on g.id = k.goods_id
   join supplier p on p.id = g.supplier_id
   join stock s on s.goods_id = g.id
   left join showcase_item i on i.shop_id = c.shop_id and i.goods_id = k.goods_id
   left join campaign_day d on d.shop_id = c.shop_id and d.campaign_id = c.id
     and d.day = ($1::timestamptz at time zone sh.tz)::date
   left join ad_pace a on a.shop_id = c.shop_id and a.campaign_id = c.id
   left join ad_fact f on f.shop_id = c.shop_id and f.campaign_id = c.id and f.goods_id = k.goods_id
   where c.state = 'active' and c.starts_at <= $1 and c.ends_at > $1 and sh.currency = $2
   order by c.shop_id, c.id, k.goods_id`,
);

/** The money of the platform, and the limit of what unverified shops may be owed in it; null for none. */
type Money = { readonly currency: string; readonly stopUnits: bigint | null };

/** Goods of campaigns that run, of shops that sell in the money of the platform. */
export function listRunning(tx: Tx, now: Date, { currency, stopUnits }: Money): Promise<CandidateRow[]> {
  return tx.rows(running, [now, currency, stopUnits]);
}

/** Code, titles and categories of goods in all languages: what a search is held against. */
export const listTexts = sql.rows('ad-candidate-texts')<{ words: string }>`
  select g.id as goods_id, concat_ws(' ', g.code, g.title, t.name, string_agg(concat_ws(' ', x.title,
    y.name), ' ')) as words
  from goods g join goods_type t on t.id = g.type_id
  left join goods_text x on x.goods_id = g.id
  left join goods_type_text y on y.type_id = t.id and y.lang = x.lang
  where g.id = any(:goodsIds::uuid[]) group by g.id, g.code, g.title, t.name`;

export const listTypes = sql.rows('ad-types')`select id, parent from goods_type`;

const rails = sql.rows('ad-similar-shops')`
  select sh.handle from ad_similar a join shop sh on sh.shop_id = a.shop_id where a.is_on`;

/** Shops that show goods of others below their own. */
export async function listSimilarShops(tx: Tx): Promise<string[]> {
  return (await rails(tx)).map(({ handle }) => handle);
}

const readSimilar = sql.row('ad-similar-read')`select is_on from ad_similar where shop_id = :shopId`;

export async function isSimilarOn(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await readSimilar(tx, { shopId }))?.is_on ?? false;
}

export const setSimilar = sql.run('ad-similar-write')`
  insert into ad_similar (shop_id, is_on, changed_at) values (:shopId, :isOn, :now)
  on conflict (shop_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`;

const supportRows = statement<{ shop_id: bigint; handle: string; name: string; goods_id: string }>(
  'ad-support',
  `select sh.shop_id, sh.handle, sh.name, i.goods_id from ad_support u
   join shop sh on sh.shop_id = u.shop_id
   cross join lateral (select x.goods_id from showcase_item x join stock s on s.goods_id = x.goods_id
     join goods g on g.id = x.goods_id
     where x.shop_id = u.shop_id and x.status = 'listed' and s.on_hand > s.reserved and g.state = 'active'
     order by x.place desc, x.goods_id limit 20) i
   where u.ended_at is null and sh.currency = $2 and ${takesOrders('$1', '$3')}
   order by sh.shop_id, i.goods_id`,
);

export type SupportRow = { shop_id: bigint; handle: string; name: string; goods_id: string };

/** Goods of shops with the right to public support, in the order of their rotation. */
export function listSupport(tx: Tx, now: Date, { currency, stopUnits }: Money): Promise<SupportRow[]> {
  return tx.rows(supportRows, [now, currency, stopUnits]);
}

const typeOf = sql.row('ad-type-of')`select type_id from goods where id = :goodsId`;

/** The type of goods; what is similar is of the same. */
export async function readTypeOf(tx: Tx, goodsId: string): Promise<string | undefined> {
  return (await typeOf(tx, { goodsId }))?.type_id;
}

const giveSupport = sql.rows('ad-support-give')`
  insert into ad_support (shop_id, started_at, note) values (:shopId, :now, :note) on conflict do nothing`;

const endSupport = sql.rows('ad-support-end')`
  update ad_support set ended_at = :now where shop_id = :shopId and ended_at is null`;

/** Lets a shop into the places of public support, or out of them. */
export async function putSupport(
  tx: Tx,
  shopId: bigint,
  { on, note, now }: { readonly on: boolean; readonly note: string; readonly now: Date },
): Promise<void> {
  await (on ? giveSupport(tx, { shopId, now, note }) : endSupport(tx, { shopId, now }));
}

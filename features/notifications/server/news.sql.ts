// Facts of other rooms that are not yet notices: read, never written.
import { statement, type Tx } from '#platform/db/database.ts';

// Told once: the notice of a fact is looked up by its key, so that a fact whose transaction committed late is found
// although others after it are notices already. The inner select keeps the planner from reading all notices instead.
// The moment is made within its select: a comparison with `coalesce` is not looked up in an index under row level security,
// and every step that the shop's orders ever made would be read.
const sinceOf = (shop: string) =>
  `(select coalesce(max(b.collected_to), '-infinity') - $2 * interval '1 ms' from notice_box b where b.shop_id = ${shop})`;
const orderNewsOf = (shop: string) => `e.shop_id = ${shop} and e.recorded_at > ${sinceOf(shop)}
       and e.move || ':' || e.actor = any($3::text[])
       and (select 1 from notice t where t.shop_id = ${shop} and t.once_key = 'order:' || e.order_id || ':' || e.version)
         is null`;
const eventNewsOf = (shop: string) => `v.shop_id = ${shop} and v.at > ${sinceOf(shop)}
       and v.code = any($4::text[])
       and (select 1 from notice t where t.shop_id = ${shop} and t.once_key = 'event:' || v.id) is null`;
const isOrderNews = orderNewsOf('$1');
const isEventNews = eventNewsOf('$1');

export type Looking = {
  readonly shopId: bigint;
  /** How long before the last one that was collected is looked again. */
  readonly overlapMs: number;
  /** `move:actor` of what is told of orders, and the codes of events that have words. */
  readonly moves: readonly string[];
  readonly codes: readonly string[];
};

/** The same, of whichever shops. */
export type AllShops = Omit<Looking, 'shopId'>;

const any = statement<{ has_news: boolean }>(
  'notifications-has-news',
  `select exists (select 1 from order_event e where ${isOrderNews})
     or exists (select 1 from event v where ${isEventNews}) as has_news`,
);

function values({ shopId, overlapMs, moves, codes }: Looking) {
  return [shopId, overlapMs, moves, codes];
}

export async function hasNews(tx: Tx, looking: Looking): Promise<boolean> {
  return (await tx.row(any, values(looking)))?.has_news ?? false;
}

function ofAll({ overlapMs, moves, codes }: AllShops) {
  return [overlapMs, moves, codes];
}

const newsOfShops = (shop: string) => `exists (select 1 from order_event e where ${orderNewsOf(shop)})
     or exists (select 1 from event v where ${eventNewsOf(shop)})`;

const reached = statement<{ shop_id: bigint }>(
  'notifications-shops-with-news',
  `select r.shop_id from notice_reach r
   where r.is_open and (${newsOfShops('r.shop_id')}) limit $1`,
);

/** Shops that are reached beside the app and have news: one look at all of them, a few index entries each. */
export async function listWithNews(tx: Tx, looking: AllShops, limit: number): Promise<bigint[]> {
  const rows = await tx.rows(reached, [limit, ...ofAll(looking)]);
  return rows.map(({ shop_id: shopId }) => shopId);
}

// The newest step and how many came shortly before it: a step that was recorded earlier and committed later counts too.
const orderMarkOf = (shop: string) => `coalesce((
     select extract(epoch from newest.at) || '.' || (select count(*) from order_event c
       where c.shop_id = ${shop} and c.recorded_at > newest.at - $2 * interval '1 ms')
     from (select max(m.recorded_at) as at from order_event m where m.shop_id = ${shop}) newest), '')`;

const orderMark = statement<{ mark: string }>(
  'notifications-order-mark',
  `select ${orderMarkOf('$1::bigint')} as mark`,
);

/** A text that changes with every step of an order of the shop: whoever shows orders reads them again. */
export async function readOrderMark(tx: Tx, { shopId, overlapMs }: Looking): Promise<string> {
  return (await tx.row(orderMark, [shopId, overlapMs]))?.mark ?? '';
}

export type StandRow = {
  shop_id: bigint;
  last_n: bigint;
  read_to: bigint;
  reads: number;
  order_mark: string;
  has_news: boolean;
};

const stands = statement<StandRow>(
  'notifications-stands',
  `select s.shop_id, coalesce(b.last_n, 0) as last_n, coalesce(b.read_to, 0) as read_to,
     (select count(*)::int from notice t where t.shop_id = s.shop_id and t.read_at is null and t.n > coalesce(b.read_to, 0))
       as reads, ${orderMarkOf('s.shop_id')} as order_mark, (${newsOfShops('s.shop_id')}) as has_news
   from unnest($1::bigint[]) as s (shop_id) left join notice_box b on b.shop_id = s.shop_id`,
);

/** How the boxes of some shops stand, and whether there is something to collect: one look at all of them. */
export function readStands(tx: Tx, looking: AllShops, shopIds: readonly bigint[]): Promise<StandRow[]> {
  return tx.rows(stands, [shopIds, ...ofAll(looking)]);
}

export type NewsRow = {
  once_key: string;
  at: Date;
  /** Of an event, with its facts; null for a step of an order. */
  code: string | null;
  facts: Record<string, unknown> | null;
  move: string | null;
  order_id: string | null;
  number: number | null;
  currency: string | null;
  total_units: bigint | null;
  net_units: bigint | null;
  cancel_kind: string | null;
  answer_by: Date | null;
  /** What this step gives back to the buyer. */
  refund_units: bigint | null;
  /** Of a new order: its first line, how many more there are, and what happens to it when if nobody answers. */
  goods_title: string | null;
  more_lines: number | null;
  confirm_by: Date | null;
  confirm_else: 'order.confirm' | 'order.decline' | null;
};

// A case and a refund that a step made carry its very moment: they were written in its transaction.
const news = statement<NewsRow>(
  'notifications-news',
  `with steps as (
     select e.order_id, e.version, e.move, e.recorded_at from order_event e where ${isOrderNews}
     order by e.recorded_at limit $5
   ), told as (
     select v.id, v.code, v.facts, v.at from event v where ${isEventNews} order by v.at limit $5
   )
   select * from (
     select 'order:' || s.order_id || ':' || s.version as once_key, s.recorded_at as at, null::text as code,
       null::jsonb as facts, s.move, s.order_id, o.number, o.currency, o.total_units, o.net_units, o.cancel_kind,
       (select max(c.answer_by) from return_case c
        where c.shop_id = $1 and c.order_id = s.order_id and c.created_at = s.recorded_at) as answer_by,
       (select sum(r.units)::bigint from refund r
        where r.shop_id = $1 and r.order_id = s.order_id and r.created_at = s.recorded_at) as refund_units,
       first_line.title as goods_title,
       (select count(*)::int - 1 from order_line l where l.shop_id = $1 and l.order_id = s.order_id and s.move = 'pay')
         as more_lines,
       answer.due_at as confirm_by, answer.kind as confirm_else
     from steps s join shop_order o on o.shop_id = $1 and o.id = s.order_id
     left join lateral (select l.title from order_line l
        where l.shop_id = $1 and l.order_id = s.order_id and s.move = 'pay' order by l.n limit 1) first_line on true
     left join lateral (select t.due_at, t.kind from timer t
        where t.shop_id = $1 and t.subject = s.order_id and t.kind in ('order.confirm', 'order.decline')
          and s.move = 'pay' order by t.due_at limit 1) answer on true
     union all
     select 'event:' || v.id, v.at, v.code, v.facts, null, null, null, null, null, null, null, null, null,
       null, null, null, null
     from told v
   ) both_kinds
   order by at, once_key limit $5`,
);

/** The oldest news of a shop, by when they were recorded. */
export function readNews(tx: Tx, looking: Looking, limit: number): Promise<NewsRow[]> {
  return tx.rows(news, [...values(looking), limit]);
}

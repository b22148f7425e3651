// The facts of the ranking, read from real offers, votes and orders of all shops, and what was computed from them.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * SQL that is true for a shop `sh` that takes orders at a moment: open, not kept from selling by a restriction, not away,
 * and verified or below the limit of unpaid money. The same as `closedOf` says of one shop.
 *
 * @param stop The limit in units of the shops' currency (`stopUnitsIn`), null for none.
 */
export const takesOrders = (at: string, stop: string): string => `sh.status = 'open'
  and not exists (select from restriction x where x.shop_id = sh.shop_id and x.state = 'active'
    and x.level in ('paused', 'suspended', 'account_disabled'))
  and (sh.holiday_from is null or (${at}::timestamptz at time zone sh.tz)::date not between sh.holiday_from and sh.holiday_to)
  and (${stop}::bigint is null or exists (select from identity i
      where i.shop_id = sh.shop_id and i.verified_at is not null and i.status <> 'rejected')
    or ${stop}::bigint > coalesce((select sum(a.credits - a.debits) from account a
      where a.shop_id = sh.shop_id and a.kind in ('shop_pending', 'shop_available', 'shop_held')), 0))`;

// An order counts where somebody else can confirm its payment, and where its shop is not held for sales to itself.
const counts = `o.cancelled_at is null
  and exists (select from payment_evidence e where e.shop_id = o.shop_id and e.id = o.evidence_id and e.grade <> 'C')
  and not exists (select from restriction x
    where x.shop_id = o.shop_id and x.reason_code = 'H08' and x.state in ('announced', 'active'))`;

const ageDays = (column: string) => `greatest(extract(epoch from $2::timestamptz - ${column}) / 86400, 0)`;

export type RankFacts = {
  goods_id: string;
  type_id: string;
  supplier_id: string;
  suggested_units: bigint;
  available: bigint;
  days_p90: number;
  shops: number;
  price_units: bigint | null;
  median_units: bigint | null;
  listed_at: Date | null;
  votes: number;
  vote_sum: number;
  pieces: number;
  faulty_pieces: number;
};

const facts = statement<RankFacts>(
  'rank-facts',
  `select g.id as goods_id, g.type_id, g.supplier_id, g.suggested_units, s.on_hand - s.reserved as available,
     p.dispatch_days + p.days_p90 as days_p90, f.shops, f.price_units, f.median_units, f.listed_at,
     v.votes, v.vote_sum, b.pieces, b.faulty_pieces
   from goods g
   join stock s on s.goods_id = g.id
   join supplier p on p.id = g.supplier_id
   cross join lateral (
     select count(*)::int as shops, min(i.price_units) as price_units, min(i.created_at) as listed_at,
       percentile_disc(0.5) within group (order by i.price_units) as median_units
     from showcase_item i join shop sh on sh.shop_id = i.shop_id
     where i.goods_id = g.id and i.status = 'listed' and sh.currency = $3 and ${takesOrders('$2', '$7')}
   ) f
   cross join lateral (
     select coalesce(sum(w.weight), 0)::float8 as votes, coalesce(sum(w.weight * w.rating), 0)::float8 as vote_sum
     from (
       select c.rating, power(0.5, ${ageDays('c.created_at')} / $4::float8) as weight
       from order_comment c join shop_order o on o.shop_id = c.shop_id and o.id = c.order_id
       where c.goods_id = g.id and c.state <> 'removed' and c.counts and ${counts}
     ) w
   ) v
   cross join lateral (
     select coalesce(sum(w.weight * w.qty), 0)::float8 as pieces,
       coalesce(sum(w.weight * least(w.faulty, w.qty)), 0)::float8 as faulty_pieces
     from (
       select l.qty, power(0.5, ${ageDays('o.paid_at')} / $5::float8) as weight, coalesce((
         select sum(r.qty) from return_line r join return_case c on c.shop_id = r.shop_id and c.id = r.case_id
         where r.shop_id = l.shop_id and c.order_id = l.order_id and r.n = l.n
           and c.state = 'refunded' and c.fault <> 'buyer'), 0) as faulty
       from order_line l join shop_order o on o.shop_id = l.shop_id and o.id = l.order_id
       where l.goods_id = g.id and o.paid_at > $6::timestamptz and ${counts}
     ) w
   ) b
   where g.id = any($1::uuid[])`,
);

export type RankInput = {
  readonly now: Date;
  readonly currency: string;
  readonly ratingHalfLifeDays: number;
  readonly refundHalfLifeDays: number;
  /** Orders before it weigh nothing any more. */
  readonly ordersSince: Date;
  /** The limit of unpaid money of unverified shops; null for none. */
  readonly stopUnits: bigint | null;
};

/** What is known of these goods now: a read over all shops. */
export function readRankFacts(tx: Tx, goodsIds: readonly string[], ask: RankInput): Promise<RankFacts[]> {
  const { now, currency, ratingHalfLifeDays, refundHalfLifeDays, ordersSince, stopUnits } = ask;
  const halfLives = [ratingHalfLifeDays, refundHalfLifeDays];
  return tx.rows(facts, [goodsIds, now, currency, ...halfLives, ordersSince, stopUnits]);
}

/** Keeps what was computed; `rows` is JSON of an array. */
export const putRanks = sql.run('rank-put')`
  insert into goods_rank (goods_id, type_id, supplier_id, shops, price_units, median_units, available,
    days_p90, votes, vote_sum,
    pieces, faulty_pieces, rating, score, listed_at, version, computed_at)
  select n.goods_id, n.type_id, n.supplier_id, n.shops, n.price_units, n.median_units, n.available,
    n.days_p90, n.votes, n.vote_sum,
    n.pieces, n.faulty_pieces, n.rating, n.score, n.listed_at, :version, :now
  from jsonb_to_recordset(:rows::jsonb) as n (goods_id uuid, type_id text, supplier_id uuid, shops int,
    price_units bigint,
    median_units bigint, available bigint, days_p90 int, votes float8, vote_sum float8, pieces float8,
    faulty_pieces float8, rating float8, score int, listed_at timestamptz)
  order by n.goods_id
  on conflict (goods_id) do update set type_id = excluded.type_id,
    supplier_id = excluded.supplier_id, shops = excluded.shops,
    price_units = excluded.price_units, median_units = excluded.median_units, available = excluded.available,
    days_p90 = excluded.days_p90, votes = excluded.votes, vote_sum = excluded.vote_sum, pieces =
      excluded.pieces,
    faulty_pieces = excluded.faulty_pieces, rating = excluded.rating, score = excluded.score,
    listed_at = excluded.listed_at, version = excluded.version, computed_at = excluded.computed_at`;

// A row says when its transaction began: numbers that were computed within the margin may not have seen it.
const changed = sql.rows('rank-changed')<{ goods_id: string }>`select c.goods_id from (
    select i.goods_id, i.updated_at as at from showcase_item i where i.updated_at > :since
    union all select g.id, g.updated_at from goods g where g.updated_at > :since
  ) c left join goods_rank r on r.goods_id = c.goods_id
  where r.goods_id is null or r.computed_at < c.at + :marginSeconds * interval '1 second'
  group by c.goods_id order by min(c.at) limit :limit`;

/** Goods that a showcase or an import has touched since a moment and after they were computed, the earliest first. */
export async function listChanged(
  tx: Tx,
  since: Date,
  { limit, marginSeconds }: { readonly limit: number; readonly marginSeconds: number },
): Promise<string[]> {
  return (await changed(tx, { since, limit, marginSeconds })).map(({ goods_id }) => goods_id);
}

const oldest = sql.rows('rank-oldest')`
  (select g.id as goods_id from goods g where not exists (select from goods_rank r
    where r.goods_id = g.id) limit :limit)
  union all
  (select r.goods_id from goods_rank r where r.computed_at < :before order by r.computed_at limit :limit)
  limit :limit`;

/** Goods that were never computed, then those whose numbers are the oldest. */
export async function listOldest(tx: Tx, before: Date, limit: number): Promise<string[]> {
  return (await oldest(tx, { limit, before })).map(({ goods_id }) => goods_id);
}

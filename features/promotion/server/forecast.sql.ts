// What a forecast is made of: pages of the last days evenly out of the log, and what is known of goods.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { acrossShops } from '#platform/db/scope.ts';

/**
 * - day_index: Counted from the first day of the history.
 * - stands_for: How many pages this one stands for.
 * - scores: The score that won each of the slots, 0 where nobody did.
 */
export type PageRow = RowOf<typeof listPages>;

// The log of a day is numbered without gaps, so that every so-manieth entry is looked up by its key.
/**
 * Pages of these places since a day, at most about `max`, evenly out of all. Pages that asked for something are left
 * out: what was asked is not kept, so nobody can say whether other goods would have fitted.
 */
export const listPages = sql.rows('forecast-pages')<{
  day_index: number;
  stands_for: number;
  slots: number[];
  scores: string[];
}>`
  with days as (
    select day, entries from ad_day where day >= :since::date and entries > 0
  ), step as (
    select greatest(1, ceil(sum(entries) / :max::numeric))::int as step from days
  ), picked as materialized (
    select l.day, l.n, l.pool, l.body::jsonb -> 'auction' as a
    from days cross join step cross join lateral generate_series(1, days.entries, step.step) as g (n)
    join ad_log l on l.day = days.day and l.n = g.n
    where l.kind = 'auction'
  ), pools as materialized (
    select distinct on (p.day, p.pool) p.day, p.pool, p.body::jsonb -> 'pool' as p
    from (select distinct day, pool from picked) k
    join ad_log p on p.day = k.day and p.pool = k.pool and p.kind = 'pool'
  )
  select k.day - :since::date as day_index, (select step from step) as stands_for,
    array_agg(s.slot::int order by s.slot::int) as slots,
    array_agg(coalesce(o.p -> 'candidates' -> (w.win ->> 'index')::int ->> 'score', '0')
      order by s.slot::int) as scores
  from picked k join pools o on o.day = k.day and o.pool = k.pool
  cross join lateral jsonb_array_elements_text(k.a -> 'slots') as s (slot)
  left join lateral (
    select x as win from jsonb_array_elements(k.a -> 'wins') as x where x ->> 'slot' = s.slot
  ) w on true
  where o.p ->> 'surface' = any(:surfaces::text[]) and k.a -> 'among' = 'null'::jsonb
  group by k.day, k.n order by k.day, k.n`;

const days = sql.row('forecast-days')`
  select count(*)::int as days from ad_day where day >= :since::date and day < :until::date and entries > 0`;

/** Days since one that have a log. */
export async function countDays(tx: Tx, since: string, until: string): Promise<number> {
  return (await days(tx, { since, until }))?.days ?? 0;
}

const seen = sql.row('forecast-seen')`select coalesce((select sum(views) from ad_pace), 0)::bigint as views,
    coalesce((select sum(count) from ad_result where result = 'won'), 0)::bigint as won`;

/** Places that were played, and those of them that somebody saw. */
export async function readSeen(tx: Tx): Promise<{ views: bigint; won: bigint }> {
  return (await acrossShops('figures', () => seen(tx))) ?? { views: 0n, won: 0n };
}

const facts = statement<{ chance: number | null; quality: number | null; price_units: bigint }>(
  'forecast-facts',
  `select max(f.chance) as chance, max(f.quality) as quality, coalesce(max(i.price_units), 0)::bigint as price_units
   from unnest($2::uuid[]) as n (id)
   left join ad_fact f on f.shop_id = $1 and f.goods_id = n.id
   left join showcase_item i on i.shop_id = $1 and i.goods_id = n.id`,
);

/** The best that is known of goods from campaigns of the shop; null of those that never were in one. */
export async function readFacts(tx: Tx, shopId: bigint, goodsIds: readonly string[]) {
  return (await tx.row(facts, [shopId, goodsIds])) ?? { chance: null, quality: null, price_units: 0n };
}

const prices = statement<{ low: bigint | null; usual: bigint | null; high: bigint | null; clicks: number }>(
  'forecast-prices',
  `select (percentile_disc(0.1) within group (order by c.price_units))::bigint as low,
     (percentile_disc(0.5) within group (order by c.price_units))::bigint as usual,
     (percentile_disc(0.9) within group (order by c.price_units))::bigint as high, count(*)::int as clicks
   from ad_click c join campaign o on o.shop_id = c.shop_id and o.id = c.campaign_id
   where c.verdict = 'charged' and c.at >= $1 and c.surface = any($2::text[]) and o.currency = $3`,
);

/** What clicks cost lately at these places, over all shops. */
export async function readPrices(tx: Tx, since: Date, surfaces: readonly string[], currency: string) {
  const found = await acrossShops('figures', () => tx.row(prices, [since, surfaces, currency]));
  return found ?? { low: null, usual: null, high: null, clicks: 0 };
}

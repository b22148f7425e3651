// What was searched for in a shop and found nothing: counted by day, without who searched.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type NewMiss = { readonly shopId: bigint; readonly day: string; readonly term: string };

const insertMisses = sql.run('search-miss-insert')`
  insert into search_miss as s (shop_id, day, term, times)
  select n.shop_id, n.day, n.term, count(*)::int
  from unnest(:shopIds::bigint[], :daies::date[], :terms::text[]) as n (shop_id, day, term)
  group by n.shop_id, n.day, n.term order by n.shop_id, n.day, n.term
  on conflict (shop_id, day, term) do update set times = s.times + excluded.times`;

/** Counts many at once. */
export async function writeMisses(tx: Tx, misses: readonly NewMiss[]): Promise<void> {
  if (misses.length === 0) return;
  await insertMisses(tx, {
    shopIds: misses.map(({ shopId }) => shopId),
    daies: misses.map(({ day }) => day),
    terms: misses.map(({ term }) => term),
  });
}

const forget = sql.row('search-miss-forget')<{ done: number }>`
  select search_miss_forget(:before, :limit) as done`;

/** Deletes what was searched for before a moment, of all shops: how many rows. */
export async function forgetMisses(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.done ?? 0;
}

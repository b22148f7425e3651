// Visits and what visitors looked at: written once and together, counted by their moment. Nothing else writes them.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { EventKind, VisitSource } from '#domain/visits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type NewVisit = {
  readonly shopId: bigint;
  readonly day: string;
  readonly visitor: Buffer;
  readonly source: VisitSource;
  /** The site that the first page of the day was come to from; undefined where no other site was it. */
  readonly host?: string | undefined;
  readonly at: Date;
};
export type NewEvent = Omit<NewVisit, 'source' | 'host'> & {
  readonly goodsId: string;
  readonly kind: EventKind;
};

const insertVisits = sql.run('visit-insert')`insert into visit (shop_id, day, visitor, source, host, at, late)
  select v.shop_id, v.day, v.visitor, v.source, nullif(v.host, ''), v.at, v.at < :lateBefore
  from unnest(:shopIds::bigint[], :daies::date[], :visitors::bytea[], :sources::text[], :hosts::text[],
    :ats::timestamptz[]) as v (shop_id, day, visitor, source, host, at)
  where v.at >= :keptFrom
  on conflict (shop_id, day, visitor) do nothing`;

/**
 * Rows of this moment and later are there. A visit of before, which waited in memory for so long, is not written: nobody
 * could tell any more whether its visitor is counted already.
 */
const keptFrom = (lateBefore: Date) => addDays(lateBefore, 1 - limits.visitRowDays);

/**
 * Writes many at once. The first one of a visitor's day stands, with where it came from.
 *
 * @param lateBefore What happened before it is late: no kept sum has it.
 */
export async function writeVisits(tx: Tx, visits: readonly NewVisit[], lateBefore: Date): Promise<void> {
  if (visits.length === 0) return;
  await insertVisits(tx, {
    lateBefore,
    keptFrom: keptFrom(lateBefore),
    shopIds: visits.map(({ shopId }) => shopId),
    daies: visits.map(({ day }) => day),
    visitors: visits.map(({ visitor }) => visitor),
    sources: visits.map(({ source }) => source),
    hosts: visits.map(({ host }) => host ?? ''),
    ats: visits.map(({ at }) => at),
  });
}

const insertEvents = sql.run('goods-event-insert')`
  insert into goods_event (shop_id, day, visitor, goods_id, kind, at, late)
  select e.*, e.at < :lateBefore from unnest(:shopIds::bigint[], :daies::date[], :visitors::bytea[], :goodsIds::uuid[],
    :kinds::text[], :ats::timestamptz[])
    as e (shop_id, day, visitor, goods_id, kind, at)
  join showcase_item i on i.shop_id = e.shop_id and i.goods_id = e.goods_id
  where e.at >= :keptFrom
  on conflict (shop_id, day, visitor, goods_id, kind) do nothing`;

/** Goods that the shop never had are nobody's event: an address or a cookie may name anything. */
export async function writeEvents(tx: Tx, events: readonly NewEvent[], lateBefore: Date): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, {
    lateBefore,
    keptFrom: keptFrom(lateBefore),
    shopIds: events.map(({ shopId }) => shopId),
    daies: events.map(({ day }) => day),
    visitors: events.map(({ visitor }) => visitor),
    goodsIds: events.map(({ goodsId }) => goodsId),
    kinds: events.map(({ kind }) => kind),
    ats: events.map(({ at }) => at),
  });
}

type VisitSum = { readonly until: Date; readonly visitors: bigint };

const lastSum = sql.row('visit-sum-last')`
  select until, visitors from visit_sum where shop_id = :shopId order by until desc limit 1`;

/** Counts the visits before a moment, from the last sum on. Nobody writes one of these any more. */
const saveSum = sql.run('visit-sum-save')`select visit_sum_save(:shopId, :until)`;

const count = sql.row('visit-count')<{ count: bigint }>`
  select (select count(*) from visit where shop_id = :shopId and at >= :since and at < :end)
    + (select count(*) from visit where shop_id = :shopId and late and at < :since)
    + coalesce((select visitors from visit_late_sum where shop_id = :shopId), 0) as count`;

const firstMoment = new Date(0);
/** After every visit: with both ends of a span PostgreSQL expects few rows, whatever there was before. */
const lastMoment = new Date('9999-12-31T00:00:00.000Z');

/**
 * Visitors of each day since the shop was opened, added up. Once a day those of before are counted and saved, an hour after
 * they came at the earliest.
 */
export async function countVisits(tx: Tx, shopId: bigint, now: Date): Promise<number> {
  const before = await lastSum(tx, { shopId });
  const until = addMinutes(now, -limits.dayClosesMinutes);
  const isOld = before === undefined || until.getTime() - before.until.getTime() >= dayMs;
  if (isOld) await saveSum(tx, { shopId, until });
  const sum: VisitSum = (isOld ? await lastSum(tx, { shopId }) : before) ?? {
    until: firstMoment,
    visitors: 0n,
  };
  const rest = await count(tx, { shopId, since: sum.until, end: lastMoment });
  return Number(sum.visitors + (rest?.count ?? 0n));
}

const forget = sql.row('visit-forget')<{ done: number }>`select visit_forget(:before, :limit) as done`;

/**
 * Turns visits and events of before a moment into counts, of all shops: about `limit` rows, or a look at so many shops.
 *
 * @returns `limit` where there may be more, less where the last shop was reached.
 */
export async function forgetVisits(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.done ?? 0;
}

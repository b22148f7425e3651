// Visits and what visitors looked at: written once and together, counted by their moment. Nothing else writes them.
import type { EventKind, VisitSource } from '#domain/visits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type NewVisit = {
  readonly shopId: bigint;
  readonly day: string;
  readonly visitor: Buffer;
  readonly source: VisitSource;
  readonly at: Date;
};
export type NewEvent = Omit<NewVisit, 'source'> & { readonly goodsId: string; readonly kind: EventKind };

const insertVisits = sql.run('visit-insert')`insert into visit (shop_id, day, visitor, source, at, late)
  select v.*, v.at < :lateBefore
  from unnest(:shopIds::bigint[], :daies::date[], :visitors::bytea[], :sources::text[], :ats::timestamptz[])
    as v (shop_id, day, visitor, source, at)
  on conflict (shop_id, day, visitor) do nothing`;

/**
 * Writes many at once. The first one of a visitor's day stands, with where it came from.
 *
 * @param lateBefore What happened before it is late: no kept sum has it.
 */
export async function writeVisits(tx: Tx, visits: readonly NewVisit[], lateBefore: Date): Promise<void> {
  if (visits.length === 0) return;
  await insertVisits(tx, {
    lateBefore,
    shopIds: visits.map(({ shopId }) => shopId),
    daies: visits.map(({ day }) => day),
    visitors: visits.map(({ visitor }) => visitor),
    sources: visits.map(({ source }) => source),
    ats: visits.map(({ at }) => at),
  });
}

const insertEvents = sql.run('goods-event-insert')`
  insert into goods_event (shop_id, day, visitor, goods_id, kind, at, late)
  select e.*, e.at < :lateBefore from unnest(:shopIds::bigint[], :daies::date[], :visitors::bytea[], :goodsIds::uuid[],
    :kinds::text[], :ats::timestamptz[])
    as e (shop_id, day, visitor, goods_id, kind, at)
  where exists (select from showcase_item i where i.shop_id = e.shop_id and i.goods_id = e.goods_id)
  on conflict (shop_id, day, visitor, goods_id, kind) do nothing`;

/** Goods that the shop never had are nobody's event: an address or a cookie may name anything. */
export async function writeEvents(tx: Tx, events: readonly NewEvent[], lateBefore: Date): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, {
    lateBefore,
    shopIds: events.map(({ shopId }) => shopId),
    daies: events.map(({ day }) => day),
    visitors: events.map(({ visitor }) => visitor),
    goodsIds: events.map(({ goodsId }) => goodsId),
    kinds: events.map(({ kind }) => kind),
    ats: events.map(({ at }) => at),
  });
}

const count = sql.row('visit-count')`select count(*)::int as count from visit where shop_id = :shopId`;

/** Visitors of each day since the shop was opened, added up. */
export async function countVisits(tx: Tx, shopId: bigint): Promise<number> {
  return (await count(tx, { shopId }))?.count ?? 0;
}

// Visits and what visitors looked at: written once and together, counted by their moment. Nothing else writes them.
import type { EventKind, VisitSource } from '#domain/visits.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type NewVisit = {
  readonly shopId: bigint;
  readonly day: string;
  readonly visitor: Buffer;
  readonly source: VisitSource;
  readonly at: Date;
};
export type NewEvent = Omit<NewVisit, 'source'> & { readonly goodsId: string; readonly kind: EventKind };

const insertVisits = statement<never>(
  'visit-insert',
  `insert into visit (shop_id, day, visitor, source, at)
   select * from unnest($1::bigint[], $2::date[], $3::bytea[], $4::text[], $5::timestamptz[])
   on conflict (shop_id, day, visitor) do nothing`,
);

/** Writes many at once. The first one of a visitor's day stands, with where it came from. */
export async function writeVisits(tx: Tx, visits: readonly NewVisit[]): Promise<void> {
  if (visits.length === 0) return;
  await tx.rows(insertVisits, [
    visits.map(({ shopId }) => shopId),
    visits.map(({ day }) => day),
    visits.map(({ visitor }) => visitor),
    visits.map(({ source }) => source),
    visits.map(({ at }) => at),
  ]);
}

const insertEvents = statement<never>(
  'goods-event-insert',
  `insert into goods_event (shop_id, day, visitor, goods_id, kind, at)
   select e.* from unnest($1::bigint[], $2::date[], $3::bytea[], $4::uuid[], $5::text[], $6::timestamptz[])
     as e (shop_id, day, visitor, goods_id, kind, at)
   where exists (select from showcase_item i where i.shop_id = e.shop_id and i.goods_id = e.goods_id)
   on conflict (shop_id, day, visitor, goods_id, kind) do nothing`,
);

/** Goods that the shop never had are nobody's event: an address or a cookie may name anything. */
export async function writeEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.rows(insertEvents, [
    events.map(({ shopId }) => shopId),
    events.map(({ day }) => day),
    events.map(({ visitor }) => visitor),
    events.map(({ goodsId }) => goodsId),
    events.map(({ kind }) => kind),
    events.map(({ at }) => at),
  ]);
}

const count = statement<{ count: number }>(
  'visit-count',
  'select count(*)::int as count from visit where shop_id = $1',
);

/** Visitors of each day since the shop was opened, added up. */
export async function countVisits(tx: Tx, shopId: bigint): Promise<number> {
  return (await tx.row(count, [shopId]))?.count ?? 0;
}

// Carriers that are asked: how far they were, and about what.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export const readPoll = sql.row('carrier-poll-read')`
  select since, asked_at, fails from carrier_poll where carrier = :carrier`;

export const writePoll = sql.run('carrier-poll-write')`
  insert into carrier_poll (carrier, since, asked_at, fails) values (:carrier, :since, :asked_at, :fails)
  on conflict (carrier) do update set since = excluded.since, asked_at = excluded.asked_at, fails =
    excluded.fails`;

export type UnderWay = RowOf<typeof underWay>;

const underWay = sql.rows('carrier-poll-parcels')`
  select tracking, labelled_at, shop_id, order_id, n from parcel
  where carrier = :carrier and state in ('labelled', 'shipped') and labelled_at >= :since
    and (labelled_at, shop_id, order_id, n) > (:labelledAt::timestamptz, :shopId::bigint, :orderId::uuid,
      :n::int)
  order by labelled_at, shop_id, order_id, n limit :limit`;

const first = { shop_id: 0n, order_id: '00000000-0000-0000-0000-000000000000', n: 0 };

/** Parcels that this carrier has or is to fetch, labelled since a day, those after `last`: over all shops. */
export function parcelsUnderWay(
  tx: Tx,
  carrier: string,
  { since, last, limit }: { since: Date; last: UnderWay | undefined; limit: number },
): Promise<UnderWay[]> {
  const { labelled_at, shop_id, order_id, n } = last ?? { ...first, labelled_at: since };
  return underWay(tx, {
    carrier,
    since,
    labelledAt: labelled_at,
    shopId: shop_id,
    orderId: order_id,
    n,
    limit,
  });
}

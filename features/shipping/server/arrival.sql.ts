// How long carriers took with a supplier's last parcels.
import { statement, type Tx } from '#platform/db/database.ts';

export type TakenRow = { supplier_id: string; carrier: string; parcels: number; p50: number; p90: number };

const taken = statement<TakenRow>(
  'parcel-taken',
  `select w.supplier_id, w.carrier, count(*)::int as parcels,
     percentile_cont(0.5) within group (order by t.seconds)::float8 as p50,
     percentile_cont(0.9) within group (order by t.seconds)::float8 as p90
   from unnest($1::uuid[], $2::text[]) as w (supplier_id, carrier)
   cross join lateral (
     select extract(epoch from p.delivered_at - p.shipped_at) as seconds from parcel p
     where p.supplier_id = w.supplier_id and p.carrier = w.carrier and p.delivered_at is not null
       and p.shipped_at is not null
     order by p.delivered_at desc limit $3
   ) t
   group by w.supplier_id, w.carrier`,
);

export type Way = { readonly supplierId: string; readonly carrier: string };

/** Seconds from the first scan to the delivery, of the last parcels of all shops: half of them, and nine of ten. */
export function readTaken(tx: Tx, ways: readonly Way[], limit: number): Promise<TakenRow[]> {
  return tx.rows(taken, [
    ways.map(({ supplierId }) => supplierId),
    ways.map(({ carrier }) => carrier),
    limit,
  ]);
}

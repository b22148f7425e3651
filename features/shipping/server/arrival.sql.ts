// How long carriers took with a supplier's last parcels.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type TakenRow = RowOf<typeof taken>;

const taken = sql.rows('parcel-taken')<{ supplier_id: string; carrier: string; p50: number; p90: number }>`
  select w.supplier_id, w.carrier, count(*)::int as parcels,
    percentile_cont(0.5) within group (order by t.seconds)::float8 as p50,
    percentile_cont(0.9) within group (order by t.seconds)::float8 as p90
  from unnest(:supplierIds::uuid[], :carriers::text[]) as w (supplier_id, carrier)
  cross join lateral (
    select extract(epoch from p.delivered_at - p.shipped_at) as seconds from parcel p
    where p.supplier_id = w.supplier_id and p.carrier = w.carrier and p.delivered_at is not null
      and p.shipped_at is not null
    order by p.delivered_at desc limit :limit
  ) t
  group by w.supplier_id, w.carrier`;

export type Way = { readonly supplierId: string; readonly carrier: string };

/** Seconds from the first scan to the delivery, of the last parcels of all shops: half of them, and nine of ten. */
export function readTaken(tx: Tx, ways: readonly Way[], limit: number): Promise<TakenRow[]> {
  return taken(tx, {
    supplierIds: ways.map(({ supplierId }) => supplierId),
    carriers: ways.map(({ carrier }) => carrier),
    limit,
  });
}

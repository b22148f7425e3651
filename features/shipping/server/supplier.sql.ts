// What a supplier reads of its parcels.
import { limits } from '#domain/limits.ts';
import type { HoldReason, ParcelState, ParcelStep } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type SupplierParcel = {
  shop_id: bigint;
  order_id: string;
  n: number;
  number: number;
  state: ParcelState;
  ship_by: Date | null;
  carrier: string | null;
  tracking: string | null;
  cost_units: bigint;
  ship_fee_units: bigint;
  currency: string;
  buyer: Record<string, unknown>;
  cancel_asked_at: Date | null;
  created_at: Date;
  picked_at: Date | null;
  packed_at: Date | null;
  handed_at: Date | null;
  held_reason: HoldReason | null;
  /** Until when its supplier sees who the buyer is; null while the parcel is under way or a case is open. */
  buyer_until: Date | null;
};

const stepAt = (step: ParcelStep) => `(select s.at from parcel_step s
  where s.shop_id = p.shop_id and s.order_id = p.order_id and s.n = p.n and s.step = '${step}')`;

/** Delivered, or its order is over. */
const closedAt = 'coalesce(p.delivered_at, o.completed_at, o.cancelled_at)';

/** What a supplier reads of a parcel, from `supplierParcelTables`. */
export const supplierParcelColumns = `p.shop_id, p.order_id, p.n, o.number, p.state, p.ship_by, p.carrier, p.tracking,
  (select h.reason from parcel_hold h where h.shop_id = p.shop_id and h.order_id = p.order_id and h.n = p.n
    and h.ended_at is null) as held_reason,
  p.cost_units, p.ship_fee_units, o.currency, o.buyer, o.cancel_asked_at, p.created_at,
  ${stepAt('picked')} as picked_at, ${stepAt('packed')} as packed_at, ${stepAt('handed_over')} as handed_at,
  case when o.case_id is null and ${closedAt} is not null then
    greatest(${closedAt} + interval '${limits.supplierBuyerDays} days', o.window_ends_at) end as buyer_until`;
export const supplierParcelTables = `parcel p join shop_order o on o.shop_id = p.shop_id and o.id = p.order_id`;

const forSupplier = statement<SupplierParcel>(
  'parcel-supplier-list',
  `select ${supplierParcelColumns} from ${supplierParcelTables}
   where p.supplier_id = $1 and p.state <> 'waiting' and ($2::text is null or p.state = $2)
     and ($3::text is null or o.number::text = $3 or p.tracking ilike $4)
   order by p.created_at, p.shop_id, o.number, p.n limit $5 offset $6`,
);

/** A supplier's parcels over all shops, oldest first: a fan-out read, listed as one. */
export function listSupplierParcels(
  tx: Tx,
  supplierId: string,
  { state, number, text }: { state: string | null; number: string | null; text: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<SupplierParcel[]> {
  return tx.rows(forSupplier, [supplierId, state, number, text, limit, offset]);
}

const supplierCounts = statement<{ state: ParcelState; parcels: number }>(
  'parcel-supplier-counts',
  `select state, count(*)::int as parcels from parcel where supplier_id = $1 and state <> 'waiting' group by state`,
);

export function countSupplierParcels(tx: Tx, supplierId: string) {
  return tx.rows(supplierCounts, [supplierId]);
}

export type ParcelLine = {
  shop_id: bigint;
  order_id: string;
  code: string;
  title: string;
  picture: string;
  qty: number;
};

const parcelLines = statement<ParcelLine>(
  'parcel-supplier-lines',
  `select l.shop_id, l.order_id, l.code, l.title, l.picture, l.qty
   from unnest($2::bigint[], $3::uuid[]) as wanted (shop_id, order_id)
   join order_line l on l.shop_id = wanted.shop_id and l.order_id = wanted.order_id and l.supplier_id = $1
   order by l.n`,
);

export function readParcelLines(
  tx: Tx,
  supplierId: string,
  rows: readonly SupplierParcel[],
): Promise<ParcelLine[]> {
  return tx.rows(parcelLines, [supplierId, rows.map((row) => row.shop_id), rows.map((row) => row.order_id)]);
}

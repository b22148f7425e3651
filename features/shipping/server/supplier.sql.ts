// What a supplier reads of its parcels.
import { limits } from '#domain/limits.ts';
import {
  finishedParcelStates,
  parcelStates,
  type HoldReason,
  type ParcelStep,
} from '#domain/states/parcel.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - buyer_until: Until when its supplier sees who the buyer is; null while the parcel is under way or a
 *   case is open.
 */
export type SupplierParcel = RowOf<typeof listSupplierParcels>;

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

// The index has the oldest of one state. A part for each, of which PostgreSQL runs those that are wanted: a cluster cannot
// look something up for each row of a list.
const oldestOfStates = parcelStates
  .map(
    (state) => `(select shop_id, order_id, n from parcel
      where supplier_id = :supplierId and state = '${state}' and '${state}' = any(:states::text[])
      order by created_at fetch first (:limit::int + :offset::int) rows with ties)`,
  )
  .join(' union all ');

/**
 * A supplier's parcels over all shops in some states, oldest first: a fan-out read, listed as one. Those of one moment come
 * together, because their orders say which is first.
 */
export const listSupplierParcels = sql.rows('parcel-supplier-list')<{ held_reason: HoldReason | null }>`
  with oldest as materialized (${oldestOfStates})
  select ${supplierParcelColumns}
  from oldest join ${supplierParcelTables}
    on p.shop_id = oldest.shop_id and p.order_id = oldest.order_id and p.n = oldest.n
  order by p.created_at, p.shop_id, o.number, p.n limit :limit offset :offset`;

/** The same, of those that a number or a text finds. */
export const searchSupplierParcels = sql.rows('parcel-supplier-search')<{ held_reason: HoldReason | null }>`
  select ${supplierParcelColumns} from ${supplierParcelTables}
  where p.supplier_id = :supplierId and p.state = any(:states::text[])
    and (o.number::text = :number or p.tracking ilike :text)
  order by p.created_at, p.shop_id, o.number, p.n limit :limit offset :offset`;

// A part for each as above. What is under way is as much as there is to do; what is finished only grows.
const countsOfStates = parcelStates
  .filter((state) => state !== 'waiting')
  .map((state) => {
    const parcels = `select 1 as one from parcel where supplier_id = :supplierId and state = '${state}'`;
    const isFinished = finishedParcelStates.some((one) => one === state);
    return `select '${state}' as state, count(*)::int as parcels
      from (${parcels}${isFinished ? ' limit :finishedMax' : ''}) as ${state}`;
  })
  .join(' union all ');

/** How many parcels of each state but `waiting` a supplier has, of each finished one at most `finishedMax`. */
export const countSupplierParcels = sql.rows('parcel-supplier-counts')`${countsOfStates}`;

export type ParcelLine = RowOf<typeof parcelLines>;

const parcelLines = sql.rows('parcel-supplier-lines')`
  select l.shop_id, l.order_id, l.code, l.title, l.picture, l.qty
  from unnest(:shopIds::bigint[], :orderIds::uuid[]) as wanted (shop_id, order_id)
  join order_line l on l.shop_id = wanted.shop_id and l.order_id = wanted.order_id
    and l.supplier_id = :supplierId
  order by l.n`;

export function readParcelLines(
  tx: Tx,
  supplierId: string,
  rows: readonly SupplierParcel[],
): Promise<ParcelLine[]> {
  return parcelLines(tx, {
    supplierId,
    shopIds: rows.map((row) => row.shop_id),
    orderIds: rows.map((row) => row.order_id),
  });
}

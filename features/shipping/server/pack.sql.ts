// What a warehouse does with parcels before their carrier has them.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { supplierParcelColumns, supplierParcelTables, type SupplierParcel } from './supplier.sql.ts';

const byPlace = sql.rows('parcel-supplier-places')<{
  held_reason: 'before_label' | 'no_acceptance' | 'other_country' | null;
}>`
  select ${supplierParcelColumns} from ${supplierParcelTables}
  join unnest(:shopIds::bigint[], :orderIds::uuid[], :ns::int[]) as w (shop_id, order_id, n)
    on p.shop_id = w.shop_id and p.order_id = w.order_id and p.n = w.n
  where p.supplier_id = :supplierId and p.state <> 'waiting' order by p.created_at, p.order_id, p.n`;

export type ParcelPlace = { readonly shopId: bigint; readonly orderId: string; readonly n: number };

/** Parcels of this supplier by their places; those of others are not among them. */
export function parcelsAt(
  tx: Tx,
  supplierId: string,
  places: readonly ParcelPlace[],
): Promise<SupplierParcel[]> {
  return byPlace(tx, {
    supplierId,
    shopIds: places.map(({ shopId }) => shopId),
    orderIds: places.map(({ orderId }) => orderId),
    ns: places.map(({ n }) => n),
  });
}

const byNumber = sql.rows('parcel-supplier-numbers')<{
  held_reason: 'before_label' | 'no_acceptance' | 'other_country' | null;
  asked: number;
}>`
  select ${supplierParcelColumns}, w.i as asked from ${supplierParcelTables}
  join unnest(:shopIds::bigint[], :numbers::int[], :asks::int[], :askeds::int[]) as w (shop_id, number, n, i)
    on o.shop_id = w.shop_id and o.number = w.number and (w.n is null or p.n = w.n)
  where p.supplier_id = :supplierId and p.state <> 'waiting' order by p.n`;

export type AskedNumber = {
  readonly shopId: bigint;
  readonly number: number;
  readonly n: number | undefined;
  readonly asked: number;
};

/** Parcels of this supplier by their numbers, or all of it in an order; `asked` says which question found it. */
export function parcelsNumbered(tx: Tx, supplierId: string, asks: readonly AskedNumber[]) {
  return byNumber(tx, {
    supplierId,
    shopIds: asks.map(({ shopId }) => shopId),
    numbers: asks.map(({ number }) => number),
    asks: asks.map(({ n }) => n ?? null),
    askeds: asks.map(({ asked }) => asked),
  });
}

export const parcelsTracked = sql.rows('parcel-supplier-tracking')<{
  tracking: string | null;
  held_reason: 'before_label' | 'no_acceptance' | 'other_country' | null;
}>`
  select ${supplierParcelColumns} from ${supplierParcelTables}
  where p.supplier_id = :supplierId and p.state <> 'waiting' and p.tracking = :tracking
    order by p.created_at desc limit 2`;

export const lockParcel = sql.run('parcel-lock')`
  select n from parcel where shop_id = :shopId and order_id = :orderId and n = :n for update`;

/** Writes steps down; those that were there keep their time and person. */
export const addSteps = sql.run('parcel-step-add')`
  insert into parcel_step (shop_id, order_id, n, step, at, person_id)
  select :shopId, :orderId, :n, s.step, :at, :personId from unnest(:steps::text[]) as s (step)
  on conflict (shop_id, order_id, n, step) do nothing returning step`;

export const removeSteps = sql.run('parcel-step-remove')`
  delete from parcel_step where shop_id = :shopId and order_id = :orderId and n = :n
    and step = any(:steps::text[])`;

export type CustomsLine = RowOf<typeof customs>;

const customs = sql.rows('parcel-customs-lines')`
  select l.shop_id, l.order_id, l.code, l.title, l.qty, l.price_units,
    coalesce(l.quantity_discount_units, 0) + coalesce(l.code_discount_units, 0) as discount_units, g.heading, g.origin, l.goods_id, o.lang,
    s.name as shop, s.handle, s.logo_url
  from unnest(:shopIds::bigint[], :orderIds::uuid[]) as w (shop_id, order_id)
  join order_line l on l.shop_id = w.shop_id and l.order_id = w.order_id and l.supplier_id = :supplierId
  join shop_order o on o.shop_id = l.shop_id and o.id = l.order_id
  join shop s on s.shop_id = l.shop_id
  join goods g on g.id = l.goods_id order by l.n`;

/** What is in parcels, as customs ask: what the buyer paid, heading and origin. */
export function readCustoms(
  tx: Tx,
  supplierId: string,
  rows: readonly SupplierParcel[],
): Promise<CustomsLine[]> {
  return customs(tx, {
    supplierId,
    shopIds: rows.map((row) => row.shop_id),
    orderIds: rows.map((row) => row.order_id),
  });
}

const sender = sql.row('parcel-sender')`select name, country from supplier where id = :supplierId`;

export async function readSender(tx: Tx, supplierId: string): Promise<{ name: string; country: string }> {
  return (await sender(tx, { supplierId })) ?? { name: '', country: '' };
}

// What a warehouse does with parcels before their carrier has them.
import type { ParcelStep } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { supplierParcelColumns, supplierParcelTables, type SupplierParcel } from './supplier.sql.ts';

const byPlace = statement<SupplierParcel>(
  'parcel-supplier-places',
  `select ${supplierParcelColumns} from ${supplierParcelTables}
   join unnest($2::bigint[], $3::uuid[], $4::int[]) as w (shop_id, order_id, n)
     on p.shop_id = w.shop_id and p.order_id = w.order_id and p.n = w.n
   where p.supplier_id = $1 and p.state <> 'waiting' order by p.created_at, p.order_id, p.n`,
);

export type ParcelPlace = { readonly shopId: bigint; readonly orderId: string; readonly n: number };

/** Parcels of this supplier by their places; those of others are not among them. */
export function parcelsAt(
  tx: Tx,
  supplierId: string,
  places: readonly ParcelPlace[],
): Promise<SupplierParcel[]> {
  return tx.rows(byPlace, [
    supplierId,
    places.map(({ shopId }) => shopId),
    places.map(({ orderId }) => orderId),
    places.map(({ n }) => n),
  ]);
}

const byNumber = statement<SupplierParcel & { asked: number }>(
  'parcel-supplier-numbers',
  `select ${supplierParcelColumns}, w.i as asked from ${supplierParcelTables}
   join unnest($2::bigint[], $3::int[], $4::int[], $5::int[]) as w (shop_id, number, n, i)
     on o.shop_id = w.shop_id and o.number = w.number and (w.n is null or p.n = w.n)
   where p.supplier_id = $1 and p.state <> 'waiting' order by p.n`,
);

export type AskedNumber = {
  readonly shopId: bigint;
  readonly number: number;
  readonly n: number | undefined;
  readonly asked: number;
};

/** Parcels of this supplier by their numbers, or all of it in an order; `asked` says which question found it. */
export function parcelsNumbered(tx: Tx, supplierId: string, asks: readonly AskedNumber[]) {
  return tx.rows(byNumber, [
    supplierId,
    asks.map(({ shopId }) => shopId),
    asks.map(({ number }) => number),
    asks.map(({ n }) => n ?? null),
    asks.map(({ asked }) => asked),
  ]);
}

const byTracking = statement<SupplierParcel>(
  'parcel-supplier-tracking',
  `select ${supplierParcelColumns} from ${supplierParcelTables}
   where p.supplier_id = $1 and p.state <> 'waiting' and p.tracking = $2 order by p.created_at desc limit 2`,
);

export function parcelsTracked(tx: Tx, supplierId: string, tracking: string): Promise<SupplierParcel[]> {
  return tx.rows(byTracking, [supplierId, tracking]);
}

const lock = statement<{ n: number }>(
  'parcel-lock',
  'select n from parcel where shop_id = $1 and order_id = $2 and n = $3 for update',
);

export async function lockParcel(tx: Tx, { shopId, orderId, n }: ParcelPlace): Promise<void> {
  await tx.rows(lock, [shopId, orderId, n]);
}

const add = statement<{ step: ParcelStep }>(
  'parcel-step-add',
  `insert into parcel_step (shop_id, order_id, n, step, at, person_id)
   select $1, $2, $3, s.step, $5, $6 from unnest($4::text[]) as s (step)
   on conflict (shop_id, order_id, n, step) do nothing returning step`,
);

/** Writes steps down; those that were there keep their time and person. */
export async function addSteps(
  tx: Tx,
  { shopId, orderId, n }: ParcelPlace,
  steps: readonly ParcelStep[],
  by: { readonly at: Date; readonly personId: string },
): Promise<void> {
  await tx.rows(add, [shopId, orderId, n, steps, by.at, by.personId]);
}

const remove = statement<never>(
  'parcel-step-remove',
  'delete from parcel_step where shop_id = $1 and order_id = $2 and n = $3 and step = any($4::text[])',
);

export async function removeSteps(
  tx: Tx,
  { shopId, orderId, n }: ParcelPlace,
  steps: readonly ParcelStep[],
): Promise<void> {
  await tx.rows(remove, [shopId, orderId, n, steps]);
}

export type CustomsLine = {
  shop_id: bigint;
  order_id: string;
  code: string;
  title: string;
  qty: number;
  price_units: bigint;
  heading: string;
  origin: string;
};

const customs = statement<CustomsLine>(
  'parcel-customs-lines',
  `select l.shop_id, l.order_id, l.code, l.title, l.qty, l.price_units, g.heading, g.origin
   from unnest($2::bigint[], $3::uuid[]) as w (shop_id, order_id)
   join order_line l on l.shop_id = w.shop_id and l.order_id = w.order_id and l.supplier_id = $1
   join goods g on g.id = l.goods_id order by l.n`,
);

/** What is in parcels, as customs ask: the buyer's price, heading and origin. */
export function readCustoms(
  tx: Tx,
  supplierId: string,
  rows: readonly SupplierParcel[],
): Promise<CustomsLine[]> {
  return tx.rows(customs, [supplierId, rows.map((row) => row.shop_id), rows.map((row) => row.order_id)]);
}

const sender = statement<{ name: string; country: string }>(
  'parcel-sender',
  'select name, country from supplier where id = $1',
);

export async function readSender(tx: Tx, supplierId: string): Promise<{ name: string; country: string }> {
  return (await tx.row(sender, [supplierId])) ?? { name: '', country: '' };
}

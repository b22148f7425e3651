// Parcels that bring goods back, what their carriers report, and where suppliers take goods back.
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ReturnParcelRow = RowOf<typeof read>;

const columns = 'case_id, n, supplier_id, reference, carrier, tracking, scanned_at, delivered_at';

const insert = sql.run('return-parcel-insert')`
  insert into return_parcel (shop_id, case_id, n, supplier_id, reference, carrier, tracking, created_at)
  select :shopId, :caseId, p.n, p.supplier_id, p.reference, p.carrier, p.tracking, :at
  from unnest(:ns::int[], :supplierIds::uuid[], :references::text[], :carriers::text[], :trackings::text[])
    as p (n, supplier_id, reference, carrier, tracking)
  on conflict do nothing`;

export type NewParcel = Omit<ReturnParcelRow, 'case_id' | 'scanned_at' | 'delivered_at'>;

/** Enters the parcels of a case; those that are there already stay as they are. */
export async function insertParcels(
  tx: Tx,
  shopId: bigint,
  caseId: string,
  { at, parcels }: { at: Date; parcels: readonly NewParcel[] },
): Promise<void> {
  await insert(tx, {
    shopId,
    caseId,
    at,
    ns: parcels.map(({ n }) => n),
    supplierIds: parcels.map(({ supplier_id }) => supplier_id),
    references: parcels.map(({ reference }) => reference),
    carriers: parcels.map(({ carrier }) => carrier),
    trackings: parcels.map(({ tracking }) => tracking),
  });
}

const read = sql.rows('return-parcel-read')`
  select ${columns} from return_parcel where shop_id = :shopId and case_id = any(:caseIds::uuid[])
    order by case_id, n`;

export function readParcels(tx: Tx, shopId: bigint, caseIds: readonly string[]): Promise<ReturnParcelRow[]> {
  return caseIds.length === 0 ? Promise.resolve([]) : read(tx, { shopId, caseIds });
}

/** Enters the carrier and number that the buyer told; false where the parcel was scanned already. */
export const nameParcel = sql.has('return-parcel-name')`
  update return_parcel set carrier = :carrier, tracking = :tracking
  where shop_id = :shopId and case_id = :caseId and n = :n and scanned_at is null returning n`;

export const scanParcel = sql.run('return-parcel-scan')`
  update return_parcel set scanned_at = coalesce(scanned_at, :scannedAt), delivered_at =
    coalesce(delivered_at, :deliveredAt?)
  where shop_id = :shopId and case_id = :caseId and n = :n`;

export type ScanRow = {
  case_id: string;
  n: number;
  event_id: string;
  code: CarrierEventCode;
  at: Date;
  place: string;
  raw: string;
};

const add = sql.rows('return-scan-add')`
  insert into return_scan (shop_id, carrier, event_id, case_id, n, code, at, place, raw, recorded_at)
  select :shopId, :carrier, e.event_id, e.case_id, e.n, e.code, e.at, e.place, e.raw, :now
  from unnest(:caseIds::uuid[], :ns::int[], :eventIds::text[], :codes::text[], :ats::timestamptz[],
    :places::text[], :raws::text[])
    as e (case_id, n, event_id, code, at, place, raw)
  on conflict (shop_id, carrier, event_id) do nothing returning event_id`;

/** Writes scans down; gives the ids of those that are new. */
export async function addScans(
  tx: Tx,
  shopId: bigint,
  { carrier, now }: { carrier: string; now: Date },
  scans: readonly ScanRow[],
): Promise<Set<string>> {
  const rows = await add(tx, {
    shopId,
    carrier,
    now,
    caseIds: scans.map((one) => one.case_id),
    ns: scans.map((one) => one.n),
    eventIds: scans.map((one) => one.event_id),
    codes: scans.map((one) => one.code),
    ats: scans.map((one) => one.at),
    places: scans.map((one) => one.place),
    raws: scans.map((one) => one.raw),
  });
  return new Set(rows.map(({ event_id }) => event_id));
}

const scans = statement<ScanRow>(
  'return-scan-read',
  `select case_id, n, event_id, code, at, place, raw from return_scan
   where shop_id = $1 and case_id = any($2::uuid[]) order by at, event_id limit 500`,
);

export function readScans(tx: Tx, shopId: bigint, caseIds: readonly string[]): Promise<ScanRow[]> {
  return caseIds.length === 0 ? Promise.resolve([]) : tx.rows(scans, [shopId, caseIds]);
}

export type ReturningRow = RowOf<typeof returning>;

const returning = sql.rows('return-parcel-carried')`select p.tracking, e.code as last_code, e.at as last_at
  from return_parcel p
  join return_case c on c.shop_id = p.shop_id and c.id = p.case_id
  left join lateral (select s.code, s.at from return_scan s
    where s.shop_id = p.shop_id and s.case_id = p.case_id and s.n = p.n
    order by s.at desc, s.recorded_at desc, s.event_id desc limit 1) e on true
  where p.carrier = :carrier and p.delivered_at is null and c.sent_at is not null
    and c.state in ('awaiting_return', 'in_return')
  order by p.created_at limit 100`;

/** Parcels that buyers have handed to a carrier and that are not back yet: a fan-out read of the test carrier. */
export function listReturning(tx: Tx, carrier: string): Promise<ReturningRow[]> {
  return returning(tx, { carrier });
}

/** Where suppliers take goods back; `address` is null where one has not said it. */
export const readPlaces = sql.rows('return-places')`
  select s.id as supplier_id, s.name, s.country, p.address from supplier s
  left join return_place p on p.supplier_id = s.id where s.id = any(:supplierIds::uuid[])`;

export const writePlace = sql.run('return-place-set')`
  insert into return_place (supplier_id, address, updated_at) values (:supplierId, :address, :at)
  on conflict (supplier_id) do update set address = excluded.address, updated_at = excluded.updated_at`;

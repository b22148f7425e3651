// Parcels that bring goods back, what their carriers report, and where suppliers take goods back.
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ReturnParcelRow = {
  case_id: string;
  n: number;
  supplier_id: string;
  reference: string;
  carrier: string | null;
  tracking: string | null;
  scanned_at: Date | null;
  delivered_at: Date | null;
};

const columns = 'case_id, n, supplier_id, reference, carrier, tracking, scanned_at, delivered_at';

const insert = statement<never>(
  'return-parcel-insert',
  `insert into return_parcel (shop_id, case_id, n, supplier_id, reference, carrier, tracking, created_at)
   select $1, $2, p.n, p.supplier_id, p.reference, p.carrier, p.tracking, $3
   from unnest($4::int[], $5::uuid[], $6::text[], $7::text[], $8::text[])
     as p (n, supplier_id, reference, carrier, tracking)
   on conflict do nothing`,
);

export type NewParcel = Omit<ReturnParcelRow, 'case_id' | 'scanned_at' | 'delivered_at'>;

/** Enters the parcels of a case; those that are there already stay as they are. */
export async function insertParcels(
  tx: Tx,
  shopId: bigint,
  caseId: string,
  { at, parcels }: { at: Date; parcels: readonly NewParcel[] },
): Promise<void> {
  await tx.rows(insert, [
    shopId,
    caseId,
    at,
    parcels.map(({ n }) => n),
    parcels.map(({ supplier_id }) => supplier_id),
    parcels.map(({ reference }) => reference),
    parcels.map(({ carrier }) => carrier),
    parcels.map(({ tracking }) => tracking),
  ]);
}

const read = statement<ReturnParcelRow>(
  'return-parcel-read',
  `select ${columns} from return_parcel where shop_id = $1 and case_id = any($2::uuid[]) order by case_id, n`,
);

export function readParcels(tx: Tx, shopId: bigint, caseIds: readonly string[]): Promise<ReturnParcelRow[]> {
  return caseIds.length === 0 ? Promise.resolve([]) : tx.rows(read, [shopId, caseIds]);
}

const name = statement<{ n: number }>(
  'return-parcel-name',
  `update return_parcel set carrier = $4, tracking = $5
   where shop_id = $1 and case_id = $2 and n = $3 and scanned_at is null returning n`,
);

/** Enters the carrier and number that the buyer told; false where the parcel was scanned already. */
export async function nameParcel(
  tx: Tx,
  shopId: bigint,
  { caseId, n, carrier, tracking }: { caseId: string; n: number; carrier: string; tracking: string },
): Promise<boolean> {
  return (await tx.row(name, [shopId, caseId, n, carrier, tracking])) !== undefined;
}

const scan = statement<never>(
  'return-parcel-scan',
  `update return_parcel set scanned_at = coalesce(scanned_at, $4), delivered_at = coalesce(delivered_at, $5)
   where shop_id = $1 and case_id = $2 and n = $3`,
);

type Scanned = { caseId: string; n: number; scannedAt: Date; deliveredAt: Date | null };

export async function scanParcel(tx: Tx, shopId: bigint, scanned: Scanned): Promise<void> {
  const { caseId, n, scannedAt, deliveredAt } = scanned;
  await tx.rows(scan, [shopId, caseId, n, scannedAt, deliveredAt]);
}

export type ScanRow = {
  case_id: string;
  n: number;
  event_id: string;
  code: CarrierEventCode;
  at: Date;
  place: string;
  raw: string;
};

const add = statement<{ event_id: string }>(
  'return-scan-add',
  `insert into return_scan (shop_id, carrier, event_id, case_id, n, code, at, place, raw, recorded_at)
   select $1, $2, e.event_id, e.case_id, e.n, e.code, e.at, e.place, e.raw, $3
   from unnest($4::uuid[], $5::int[], $6::text[], $7::text[], $8::timestamptz[], $9::text[], $10::text[])
     as e (case_id, n, event_id, code, at, place, raw)
   on conflict (shop_id, carrier, event_id) do nothing returning event_id`,
);

/** Writes scans down; gives the ids of those that are new. */
export async function addScans(
  tx: Tx,
  shopId: bigint,
  { carrier, now }: { carrier: string; now: Date },
  scans: readonly ScanRow[],
): Promise<Set<string>> {
  const rows = await tx.rows(add, [
    shopId,
    carrier,
    now,
    scans.map((one) => one.case_id),
    scans.map((one) => one.n),
    scans.map((one) => one.event_id),
    scans.map((one) => one.code),
    scans.map((one) => one.at),
    scans.map((one) => one.place),
    scans.map((one) => one.raw),
  ]);
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

export type ReturningRow = { tracking: string; last_code: CarrierEventCode | null; last_at: Date | null };

const returning = statement<ReturningRow>(
  'return-parcel-carried',
  `select p.tracking, e.code as last_code, e.at as last_at
   from return_parcel p
   join return_case c on c.shop_id = p.shop_id and c.id = p.case_id
   left join lateral (select s.code, s.at from return_scan s
     where s.shop_id = p.shop_id and s.case_id = p.case_id and s.n = p.n
     order by s.at desc, s.recorded_at desc, s.event_id desc limit 1) e on true
   where p.carrier = $1 and p.delivered_at is null and c.sent_at is not null
     and c.state in ('awaiting_return', 'in_return')
   order by p.created_at limit 100`,
);

/** Parcels that buyers have handed to a carrier and that are not back yet: a fan-out read of the test carrier. */
export function listReturning(tx: Tx, carrier: string): Promise<ReturningRow[]> {
  return tx.rows(returning, [carrier]);
}

export type PlaceRow = { supplier_id: string; name: string; country: string; address: string | null };

const places = statement<PlaceRow>(
  'return-places',
  `select s.id as supplier_id, s.name, s.country, p.address from supplier s
   left join return_place p on p.supplier_id = s.id where s.id = any($1::uuid[])`,
);

/** Where suppliers take goods back; `address` is null where one has not said it. */
export function readPlaces(tx: Tx, supplierIds: readonly string[]): Promise<PlaceRow[]> {
  return tx.rows(places, [supplierIds]);
}

const setPlace = statement<never>(
  'return-place-set',
  `insert into return_place (supplier_id, address, updated_at) values ($1, $2, $3)
   on conflict (supplier_id) do update set address = excluded.address, updated_at = excluded.updated_at`,
);

export async function writePlace(tx: Tx, supplierId: string, address: string, at: Date): Promise<void> {
  await tx.rows(setPlace, [supplierId, address, at]);
}

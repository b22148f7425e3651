// Parcels and what carriers say of them.
import { limits } from '#domain/limits.ts';
import type { CarrierEventCode, HoldReason, ParcelState } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ParcelRow = {
  order_id: string;
  n: number;
  supplier_id: string;
  supplier_name: string;
  state: ParcelState;
  cost_units: bigint;
  ship_fee_units: bigint;
  days_p50: number;
  days_p90: number;
  carrier: string | null;
  tracking: string | null;
  labelled_at: Date | null;
  ship_by: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  /** Why its scans wait for a person, and since when. */
  held_reason: HoldReason | null;
  held_at: Date | null;
};

const columns = `p.order_id, p.n, p.supplier_id, s.name as supplier_name, p.state, p.cost_units, p.ship_fee_units,
  p.days_p50, p.days_p90, p.carrier, p.tracking, p.labelled_at, p.ship_by, p.shipped_at, p.delivered_at,
  h.reason as held_reason, h.held_at`;

const read = statement<ParcelRow>(
  'parcel-read',
  `select ${columns} from parcel p join supplier s on s.id = p.supplier_id
   left join parcel_hold h on h.shop_id = p.shop_id and h.order_id = p.order_id and h.n = p.n and h.ended_at is null
     and p.state in ('labelled', 'shipped')
   where p.shop_id = $1 and p.order_id = any($2::uuid[]) order by p.order_id, p.n`,
);

export function readParcels(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return tx.rows(read, [shopId, orderIds]);
}

const setStates = statement<never>(
  'parcel-states',
  `update parcel set state = $4, ship_by = coalesce($5, ship_by)
   where shop_id = $1 and order_id = any($2::uuid[]) and state = any($3::text[])`,
);

/** Moves the parcels of orders from some states to another. */
export async function moveParcels(
  tx: Tx,
  shopId: bigint,
  orderIds: readonly string[],
  { from, to, shipBy }: { from: readonly ParcelState[]; to: ParcelState; shipBy?: Date },
): Promise<void> {
  await tx.rows(setStates, [shopId, orderIds, from, to, shipBy ?? null]);
}

const label = statement<{ order_id: string; n: number }>(
  'parcel-label',
  `update parcel p set state = 'labelled', carrier = l.carrier, tracking = l.tracking, labelled_at = $7
   from unnest($3::uuid[], $4::int[], $5::text[], $6::text[]) as l (order_id, n, carrier, tracking)
   where p.shop_id = $1 and p.supplier_id = $2 and p.order_id = l.order_id and p.n = l.n
     and p.state in ('to_ship', 'labelled')
     and not exists (select from parcel_hold h
       where h.shop_id = p.shop_id and h.order_id = p.order_id and h.n = p.n and h.ended_at is null)
   returning p.order_id, p.n`,
);

export type Label = {
  readonly orderId: string;
  readonly n: number;
  readonly carrier: string;
  readonly tracking: string;
};

/** Enters carrier and tracking where the parcel is this supplier's and still to ship; gives those it did. */
export function labelParcelRows(
  tx: Tx,
  shopId: bigint,
  { supplierId, at }: { supplierId: string; at: Date },
  labels: readonly Label[],
) {
  return tx.rows(label, [
    shopId,
    supplierId,
    labels.map(({ orderId }) => orderId),
    labels.map(({ n }) => n),
    labels.map(({ carrier }) => carrier),
    labels.map(({ tracking }) => tracking),
    at,
  ]);
}

const countries = statement<{ id: string; country: string }>(
  'parcel-order-countries',
  'select id, country from shop_order where shop_id = $1 and id = any($2::uuid[])',
);

/** Where orders go, by their id. */
export async function readCountries(
  tx: Tx,
  shopId: bigint,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.rows(countries, [shopId, orderIds]);
  return new Map(rows.map(({ id, country }) => [id, country]));
}

const unlabel = statement<never>(
  'parcel-unlabel',
  `update parcel p set state = 'to_ship', carrier = null, tracking = null, labelled_at = null
   from unnest($2::uuid[], $3::int[]) as l (order_id, n)
   where p.shop_id = $1 and p.order_id = l.order_id and p.n = l.n and p.state = 'labelled'`,
);

/** Takes labels off again; nothing that counts may have been scanned. */
export async function unlabelParcelRows(
  tx: Tx,
  shopId: bigint,
  labels: readonly Pick<Label, 'orderId' | 'n'>[],
): Promise<void> {
  await tx.rows(unlabel, [shopId, labels.map(({ orderId }) => orderId), labels.map(({ n }) => n)]);
}

const scan = statement<never>(
  'parcel-scan',
  `update parcel p set state = v.state, shipped_at = coalesce(p.shipped_at, v.shipped_at),
     delivered_at = coalesce(p.delivered_at, v.delivered_at)
   from unnest($2::uuid[], $3::int[], $4::text[], $5::timestamptz[], $6::timestamptz[])
     as v (order_id, n, state, shipped_at, delivered_at)
   where p.shop_id = $1 and p.order_id = v.order_id and p.n = v.n`,
);

export type Scanned = {
  readonly orderId: string;
  readonly n: number;
  readonly state: ParcelState;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
};

export async function scanParcels(tx: Tx, shopId: bigint, scans: readonly Scanned[]): Promise<void> {
  await tx.rows(scan, [
    shopId,
    scans.map(({ orderId }) => orderId),
    scans.map(({ n }) => n),
    scans.map(({ state }) => state),
    scans.map(({ shippedAt }) => shippedAt),
    scans.map(({ deliveredAt }) => deliveredAt),
  ]);
}

export type TrackingRow = {
  order_id: string;
  n: number;
  carrier: string;
  event_id: string;
  code: CarrierEventCode;
  at: Date;
  place: string;
  raw: string;
};

const track = statement<{ event_id: string }>(
  'tracking-add',
  `insert into tracking_event (shop_id, order_id, n, carrier, event_id, code, at, place, raw, recorded_at)
   select $1, e.order_id, e.n, $2, e.event_id, e.code, e.at, e.place, e.raw, $3
   from unnest($4::uuid[], $5::int[], $6::text[], $7::text[], $8::timestamptz[], $9::text[], $10::text[])
     as e (order_id, n, event_id, code, at, place, raw)
   on conflict (shop_id, carrier, event_id) do nothing returning event_id`,
);

export type NewTracking = Omit<TrackingRow, 'carrier'>;

/** Writes scans down; gives the ids of those that are new. */
export async function addTracking(
  tx: Tx,
  shopId: bigint,
  { carrier, now }: { carrier: string; now: Date },
  events: readonly NewTracking[],
): Promise<Set<string>> {
  const rows = await tx.rows(track, [
    shopId,
    carrier,
    now,
    events.map((event) => event.order_id),
    events.map((event) => event.n),
    events.map((event) => event.event_id),
    events.map((event) => event.code),
    events.map((event) => event.at),
    events.map((event) => event.place),
    events.map((event) => event.raw),
  ]);
  return new Set(rows.map(({ event_id }) => event_id));
}

const tracking = statement<TrackingRow>(
  'tracking-read',
  `select order_id, n, carrier, event_id, code, at, place, raw from tracking_event
   where shop_id = $1 and order_id = $2 order by at, event_id limit 500`,
);

export function readTracking(tx: Tx, shopId: bigint, orderId: string): Promise<TrackingRow[]> {
  return tx.rows(tracking, [shopId, orderId]);
}

const held = statement<{ count: number; oldest: Date | null }>(
  'parcel-held-waiting',
  `select count(*)::int as count, min(q.held_at) as oldest from (
     select h.held_at from parcel_hold h join parcel p on p.shop_id = h.shop_id and p.order_id = h.order_id
       and p.n = h.n and p.state in ('labelled', 'shipped')
     where h.ended_at is null limit $1) as q`,
);

/** Held parcels of all shops that a person has to decide about, and since when the first one waits. */
export async function lookAtHeld(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await tx.row(held, [limits.queueCountMax + 1])) ?? { count: 0, oldest: null };
}

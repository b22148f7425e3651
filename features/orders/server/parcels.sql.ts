// Parcels and what carriers say of them.
import { limits } from '#domain/limits.ts';
import type { CarrierEventCode, ParcelState } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - held_reason: Why its scans wait for a person, and since when.
 */
export type ParcelRow = RowOf<typeof read>;

const columns = `p.order_id, p.n, p.supplier_id, s.name as supplier_name, p.state, p.cost_units, p.ship_fee_units,
  p.days_p50, p.days_p90, p.carrier, p.tracking, p.labelled_at, p.ship_by, p.shipped_at, p.delivered_at,
  h.reason as held_reason, h.held_at`;

const read = sql.rows(
  'parcel-read',
  'generic',
)`select ${columns} from parcel p join supplier s on s.id = p.supplier_id
  left join parcel_hold h on h.shop_id = p.shop_id and h.order_id = p.order_id and h.n = p.n
    and h.ended_at is null
    and p.state in ('labelled', 'shipped')
  where p.shop_id = :shopId and p.order_id = any(:orderIds::uuid[]) order by p.order_id, p.n`;

export function readParcels(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return read(tx, { shopId, orderIds });
}

/** Moves the parcels of orders from some states to another. */
export const moveParcels = sql.run('parcel-states')`
  update parcel set state = :to, ship_by = coalesce(:shipBy?, ship_by)
  where shop_id = :shopId and order_id = any(:orderIds::uuid[]) and state = any(:from::text[])`;

const label = sql.rows('parcel-label')`
  update parcel p set state = 'labelled', carrier = l.carrier, tracking = l.tracking, labelled_at = :at
  from unnest(:orderIds::uuid[], :ns::int[], :carriers::text[], :trackings::text[]) as l (order_id, n,
    carrier, tracking)
  where p.shop_id = :shopId and p.supplier_id = :supplierId and p.order_id = l.order_id and p.n = l.n
    and p.state in ('to_ship', 'labelled')
    and not exists (select from parcel_hold h
      where h.shop_id = p.shop_id and h.order_id = p.order_id and h.n = p.n and h.ended_at is null)
  returning p.order_id, p.n`;

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
  return label(tx, {
    shopId,
    supplierId,
    orderIds: labels.map(({ orderId }) => orderId),
    ns: labels.map(({ n }) => n),
    carriers: labels.map(({ carrier }) => carrier),
    trackings: labels.map(({ tracking }) => tracking),
    at,
  });
}

const countries = sql.rows('parcel-order-countries')`
  select id, country from shop_order where shop_id = :shopId and id = any(:orderIds::uuid[])`;

/** Where orders go, by their id. */
export async function readCountries(
  tx: Tx,
  shopId: bigint,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await countries(tx, { shopId, orderIds });
  return new Map(rows.map(({ id, country }) => [id, country]));
}

const unlabel = sql.run('parcel-unlabel')`
  update parcel p set state = 'to_ship', carrier = null, tracking = null, labelled_at = null
  from unnest(:orderIds::uuid[], :ns::int[]) as l (order_id, n)
  where p.shop_id = :shopId and p.order_id = l.order_id and p.n = l.n and p.state = 'labelled'`;

/** Takes labels off again; nothing that counts may have been scanned. */
export async function unlabelParcelRows(
  tx: Tx,
  shopId: bigint,
  labels: readonly Pick<Label, 'orderId' | 'n'>[],
): Promise<void> {
  await unlabel(tx, { shopId, orderIds: labels.map(({ orderId }) => orderId), ns: labels.map(({ n }) => n) });
}

const scan = sql.run('parcel-scan')`
  update parcel p set state = v.state, shipped_at = coalesce(p.shipped_at, v.shipped_at),
    delivered_at = coalesce(p.delivered_at, v.delivered_at)
  from unnest(:orderIds::uuid[], :ns::int[], :states::text[], :shippedAts::timestamptz[],
    :deliveredAts::timestamptz[])
    as v (order_id, n, state, shipped_at, delivered_at)
  where p.shop_id = :shopId and p.order_id = v.order_id and p.n = v.n`;

export type Scanned = {
  readonly orderId: string;
  readonly n: number;
  readonly state: ParcelState;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
};

export async function scanParcels(tx: Tx, shopId: bigint, scans: readonly Scanned[]): Promise<void> {
  await scan(tx, {
    shopId,
    orderIds: scans.map(({ orderId }) => orderId),
    ns: scans.map(({ n }) => n),
    states: scans.map(({ state }) => state),
    shippedAts: scans.map(({ shippedAt }) => shippedAt),
    deliveredAts: scans.map(({ deliveredAt }) => deliveredAt),
  });
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

const track = sql.rows('tracking-add')`
  insert into tracking_event (shop_id, order_id, n, carrier, event_id, code, at, place, raw, recorded_at)
  select :shopId, e.order_id, e.n, :carrier, e.event_id, e.code, e.at, e.place, e.raw, :now
  from unnest(:orderIds::uuid[], :ns::int[], :eventIds::text[], :codes::text[], :ats::timestamptz[],
    :places::text[], :raws::text[])
    as e (order_id, n, event_id, code, at, place, raw)
  where not exists (select from order_archive a where a.shop_id = :shopId and a.order_id = e.order_id
    and e.event_id = any(a.scan_ids))
  on conflict (shop_id, carrier, event_id) do nothing returning event_id`;

export type NewTracking = Omit<TrackingRow, 'carrier'>;

/** Writes scans down; gives the ids of those that are new. */
export async function addTracking(
  tx: Tx,
  shopId: bigint,
  { carrier, now }: { carrier: string; now: Date },
  events: readonly NewTracking[],
): Promise<Set<string>> {
  const rows = await track(tx, {
    shopId,
    carrier,
    now,
    orderIds: events.map((event) => event.order_id),
    ns: events.map((event) => event.n),
    eventIds: events.map((event) => event.event_id),
    codes: events.map((event) => event.code),
    ats: events.map((event) => event.at),
    places: events.map((event) => event.place),
    raws: events.map((event) => event.raw),
  });
  return new Set(rows.map(({ event_id }) => event_id));
}

const tracking = statement<TrackingRow>(
  'tracking-read',
  `select t.order_id, t.n, t.carrier, t.event_id, t.code, t.at, t.place, t.raw from (
     select e.order_id, e.n, e.carrier, e.event_id, e.code, e.at, e.place, e.raw from tracking_event e
     where e.shop_id = $1 and e.order_id = $2
     union all
     select a.order_id, s.n, s.carrier, s.event_id, s.code, s.at, coalesce(s.place, ''), coalesce(s.raw, '')
     from order_archive a cross join lateral unnest(a.scan_parcels, a.scan_carriers, a.scan_ids, a.scan_codes, a.scan_ats,
       a.scan_places, a.scan_raws) as s (n, carrier, event_id, code, at, place, raw)
     where a.shop_id = $1 and a.order_id = $2
   ) t order by t.at, t.event_id limit 500`,
);

export function readTracking(tx: Tx, shopId: bigint, orderId: string): Promise<TrackingRow[]> {
  return tx.rows(tracking, [shopId, orderId]);
}

const held = sql.row('parcel-held-waiting')`select count(*)::int as count, min(q.held_at) as oldest from (
    select h.held_at from parcel_hold h join parcel p on p.shop_id = h.shop_id and p.order_id = h.order_id
      and p.n = h.n and p.state in ('labelled', 'shipped')
    where h.ended_at is null limit :limit) as q`;

/** Held parcels of all shops that a person has to decide about, and since when the first one waits. */
export async function lookAtHeld(tx: Tx): Promise<{ count: number; oldest: Date | null }> {
  return (await held(tx, { limit: limits.queueCountMax + 1 })) ?? { count: 0, oldest: null };
}

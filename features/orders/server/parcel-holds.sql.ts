// Parcels whose scans wait for a person.
import type { CarrierEventCode, HoldReason } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type NewHold = {
  readonly id: string;
  readonly orderId: string;
  readonly n: number;
  readonly reason: HoldReason;
  readonly carrier: string;
  readonly tracking: string;
};

const open = statement<never>(
  'parcel-hold-open',
  `insert into parcel_hold (shop_id, id, order_id, n, reason, carrier, tracking, held_at)
   select $1, h.id, h.order_id, h.n, h.reason, h.carrier, h.tracking, $2
   from unnest($3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::text[], $8::text[])
     as h (id, order_id, n, reason, carrier, tracking)`,
);

export async function openHolds(tx: Tx, shopId: bigint, now: Date, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await tx.rows(open, [
    shopId,
    now,
    holds.map(({ id }) => id),
    holds.map(({ orderId }) => orderId),
    holds.map(({ n }) => n),
    holds.map(({ reason }) => reason),
    holds.map(({ carrier }) => carrier),
    holds.map(({ tracking }) => tracking),
  ]);
}

export type Ended = {
  /** `received`: the buyer has the goods. `explained`: the carrier's acceptance came after its delivery. */
  readonly outcome: 'cleared' | 'refused' | 'received' | 'explained';
  readonly personId: string | null;
  readonly note: string | null;
};

const end = statement<{ id: string }>(
  'parcel-hold-end',
  `update parcel_hold set ended_at = $4, outcome = $5, decided_by = $6, note = $7
   where shop_id = $1 and order_id = $2 and n = $3 and ended_at is null returning id`,
);

/** Ends the open hold of a parcel; false where there is none. */
export async function endHold(
  tx: Tx,
  shopId: bigint,
  parcel: { readonly orderId: string; readonly n: number },
  { at, outcome, personId, note }: Ended & { readonly at: Date },
): Promise<boolean> {
  const values = [shopId, parcel.orderId, parcel.n, at, outcome, personId, note];
  return (await tx.row(end, values)) !== undefined;
}

export type HeldScan = { order_id: string; n: number; code: CarrierEventCode; at: Date; place: string };

const scans = statement<HeldScan>(
  'parcel-hold-scans',
  `select e.order_id, e.n, e.code, e.at, e.place from parcel_hold h
   join tracking_event e on e.shop_id = h.shop_id and e.order_id = h.order_id and e.n = h.n
     and e.carrier = h.carrier and e.recorded_at >= h.held_at
   where h.shop_id = $1 and h.order_id = any($2::uuid[]) and h.ended_at is null order by e.at, e.event_id limit 500`,
);

/** What carriers said of the held parcels of orders since they are held. */
export function readHeldScans(tx: Tx, shopId: bigint, orderIds: readonly string[]): Promise<HeldScan[]> {
  return tx.rows(scans, [shopId, orderIds]);
}

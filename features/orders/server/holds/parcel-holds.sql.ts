// Parcels whose scans wait for a person.
import type { HoldReason } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type NewHold = {
  readonly id: string;
  readonly orderId: string;
  readonly n: number;
  readonly reason: HoldReason;
  readonly carrier: string;
  readonly tracking: string;
};

const open = sql.run('parcel-hold-open')`
  insert into parcel_hold (shop_id, id, order_id, n, reason, carrier, tracking, held_at)
  select :shopId, h.id, h.order_id, h.n, h.reason, h.carrier, h.tracking, :now
  from unnest(:ids::uuid[], :orderIds::uuid[], :ns::int[], :reasons::text[], :carriers::text[],
    :trackings::text[])
    as h (id, order_id, n, reason, carrier, tracking)
  returning n`;

export async function openHolds(tx: Tx, shopId: bigint, now: Date, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  await open(tx, {
    shopId,
    now,
    ids: holds.map(({ id }) => id),
    orderIds: holds.map(({ orderId }) => orderId),
    ns: holds.map(({ n }) => n),
    reasons: holds.map(({ reason }) => reason),
    carriers: holds.map(({ carrier }) => carrier),
    trackings: holds.map(({ tracking }) => tracking),
  });
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

export type HeldScan = RowOf<typeof readHeldScans>;

/** What carriers said of the held parcels of orders since they are held. */
export const readHeldScans = sql.rows('parcel-hold-scans')`
  select e.order_id, e.n, e.code, e.at, e.place from parcel_hold h
  join tracking_event e on e.shop_id = h.shop_id and e.order_id = h.order_id and e.n = h.n
    and e.carrier = h.carrier and e.recorded_at >= h.held_at
  where h.shop_id = :shopId and h.order_id = any(:orderIds::uuid[]) and h.ended_at is null
    order by e.at, e.event_id limit 500`;

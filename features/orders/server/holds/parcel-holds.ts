// What a person or the buyer decides about parcels whose scans cannot be right.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { decideParcel } from '#features/orders/desk.contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Context } from '../moves.ts';
import * as sql from '../orders.sql.ts';
import * as holds from './parcel-holds.sql.ts';
import { readParcelId } from '#domain/wire/parcel-id.ts';
import * as parcels from '../parcels.sql.ts';
import { applyRecorded } from '../parcel-scans.ts';

/** The buyer has the goods: whatever the carrier said of them counts, from this moment. */
export async function clearByBuyer(context: Context, orderId: string): Promise<void> {
  const { tx, shopId } = context;
  const rows = await parcels.readParcels(tx, shopId, [orderId]);
  const held = rows.filter(({ held_at: at }) => at !== null);
  if (held.length === 0) return;
  await clear(context, orderId, held, { outcome: 'received', personId: null, note: null });
}

async function clear(
  context: Context,
  orderId: string,
  held: readonly parcels.ParcelRow[],
  decision: holds.Ended,
): Promise<void> {
  const { tx, shopId, now } = context;
  const scans = await holds.readHeldScans(tx, { shopId, orderIds: [orderId] });
  for (const { n } of held) await holds.endHold(tx, shopId, { orderId, n }, { at: now, ...decision });
  const orders = await sql.lockOrders(tx, shopId, [orderId]);
  await applyRecorded(
    context,
    orders,
    scans.filter(({ n }) => held.some((row) => row.n === n)),
  );
}

type Decide = Act<typeof decideParcel>;

/**
 * A person clears a hold, and what the carrier said counts from now; or refuses it, and nothing was said: a parcel that
 * was never scanned otherwise needs another label, within the days that its order has.
 *
 * @throws Refused `recordNotFound` where there is no such parcel, `invalidOperation` where it is not held.
 */
export async function decideHold(act: Decide): Promise<GivenOf<typeof decideParcel>> {
  const { env, tx, now, input, personId, audit } = act;
  const place = readParcelId(input.id);
  if (place === undefined) throw refuse('recordNotFound', { field: 'id' });
  const { shopId, orderId, n } = place;
  const [order] = await sql.lockOrders(tx, shopId, [orderId]);
  const rows = await parcels.readParcels(tx, shopId, [orderId]);
  const row = rows.find((one) => one.n === n);
  if (order === undefined || row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (row.held_reason === null) throw refuse('invalidOperation', { reason: 'not_held' });
  const context: Context = { env, tx, shopId, now };
  const outcome = outcomeOf(input);
  const decision = { outcome, personId, note: input.why };
  if (outcome === 'cleared') await clear(context, orderId, [row], decision);
  else {
    await holds.endHold(tx, shopId, place, { at: now, ...decision });
    if (row.state === 'labelled') await parcels.unlabelParcelRows(tx, shopId, [place]);
  }
  audit({
    shopId,
    subject: orderNumberOf(shopId, order.number),
    why: input.why,
    before: { parcel: n, hold: row.held_reason, tracking: row.tracking ?? '' },
    after: { outcome },
  });
  return { id: input.id, outcome };
}

function outcomeOf({ clear: isClear }: InputOf<typeof decideParcel>): 'cleared' | 'refused' {
  return isClear ? 'cleared' : 'refused';
}

// The supplier's side: what to ship, and what cannot be supplied.
import { pictureOf } from '#domain/wire/picture.ts';
import { limits } from '#domain/limits.ts';
import { iso } from '#domain/time.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, readOrderNumber } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { addressOf } from '#domain/geo/postal-address.ts';
import { toPage } from '#domain/wire/page.ts';
import { finishedParcelStates, parcelStates } from '#domain/states/parcel.ts';
import type { cannotSupply, listParcels } from '#features/shipping/contract.ts';
import { lifecycle, moves, orderRows, parcelRows } from '#features/orders/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { parcelIdOf, parcelNumberOf, readParcelId } from '#domain/wire/parcel-id.ts';
import * as list from './supplier.sql.ts';

/** What waits for its order is not shown yet. */
const shownStates = parcelStates.filter((state) => state !== 'waiting');

/** A page of a supplier's parcels, the oldest first, with counts by state. */
export async function listForSupplier(
  { tx, now, supplierId }: Omit<Input, 'env'>,
  input: InputOf<typeof listParcels>,
): Promise<GivenOf<typeof listParcels>> {
  const size = input.page_size;
  const text = input.q === undefined || input.q === '' ? null : input.q;
  const number = text === null ? undefined : readOrderNumber(text)?.number;
  const states = input.state === 'all' ? shownStates : shownStates.filter((state) => state === input.state);
  const asked = { supplierId, states, limit: size + 1, offset: (input.page - 1) * size };
  const [rows, counted] = await Promise.all([
    text === null
      ? list.listSupplierParcels(tx, asked)
      : list.searchSupplierParcels(tx, {
          ...asked,
          number: String(number ?? text),
          text: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
        }),
    list.countSupplierParcels(tx, { supplierId, finishedMax: limits.parcelsCountedMax + 1 }),
  ]);
  const shown = rows.slice(0, size);
  const lines = shown.length === 0 ? [] : await list.readParcelLines(tx, supplierId, shown);
  const { counts, floors } = sumUp(counted);
  const isCounted = text === null && !floors.includes(input.state);
  const page = toPage(rows, input, isCounted ? (counts[input.state] ?? 0) : null);
  const shownFloors = floors.length === 0 ? {} : { floors };
  return { counts, ...shownFloors, ...page, list: shown.map((row) => presentParcel(row, lines, now)) };
}

/** @param counted Of a finished state one more than is counted says that there are as many or more. */
function sumUp(counted: readonly { readonly state: string; readonly parcels: number }[]) {
  const isFinished = (state: string) => finishedParcelStates.some((one) => one === state);
  const full = counted.filter(
    ({ state, parcels }) => isFinished(state) && parcels > limits.parcelsCountedMax,
  );
  const counts: Record<string, number> = { all: 0, waiting: 0 };
  for (const { state, parcels } of counted) {
    const number = isFinished(state) ? Math.min(parcels, limits.parcelsCountedMax) : parcels;
    counts[state] = number;
    counts['all'] = (counts['all'] ?? 0) + number;
  }
  return { counts, floors: full.length === 0 ? [] : [...full.map(({ state }) => state), 'all'] };
}

/** A parcel as its supplier sees it. */
export function presentParcel(row: list.SupplierParcel, lines: readonly list.ParcelLine[], now: Date) {
  return {
    id: parcelIdOf(row.shop_id, row.order_id, row.n),
    order_no: orderNumberOf(row.shop_id, row.number),
    number: parcelNumberOf(row),
    state: row.state,
    picked_at: iso(row.picked_at),
    packed_at: iso(row.packed_at),
    handed_at: iso(row.handed_at),
    ship_by: iso(row.ship_by),
    carrier: row.carrier,
    tracking: row.tracking,
    held: row.held_reason,
    payout: formatUnits(row.cost_units + row.ship_fee_units, assetOf(row.currency)),
    currency: row.currency,
    to: recipientOf(row, now),
    lines: lines
      .filter((line) => line.shop_id === row.shop_id && line.order_id === row.order_id)
      .map(({ code, title, picture, qty }) => ({
        code,
        title,
        image: pictureOf(picture, title),
        qty,
      })),
    cancel_asked: row.cancel_asked_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

/** Whom a parcel goes to; once returns need it no more, its supplier sees a masked name and the country. */
export function recipientOf({ buyer, buyer_until: until }: list.SupplierParcel, now: Date) {
  const to = addressOf(buyer);
  const phone = buyer['phone'];
  if (until === null || now < until) {
    return { ...to, phone: typeof phone === 'string' && phone !== '' ? phone : null, is_hidden: false };
  }
  const gone = { company: '', address: '', address2: '', city: '', state: '', postcode: '', phone: null };
  return { ...gone, name: maskName(to.name), country: to.country, is_hidden: true };
}

type Input = { readonly env: Environment; readonly tx: Tx; readonly now: Date; readonly supplierId: string };

/**
 * The supplier says no, or grants a cancellation that the buyer asked for: the whole order is refunded.
 *
 * @throws Refused `invalidOperation` where a parcel of the order was scanned or it is not waiting to be shipped.
 */
export async function refuseSupply(
  { env, tx, now, supplierId }: Input,
  input: InputOf<typeof cannotSupply>,
): Promise<GivenOf<typeof cannotSupply>> {
  const place = readParcelId(input.id);
  if (place === undefined) throw refuse('recordNotFound', { field: 'id' });
  const { shopId, orderId } = place;
  const [order] = await orderRows.lockOrders(tx, shopId, [orderId]);
  const parcels = await parcelRows.readParcels(tx, shopId, [orderId]);
  const own = parcels.find((row) => row.n === place.n && row.supplier_id === supplierId);
  if (order === undefined || own === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (parcels.some(({ shipped_at }) => shipped_at !== null)) {
    throw refuse('invalidOperation', { reason: 'already_scanned' });
  }
  const move = order.cancel_asked_at === null ? 'missShipping' : 'grantCancel';
  const context = { env, tx, shopId, now };
  const [moved] = await lifecycle.cancelOrders(context, [order], {
    actor: 'supplier',
    move,
    reason: input.reason,
  });
  if (moved === undefined) throw moves.illegalMove(order, move);
  return { ok: true, status: moved.status };
}

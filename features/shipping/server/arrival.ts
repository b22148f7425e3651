// When an order arrives: as its suppliers' last parcels did where there are enough of them, else as was promised.
import { dayMs, limits } from '#domain/limits.ts';
import type { delayReasons } from '#domain/states/parcel.ts';
import { addDays, latest } from '#domain/time.ts';
import type { ParcelRow } from '#features/orders/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { readTaken, type TakenRow } from './arrival.sql.ts';

export type Arrival = {
  readonly from: Date;
  readonly to: Date;
  /** `history`: half of a supplier's last parcels came by `from`, nine of ten by `to`. */
  readonly basis: 'promise' | 'history';
};

export type Delay = {
  readonly days: number;
  readonly reason: (typeof delayReasons)[number];
};

export type Expected = { readonly arrival: Arrival | undefined; readonly delay: Delay | undefined };

type Asked = {
  readonly now: Date;
  readonly confirmedAt: Date | null;
  readonly parcels: readonly ParcelRow[];
  /** When a carrier last said anything, by parcel. */
  readonly lastScans: ReadonlyMap<number, Date>;
};

const none: Expected = { arrival: undefined, delay: undefined };

/** What there is to expect of an order's parcels that are not there yet. */
export async function expectArrival(tx: Tx, asked: Asked): Promise<Expected> {
  const { now, confirmedAt } = asked;
  const open = asked.parcels.filter(
    ({ state, delivered_at: at }) => at === null && state !== 'cancelled' && state !== 'returned',
  );
  if (confirmedAt === null || open.length === 0) return none;
  const ways = open.flatMap((row) =>
    row.shipped_at === null || row.carrier === null
      ? []
      : [{ supplierId: row.supplier_id, carrier: row.carrier }],
  );
  const taken = ways.length === 0 ? [] : await readTaken(tx, ways, limits.historyParcelsMax);
  const each = open.map((row) => arrivalOf(row, confirmedAt, taken));
  const arrival: Arrival = {
    from: latest(...each.map(({ from }) => from)),
    to: latest(...each.map(({ to }) => to)),
    basis: each.every(({ basis }) => basis === 'history') ? 'history' : 'promise',
  };
  const promisedTo = latest(...open.map(({ days_p90: days }) => addDays(confirmedAt, days)));
  const reason = reasonOf(open, { ...asked, arrival, promisedTo });
  if (reason === undefined) return { arrival, delay: undefined };
  const late = latest(now, arrival.to).getTime() - promisedTo.getTime();
  return { arrival, delay: { days: Math.max(0, Math.ceil(late / dayMs)), reason } };
}

function arrivalOf(row: ParcelRow, confirmedAt: Date, taken: readonly TakenRow[]): Arrival {
  const own = taken.find((one) => one.supplier_id === row.supplier_id && one.carrier === row.carrier);
  if (row.shipped_at !== null && own !== undefined && own.parcels >= limits.historyParcelsMin) {
    const after = (seconds: number) => new Date((row.shipped_at ?? confirmedAt).getTime() + seconds * 1_000);
    return { from: after(own.p50), to: after(own.p90), basis: 'history' };
  }
  return {
    from: addDays(confirmedAt, row.days_p50),
    to: addDays(confirmedAt, row.days_p90),
    basis: 'promise',
  };
}

type Judged = Asked & { readonly arrival: Arrival; readonly promisedTo: Date };

/** Why it takes longer, in the order of what a buyer could do about it. */
function reasonOf(
  open: readonly ParcelRow[],
  { now, lastScans, arrival, promisedTo }: Judged,
): Delay['reason'] | undefined {
  const isWaiting = (row: ParcelRow) => row.shipped_at === null && row.ship_by !== null && now > row.ship_by;
  if (open.some(isWaiting)) return 'not_handed_over';
  const stands = (row: ParcelRow) => {
    const last = lastScans.get(row.n) ?? row.shipped_at;
    return row.shipped_at !== null && last !== null && now > addDays(last, limits.standstillDays);
  };
  if (open.some(stands)) return 'standing_still';
  return now > promisedTo || arrival.from > promisedTo ? 'slow' : undefined;
}

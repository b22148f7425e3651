// A warehouse at work: which parcel a code names, and what was done with it. Nothing here ships or pays anything.
import { refuse } from '#domain/wire/errors.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { parcelSteps, type ParcelStep } from '#domain/states/parcel.ts';
import type { markParcel } from '#features/shipping/supply.contract.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import { readParcelLines, type SupplierParcel } from './supplier.sql.ts';
import * as sql from './pack.sql.ts';
import { parcelNumberOf, readParcelId, readParcelNumber } from '#domain/wire/parcel-id.ts';
import { presentParcel } from './supplier.ts';

type Parcel = GivenOf<typeof markParcel>;

/**
 * The supplier's parcel that a code names: its id (what its QR code says), its number (its bars), the number of an order
 * with one parcel of this supplier, or the carrier's number.
 *
 * @throws Refused `recordNotFound` where it is nobody's, another supplier's, or could be several.
 */
export async function parcelOf(tx: Tx, supplierId: string, code: string): Promise<SupplierParcel> {
  const found = await candidatesOf(tx, supplierId, code.trim());
  const [one] = found;
  if (one === undefined || found.length > 1) {
    throw refuse('recordNotFound', { field: 'code', reason: found.length > 1 ? 'several' : 'not_found' });
  }
  return one;
}

async function candidatesOf(tx: Tx, supplierId: string, code: string): Promise<SupplierParcel[]> {
  const place = readParcelId(code.toLowerCase());
  if (place !== undefined) return sql.parcelsAt(tx, supplierId, [place]);
  const number = readParcelNumber(code);
  const numbered =
    number === undefined ? [] : await sql.parcelsNumbered(tx, supplierId, [{ ...number, asked: 0 }]);
  return numbered.length > 0
    ? numbered
    : sql.parcelsTracked(tx, { supplierId, tracking: code.toUpperCase() });
}

/** @throws Refused `recordNotFound` where the code names no parcel of this supplier, or could name several. */
export async function showParcel(
  { tx, now, supplierId }: Pick<Marking, 'tx' | 'now' | 'supplierId'>,
  code: string,
): Promise<Parcel> {
  const row = await parcelOf(tx, supplierId, code);
  return presentParcel(row, await readParcelLines(tx, supplierId, [row]), now);
}

type Marking = {
  readonly tx: Tx;
  readonly now: Date;
  readonly session: Session;
  readonly supplierId: string;
  readonly audit: (note: AuditNote) => void;
};

/** Writes a step down with those before it, or takes it back with those after it. Doing it again changes nothing. */
export async function markStep(marking: Marking, input: InputOf<typeof markParcel>): Promise<Parcel> {
  const { tx, now, session, supplierId, audit } = marking;
  const found = await parcelOf(tx, supplierId, input.code);
  const place = { shopId: found.shop_id, orderId: found.order_id, n: found.n };
  await sql.lockParcel(tx, place);
  const [row = found] = await sql.parcelsAt(tx, supplierId, [place]);
  assertOpen(row, input.step);
  const index = parcelSteps.indexOf(input.step);
  const said = input.at === undefined ? now.getTime() : Date.parse(input.at);
  const at = new Date(Math.max(row.created_at.getTime(), Math.min(said, now.getTime())));
  if (input.undo) await sql.removeSteps(tx, { ...place, steps: parcelSteps.slice(index) });
  else
    await sql.addSteps(tx, {
      ...place,
      steps: parcelSteps.slice(0, index + 1),
      at,
      personId: session.personId,
    });
  const shown = await showParcel(marking, input.code);
  audit({
    shopId: row.shop_id,
    subject: parcelNumberOf(row),
    before: stepsOf(row),
    after: { picked: shown.picked_at, packed: shown.packed_at, handed_over: shown.handed_at },
  });
  return shown;
}

const stepsOf = (row: SupplierParcel) => ({
  picked: row.picked_at,
  packed: row.packed_at,
  handed_over: row.handed_at,
});

/** What the carrier has scanned, or nobody is to send, is out of the warehouse's hands. */
function assertOpen(row: SupplierParcel, step: ParcelStep): void {
  if (row.state !== 'to_ship' && row.state !== 'labelled') {
    const reason = row.state === 'cancelled' ? 'not_to_ship' : 'already_scanned';
    throw refuse('invalidOperation', { reason, field: 'code' });
  }
  if (step === 'handed_over' && row.state !== 'labelled') {
    throw refuse('invalidOperation', { reason: 'not_labelled', field: 'step' });
  }
}

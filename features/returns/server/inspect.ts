// What comes back: handed over by the buyer, scanned by a carrier, looked at by the supplier.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, assetOf } from '#domain/money/money.ts';
import { deductionMax } from '#domain/recipes/return.ts';
import { addDays, addHours } from '#domain/time.ts';
import { type Context } from '#features/orders/server/public.ts';
import type { ReturnScans } from '#features/shipping/server/public.ts';
import type { sendReturn } from '#features/returns/buyer.contract.ts';
import type { inspectReturn } from '#features/returns/contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { findCase, noteSent, readCaseLines, type CaseRow } from './cases.sql.ts';
import { listOfCases } from './evidence.sql.ts';
import { claimNumbers } from './labels.ts';
import * as labels from './labels.sql.ts';
import { linesOfCase, readReturnMoney } from './money.ts';
import { settleCase } from './settle.ts';
import { illegalCase, lockCase, lockOrder, step, tellCase, type Order } from './steps.ts';

/** The buyer says that a parcel was handed over, and with which carrier where it is not the label's. */
export async function noteHandedOver(
  context: Context,
  row: CaseRow,
  input: Pick<InputOf<typeof sendReturn>, 'n' | 'carrier' | 'tracking'>,
): Promise<CaseRow> {
  const { tx, shopId, now, env } = context;
  if (row.state !== 'awaiting_return') throw illegalCase(row, 'send');
  const { n, carrier, tracking } = input;
  if (carrier !== undefined || tracking !== undefined) {
    if (carrier === undefined || tracking === undefined)
      throw refuse('parameterMissing', {
        field: carrier === undefined ? 'carrier' : 'tracking',
        reason: 'missing',
      });
    if (env.carriers.find(carrier) === undefined)
      throw refuse('invalidParameter', { field: 'carrier', reason: 'unknown_carrier' });
    const named = { caseId: row.id, n, carrier, tracking: tracking.toUpperCase() };
    await claimNumbers(context, row.id, [named]);
    if (!(await labels.nameParcel(tx, { shopId, ...named }))) throw refuse('recordNotFound', { field: 'n' });
  }
  const dueAt = addDays(now, limits.caseUnseenDays);
  const moved = await noteSent(tx, { shopId, id: row.id, at: now, dueAt });
  // Said before: the number may be corrected, the days do not begin anew.
  if (moved === undefined) return row;
  await setTimers(tx, shopId, [{ subject: row.id, kind: 'case.ship', dueAt }]);
  return moved;
}

/** Scans of goods on their way back: the first one begins the supplier's days to look at them. */
export const takeReturnScans: ReturnScans = async (context, carrier, scans) => {
  const { tx, shopId, now, env } = context;
  const found = await Promise.all(
    [...new Set(scans.map(({ caseId }) => caseId))].toSorted().map((id) => findCase(tx, { shopId, id })),
  );
  const cases = found.flatMap((row) => row ?? []);
  const parcels = await labels.readParcels(
    tx,
    shopId,
    cases.map(({ id }) => id),
  );
  const known = scans.filter(({ caseId, n }) => parcels.some((one) => one.case_id === caseId && one.n === n));
  const rows = known.map((scan) => ({
    case_id: scan.caseId,
    n: scan.n,
    event_id: scan.event_id,
    code: scan.code,
    at: new Date(scan.at),
    place: scan.place ?? '',
    raw: scan.raw ?? '',
  }));
  for (const { order_id: id } of cases.toSorted((left, right) => (left.order_id < right.order_id ? -1 : 1)))
    await lockOrder(context, id);
  const fresh = await labels.addScans(tx, shopId, { carrier, now }, rows);
  for (const scan of rows.filter(({ event_id }) => fresh.has(event_id))) {
    const deliveredAt = scan.code === 'delivered' ? scan.at : null;
    await labels.scanParcel(tx, { shopId, caseId: scan.case_id, n: scan.n, scannedAt: scan.at, deliveredAt });
  }
  for (const one of cases) {
    const first = rows.find(({ case_id }) => case_id === one.id);
    if (first === undefined || !fresh.has(first.event_id)) continue;
    const row = await lockCase(context, one.id);
    if (row.state !== 'awaiting_return') continue;
    const due = addDays(now, env.policy.inspectDays);
    await step(context, row, {
      move: 'takeIn',
      actor: 'carrier',
      scanned_at: first.at,
      inspect_by: due,
      due_at: due,
      timer: 'case.inspect',
    });
  }
  return fresh;
};

export type Inspected = { readonly row: CaseRow; readonly order: Order; readonly refunded: bigint };

/** A case that this supplier's goods are part of. */
export async function findOfSupplier(
  context: Omit<Context, 'shopId'> & { supplierId: string },
  caseId: string,
): Promise<{ at: Context; found: CaseRow }> {
  const { tx, supplierId, env, now } = context;
  const routed = readRoutedId(caseId);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const [found, lines] = await Promise.all([
    findCase(tx, { shopId: routed.shopId, id: routed.id }),
    readCaseLines(tx, routed.shopId, [routed.id]),
  ]);
  if (found === undefined || !lines.some((line) => line.supplier_id === supplierId)) {
    throw refuse('recordNotFound', { field: 'case_id' });
  }
  return { at: { env, tx, now, shopId: routed.shopId }, found };
}

/**
 * The goods came back to the supplier: the buyer is refunded at once, unless something is to be taken off. That waits
 * for the buyer's word or a reviewer's.
 */
export async function inspect(
  context: Omit<Context, 'shopId'> & { supplierId: string },
  input: InputOf<typeof inspectReturn>,
): Promise<Inspected> {
  const { at, found } = await findOfSupplier(context, input.case_id);
  const order = await lockOrder(at, found.order_id);
  const row = await lockCase(at, found.id);
  const facts = {
    inspected_at: at.now,
    restock: input.restock,
    ...(input.note === undefined ? {} : { deduct_text: input.note }),
  };
  if (input.deduct === undefined) {
    const seen = await step(at, row, { move: 'inspect', actor: 'supplier', ...facts });
    const refunded = await settleCase(at, order, seen, { actor: 'supplier', restock: input.restock });
    return { row: { ...seen, state: 'refunding' }, order, refunded };
  }
  const units = await deductionOf(at, order, row, input);
  const seen = await step(at, row, {
    move: 'inspect',
    actor: 'supplier',
    ...facts,
    deduct_units: units,
    deduct_text: input.deduct_text ?? '',
    due_at: addHours(at.now, limits.caseOfferHours),
    timer: 'case.object',
  });
  await tellCase(at, row, order, 'return_damaged');
  return { row: seen, order, refunded: 0n };
}

/** What is to be taken off: with its reason, and never more than the goods cost the supplier. */
async function deductionOf(
  context: Context,
  order: Order,
  row: CaseRow,
  { deduct, deduct_text: text }: InputOf<typeof inspectReturn>,
): Promise<bigint> {
  const asset = assetOf(order.currency);
  const units = parseUnits(deduct ?? '', asset);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'deduct', reason: 'amount' });
  if (text === undefined) throw refuse('parameterMissing', { field: 'deduct_text', reason: 'reason' });
  // What was wrong before it was sent cannot be the buyer's damage.
  if (row.fault === 'supplier') throw refuse('invalidOperation', { reason: 'own_fault' });
  const most = await deductionMaxOf(context, order, row);
  if (units > most)
    throw refuse('invalidParameter', { field: 'deduct', reason: 'too_much', most: formatUnits(most, asset) });
  // Nobody can judge a deduction that nothing shows.
  const pictures = await listOfCases(context.tx, context.shopId, [row.id]);
  if (!pictures.some(({ by_whom }) => by_whom === 'supplier'))
    throw refuse('invalidOperation', { reason: 'no_picture' });
  return units;
}

/** The most that may be taken off the refund of a case. */
async function deductionMaxOf(
  context: Pick<Context, 'tx' | 'shopId'>,
  order: Parameters<typeof readReturnMoney>[1],
  row: CaseRow,
): Promise<bigint> {
  const { returned } = await linesOfCase(context, row);
  return deductionMax(
    await readReturnMoney(context, order, returned, { id: row.id, fault: row.fault, actor: 'timer' }),
  );
}

/** Nobody looked in the days after the scan: the goods count as they should be, and nothing goes back on a shelf unseen. */
export async function inspectBySilence(context: Context, order: Order, row: CaseRow): Promise<void> {
  const seen = await step(context, row, { move: 'inspect', actor: 'timer', restock: false });
  await settleCase(context, order, seen, { actor: 'timer', restock: false });
}

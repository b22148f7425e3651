// Tracking numbers in bulk: from a form, a file or a program. All rows or none, and the same rows again change nothing.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { type apiTracking, trackingRow } from '#features/shipping/supply.contract.ts';
import { columnsOf, readCsvText } from '#platform/csv.ts';
import type { Tx } from '#platform/db/database.ts';
import { isCarrierOpen } from '#platform/ports/settings.ts';
import type { Environment } from '#platform/environment.ts';
import { enterLabels } from './labels.ts';
import type { SupplierParcel } from './supplier.sql.ts';
import * as sql from './pack.sql.ts';
import { parcelIdOf, readParcelId, readParcelNumber } from '#domain/wire/parcel-id.ts';
import { findTracking } from './tracking.ts';

type Answer = GivenOf<typeof apiTracking>;
type Result = Answer['results'][number];
type Reason = NonNullable<Result['reason']>;
type Row = InputOf<typeof apiTracking>['rows'][number];

/** One row of a file or a call; without `row` where it has not the shape of one. */
export type Line = { readonly line: number; readonly parcel: string; readonly row: Row | undefined };

/** Checks every row and, unless it is a preview or one is refused, enters their labels. */
export async function uploadTracking(
  env: Environment,
  supplierId: string,
  lines: readonly Line[],
  { isPreview }: { isPreview: boolean },
): Promise<Answer> {
  const checked = await checkLines(env, supplierId, lines);
  const results = checked.map(({ result }) => result);
  if (isPreview || results.some(({ ok }) => !ok)) return { applied: false, results };
  const labels = checked.flatMap(({ label, result }) =>
    label === undefined || result.change === 'unchanged' ? [] : [label],
  );
  const entered = labels.length === 0 ? [] : await enterLabels(env, supplierId, labels);
  // Between the check and the entry somebody may have been faster: those rows say so.
  return {
    applied: true,
    results: checked.map(({ label, result }) => {
      const failed = entered.find(({ id, ok }) => id === label?.id && !ok);
      if (failed === undefined) return result;
      const known = (['tracking_used', 'carrier_closed'] as const).find((one) => one === failed.reason);
      return refused(result, known ?? 'not_to_ship');
    }),
  };
}

const refused = ({ line, parcel }: { line: number; parcel: string }, reason: Reason): Result => ({
  line,
  parcel,
  ok: false,
  change: null,
  reason,
});

type Checked = { result: Result; label?: { id: string; carrier: string; tracking: string } };

async function checkLines(env: Environment, supplierId: string, lines: readonly Line[]): Promise<Checked[]> {
  const { direct } = env.db;
  const parcels = await findAll(direct, supplierId, lines);
  const owners = await ownersOf(direct, lines);
  const seen = new Set<string>();
  const isSeen = (key: string) => seen.has(key) || (seen.add(key), false);
  return lines.map((line, index): Checked => {
    const { row } = line;
    if (row === undefined) return { result: refused(line, 'bad_row') };
    if (env.carriers.find(row.carrier) === undefined) return { result: refused(line, 'unknown_carrier') };
    if (!isCarrierOpen(env.settings.now(), row.carrier)) {
      return { result: refused(line, 'carrier_closed') };
    }
    const found = parcels.get(index) ?? [];
    const [parcel] = found;
    if (parcel === undefined || found.length > 1) return { result: refused(line, 'not_found') };
    const id = parcelIdOf(parcel.shop_id, parcel.order_id, parcel.n);
    const isSame = parcel.carrier === row.carrier && parcel.tracking === row.tracking;
    const isOpen = parcel.state === 'to_ship' || parcel.state === 'labelled';
    if (!isSame && !isOpen) return { result: refused(line, 'not_to_ship') };
    const number = `${row.carrier}:${row.tracking}`;
    if ([isSeen(id), isSeen(number)].includes(true)) return { result: refused(line, 'twice') };
    const owner = owners.get(number);
    if (owner !== undefined && owner !== id) return { result: refused(line, 'tracking_used') };
    const change = isSame ? 'unchanged' : parcel.tracking === null ? 'new' : 'changed';
    const label = { id, carrier: row.carrier, tracking: row.tracking };
    return { label, result: { line: line.line, parcel: line.parcel, ok: true, change, reason: null } };
  });
}

/** The supplier's parcels by the row that names them. */
async function findAll(
  tx: Tx,
  supplierId: string,
  lines: readonly Line[],
): Promise<Map<number, SupplierParcel[]>> {
  const named = lines.map(({ row }, asked) => ({ asked, name: row?.parcel ?? '' }));
  const places = named.flatMap(({ asked, name }) => {
    const place = readParcelId(name.toLowerCase());
    return place === undefined ? [] : [{ asked, ...place }];
  });
  const numbers = named.flatMap(({ asked, name }) => {
    const number = readParcelNumber(name);
    return number === undefined ? [] : [{ asked, ...number }];
  });
  const [placed, numbered] = await Promise.all([
    sql.parcelsAt(tx, supplierId, places),
    sql.parcelsNumbered(tx, supplierId, numbers),
  ]);
  const found = new Map<number, SupplierParcel[]>();
  for (const place of places) {
    const own = placed.filter((row) => row.order_id === place.orderId && row.n === place.n);
    found.set(place.asked, own.filter((row) => row.shop_id === place.shopId).slice(0, 1));
  }
  for (const row of numbered) found.set(row.asked, [...(found.get(row.asked) ?? []), row]);
  return found;
}

/** Which parcel a carrier's number leads to, by carrier and number. */
async function ownersOf(tx: Tx, lines: readonly Line[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  const carriers = new Set(lines.flatMap(({ row }) => (row === undefined ? [] : [row.carrier])));
  for (const carrier of carriers) {
    const numbers = lines.flatMap(({ row }) => (row?.carrier === carrier ? [row.tracking] : []));
    for (const [number, at] of await findTracking(tx, carrier, numbers)) {
      const id = at.isReturn ? 'a return' : parcelIdOf(at.shopId, at.orderId, at.n);
      owners.set(`${carrier}:${number}`, id);
    }
  }
  return owners;
}

const columns = ['parcel', 'carrier', 'tracking'] as const;
const notCsv = () => refuse('invalidOperation', { reason: 'not_csv' });

/**
 * The rows of a CSV file with a header; commas or semicolons.
 *
 * @throws Refused `invalidOperation` with the reason, and the line or column where there is one.
 */
export function readTrackingFile(csv: string): Line[] {
  const [head, ...rows] = readCsvText(csv, { wrong: notCsv });
  if (head === undefined || rows.length === 0) throw refuse('invalidOperation', { reason: 'empty' });
  const names = columnsOf(head);
  const missing = columns.find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw refuse('invalidOperation', { reason: 'missing_column', column: missing, line: head.line });
  }
  if (rows.length > limits.dispatchRowsMax) {
    throw refuse('invalidOperation', { reason: 'too_many_rows', limit: limits.dispatchRowsMax });
  }
  return rows.map(({ line, cells }) => {
    const cell = (name: (typeof columns)[number]) => cells[names.indexOf(name)] ?? '';
    const asked = { parcel: cell('parcel'), carrier: cell('carrier'), tracking: cell('tracking') };
    const row = z.safeParse(trackingRow, { ...asked, tracking: asked.tracking.replace(/\s+/g, '') });
    const hasShape = row.success && cells.length === names.length;
    return { line, parcel: asked.parcel.trim(), row: hasShape ? row.data : undefined };
  });
}

// The tables of prices, taxes and rates, imported by operators. A table is replaced whole, by a new version; quotes that
// were given carry their figures with them and stay as they are.
import { createHash } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRatio } from '#domain/money/fx.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import type { importRates, importShipping, importTaxes } from '#features/pricing/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './import.sql.ts';
import { disagreements, readShipRow, shipColumns } from './ship-file.ts';
import {
  Fault,
  readCurrency,
  readRows,
  readTable,
  readWords,
  type RowFault,
  type TableRow,
} from './table-file.ts';
import { overlapsOf, readTaxRow, taxColumns } from './tax-file.ts';

export type ImportRequest = {
  readonly env: Environment;
  readonly stream: AsyncIterable<Buffer | string> | undefined;
  readonly isDryRun: boolean;
  /** The operator. */
  readonly by: string;
};

/** A file that was read: what it would write, and what is wrong with it. */
type Read<T> = {
  readonly rows: number;
  readonly tables: ReadonlyMap<string, readonly T[]>;
  readonly faults: readonly RowFault[];
};

/** How a kind of table is looked up and written. */
type Store<T> = {
  readonly newest: (tx: Tx, keys: readonly string[]) => Promise<sql.Newest[]>;
  readonly insert: (
    tx: Tx,
    table: { key: string; version: number; rows: readonly T[] },
    stamp: sql.Stamp,
  ) => Promise<boolean>;
};

export async function importTaxFile(ask: ImportRequest): Promise<GivenOf<typeof importTaxes>> {
  const rows = await readTable(ask.stream, taxColumns);
  const { drafts, faults } = readRows(rows, readTaxRow);
  const tables = Map.groupBy(drafts.flat(), ({ country }) => country);
  const overlaps = [...tables.values()].flatMap(overlapsOf);
  const read = { rows: rows.length, tables, faults: [...faults, ...overlaps] };
  const { report, versions } = await writeTables(ask, read, {
    newest: sql.newestTaxTables,
    insert: (tx, { key, version, rows: rules }, stamp) =>
      sql.insertTaxTable(tx, { country: key, version, rules }, stamp),
  });
  return { ...report, tables: versions.map(([country, version]) => ({ country, version })) };
}

export async function importShipFile(ask: ImportRequest): Promise<GivenOf<typeof importShipping>> {
  const { db, policy } = ask.env;
  const rows = await readTable(ask.stream, shipColumns);
  const codes = await sql.listSupplierCodes(db.direct);
  const suppliers = new Map(codes.map(({ code, id }) => [code, id]));
  const basis = { suppliers, currency: policy.currency };
  const { drafts, faults } = readRows(rows, (row) => readShipRow(row, basis));
  const tables = Map.groupBy(drafts, ({ supplierId }) => supplierId);
  const differing = [...tables.values()].flatMap(disagreements);
  const read = { rows: rows.length, tables, faults: [...faults, ...differing] };
  const { report, versions } = await writeTables(ask, read, {
    newest: sql.newestShipTables,
    insert: (tx, { key, version, rows: own }, stamp) =>
      sql.insertShipTable(tx, { supplierId: key, version, rows: own }, stamp),
  });
  return { ...report, tables: versions.map(([supplier_id, version]) => ({ supplier_id, version })) };
}

/** @throws Refused `operationBusy` where another import wrote the same table in the same moment. */
async function writeTables<T extends { readonly line: number }>(
  { env, isDryRun, by }: ImportRequest,
  { rows, tables, faults }: Read<T>,
  store: Store<T>,
) {
  const keys = [...tables.keys()].toSorted();
  const at = env.clock.now();
  const write = async (tx: Tx) => {
    const newest = new Map((await store.newest(tx, keys)).map((one) => [one.key, one]));
    const versions: [string, number][] = [];
    for (const key of keys) {
      const own = tables.get(key) ?? [];
      const before = newest.get(key);
      const hash = hashOf(own);
      if (before?.hash.equals(hash)) continue;
      const version = (before?.version ?? 0) + 1;
      versions.push([key, version]);
      if (isDryRun) continue;
      const isWritten = await store.insert(tx, { key, version, rows: own }, { hash, by, at });
      if (!isWritten) throw refuse('operationBusy', { reason: 'other_import' });
    }
    if (!isDryRun && versions.length > 0) await sql.renewVersion(tx, { version: env.random.id(at) });
    return versions;
  };
  const isWhole = faults.length === 0;
  const versions = !isWhole ? [] : isDryRun ? await write(env.db.direct) : await env.db.transaction(write);
  const unchanged = isWhole ? keys.length - versions.length : 0;
  return { report: reportOf({ rows, faults, isDryRun, changed: versions.length, unchanged }), versions };
}

type Outcome = {
  readonly rows: number;
  readonly faults: readonly RowFault[];
  readonly isDryRun: boolean;
  readonly changed: number;
  readonly unchanged: number;
};

function reportOf({ rows, faults, isDryRun, changed, unchanged }: Outcome): GivenOf<typeof importRates> {
  return {
    rows,
    changed,
    unchanged,
    refused: faults.length,
    errors: faults.toSorted((one, other) => one.line - other.line).slice(0, limits.importErrorsShownMax),
    dry_run: isDryRun,
  };
}

/** What a table says, wherever its rows stand in the file. */
function hashOf(rows: readonly { readonly line: number }[]): Buffer {
  const texts = rows.map(({ line: _line, ...row }) =>
    JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  );
  return createHash('sha256').update(texts.toSorted().join('\n')).digest();
}

const rateColumns = ['from', 'to', 'rate', 'source', 'at'] as const;

/** A clock that is a little ahead of ours is no reason to refuse its rates. */
const aheadMs = 5 * minuteMs;

export async function importRateFile(ask: ImportRequest): Promise<GivenOf<typeof importRates>> {
  const { env, isDryRun, by } = ask;
  const now = env.clock.now();
  const rows = await readTable(ask.stream, rateColumns);
  const { drafts, faults } = readRows(rows, (row) => readRate(row, now));
  const known = drafts.length === 0 ? [] : await sql.readKnownRates(env.db.direct, drafts);
  const before = new Map(known.map(({ place, rate }) => [place - 1, rate]));
  const conflicts = drafts.flatMap(({ line, rate }, index): RowFault[] => {
    const written = before.get(index);
    return written === undefined || written === rate
      ? []
      : [{ line, field: 'rate', reason: 'written_before', value: written }];
  });
  const all = [...faults, ...conflicts];
  const isWhole = all.length === 0;
  const fresh = isWhole ? drafts.filter((_draft, index) => !before.has(index)) : [];
  if (!isDryRun && fresh.length > 0) {
    await env.db.transaction(async (tx) => {
      await sql.insertRates(tx, fresh, { by, at: now });
      await sql.renewVersion(tx, { version: env.random.id(now) });
    });
  }
  const unchanged = isWhole ? known.length : 0;
  return reportOf({ rows: rows.length, faults: all, isDryRun, changed: fresh.length, unchanged });
}

function readRate({ line, cell }: TableRow<(typeof rateColumns)[number]>, now: Date): sql.RateDraft {
  const from = readCurrency(cell('from'), 'from');
  const to = readCurrency(cell('to'), 'to');
  if (to === from) throw new Fault('to', 'same_currency', to);
  if (readRatio(cell('rate')) === undefined) throw new Fault('rate', 'bad_rate', cell('rate'));
  const text = cell('at');
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(text)
    ? new Date(text)
    : undefined;
  if (at === undefined || Number.isNaN(at.getTime())) throw new Fault('at', 'bad_time', text);
  if (at.getTime() > now.getTime() + aheadMs) throw new Fault('at', 'in_the_future', text);
  return { line, from, to, rate: cell('rate'), source: readWords(cell('source'), 200, 'source'), at };
}

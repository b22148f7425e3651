// A file with prices before it is written: read as it arrives, judged in batches, and kept until the merchant decides.
import { createHash } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { pieceMoney } from '#domain/pricing/prices.ts';
import { addDays, addMinutes, localDay } from '#domain/time.ts';
import type { previewShowcaseFile } from '#features/showcase/file.contract.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import type { Context } from '#features/showcase/server/context.ts';
import { pricing } from '#features/showcase/server/price-rule.ts';
import { readQuota } from '#features/showcase/server/quota.sql.ts';
import { readCsv, wrongFile } from '#platform/csv.ts';
import { readFileHeader, type FileReader, type WrittenRow } from './file-columns.ts';
import { nameOfRow, readFileRow, type FileRow } from './file-row.ts';
import * as sql from './file.sql.ts';
import {
  indexGoodsRows,
  judgeFileRow,
  type FileChange,
  type FileJudge,
  type FileRefusal,
} from './judge-file.ts';

type Output = GivenOf<typeof previewShowcaseFile>;
type Report = Omit<Output, 'id' | 'written_before' | 'format'>;

/** A row that can be judged, or why it cannot, with its name. */
type Read = { readonly name: string | null; readonly line: number; readonly row: FileRow | FileRefusal };

type Reading = {
  readonly context: Context;
  readonly judge: FileJudge;
  readonly report: Report;
  readonly changes: FileChange[];
};

/**
 * Says what a file would do to the showcase and writes nothing of it. The file never lies in memory whole; what it
 * would change is kept for a day, so that exactly this can be written.
 *
 * @param context Its `tx` is no transaction: the file may take minutes to arrive.
 * @throws Refused `invalidParameter` with line and reason where the file itself is wrong.
 */
export async function previewFile(
  context: Context,
  stream: AsyncIterable<Buffer | string> | undefined,
): Promise<Output> {
  if (stream === undefined) throw wrongFile('missing', 1);
  const digest = createHash('sha256');
  const reading = await beginReading(context);
  const { report } = reading;
  let reader: FileReader | undefined;
  let batch: Read[] = [];
  for await (const row of readCsv(digested(stream, digest), { delimiters: [',', ';', '\t'] })) {
    if (reader === undefined) {
      reader = readFileHeader(row);
      continue;
    }
    report.rows += 1;
    if (report.rows > limits.showcaseFileRowsMax) throw wrongFile('too_many_rows', row.line);
    const written = reader.read(row);
    if (written === 'passed') report.passed += 1;
    else batch.push(written === 'wrong' ? wrongRow(row.line) : readRow(written, context));
    if (batch.length < limits.showcaseFileBatchRows) continue;
    await judgeBatch(reading, batch);
    batch = [];
  }
  if (reader === undefined) throw wrongFile('empty', 1);
  await judgeBatch(reading, batch);
  return { ...(await keepFile(reading, digest.digest('hex'))), ...report, format: reader.format };
}

async function* digested(
  stream: AsyncIterable<Buffer | string>,
  digest: { update(part: Buffer | string): unknown },
) {
  for await (const part of stream) {
    digest.update(part);
    yield part;
  }
}

async function beginReading(context: Context): Promise<Reading> {
  const { tx, shop, level, commissionBps, now } = context;
  const used = await readQuota(tx, { shopId: shop.shop_id, day: localDay(now, shop.tz) });
  const free = { listed: level.goodsMax - (used?.listed ?? 0), rows: level.rowsMax - (used?.rows_used ?? 0) };
  const judge: FileJudge = {
    commissionBps,
    priceOf: await pricing(context),
    canAdd: await mayList(context),
    free,
    seen: new Set(),
  };
  const counts = {
    rows: 0,
    passed: 0,
    added: 0,
    priced: 0,
    listed: 0,
    delisted: 0,
    unchanged: 0,
    refused: 0,
  };
  return {
    context,
    judge,
    report: { ...counts, errors: [], changes: [], currency: shop.currency },
    changes: [],
  };
}

async function mayList({ tx, shop, now }: Context): Promise<boolean> {
  try {
    await assertMay(tx, shop.shop_id, 'list', { now });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function wrongRow(line: number): Read {
  return { name: null, line, row: { reason: 'wrong_columns' } };
}

function readRow(written: WrittenRow, { shop }: Context): Read {
  const row = readFileRow(written, shop.currency);
  return {
    name: nameOfRow(written),
    line: written.line,
    row: typeof row === 'string' ? { reason: row } : row,
  };
}

/** Judges rows in the order of the file: of goods that stand twice, the first row counts. */
async function judgeBatch(reading: Reading, batch: readonly Read[]): Promise<void> {
  if (batch.length === 0) return;
  const { context, judge } = reading;
  const rows = batch.flatMap(({ row }) => ('reason' in row ? [] : [row]));
  const goods = await sql.findFileGoods(context.tx, {
    shopId: context.shop.shop_id,
    language: context.language,
    codes: rows.map(({ code }) => code).filter((code) => code !== ''),
    gtins: rows.flatMap(({ gtins }) => gtins),
  });
  const index = indexGoodsRows(goods);
  for (const { name, line, row } of batch) {
    const verdict = 'reason' in row ? row : judgeFileRow(row, index, judge);
    if (verdict === 'unchanged') reading.report.unchanged += 1;
    else if ('reason' in verdict) addRefusal(reading, { name, line }, verdict);
    else addChange(reading, verdict);
  }
}

function addRefusal(
  { report, context }: Reading,
  { name, line }: Pick<Read, 'name' | 'line'>,
  { reason, floorUnits: floor }: FileRefusal,
): void {
  report.refused += 1;
  if (report.errors.length >= limits.showcaseFileShownMax) return;
  const floor_price = floor === undefined ? null : formatUnits(floor, context.shop.currency);
  report.errors.push({ line, code: name, reason, floor_price });
}

function addChange({ report, changes, context }: Reading, change: FileChange): void {
  const { goods, priceUnits, state } = change;
  changes.push(change);
  if (goods.price_units === null) report.added += 1;
  else if (goods.price_units !== priceUnits) report.priced += 1;
  if (goods.status === 'delisted' && state === 'listed') report.listed += 1;
  if (goods.status === 'listed' && state === 'delisted') report.delisted += 1;
  if (report.changes.length < limits.showcaseFileShownMax)
    report.changes.push(presentChange(context, change));
}

function presentChange({ shop, commissionBps }: Context, change: FileChange): Report['changes'][number] {
  const { line, goods, priceUnits, state } = change;
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const costs = { costUnits: goods.cost_units, shipFeeUnits: 0n, commissionBps, restockBps: 0 };
  return {
    line,
    goods_id: goods.id,
    code: goods.code,
    title: goods.title ?? goods.code,
    before: goods.price_units === null ? null : amount(goods.price_units),
    after: amount(priceUnits),
    profit: amount(pieceMoney({ priceUnits, ...costs }).profit),
    status_before: goods.status,
    status_after: state,
  };
}

async function keepFile(
  { context, changes }: Reading,
  sha256: string,
): Promise<Pick<Output, 'id' | 'written_before'>> {
  const { env, shop, now } = context;
  const shopId = shop.shop_id;
  const id = env.random.id(now);
  return env.db.transaction(async (tx) => {
    const same = await sql.findWrittenFile(tx, { shopId, sha256 });
    await sql.insertFile(tx, {
      shopId,
      id,
      sha256,
      at: now,
      goodsIds: changes.map(({ goods }) => goods.id),
      priceUnits: changes.map(({ priceUnits }) => priceUnits),
      states: changes.map(({ state }) => state),
      versions: changes.map(({ goods }) => goods.version ?? 0),
    });
    await sql.forgetFiles(tx, {
      shopId,
      openSince: addMinutes(now, -60 * limits.showcaseFileOpenHours),
      knownSince: addDays(now, -limits.showcaseFileKnownDays),
      kept: limits.showcaseFilesOpenMax,
    });
    return { id, written_before: same?.written_at?.toISOString() ?? null };
  });
}

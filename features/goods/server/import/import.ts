// The goods import: a file of any length, batch by batch, the same result however often it is sent.
import { isDeepStrictEqual } from 'node:util';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { importGoods } from '#features/goods/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { saveCosts, type CostRises } from '#features/goods/server/cost-rises.ts';
import { noFacts } from './import-facts.ts';
import { readCsv, wrongFile } from '#platform/csv.ts';
import { readHeader, readRow, type Draft, type Context, type Header, type RowError } from './import-row.ts';
import { factsOf, valuesOf } from './import-values.ts';
import { changedTexts } from './import-texts.ts';
import * as sql from './import.sql.ts';
import { takeBackStock } from '#features/goods/server/allotments.ts';
import { recordVersions } from '#features/goods/server/goods-file.sql.ts';
import { indexGoods } from '#features/goods/server/search/search-index.ts';
import { readTexts, writeTexts, type TextRow } from '#features/goods/server/texts.sql.ts';
import { listSupplierRows, listTypeRows } from '#features/goods/server/types.sql.ts';

type Report = GivenOf<typeof importGoods>;

/** Told in the transaction that changes goods: their cost moved, or there are none any more, or some again. */
export type GoodsChanged = (tx: Tx, goodsIds: readonly string[], at: Date) => Promise<void>;

/** Goods of one transaction: long enough to be quick, short enough that buyers hardly wait for the stock. */
const batchSize = 500;
/** Suppliers that one instance may have. */
const suppliersMax = 10_000;

/**
 * Imports the goods of a CSV file. Each batch is a transaction, so an import that breaks off has written
 * whole batches; sent again, it finds them unchanged and goes on. Rows with faults are told and passed over.
 *
 * @param how `isDryRun` counts the same and writes nothing; `changed` is told of goods that shops must look at; `rises`
 * announces costs that rise while shops sell the goods: these stay as they are until their day.
 * @throws Refused `invalidParameter` with line and reason where the file itself is wrong. Nothing is
 * written before its header was found right.
 */
export async function importFile(
  env: Environment,
  stream: AsyncIterable<Buffer | string> | undefined,
  { isDryRun, ...how }: Importing,
): Promise<Report> {
  if (stream === undefined) throw wrongFile('missing', 1);
  const context = await readContext(env);
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, announced: 0 };
  const report = { ...counts, errors: [], dry_run: isDryRun };
  const reading: Reading = { env, context, report, ...how, seen: new Set() };
  let header: Header | undefined;
  let batch: Draft[] = [];
  for await (const row of readCsv(stream)) {
    if (header === undefined) {
      header = readHeader(row);
      continue;
    }
    report.rows += 1;
    if (report.rows > limits.csvRowsMax) throw wrongFile('too_many_rows', row.line);
    const draft = readNew(reading, readRow(row, header, context));
    if (draft !== undefined) batch.push(draft);
    if (batch.length < batchSize) continue;
    await importBatch(reading, batch);
    batch = [];
  }
  if (header === undefined) throw wrongFile('empty', 1);
  if (batch.length > 0) await importBatch(reading, batch);
  return report;
}

type Importing = {
  readonly isDryRun: boolean;
  readonly changed: GoodsChanged;
  readonly rises: CostRises;
  readonly personId: string;
};

type Reading = Omit<Importing, 'isDryRun'> & {
  readonly env: Environment;
  readonly context: Context;
  readonly report: Report;
  /** Codes of the rows above. */
  readonly seen: Set<string>;
};

async function readContext({ db, policy }: Environment): Promise<Context> {
  const types = await listTypeRows(db.direct);
  const suppliers = await listSupplierRows(db.direct, { limit: suppliersMax, offset: 0 });
  return {
    currency: policy.currency,
    types: new Set(types.filter(({ retired_at: at }) => at === null).map(({ id }) => id)),
    suppliers: new Map(suppliers.map(({ code, id }) => [code, id])),
  };
}

/** The draft of a row whose code stands here for the first time. */
function readNew({ seen, report }: Reading, read: Draft | RowError): Draft | undefined {
  if ('reason' in read) return addError(report, read);
  const { code, line } = read;
  if (seen.has(code)) return addError(report, { line, code, field: 'code', reason: 'duplicate' });
  seen.add(code);
  return read;
}

function addError(report: Report, error: RowError): undefined {
  report.refused += 1;
  if (report.errors.length < limits.importErrorsShownMax) report.errors.push(error);
}

async function importBatch(reading: Reading, batch: readonly Draft[]): Promise<void> {
  const { env, report } = reading;
  const outcome = report.dry_run
    ? await judgeOnly(env.db.direct, reading, batch)
    : await env.db.transaction((tx) => writeBatch(tx, reading, batch));
  report.announced += outcome.announced;
  report.added += outcome.added.length;
  report.changed += outcome.changed.length;
  report.unchanged += outcome.unchanged;
  for (const error of outcome.errors) addError(report, error);
}

type Known = {
  readonly goods: readonly sql.KnownGoods[];
  /** What they say in the languages of the file, by goods id. */
  readonly texts: ReadonlyMap<string, readonly TextRow[]>;
};

async function readKnown(tx: Tx, drafts: readonly Draft[], isLocked: boolean): Promise<Known> {
  const goods = await sql.readKnown(tx, codesOf(drafts), isLocked);
  const languages = [...new Set(drafts.flatMap(({ texts }) => texts.map(({ language }) => language)))];
  if (goods.length === 0 || languages.length === 0) return { goods, texts: new Map() };
  const ids = goods.map(({ id }) => id);
  const texts = await readTexts(tx, { languages, goodsIds: ids });
  return { goods, texts: Map.groupBy(texts, ({ goods_id }) => goods_id) };
}

/** Takes back what shops have not sold of goods of which less is to be there, and says what is reserved of these exactly. */
async function takeBack(tx: Tx, known: Known, drafts: readonly Draft[]): Promise<Known> {
  const stocks = new Map(drafts.map(({ code, stock }) => [code, stock]));
  const counts = known.goods.map(({ id, code, on_hand: onHand }) => ({
    id,
    onHand: stocks.get(code) ?? onHand,
  }));
  const exact = await takeBackStock(tx, counts);
  const goods = known.goods.map((row) => ({ ...row, reserved: exact.get(row.id) ?? row.reserved }));
  return { ...known, goods };
}

type Change = {
  readonly draft: Draft;
  readonly known: sql.KnownGoods;
  /** Texts in other languages that change. */
  readonly texts: readonly TextRow[];
};
type Outcome = Judged & {
  /** Costs that rise, but not today. */
  readonly announced: number;
};
type Judged = {
  readonly added: readonly Draft[];
  readonly changed: readonly Change[];
  readonly unchanged: number;
  readonly errors: readonly RowError[];
};

/** What a batch would do to the goods that are known of it. */
function judge(batch: readonly Draft[], known: Known): Judged {
  const byCode = new Map(known.goods.map((row) => [row.code, row]));
  const added: Draft[] = [];
  const changed: Change[] = [];
  const errors: RowError[] = [];
  let unchanged = 0;
  for (const draft of batch) {
    const found = byCode.get(draft.code);
    if (found === undefined) {
      added.push(draft);
      continue;
    }
    const texts = changedTexts(found.id, draft.texts, known.texts.get(found.id));
    const change = { draft, known: found, texts };
    if (draft.stock < found.reserved) errors.push(belowReserved(draft));
    else if (hasOtherFacts(change) || draft.stock !== found.on_hand) changed.push(change);
    else unchanged += 1;
  }
  return { added, changed, unchanged, errors };
}

/** Pieces that buyers have paid for cannot be written off by a file. */
function belowReserved({ line, code }: Draft): RowError {
  return { line, code, field: 'stock', reason: 'below_reserved' };
}

function hasOtherFacts({ draft, known, texts }: Change): boolean {
  return texts.length > 0 || !isDeepStrictEqual(valuesOf(draft, known), factsOf(known));
}

async function judgeOnly(tx: Tx, reading: Reading, batch: readonly Draft[]): Promise<Outcome> {
  const known = await readKnown(tx, batch, false);
  const { drafts, announced } = await saveCosts(batch, known.goods, (rises) =>
    reading.rises(tx, rises, { ...reading, isDryRun: true }),
  );
  return { ...judge(drafts, known), announced };
}

async function writeBatch(tx: Tx, reading: Reading, batch: readonly Draft[]): Promise<Outcome> {
  // In the order of codes, so that two imports of the same goods do not wait for each other in a circle.
  const sorted = batch.toSorted((left, right) => (left.code < right.code ? -1 : 1));
  const first = await writeOnce(tx, reading, sorted);
  const wanted = new Set(codesOf(first.outcome.added));
  const late = sorted.filter(({ code }) => wanted.has(code) && !first.made.has(code));
  if (late.length === 0) return first.outcome;
  // Another import entered these a moment ago: now they are goods to compare with.
  const second = await writeOnce(tx, reading, late);
  const { outcome } = first;
  return {
    added: outcome.added.filter(({ code }) => first.made.has(code)),
    changed: [...outcome.changed, ...second.outcome.changed],
    unchanged: outcome.unchanged + second.outcome.unchanged,
    errors: [...outcome.errors, ...second.outcome.errors],
    announced: outcome.announced + second.outcome.announced,
  };
}

async function writeOnce(
  tx: Tx,
  reading: Reading,
  batch: readonly Draft[],
): Promise<{ outcome: Outcome; made: Set<string> }> {
  const { env, changed } = reading;
  const at = env.clock.now();
  const known = await takeBack(tx, await readKnown(tx, batch, true), batch);
  const { drafts, announced } = await saveCosts(batch, known.goods, (rises) =>
    reading.rises(tx, rises, { ...reading, isDryRun: false }),
  );
  const outcome = { ...judge(drafts, known), announced };
  const ids = outcome.added.map(() => env.random.id(at));
  const entering = outcome.added.map((draft, index) => valuesOf(draft, { id: ids[index] ?? '', ...noFacts }));
  const stocks = outcome.added.map(({ stock }) => stock);
  const made = ids.length === 0 ? new Set<string>() : await sql.insertGoods(tx, entering, stocks, at);
  const other = outcome.changed.filter(hasOtherFacts);
  if (other.length > 0) {
    const values = other.map(({ draft, known }) => valuesOf(draft, known));
    await sql.updateGoods(tx, values, at);
  }
  // Goods that another import entered a moment ago are not these ids.
  const entered = outcome.added.flatMap(({ code, texts }, index) =>
    made.has(code) ? changedTexts(ids[index] ?? '', texts) : [],
  );
  await writeTexts(tx, [...entered, ...other.flatMap(({ texts }) => texts)]);
  const enteredIds = ids.filter((_id, index) => made.has(outcome.added[index]?.code ?? ''));
  const writtenIds = [...enteredIds, ...other.map(({ known }) => known.id)];
  await recordVersions(tx, writtenIds, { at, by: undefined, why: '' });
  await indexGoods(tx, writtenIds);
  const counted = outcome.changed.filter(({ draft, known }) => draft.stock !== known.on_hand);
  if (counted.length > 0) {
    const goodsIds = counted.map(({ known }) => known.id);
    await sql.setOnHand(tx, { ids: goodsIds, counts: counted.map(({ draft }) => draft.stock), at });
  }
  const felt = outcome.changed.filter(isFelt).map(({ known }) => known.id);
  if (felt.length > 0) await changed(tx, felt, at);
  return { outcome, made };
}

/** Whether shops that sell the goods must look at them again. */
function isFelt({ draft, known }: Change): boolean {
  return draft.costUnits !== known.cost_units || (draft.stock === 0n) !== (known.on_hand === 0n);
}

function codesOf(drafts: readonly Draft[]): string[] {
  return drafts.map(({ code }) => code);
}

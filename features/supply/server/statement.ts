// The statement of a supplier: every line that moved what it is owed, from the books, so that sums equal them.
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { csvOf } from '#domain/text/csv.ts';
import { addDays } from '#domain/time.ts';
import type { payablesPaper, statementKinds, statementShape } from '#features/supply/payables.contract.ts';
import { payablesWords as words } from '#locales/en/papers-payables.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Tx } from '#platform/db/database.ts';
import { openPdf } from '#platform/pdf/document.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import { signed } from './contracts.ts';
import * as sql from './payables.sql.ts';
import { presentPayment } from './payments.ts';
import { findSupplier } from './suppliers.sql.ts';

export type Statement = z.input<typeof statementShape>;
type Line = Statement['list'][number];
type Paper = OutputOf<typeof payablesPaper>;

export type StatementContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  /** Who looks, where payments can be acted on; undefined for the supplier itself. */
  readonly personId: string | undefined;
};
export type Period = { readonly id: string; readonly from: string; readonly to: string };

const kindOf: Partial<Record<sql.MoveRow['kind'], (typeof statementKinds)[number]>> = {
  ship_cost: 'parcel',
  return_supplier: 'return',
  claim_granted: 'claim',
  claim_taken: 'house_claim',
  supplier_paid: 'payment',
};

/** @throws Refused `recordNotFound`; `invalidOperation` `period` where it ends before it begins, or is too long. */
export async function readStatement(context: StatementContext, { id, from, to }: Period): Promise<Statement> {
  const { env, tx, personId } = context;
  const { currency } = env.policy;
  const supplier = await findSupplier(tx, { id });
  if (supplier === undefined) throw refuse('recordNotFound', { field: 'id' });
  const start = new Date(`${from}T00:00:00.000Z`);
  const until = addDays(new Date(`${to}T00:00:00.000Z`), 1);
  const days = (until.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > limits.supplyStatementDays) throw refuse('invalidOperation', { reason: 'period' });
  const span = { supplierId: id, currency, from: start, until };
  const max = limits.supplyStatementRowsMax;
  const sums = await sql.sumMoves(tx, span);
  const rows = await sql.listMoves(tx, span, max + 1);
  const owed = (await sql.owedTo(tx, [id], currency)).get(id) ?? 0n;
  const payments = await sql.listPayments(tx, { supplierId: id });
  const amount = (units: bigint) => signed(units, currency);
  const opening = sums.reduce((all, { before }) => all + before, 0n);
  const inside = (...kinds: readonly string[]) =>
    sums.reduce((all, row) => all + (kinds.includes(row.kind) ? row.inside : 0n), 0n);
  return {
    supplier: { id, code: supplier.code, name: supplier.name },
    from,
    to,
    currency,
    opening: amount(opening),
    closing: amount(sums.reduce((all, row) => all + row.inside, opening)),
    sums: {
      parcels: amount(inside('ship_cost')),
      returns: amount(inside('return_supplier')),
      claims: amount(inside('claim_granted', 'claim_taken')),
      payments: amount(inside('supplier_paid')),
    },
    owed: amount(owed),
    list: rows.slice(0, max).map((row) => lineOf(row, currency)),
    is_cut: rows.length > max,
    payments: payments.map((row) => presentPayment(row, personId)),
  };
}

function lineOf(row: sql.MoveRow, currency: Environment['policy']['currency']): Line {
  const kind = kindOf[row.kind];
  // Another kind of posting would have to be named here first: the matrix has no other one.
  if (kind === undefined) throw new Error(`${row.kind} is no line of a supplier's statement`);
  const number = row.number === null ? undefined : orderNumberOf(row.shop_id, row.number);
  const fee = row.ship_fee_units;
  return {
    at: row.at,
    kind,
    subject: number === undefined ? row.document.slice(-8) : row.n === null ? number : `${number}.${row.n}`,
    cost: fee === null ? null : formatUnits(row.change - fee, currency),
    ship_fee: fee === null ? null : formatUnits(fee, currency),
    amount: signed(row.change, currency),
  };
}

/** The statement as a file. */
export async function printStatement(
  context: StatementContext,
  period: Period,
  format: 'pdf' | 'csv',
): Promise<Paper> {
  const shown = await readStatement(context, period);
  const file_name = `${words.file}-${shown.supplier.code}-${shown.from}-${shown.to}.${format}`;
  const bytes = format === 'csv' ? Buffer.from(csvText(shown)) : await drawPdf(shown, context.now);
  return {
    file_name,
    mime: format === 'csv' ? 'text/csv' : 'application/pdf',
    base64: bytes.toString('base64'),
  };
}

function cellsOf(line: Line): string[] {
  const { at, kind, subject, cost, ship_fee: fee, amount } = line;
  return [new Date(at).toISOString().slice(0, 10), words.kind[kind], subject, cost ?? '', fee ?? '', amount];
}

function csvText({ list, currency, from, to, opening, closing }: Statement): string {
  const edge = (day: string, text: string, amount: string) => [day, text, '', '', '', amount, currency];
  return csvOf([
    [...words.heads, words.currency],
    edge(from, words.opening, opening),
    ...list.map((line) => [...cellsOf(line), currency]),
    edge(to, words.closing, closing),
  ]);
}

async function drawPdf(shown: Statement, now: Date): Promise<Buffer> {
  const { supplier, from, to, currency, opening, closing, sums, list } = shown;
  const pdf = await openPdf({
    title: words.title,
    language: 'en',
    at: now,
    page: 'a4',
    author: supplier.name,
  });
  pdf.say(words.title, { size: 18, isBold: true });
  pdf.say(`${supplier.name} (${supplier.code})`, { size: 12 });
  pdf.say(`${from} – ${to} · ${currency}`, { tone: 'muted' });
  pdf.rule();
  const wide = [{ width: 3 }, { width: 1, align: 'right' }] as const;
  const summed = [
    [words.opening, opening],
    [words.parcels, sums.parcels],
    [words.returns, sums.returns],
    [words.claims, sums.claims],
    [words.payments, sums.payments],
    [words.closing, closing],
  ];
  pdf.rows(wide, [words.summary, currency], summed);
  pdf.gap(12);
  const right = 'right' as const;
  const columns = [
    { width: 2 },
    { width: 3 },
    { width: 3 },
    { width: 2, align: right },
    { width: 2, align: right },
    { width: 2, align: right },
  ];
  pdf.rows(columns, words.heads, list.map(cellsOf));
  return pdf.end();
}

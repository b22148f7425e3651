// What a statement says: its sums are those of the book between two of its entries, so each opens the entries that make it.
import * as z from 'zod/mini';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { versionMax } from '#domain/wire/wire.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits, type Asset } from '#domain/money/money.ts';
import { flowTypes } from '#features/wallet/contract.ts';
import {
  statementFees,
  type listStatementEntries,
  type listStatements,
  type readStatement,
} from '#features/wallet/statements.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { balanceAccounts, flowTypeOf } from '../flow.ts';
import { directionOf, feeAccounts, kindsOf, parts } from './kinds.ts';
import * as sql from './statements.sql.ts';

export type Statement = GivenOf<typeof readStatement>;
type Entries = GivenOf<typeof listStatementEntries>;
/** Whose statement, and where it is read. */
export type Place = { readonly tx: Tx; readonly shopId: bigint };

/** A statement with the four amounts that it begins with. */
export type StatementRow = sql.StoredStatement & { readonly opening: Amounts };

export async function showStatements(
  { tx, shopId }: Place,
  input: InputOf<typeof listStatements>,
): Promise<GivenOf<typeof listStatements>> {
  const { page, page_size: size } = input;
  const stored = await sql.listStored(tx, {
    shopId,
    upTo: versionMax,
    limit: size + 2,
    offset: (page - 1) * size,
  });
  const rows = stored.slice(0, size + 1).map((row, index) => withOpening(row, stored[index + 1]));
  const sums = await sql.listSums(tx, { shopId, numbers: rows.map(({ number }) => number) });
  const list = rows.map((row) =>
    summaryOf(
      shopId,
      row,
      sums.filter(({ number }) => number === row.number),
    ),
  );
  return toPage(list, input, null);
}

/** @throws Refused `recordNotFound`. */
export async function findStatement({ tx, shopId }: Place, number: number): Promise<StatementRow> {
  const [row, before] = await sql.listStored(tx, { shopId, upTo: number, limit: 2, offset: 0 });
  if (row === undefined || row.number !== number) throw refuse('recordNotFound', { field: 'number' });
  return withOpening(row, before);
}

/** @throws Refused `recordNotFound`. */
export async function showStatement(place: Place, number: number): Promise<Statement> {
  const { tx, shopId } = place;
  const row = await findStatement(place, number);
  const [sums, taxes] = await Promise.all([
    sql.listSums(tx, { shopId, numbers: [number] }),
    sql.listTaxes(tx, { shopId, number }),
  ]);
  const amount = amountIn(row);
  const opened = row.opening;
  const closed = closingOf(row);
  return {
    ...summaryOf(shopId, row, sums),
    accounts: parts.map((one) => ({
      account: one,
      opening: amount(opened[one]),
      closing: amount(closed[one]),
    })),
    receivable: amount(row.receivable_units),
    lines: flowTypes.flatMap((type) => {
      const own = sums.filter((sum) => flowTypeOf(sum.kind) === type);
      const movements = own.reduce((count, sum) => count + sum.movements, 0);
      const { into, out } = crossed(own);
      return movements === 0 ? [] : [{ type, in: amount(into), out: amount(out), movements }];
    }),
    invoice: invoiceOf(row, sums),
    taxes: taxesOf(taxes, amount),
  };
}

function summaryOf(shopId: bigint, row: StatementRow, sums: readonly sql.SumRow[]) {
  const amount = amountIn(row);
  const { into, out } = crossed(sums);
  const no = orderNumberOf(shopId, row.number);
  const fees = statementFees.reduce((total, fee) => total + netOf(sums, feeAccounts[fee]).net, 0n);
  return {
    number: row.number,
    settlement_no: `S-${no}`,
    invoice_no: `C-${no}`,
    month: row.month.slice(0, 7),
    tz: row.tz,
    currency: row.currency,
    opening: amount(totalOf(row.opening)),
    closing: amount(totalOf(closingOf(row))),
    in: amount(into),
    out: amount(out),
    fees: amount(fees),
    tax: amount(netOf(sums, 'tax').net),
    first_entry: String(row.first_seq),
    last_entry: String(row.last_seq),
    made_at: row.made_at.toISOString(),
  };
}

/** What came into the four amounts of the wallet and what left them; moves between them are neither. */
function crossed(sums: readonly sql.SumRow[]): { into: bigint; out: bigint } {
  let [into, out] = [0n, 0n];
  for (const { debit_kind: debit, credit_kind: credit, units } of sums) {
    const [from, to] = [balanceAccounts.includes(debit), balanceAccounts.includes(credit)];
    if (to && !from) into += units;
    if (from && !to) out += units;
  }
  return { into, out };
}

function netOf(sums: readonly sql.SumRow[], kind: AccountKind) {
  const total = (side: 'debit_kind' | 'credit_kind') =>
    sums.reduce((sum, row) => (row[side] === kind ? sum + row.units : sum), 0n);
  const [charged, back] = [total('credit_kind'), total('debit_kind')];
  return { charged, back, net: charged - back };
}

type Amounts = Record<(typeof parts)[number], bigint>;

/** The first statement of a shop begins with nothing: it begins with the first entry of its book. */
const nothing: Amounts = { available: 0n, pending: 0n, held: 0n, withdrawing: 0n };
const withOpening = (row: sql.StoredStatement, before: sql.StoredStatement | undefined): StatementRow => ({
  ...row,
  opening: before === undefined ? nothing : closingOf(before),
});
const closingOf = (row: sql.StoredStatement): Amounts => ({
  available: row.available_units,
  pending: row.pending_units,
  held: row.held_units,
  withdrawing: row.withdrawing_units,
});
/** The balance that a statement begins with. */
export const openingUnits = ({ opening }: StatementRow): bigint => totalOf(opening);
const totalOf = (amounts: Amounts) => parts.reduce((sum, one) => sum + amounts[one], 0n);
const amountIn = ({ currency }: { currency: string }) => {
  const asset: Asset = assetOf(currency);
  return (units: bigint) => formatUnits(units, asset);
};

const text = z._default(z.string(), '');
const partyShape = z.object({
  name: text,
  form: text,
  address: text,
  country: text,
  registration_no: text,
  tax_id: text,
});
const recipientShape = z.object({ shop: text, name: text });
const issuerShape = z.object({ brand: text, tax_rate_bps: z._default(z.int(), 0) });

/** The name under which the platform was known when the statement was made. */
export const brandOf = (row: StatementRow): string => z.parse(issuerShape, row.issuer).brand;

function invoiceOf(row: StatementRow, sums: readonly sql.SumRow[]): Statement['invoice'] {
  const amount = amountIn(row);
  const lines = statementFees.flatMap((fee) => {
    const { charged, back, net } = netOf(sums, feeAccounts[fee]);
    if (charged === 0n && back === 0n) return [];
    return [{ fee, charged: amount(charged), back: amount(back), net: amount(net) }];
  });
  const total = statementFees.reduce((sum, fee) => sum + netOf(sums, feeAccounts[fee]).net, 0n);
  const { tax_rate_bps: bps } = z.parse(issuerShape, row.issuer);
  const { shop, name } = z.parse(recipientShape, row.recipient);
  return {
    lines,
    total: amount(total),
    tax_rate_bps: bps,
    tax_included: amount(taxIn(total, bps)),
    issuer: z.parse(partyShape, row.issuer),
    recipient: { ...z.parse(partyShape, row.recipient), name: name === '' ? shop : name },
  };
}

/** The tax that a total contains, rounded half away from zero. */
function taxIn(total: bigint, bps: number): bigint {
  const whole = BigInt(10_000 + bps);
  const least = total < 0n ? -total : total;
  const tax = (least * BigInt(bps) * 2n + whole) / (whole * 2n);
  return total < 0n ? -tax : tax;
}

function taxesOf(rows: readonly sql.TaxRow[], amount: (units: bigint) => string): Statement['taxes'] {
  const found = new Map<string, { row: sql.TaxRow; base: bigint; due: bigint; back: bigint }>();
  for (const row of rows) {
    const key = `${row.country} ${row.label} ${row.rate_bps}`;
    const sum = found.get(key) ?? { row, base: 0n, due: 0n, back: 0n };
    sum.base += row.is_back ? -row.base_units : row.base_units;
    if (row.is_back) sum.back += row.tax_units;
    else sum.due += row.tax_units;
    found.set(key, sum);
  }
  return [...found.values()].map(({ row, base, due, back }) => ({
    country: row.country,
    label: row.label,
    rate_bps: row.rate_bps,
    base: amount(base),
    due: amount(due),
    back: amount(back),
    tax: amount(due - back),
  }));
}

/**
 * A page of the entries that a sum is made of.
 *
 * @throws Refused `recordNotFound`.
 */
export async function showEntries(
  place: Place,
  { number, of, country, after }: InputOf<typeof listStatementEntries>,
): Promise<Entries> {
  const { tx, shopId } = place;
  const row = await findStatement(place, number);
  const before = after === undefined ? row.last_seq : BigInt(after) - 1n;
  const found = await sql.listEntries(tx, shopId, {
    kinds: kindsOf(of),
    from: row.first_seq,
    to: before < row.last_seq ? before : row.last_seq,
    country: of === 'tax' ? country : undefined,
    limit: limits.statementEntriesShown + 1,
  });
  const shown = found.slice(0, limits.statementEntriesShown);
  const amount = amountIn(row);
  return {
    list: shown.map((one) => ({
      no: String(one.seq),
      kind: one.kind,
      at: one.at.toISOString(),
      amount: amount(one.units),
      direction: directionOf(one, of),
      ref: {
        kind: one.order_id === null ? 'other' : 'order',
        id: one.order_id ?? one.document,
        no: one.order_number === null ? null : orderNumberOf(shopId, one.order_number),
      },
    })),
    currency: row.currency,
    page: 1,
    has_more: found.length > shown.length,
    next: found.length > shown.length ? String(shown.at(-1)?.seq ?? '') : null,
  };
}

// A statement as papers in the reader's language. What is printed never changes, so equal calls give equal bytes.
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { isInEu } from '#domain/geo/european-union.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { csvOf } from '#domain/text/csv.ts';
import type { Language } from '#domain/text/language.ts';
import type { statementFile } from '#features/wallet/statements.contract.ts';
import { serverWords } from '#locales/server.ts';
import { flowTypeOf } from '../flow.ts';
import { drawInvoice, drawSettlement } from './pdf.ts';
import { listEntries } from './statements.sql.ts';
import { directionIn, walletKinds } from './kinds.ts';
import { brandOf, findStatement, openingUnits, showStatement, type Place, type Statement } from './view.ts';
import { localMoment, movementCells, movementHeads } from './rows.ts';

type Paper = GivenOf<typeof statementFile>;
type Words = ReturnType<typeof serverWords>['statements'];

/**
 * @throws Refused `recordNotFound`; `invalidOperation` `too_many_rows` where the entries do not fit into one file.
 */
export async function printPaper(
  place: Place,
  { number, paper }: InputOf<typeof statementFile>,
  language: Language,
): Promise<Paper> {
  const shown = await showStatement(place, number);
  const words = serverWords(language).statements;
  const end = paper.endsWith('_pdf') ? 'pdf' : 'csv';
  const name = `${paper.replace(/_(?:pdf|csv)$/, '')}-${shown.month}.${end}`;
  const bytes = await bytesOf();
  return {
    file_name: name,
    type: end === 'pdf' ? 'application/pdf' : 'text/csv;charset=utf-8',
    base64: bytes.toString('base64'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };

  async function bytesOf(): Promise<Buffer> {
    if (end === 'csv') return Buffer.from(csvOf(await rowsOf()));
    const brand = brandOf(await findStatement(place, number));
    const draw = paper === 'invoice_pdf' ? drawInvoice : drawSettlement;
    return draw(shown, { language, brand });
  }

  async function rowsOf(): Promise<string[][]> {
    if (paper === 'settlement_csv') return settlementRows(place, shown, words);
    if (paper === 'invoice_csv') return invoiceRows(shown, words);
    return paper === 'tax_csv' ? taxRows(shown, words) : ossRows(shown);
  }
}

/** Every entry that touches the wallet, the oldest first, with the balance after it. */
async function settlementRows(place: Place, shown: Statement, words: Words): Promise<string[][]> {
  const row = await findStatement(place, shown.number);
  const limit = limits.movementRowsMax;
  const entries = await listEntries(place.tx, place.shopId, {
    kinds: walletKinds,
    from: row.first_seq,
    to: row.last_seq,
    limit: limit + 1,
  });
  if (entries.length > limit) throw refuse('invalidOperation', { reason: 'too_many_rows', limit });
  const asset = assetOf(shown.currency);
  let balance = openingUnits(row);
  const edge = (label: string, amount: string) => ['', '', label, '', '', '', '', amount, shown.currency];
  const rows = entries.toReversed().map((entry) => {
    const direction = directionIn(entry.debit_kind, entry.credit_kind);
    if (direction !== 'inside') balance += direction === 'in' ? entry.units : -entry.units;
    const number = entry.order_number;
    return movementCells(words, {
      no: String(entry.seq),
      at: localMoment(entry.at, shown.tz),
      type: flowTypeOf(entry.kind) ?? 'debit',
      order: number === null ? '' : orderNumberOf(place.shopId, number),
      accounts: [entry.debit_kind, entry.credit_kind],
      direction,
      amount: formatUnits(entry.units, asset),
      balance: formatUnits(balance, asset),
      currency: shown.currency,
    });
  });
  const { words: own } = words;
  return [movementHeads(words), edge(own.opening, shown.opening), ...rows, edge(own.closing, shown.closing)];
}

function invoiceRows({ invoice, invoice_no: no, month, currency }: Statement, { words }: Words): string[][] {
  return [
    [words.number, words.month, words.kind, words.charged, words.back, words.total, words.currency],
    ...invoice.lines.map(({ fee, charged, back, net }) => [
      no,
      month,
      words.fee[fee],
      charged,
      back,
      net,
      currency,
    ]),
    [no, month, words.total, '', '', invoice.total, currency],
    [no, month, words.taxWord, '', '', invoice.tax_included, currency],
  ];
}

function taxRows({ taxes, month, currency }: Statement, { words }: Words): string[][] {
  return [
    [
      words.month,
      words.country,
      words.kind,
      words.rate,
      words.base,
      words.due,
      words.back,
      words.taxWord,
      words.currency,
    ],
    ...taxes.map((one) => [
      month,
      one.country,
      one.label,
      percentOf(one.rate_bps),
      one.base,
      one.due,
      one.back,
      one.tax,
      currency,
    ]),
  ];
}

/**
 * The value added tax of the countries of the EU, in the columns of a one-stop shop return. They are read by programs, so
 * their heads are the same in every language.
 */
function ossRows({ taxes, month, currency }: Statement): string[][] {
  return [
    ['period', 'member_state', 'supply_type', 'vat_rate', 'taxable_amount', 'vat_amount', 'currency'],
    ...taxes
      .filter(({ country, label }) => isInEu(country) && label === 'vat')
      .map((one) => [month, one.country, 'GOODS', percentOf(one.rate_bps), one.base, one.tax, currency]),
  ];
}

/** Basis points as a decimal percentage: 2,150 is `21.50`. */
function percentOf(bps: number): string {
  return `${Math.floor(bps / 100)}.${String(bps % 100).padStart(2, '0')}`;
}

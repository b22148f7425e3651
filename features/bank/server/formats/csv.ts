// A bank's CSV file: which column is what is read from the header, and what could mean two things is refused.
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, type Asset } from '#domain/money/money.ts';
import { plainBankNumber } from '#domain/payouts/payout.ts';
import { readCsvText, type CsvRow } from '#platform/csv.ts';
import { balancesOf, type Stood } from './csv-balance.ts';
import { isHeader, readColumns, sourceOf, type Column, type ColumnField } from './columns.ts';
import {
  joinTexts,
  plainWords,
  realDay,
  wrongStatement,
  type BankAccount,
  type Reading,
  type RowFault,
  type StatementFile,
  type StatementLine,
} from '#features/bank/server/file.ts';
import { decimalOf, orderOf, readAmount, readDay, type DateOrder, type Decimal } from './values.ts';

/**
 * Reads a statement in CSV.
 *
 * @throws Refused `invalidParameter` for the whole file, with reason and where it is known line and column.
 */
export function readBankCsv(text: string, reading: Reading): StatementFile {
  const { rows, header, columns, preamble } = findHeader(text);
  const one = pickColumns(columns);
  const body = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (body.length > limits.bankLinesMax) throw wrongStatement('too_many_lines', { line: header.line });
  const own = ownAccount({ one, body, preamble, reading });
  const dialect = dialectOf({ one, body, own, reading });
  const lines: StatementLine[] = [];
  const faults: RowFault[] = [];
  const stood: Stood[] = [];
  let skipped = 0;
  for (const row of body) {
    const read = readRow(row, { one, own, dialect, reading });
    if (read === undefined) skipped += 1;
    else if ('reason' in read) faults.push(read);
    else {
      lines.push(read);
      stood.push({
        line: read,
        balance: readAmount(cellOf(row, one('balance')), dialect.decimal, read.currency),
      });
    }
  }
  const balances = faults.length > 0 ? [] : balancesOf(stood);
  const shown = columns
    .filter((column) => one(column.field).includes(column))
    .map(({ name, field }) => ({ column: name, field }));
  return { format: 'csv', source: sourceOf(columns), lines, faults, skipped, columns: shown, balances };
}

type Found = {
  readonly rows: readonly CsvRow[];
  readonly header: CsvRow;
  readonly columns: readonly Column[];
  readonly preamble: readonly CsvRow[];
};

const delimiters = [';', ',', '\t', '|'];

/** Tries every sign that may stand between cells; the one with which a line becomes a header is the file's. */
function findHeader(text: string): Found {
  let broken: Refused | undefined;
  for (const delimiter of delimiters) {
    let rows: CsvRow[];
    try {
      rows = rowsOf(text, delimiter);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      broken ??= error;
      continue;
    }
    const at = rows
      .slice(0, limits.bankPreambleLinesMax)
      .findIndex(({ cells }) => isHeader(readColumns(cells)));
    const header = rows[at];
    if (header === undefined) continue;
    return {
      rows: rows.slice(at + 1),
      header,
      columns: readColumns(header.cells),
      preamble: rows.slice(0, at),
    };
  }
  throw broken ?? wrongStatement('no_header', { line: 1 });
}

function rowsOf(text: string, delimiter: string): CsvRow[] {
  return readCsvText(text, {
    delimiter,
    isLenient: true,
    rowsMax: limits.bankLinesMax + limits.bankPreambleLinesMax + 1,
    wrong: (line) => wrongStatement('not_csv', line === undefined ? {} : { line }),
  });
}

/** The columns of a field: all of a text, of anything else the one whose name is worth most. */
type ColumnsOf = (field: ColumnField) => readonly Column[];

function pickColumns(columns: readonly Column[]): ColumnsOf {
  const picked = Map.groupBy(columns, ({ field }) => field);
  for (const [field, list] of picked) {
    if (field === 'text' || list.length === 1) continue;
    const worth = Math.min(...list.map((column) => column.worth));
    const best = list.filter((column) => column.worth === worth);
    const [first] = best;
    if (first === undefined || best.length > 1)
      throw wrongStatement('two_columns', { column: list.map(({ name }) => name).join(', ') });
    picked.set(field, [first]);
  }
  const [amount] = picked.get('amount') ?? [];
  const [side] = picked.get('credit') ?? picked.get('debit') ?? [];
  // One says it with a sign, the other with its place: which of them counts would be a guess.
  if (amount !== undefined && side !== undefined)
    throw wrongStatement('two_columns', { column: `${amount.name}, ${side.name}` });
  return (field) => picked.get(field) ?? [];
}

function cellOf(row: CsvRow, columns: readonly Column[]): string {
  const [column] = columns;
  return column === undefined ? '' : (row.cells[column.place] ?? '').trim();
}

type Finding = { one: ColumnsOf; body: readonly CsvRow[]; preamble: readonly CsvRow[]; reading: Reading };

/** The account of ours that the file is about: named in it, by the person who sends it, or the only one there is. */
function ownAccount({ one, body, preamble, reading }: Finding): BankAccount {
  const { accounts, hints } = reading;
  const byNumber = (text: string) => accounts.find(({ account }) => account === plainBankNumber(text));
  const [column] = one('own');
  const told = new Set(body.map((row) => cellOf(row, one('own'))).filter((cell) => cell !== ''));
  if (column !== undefined && told.size > 0) {
    const [first = '', ...more] = told;
    const found = byNumber(first);
    if (more.length > 0) throw wrongStatement('several_accounts', { column: column.name });
    if (found !== undefined) return found;
    throw wrongStatement('unknown_account', { column: column.name });
  }
  const plain = preamble.map(({ cells }) => plainBankNumber(cells.join(' ')));
  const named = accounts.filter(({ account }) => plain.some((line) => line.includes(account)));
  const hinted = hints.account === undefined ? undefined : byNumber(hints.account);
  if (hints.account !== undefined && hinted === undefined)
    throw wrongStatement('unknown_account', { field: 'account' });
  const [first, second] = named.length > 0 ? named : hinted === undefined ? accounts : [hinted];
  if (first === undefined) throw wrongStatement('unknown_account', { field: 'account' });
  if (second !== undefined) throw wrongStatement('which_account', { field: 'account' });
  if (hinted !== undefined && hinted !== first) throw wrongStatement('other_account', { field: 'account' });
  return first;
}

type Dialect = { readonly decimal: Decimal; readonly order: DateOrder };

/** How the file writes numbers and days, from all of its lines together. */
function dialectOf({ one, body, own, reading }: Omit<Finding, 'preamble'> & { own: BankAccount }): Dialect {
  const money = [...one('amount'), ...one('credit'), ...one('debit')];
  const amounts = body.flatMap((row) => {
    const asset = assetOf(row, one, own);
    return isAsset(asset) ? money.map((column) => ({ text: cellOf(row, [column]), asset })) : [];
  });
  const decimal = reading.hints.decimal ?? decimalOf(amounts);
  if (decimal !== '.' && decimal !== ',')
    throw wrongStatement(decimal, { field: 'decimal', column: money[0]?.name ?? '' });
  const days = [...one('booked'), ...one('valued')];
  const order =
    reading.hints.dateOrder ?? orderOf(body.flatMap((row) => days.map((column) => cellOf(row, [column]))));
  if (order !== 'dmy' && order !== 'mdy')
    throw wrongStatement(order, { field: 'date_order', column: days[0]?.name ?? '' });
  return { decimal, order };
}

/** A currency as the file writes it, which may be none of ours. */
function assetOf(row: CsvRow, one: ColumnsOf, own: BankAccount): string {
  const written = cellOf(row, one('currency')).toUpperCase();
  if (written !== '') return written;
  return (
    [...one('amount'), ...one('credit'), ...one('debit')].find(({ asset }) => asset)?.asset ?? own.currency
  );
}

type RowContext = { one: ColumnsOf; own: BankAccount; dialect: Dialect; reading: Reading };

const notBooked =
  /pending|vorgemerkt|unbooked|pendiente|en attente|pendente|menunggu|cho xu ly|未処理|処理中|처리중|处理中|處理中/i;

/** A line, why it cannot be one, or undefined for one that is no money. */
function readRow(row: CsvRow, context: RowContext): StatementLine | RowFault | undefined {
  const { one, own, dialect, reading } = context;
  const fault = (field: ColumnField, reason: string): RowFault => ({
    line: row.line,
    column: one(field)[0]?.name ?? field,
    reason,
  });
  if (notBooked.test(cellOf(row, one('status')))) return undefined;
  const currency = assetOf(row, one, own);
  if (!isAsset(currency)) return fault('currency', 'unknown_currency');
  const moved = readMoved(row, context, currency);
  if (moved === undefined || 'reason' in moved) return moved;
  const booked = cellOf(row, one('booked')) || cellOf(row, one('valued'));
  const bookedOn = realDay(readDay(booked, dialect.order) ?? '', reading.now);
  if (bookedOn === undefined) return fault(one('booked').length > 0 ? 'booked' : 'valued', 'bad_date');
  const valued = cellOf(row, one('valued'));
  const valuedOn = valued === '' ? bookedOn : realDay(readDay(valued, dialect.order) ?? '', reading.now);
  if (valuedOn === undefined) return fault('valued', 'bad_date');
  const [partner, other]: ColumnField[] =
    moved.direction === 'credit' ? ['payer', 'payee'] : ['payee', 'payer'];
  const name =
    cellOf(row, one(partner ?? 'name')) || cellOf(row, one('name')) || cellOf(row, one(other ?? 'name'));
  const account = plainWords(plainBankNumber(cellOf(row, one('account'))), 40);
  return {
    place: row.line,
    account: own.account,
    bookedOn,
    valuedOn,
    ...moved,
    isReversal: false,
    currency,
    otherName: plainWords(name, 140),
    // A column that names our own account in every line says nothing of the payer's.
    otherAccount: account === own.account ? '' : account,
    otherBic: plainWords(plainBankNumber(cellOf(row, one('bic'))), 11),
    entryRef: plainWords(cellOf(row, one('entry')), 100),
    text: joinTexts(one('text').map((column) => cellOf(row, [column]))),
  };
}

type Moved = Pick<StatementLine, 'direction' | 'units'>;

const creditWord =
  /^(c|cr|crdt|credit|h|haben|bij|kredit|abono|haber|credito|crédit|co|có|贷|貸|入金|입금|收入|\+)$/i;
const debitWord = /^(d|dr|dbit|debit|s|soll|af|debet|cargo|debe|debito|débit|no|nợ|借|出金|출금|支出|-)$/i;

/** How much went which way; undefined where nothing moved. */
function readMoved(row: CsvRow, { one, dialect }: RowContext, asset: Asset): Moved | RowFault | undefined {
  const read = [...one('amount'), ...one('credit'), ...one('debit')]
    .map((column) => ({ column, cell: cellOf(row, [column]) }))
    .filter(({ cell }) => cell !== '' && !/^[-–—]$/.test(cell))
    .map(({ column, cell }) => ({ column, amount: readAmount(cell, dialect.decimal, asset) }));
  const bad = read.find(({ amount }) => amount === undefined);
  if (bad !== undefined) return { line: row.line, column: bad.column.name, reason: 'bad_amount' };
  const moving = read.flatMap(({ column, amount }) =>
    amount && amount.units > 0n ? [{ column, amount }] : [],
  );
  const [first, second] = moving;
  if (first === undefined) return undefined;
  const { column, amount } = first;
  if (second !== undefined) return { line: row.line, column: second.column.name, reason: 'both_sides' };
  const side = cellOf(row, one('direction'));
  const word = creditWord.test(side) ? 'credit' : debitWord.test(side) ? 'debit' : undefined;
  if (side !== '' && word === undefined)
    return { line: row.line, column: one('direction')[0]?.name ?? '', reason: 'bad_direction' };
  const byPlace =
    column.field === 'amount' ? (word ?? amount.mark) : column.field === 'credit' ? 'credit' : 'debit';
  const signed = amount.isNegative ? 'debit' : 'credit';
  if (byPlace === undefined) return { direction: signed, units: amount.units };
  // A minus in the column of debits is its side told twice; in the column of credits it is a contradiction.
  if (amount.isNegative && byPlace === 'credit')
    return { line: row.line, column: column.name, reason: 'negative_credit' };
  return { direction: byPlace, units: amount.units };
}

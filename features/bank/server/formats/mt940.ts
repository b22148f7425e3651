// MT940: the statement of an account as SWIFT writes it, with the fields that German banks put into :86:.
import type { Asset } from '#domain/money/money.ts';
import { isAsset } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { plainBankNumber } from '#domain/payouts/payout.ts';
import { assertBalance, type RawBalance } from '#features/bank/server/balance.ts';
import {
  plainWords,
  wrongStatement,
  type BankAccount,
  type Reading,
  type RowFault,
  type StatementBalance,
  type StatementFile,
  type StatementLine,
} from '#features/bank/server/file.ts';
import { bookedDay, swiftAmount, swiftDay } from './swift.ts';
import { partsOf } from './swift-text.ts';

/** True of a text that begins as a message of SWIFT does, with its blocks or without. */
export const isMt940 = (text: string): boolean => /^\s*(?:\{1:[^}]*\}[\s\S]{0,400}?\{4:\s*)?:20:/.test(text);

type Field = { readonly tag: string; readonly line: number; readonly rows: readonly string[] };
type Message = { readonly line: number; readonly fields: readonly Field[] };

/**
 * Reads every statement of a file. What stood there before, with every line, must be what stands there after: a file
 * that lost or doubled a line says so by itself, and nothing of it is taken.
 *
 * @throws Refused `invalidParameter` for the whole file: `not_mt940`, `unknown_account`, `balance_mismatch`, …
 */
export function readMt940(text: string, reading: Reading): StatementFile {
  const messages = messagesOf(text);
  if (messages.length === 0) throw wrongStatement('not_mt940', { line: 1 });
  const lines: StatementLine[] = [];
  const faults: RowFault[] = [];
  const balances: StatementBalance[] = [];
  let skipped = 0;
  for (const message of messages) {
    const read = readMessage(message, reading);
    lines.push(...read.lines);
    faults.push(...read.faults);
    skipped += read.skipped;
    if (read.balance !== undefined) balances.push(read.balance);
    if (lines.length > limits.bankLinesMax) throw wrongStatement('too_many_lines', { line: message.line });
  }
  return {
    format: 'mt940',
    source: 'mt940',
    lines: withOwnNames(lines),
    faults,
    skipped,
    columns: [],
    balances: faults.length > 0 ? [] : balances,
  };
}

/** The bank's name of a line that several lines of a day have: each after the first gets its number. */
function withOwnNames(lines: readonly StatementLine[]): StatementLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    if (line.entryRef === '') return line;
    const key = `${line.account}|${line.bookedOn}|${line.entryRef}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? line : { ...line, entryRef: `${line.entryRef}.${count}` };
  });
}

const tagged = /^:(20|21|25P?|28C?|60[FM]|61|86|62[FM]|64|65|13D?|34F|90[CD]|NS):(.*)$/;

/** Messages with their fields; what stands before the first field of a message is its envelope. */
function messagesOf(text: string): Message[] {
  const messages: { line: number; fields: { tag: string; line: number; rows: string[] }[] }[] = [];
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const plain = row.replace(/^\{1:.*\{4:/, '');
    const found = tagged.exec(plain);
    const message = messages.at(-1);
    if (found?.[1] === '20') messages.push({ line, fields: [{ tag: '20', line, rows: [found[2] ?? ''] }] });
    else if (found?.[1] !== undefined && message !== undefined)
      message.fields.push({ tag: found[1], line, rows: [found[2] ?? ''] });
    else if (/^-\}?\s*(?:\{5:.*)?$/.test(plain)) continue;
    else message?.fields.at(-1)?.rows.push(plain);
  }
  return messages;
}

type Read = {
  readonly lines: StatementLine[];
  readonly faults: RowFault[];
  readonly skipped: number;
  readonly balance: StatementBalance | undefined;
};

function readMessage({ line, fields }: Message, reading: Reading): Read {
  const number = fields.find(({ tag }) => tag === '25' || tag === '25P');
  if (number === undefined) throw wrongStatement('not_mt940', { line, column: ':25:' });
  const own = ownAccount(number, reading);
  const opening = balanceOf(fields, '60', line, reading);
  const closing = balanceOf(fields, '62', line, reading);
  if (opening.asset !== closing.asset) throw wrongStatement('balance_mismatch', { line, column: ':62:' });
  const read = entriesOf(fields, { own, asset: opening.asset, reading });
  if (read.faults.length > 0) return { ...read, balance: undefined };
  const account = own.account;
  const balance = { account, currency: opening.asset, day: closing.day, line: closing.line } as const;
  const checked = { ...balance, openingUnits: opening.units, closingUnits: closing.units };
  assertBalance(checked, read.lines);
  return { ...read, balance: checked };
}

type Stood = RawBalance & { readonly asset: Asset; readonly day: string; readonly line: number };

const balancePattern = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,4})$/;

function balanceOf(fields: readonly Field[], stem: '60' | '62', line: number, reading: Reading): Stood {
  const field = fields.find(({ tag }) => tag === `${stem}F`) ?? fields.find(({ tag }) => tag === `${stem}M`);
  const at = { line: field?.line ?? line, column: `:${field?.tag ?? `${stem}F`}:` };
  if (field === undefined) throw wrongStatement('no_balance', at);
  const [, side, written = '', asset = '', amount = ''] =
    balancePattern.exec((field.rows[0] ?? '').trim()) ?? [];
  if (!isAsset(asset)) throw wrongStatement(side === undefined ? 'bad_balance' : 'unknown_currency', at);
  const units = swiftAmount(amount, asset);
  const day = swiftDay(written, reading.now);
  if (units === undefined || day === undefined) throw wrongStatement('bad_balance', at);
  return { units: side === 'D' ? -units : units, asset, day, line: at.line };
}

/** `10020030/1234567`, an IBAN, either with the currency behind it. */
function ownAccount({ rows, line }: Field, { accounts, hints }: Reading): BankAccount {
  const written = (rows[0] ?? '').trim();
  const found = accounts.find((one) => isAccount(written, one));
  if (found === undefined) throw wrongStatement('unknown_account', { line, column: ':25:' });
  if (hints.account !== undefined && plainBankNumber(hints.account) !== found.account)
    throw wrongStatement('other_account', { field: 'account' });
  return found;
}

function isAccount(written: string, { account, currency }: BankAccount): boolean {
  const plain = plainBankNumber(written);
  const bare = plain.endsWith(currency) ? plain.slice(0, -currency.length) : plain;
  if (bare === account || plain === account) return true;
  const [code = '', number = ''] = written.toUpperCase().split('/');
  const digits = number.replace(/[A-Z]+$/, '').replaceAll(/\D/g, '');
  if (digits === '') return false;
  // An IBAN of Germany is the code of the bank and the number of the account, filled with zeros.
  return account.slice(4) === code.trim() + digits.padStart(10, '0') || account === digits;
}

type Context = { readonly own: BankAccount; readonly asset: Asset; readonly reading: Reading };

function entriesOf(fields: readonly Field[], context: Context): Omit<Read, 'balance'> {
  const lines: StatementLine[] = [];
  const faults: RowFault[] = [];
  let skipped = 0;
  for (const [index, field] of fields.entries()) {
    if (field.tag !== '61') continue;
    const next = fields[index + 1];
    const read = readEntry(field, next?.tag === '86' ? next.rows : [], context);
    if (read === undefined) skipped += 1;
    else if ('reason' in read) faults.push(read);
    else lines.push(read);
  }
  return { lines, faults, skipped };
}

/** Day of value, day of booking, mark, amount, kind, the payer's reference, the bank's, and what it adds. */
const entryPattern =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{1,15},\d{0,4})([A-Z][A-Z0-9]{3})(.*?)(?:\/\/(.*))?$/;

/** A line, why it cannot be one, or undefined for one that is only expected or moves nothing. */
function readEntry(
  { rows, line }: Field,
  about: readonly string[],
  { own, asset, reading }: Context,
): StatementLine | RowFault | undefined {
  const fault = (reason: string): RowFault => ({ line, column: ':61:', reason });
  const parts = entryPattern.exec((rows[0] ?? '').trimEnd());
  if (parts === null) return fault('bad_entry');
  const [, value = '', booked, mark = '', , amount = '', , reference = '', bankReference = ''] = parts;
  if (mark.startsWith('E')) return undefined;
  const units = swiftAmount(amount, asset);
  if (units === undefined) return fault('bad_amount');
  if (units === 0n) return undefined;
  const valuedOn = swiftDay(value, reading.now);
  const bookedOn = valuedOn === undefined ? undefined : bookedDay(valuedOn, booked, reading.now);
  if (valuedOn === undefined || bookedOn === undefined) return fault('bad_date');
  const added = rows.slice(1).join(' ');
  return {
    place: line,
    account: own.account,
    bookedOn,
    valuedOn,
    // What takes a credit back takes money away, and the other way round.
    direction: mark === 'C' || mark === 'RD' ? 'credit' : 'debit',
    isReversal: mark.startsWith('R'),
    currency: asset,
    units,
    entryRef: refOf(bankReference),
    ...partsOf(about, [refOf(reference), added]),
  };
}

/** Words that banks write where they have no reference. */
function refOf(text: string): string {
  const plain = plainWords(text, 90);
  return /^(nonref|kref\+?|eref\+?|pref\+?|0+|-+|\.+)$/i.test(plain) ? '' : plain;
}

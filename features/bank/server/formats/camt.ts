// CAMT.053, versions 02 to 08: the statement of an account as ISO 20022 writes it.
import { isAsset, type Asset, type Money } from '#domain/money/money.ts';
import { plainBankNumber } from '#domain/payouts/payout.ts';
import { limits } from '#domain/limits.ts';
import { assertBalance, type CheckedBalance } from '#features/bank/server/balance.ts';
import {
  joinTexts,
  plainWords,
  realDay,
  wrongStatement,
  type Reading,
  type RowFault,
  type StatementBalance,
  type StatementFile,
  type StatementLine,
} from '#features/bank/server/file.ts';
import { readXmlAmount } from './values.ts';
import { allAt, attributeOf, firstAt, parseXml, textAt, textsAt, type Element } from './xml.ts';

/** The root of a document with its name space, plain or under a prefix. */
const opening =
  /<(?:[\w-]+:)?Document\b[^>]*\sxmlns(?::[\w-]+)?\s*=\s*["']urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]["']/;

/**
 * Reads every booked entry of every statement in the file. An entry that the bank made of several transactions becomes
 * as many lines, each with its own amount and payer.
 *
 * @throws Refused `invalidParameter` for the whole file: `not_xml`, `doctype`, `not_camt053`, `unknown_account`.
 */
export function readCamt(text: string, reading: Reading): StatementFile {
  const tree = parseXml(text);
  if (!opening.test(text.slice(0, 4_000))) throw wrongStatement('not_camt053');
  const statements = allAt(tree, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw wrongStatement('not_camt053');
  const lines: StatementLine[] = [];
  const faults: RowFault[] = [];
  const balances: StatementBalance[] = [];
  let skipped = 0;
  let place = 0;
  for (const statement of statements) {
    const account = accountOf(statement, reading);
    const [before, firstPlace] = [{ lines: lines.length, faults: faults.length }, place + 1];
    for (const entry of allAt(statement, 'Ntry')) {
      place += 1;
      const read = readEntry(entry, { place, account, reading });
      if (read === undefined) skipped += 1;
      else if ('reason' in read) faults.push(read);
      else lines.push(...read);
      if (lines.length > limits.bankLinesMax) throw wrongStatement('too_many_lines', { line: place });
    }
    const balance = balanceOf(statement, { account, line: firstPlace, reading });
    if (balance === undefined || faults.length > before.faults) continue;
    assertBalance(balance, lines.slice(before.lines));
    balances.push(balance);
  }
  return { format: 'camt.053', source: 'camt.053', lines, faults, skipped, columns: [], balances };
}

function accountOf(statement: Element, { accounts, hints }: Reading): string {
  const number = plainBankNumber(
    textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id'),
  );
  const found = accounts.find(({ account }) => account === number);
  if (found === undefined) throw wrongStatement('unknown_account', { column: 'Acct/Id' });
  if (hints.account !== undefined && plainBankNumber(hints.account) !== number)
    throw wrongStatement('other_account', { field: 'account' });
  return found.account;
}

type Stood = { readonly account: string; readonly line: number; readonly reading: Reading };

/** What the bank says stood there before and after; undefined where it does not say both. */
function balanceOf(statement: Element, { account, line, reading }: Stood): CheckedBalance | undefined {
  const stood = allAt(statement, 'Bal').map((one) => {
    const money = moneyOf(firstAt(one, 'Amt'));
    const code = textAt(one, 'Tp', 'CdOrPrtry', 'Cd');
    const sign = textAt(one, 'CdtDbtInd') === 'DBIT' ? -1n : 1n;
    return { code, money, sign, day: dayOf(one, 'Dt', reading.now) };
  });
  const opening = stood.find(({ code }) => code === 'OPBD') ?? stood.find(({ code }) => code === 'PRCD');
  const closing = stood.findLast(({ code }) => code === 'CLBD');
  if (opening === undefined || closing?.day === undefined) return undefined;
  if (typeof opening.money === 'string' || typeof closing.money === 'string') return undefined;
  const [openingUnits, closingUnits] = [
    opening.money.units * opening.sign,
    closing.money.units * closing.sign,
  ];
  return { account, line, currency: closing.money.asset, day: closing.day, openingUnits, closingUnits };
}

type EntryContext = { readonly place: number; readonly account: string; readonly reading: Reading };

/** The lines of one entry, why it has none, or undefined for one that is not booked. */
function readEntry(entry: Element, context: EntryContext): StatementLine[] | RowFault | undefined {
  const { place, reading, account } = context;
  const fault = (column: string, reason: string): RowFault => ({ line: place, column, reason });
  const status = textAt(entry, 'Sts') || textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry');
  if (status !== 'BOOK') return undefined;
  const whole = moneyOf(firstAt(entry, 'Amt'));
  if (typeof whole === 'string') return fault('Ntry/Amt', whole);
  if (whole.units === 0n) return undefined;
  const indicator = textAt(entry, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') return fault('Ntry/CdtDbtInd', 'bad_direction');
  const bookedOn = dayOf(entry, 'BookgDt', reading.now);
  if (bookedOn === undefined) return fault('Ntry/BookgDt', 'bad_date');
  const hasValue = allAt(entry, 'ValDt').length > 0;
  const valuedOn = hasValue ? dayOf(entry, 'ValDt', reading.now) : bookedOn;
  if (valuedOn === undefined) return fault('Ntry/ValDt', 'bad_date');
  const direction = indicator === 'CRDT' ? 'credit' : 'debit';
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  const common = { place, account, bookedOn, valuedOn, direction, isReversal } as const;
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const [only, ...more] = details;
  if (only === undefined) return [lineOf(entry, {}, { ...common, ...namesOf(entry, whole) })];
  if (more.length === 0) return [lineOf(entry, only, { ...common, ...namesOf(entry, whole) })];
  return readBatch(entry, { details, whole, common, fault });
}

type Common = Pick<StatementLine, 'place' | 'account' | 'bookedOn' | 'valuedOn' | 'direction' | 'isReversal'>;
type Named = Pick<StatementLine, 'currency' | 'units' | 'entryRef'>;

function namesOf(entry: Element, { asset, units }: Money): Named {
  return { currency: asset, units, entryRef: refOf(textAt(entry, 'AcctSvcrRef')) };
}

type Batch = {
  readonly details: readonly Element[];
  readonly whole: Money;
  readonly common: Common;
  readonly fault: (column: string, reason: string) => RowFault;
};

/** Several transactions that the bank booked as one sum: each has its own amount, and together they are the sum. */
function readBatch(entry: Element, { details, whole, common, fault }: Batch): StatementLine[] | RowFault {
  const lines: StatementLine[] = [];
  let sum = 0n;
  for (const [index, one] of details.entries()) {
    const money = detailMoney(one, whole.asset);
    if (typeof money === 'string') return fault('TxDtls/Amt', money);
    const side = textAt(one, 'CdtDbtInd');
    const isOther = side !== '' && (side === 'CRDT') !== (common.direction === 'credit');
    sum += isOther ? -money.units : money.units;
    const ref = refOf(textAt(one, 'Refs', 'AcctSvcrRef')) || refOf(textAt(entry, 'AcctSvcrRef'));
    const direction = isOther ? (common.direction === 'credit' ? 'debit' : 'credit') : common.direction;
    // The bank's name of the whole with the place in it names a part that has no name of its own.
    const entryRef = ref === '' ? '' : `${ref}.${index + 1}`;
    if (money.units > 0n)
      lines.push(
        lineOf(entry, one, { ...common, direction, currency: money.asset, units: money.units, entryRef }),
      );
  }
  return sum === whole.units ? lines : fault('TxDtls/Amt', 'batch_sum');
}

/** A transaction's amount in the account's money: of its own since version 04, among its details before. */
function detailMoney(detail: Element, asset: Asset): Money | string {
  const places = [
    firstAt(detail, 'Amt'),
    firstAt(detail, 'AmtDtls', 'TxAmt', 'Amt'),
    firstAt(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
  ];
  const found = places.map(moneyOf).find((money) => typeof money !== 'string' && money.asset === asset);
  return found ?? 'batch_without_amounts';
}

function moneyOf(amount: Element): Money | string {
  const asset = attributeOf(amount, 'Ccy');
  if (!isAsset(asset)) return 'unknown_currency';
  const units = readXmlAmount(typeof amount['#text'] === 'string' ? amount['#text'] : '', asset);
  return units === undefined ? 'bad_amount' : { asset, units };
}

function dayOf(entry: Element, name: string, now: Date): string | undefined {
  const written = textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm');
  return realDay(written.slice(0, 10), now);
}

/** Words that banks write where they have no reference. */
function refOf(text: string): string {
  const plain = plainWords(text, 90);
  return /^(nonref|notprovided|not provided|none|null|n\/?a|0+|-+)$/i.test(plain) ? '' : plain;
}

function lineOf(entry: Element, detail: Element, own: Common & Named): StatementLine {
  const [party, account, agent] =
    own.direction === 'credit' ? ['Dbtr', 'DbtrAcct', 'DbtrAgt'] : ['Cdtr', 'CdtrAcct', 'CdtrAgt'];
  const parties = firstAt(detail, 'RltdPties');
  const bank = firstAt(detail, 'RltdAgts', agent ?? '', 'FinInstnId');
  const number = firstAt(parties, account ?? '', 'Id');
  const isReturn = allAt(detail, 'RtrInf').length > 0;
  return {
    ...own,
    isReversal: own.isReversal || isReturn,
    otherName: plainWords(
      textAt(parties, party ?? '', 'Nm') || textAt(parties, party ?? '', 'Pty', 'Nm'),
      140,
    ),
    otherAccount: plainWords(plainBankNumber(textAt(number, 'IBAN') || textAt(number, 'Othr', 'Id')), 40),
    otherBic: plainWords(plainBankNumber(textAt(bank, 'BICFI') || textAt(bank, 'BIC')), 11),
    text: wordsOf(entry, detail),
  };
}

function wordsOf(entry: Element, detail: Element): string {
  const remittance = textsAt(detail, 'RmtInf', 'Ustrd');
  return joinTexts([
    // Broken where a line of the bank's own form ends: together they are what the payer wrote.
    remittance.join(remittance.every((part) => part.length >= 27) ? '' : ' '),
    ...textsAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...textsAt(detail, 'RmtInf', 'Strd', 'AddtlRmtInf'),
    refOf(textAt(detail, 'Refs', 'EndToEndId')),
    textAt(detail, 'AddtlTxInf'),
    textAt(detail, 'RtrInf', 'Rsn', 'Cd'),
    ...textsAt(detail, 'RtrInf', 'AddtlInf'),
    textAt(entry, 'AddtlNtryInf'),
  ]);
}

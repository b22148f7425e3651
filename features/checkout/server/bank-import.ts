// A statement is brought: every line kept once, payments and sendings found by their references, all in one transaction.
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money.ts';
import { maskNumber } from '#domain/payout.ts';
import type { importBankStatement } from '#features/checkout/bank.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { World } from '#platform/world.ts';
import {
  plainWords,
  wrongStatement,
  type BankAccount,
  type RowFault,
  type StatementFile,
} from './bank-file.ts';
import { keepBalances } from './bank-balance.sql.ts';
import * as lines from './bank-line.sql.ts';
import { findSpoken, type DepositTaker, type Matched } from './bank-deposits.ts';
import { settlePayouts, type PayoutTaker } from './bank-payouts.ts';
import { matchLines, referencesIn, type Matching } from './bank-match.ts';
import { keyLines, readStatement, type KeyedLine } from './bank-read.ts';
import * as references from './bank-reference.sql.ts';
import { draftReturn, placeOf } from './bank-return.ts';
import * as returns from './bank-return.sql.ts';

/** What the house hands to the bank's part of checkout. */
export type BankGround = {
  readonly accounts: readonly BankAccount[];
  /** The kind of timer that asks a refund's provider again. */
  readonly refundTimer: string;
  /** Which lines are merchants' deposits; without it none is. */
  readonly deposits?: DepositTaker;
  /** Which lines are payouts that left in a file; without it none is. */
  readonly payouts?: PayoutTaker;
};

/** Payments that a statement made whole are looked at at once. */
export const bankSettleTimer = 'bank.settle';

type Ask = InputOf<typeof importBankStatement>;
type Report = GivenOf<typeof importBankStatement>;

const readFiles = new WeakMap<Buffer, StatementFile>();

/**
 * Reads the file before a transaction opens: a month of a busy account takes its time.
 *
 * @throws Refused `invalidParameter` where the file as a whole cannot be read.
 */
export async function prepareStatement(
  world: World,
  { accounts }: BankGround,
  input: Ask,
  files: readonly CallFile[],
): Promise<void> {
  const { bytes } = fileOf(files);
  const hints = { account: input.account, decimal: input.decimal, dateOrder: input.date_order };
  readFiles.set(bytes, readStatement(bytes, { accounts, hints, now: world.clock.now() }));
}

function fileOf(files: readonly CallFile[]): CallFile {
  const [file] = files;
  if (file === undefined) throw refuse('parameterMissing', { field: 'file', reason: 'missing' });
  return file;
}

export type Importing = {
  readonly world: World;
  readonly tx: Tx;
  readonly now: Date;
  readonly ground: BankGround;
  readonly operatorId: string;
};

/** Imports a file that was read before, or tells what it would do. */
export async function importStatement(
  importing: Importing,
  input: Ask,
  files: readonly CallFile[],
): Promise<Report> {
  const sent = fileOf(files);
  const read = readFiles.get(sent.bytes);
  if (read === undefined) throw new Error('the file was not read');
  const isDryRun = input.dry_run === 'true';
  const keyed = keyLines(read.lines);
  const { good, faults } = await withoutOtherSources(importing, { read, keyed, isDryRun });
  const sha256 = createHash('sha256').update(sent.bytes).digest();
  const outcome = isDryRun
    ? await lookAt(importing, good, sha256)
    : await write(importing, good, { sha256, read, name: sent.name });
  return reportOf({ read, keyed, good, faults, outcome, isDryRun });
}

type Sourcing = { read: StatementFile; keyed: readonly KeyedLine[]; isDryRun: boolean };

/** Lines of days that another kind of file has told of would come in a second time under another name. */
async function withoutOtherSources(
  { tx }: Importing,
  { read, keyed, isDryRun }: Sourcing,
): Promise<{ good: readonly KeyedLine[]; faults: readonly RowFault[] }> {
  const days = new Map(
    keyed.map(({ account, bookedOn }) => [`${account}|${bookedOn}`, { account, day: bookedOn }]),
  );
  const other = await lines.claimDaysOf(tx, [...days.values()], { source: read.source, isDryRun });
  const closed = new Set(other.map(({ account, day }) => `${account}|${day}`));
  const isClosed = ({ account, bookedOn }: KeyedLine) => closed.has(`${account}|${bookedOn}`);
  const late = keyed
    .filter(isClosed)
    .map(({ place, bookedOn }) => ({ line: place, column: bookedOn, reason: 'other_source' }));
  return { good: keyed.filter((line) => !isClosed(line)), faults: [...read.faults, ...late] };
}

type Outcome = {
  readonly added: readonly lines.NewLine[];
  readonly matching: Matched;
  readonly knownSince: Date | undefined;
};

function newLines({ world, now }: Importing, keyed: readonly KeyedLine[]): lines.NewLine[] {
  return keyed.map((line) => ({ ...line, id: world.random.id(now), found: referencesIn(line) }));
}

/** The same reading and matching, on rows that are neither locked nor written. */
async function lookAt(importing: Importing, good: readonly KeyedLine[], sha256: Buffer): Promise<Outcome> {
  const { tx } = importing;
  const known = await lines.findKnown(tx, good);
  const added = newLines(
    importing,
    good.filter(({ account, key }) => !known.has(`${account}|${key}`)),
  );
  const before = await lines.findImport(tx, sha256);
  const { ground, world, now } = importing;
  const matching = await match(importing, added, false);
  const reading = { tx, world, now, lines: added, isDryRun: true };
  return {
    added,
    matching: await settlePayouts(ground.payouts, matching, reading),
    knownSince: before?.at,
  };
}

async function match(
  { tx, now, ground }: Importing,
  added: readonly lines.NewLine[],
  isLocked: boolean,
): Promise<Matched> {
  const found = new Set(added.flatMap((line) => line.found));
  const wanted = [...found].filter((one) => one.startsWith('SL'));
  const codes = [...found].filter((one) => one.startsWith('SR'));
  const debits = added.filter(({ direction }) => direction === 'debit');
  const matching = matchLines(added, {
    references: await references.readReferences(tx, wanted, isLocked),
    returns: await returns.lockCodes(tx, codes),
    alike: await returns.findAlike(
      tx,
      debits.map(({ currency, units, otherAccount }) => ({ currency, units, account: otherAccount })),
    ),
  });
  return findSpoken(tx, ground.deposits, matching, { lines: added, now, isLocked });
}

type Entering = { readonly sha256: Buffer; readonly read: StatementFile; readonly name: string };

async function write(
  importing: Importing,
  good: readonly KeyedLine[],
  { sha256, read, name }: Entering,
): Promise<Outcome> {
  const { tx, world, now, operatorId } = importing;
  const days = good.map(({ bookedOn }) => bookedOn).toSorted();
  const entered = await lines.enterImport(tx, {
    id: world.random.id(now),
    sha256,
    name: plainWords(name, 120),
    format: read.format,
    accounts: accountsOf(read.lines),
    fromDay: days[0] ?? null,
    toDay: days.at(-1) ?? null,
    lines: good.length,
    by: operatorId,
    at: now,
  });
  if (good.length === read.lines.length) await keepBalances(tx, entered.id, read.balances, now);
  const drafts = newLines(importing, good);
  const kept = await lines.insertLines(tx, entered.id, drafts, now);
  const added = drafts.filter(({ id }) => kept.has(id));
  const reading = { tx, world, now, lines: added, isDryRun: false };
  const matched = await match(importing, added, true);
  const matching = await settlePayouts(importing.ground.payouts, matched, reading);
  await lines.keepOutcomes(tx, matching.outcomes, now);
  await lines.keepNames(
    tx,
    matching.spoken.flatMap(({ line: lineId, of }) => (of === undefined ? [] : [{ id: lineId, ...of }])),
  );
  await importing.ground.deposits?.keep(tx, matching.spoken, now);
  await references.keepReceived(tx, matching.received, now);
  await enterExcess(importing, matching);
  await wakeOf(importing, matching);
  const count = countsOf(matching);
  await lines.countOfImport(tx, entered.id, {
    added: added.length,
    matched: count.matched,
    waiting: count.open,
  });
  return { added, matching, knownSince: entered.isKnown ? entered.at : undefined };
}

/** What was paid too much is owed back to whoever paid it. */
async function enterExcess({ tx, world, now }: Importing, { excess }: Matching): Promise<void> {
  const list = excess.map(({ line, reference, units }) => {
    const payer = { name: line.otherName, account: line.otherAccount, bic: line.otherBic };
    const draft = { id: world.random.id(now), kind: 'excess' as const, currency: line.currency, units };
    return draftReturn(world.secret, { ...draft, lineId: line.id, reference }, placeOf(payer, ''));
  });
  await returns.insertReturns(tx, list, now);
}

/** Whole payments become orders and sent refunds are booked by timers: what was written here is never forgotten. */
async function wakeOf(importing: Importing, { completed, sent }: Matching): Promise<void> {
  const { tx, now } = importing;
  await wakePayments(importing, completed);
  const refunds = await returns.markReturnsPaid(tx, sent, now);
  await wakeRefunds(importing, refunds);
}

type Waking = Pick<Importing, 'tx' | 'now' | 'ground'>;

/** Sets the timers that ask what became of payments, by their references. */
export async function wakePayments({ tx, now }: Waking, list: readonly string[]): Promise<void> {
  const rows = await references.readReferences(tx, list, false);
  const timers = rows.flatMap(({ payment_id: paymentId }) => subjectOf(paymentId));
  await setTimersOfShops(tx, timers, { kind: bankSettleTimer, dueAt: now });
}

function subjectOf(paymentId: string): { shopId: bigint; subject: string }[] {
  const routed = readRoutedId(paymentId);
  return routed === undefined ? [] : [{ shopId: routed.shopId, subject: routed.id }];
}

/** Refunds of which every part was sent are asked about at once. */
export async function wakeRefunds({ tx, now, ground }: Waking, refundIds: readonly string[]): Promise<void> {
  const parts = await returns.readOfRefunds(tx, refundIds);
  const whole = [...Map.groupBy(parts, ({ refund_id: id }) => id ?? '').values()].filter((rows) =>
    rows.every(({ state }) => state === 'paid'),
  );
  const [payments, firsts] = [new Map<string, string>(), whole.flatMap(([first]) => first ?? [])];
  const wanted = firsts.flatMap(({ reference }) => reference ?? []);
  for (const row of await references.readReferences(tx, wanted, false))
    payments.set(row.reference, row.payment_id);
  const timers = firsts.flatMap(({ refund_id: subject, reference }) => {
    const [place] = subjectOf(payments.get(reference ?? '') ?? '');
    return place === undefined || subject === null ? [] : [{ shopId: place.shopId, subject }];
  });
  await setTimersOfShops(tx, timers, { kind: ground.refundTimer, dueAt: now });
}

function accountsOf(list: readonly { readonly account: string }[]): string[] {
  return [...new Set(list.map(({ account }) => account))].toSorted();
}

function countsOf({ outcomes }: Matching) {
  const count = { open: 0, matched: 0, returning: 0, settled: 0, other: 0, deposit: 0 };
  for (const { state } of outcomes) count[state] += 1;
  return count;
}

type Reporting = {
  readonly read: StatementFile;
  readonly keyed: readonly KeyedLine[];
  readonly good: readonly KeyedLine[];
  readonly faults: readonly RowFault[];
  readonly outcome: Outcome;
  readonly isDryRun: boolean;
};

function reportOf({ read, keyed, good, faults, outcome, isDryRun }: Reporting): Report {
  if (good.length === 0 && faults.length === 0 && read.skipped === 0) throw wrongStatement('no_lines');
  const days = good.map(({ bookedOn }) => bookedOn).toSorted();
  const { open, ...counts } = countsOf(outcome.matching);
  return {
    dry_run: isDryRun,
    format: read.format,
    accounts: accountsOf(keyed).map((account) => maskNumber(account, false)),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    known_since: outcome.knownSince?.toISOString() ?? null,
    lines: good.length,
    added: outcome.added.length,
    known: good.length - outcome.added.length,
    skipped: read.skipped + read.lines.length - keyed.length,
    refused: faults.length,
    ...counts,
    waiting: open,
    paid: outcome.matching.completed.length,
    credits: sumsOf(good, 'credit'),
    debits: sumsOf(good, 'debit'),
    columns: [...read.columns],
    errors: faults.slice(0, limits.importErrorsShownMax),
  };
}

function sumsOf(list: readonly KeyedLine[], direction: 'credit' | 'debit') {
  const ofSide = list.filter((line) => line.direction === direction);
  return [...Map.groupBy(ofSide, ({ currency }) => currency)].map(([currency, rows]) => ({
    amount: formatUnits(
      rows.reduce((sum, { units }) => sum + units, 0n),
      currency,
    ),
    currency,
    count: rows.length,
  }));
}

// A statement is brought: every line kept once, payments and sendings found by their references, all in one transaction.
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import type { importBankStatement } from '#features/bank/contract.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type { Environment } from '#platform/environment.ts';
import { plainWords, wrongStatement, type RowFault, type StatementFile } from './file.ts';
import { lockAccounts, readAccounts } from './account.sql.ts';
import { applyLines, presentCounts, previewLines, type BankContext, type Importing } from './apply.ts';
import { saveBalances } from './balance.sql.ts';
import { accountsIn } from './continue.ts';
import type { Matched } from './deposits.ts';
import * as lines from './line.sql.ts';
import { referencesIn } from './match.ts';
import { keyLines, readStatement, type KeyedLine } from './read.ts';
import { release, releaseOf } from './release.ts';

type Input = InputOf<typeof importBankStatement>;
type Report = GivenOf<typeof importBankStatement>;

const readFiles = new WeakMap<Buffer, StatementFile>();

/**
 * Reads the file before a transaction opens: a month of a busy account takes its time.
 *
 * @throws Refused `invalidParameter` where the file as a whole cannot be read.
 */
export async function prepareStatement(
  env: Environment,
  { accounts }: BankContext,
  input: Input,
  files: readonly CallFile[],
): Promise<void> {
  const { bytes } = fileOf(files);
  const hints = { account: input.account, decimal: input.decimal, dateOrder: input.date_order };
  readFiles.set(bytes, readStatement(bytes, { accounts, hints, now: env.clock.now() }));
}

function fileOf(files: readonly CallFile[]): CallFile {
  const [file] = files;
  if (file === undefined) throw refuse('parameterMissing', { field: 'file', reason: 'missing' });
  return file;
}

/** Imports a file that was read before, or tells what it would do. */
export async function importStatement(
  importing: Importing,
  input: Input,
  files: readonly CallFile[],
): Promise<Report> {
  const sent = fileOf(files);
  const read = readFiles.get(sent.bytes);
  if (read === undefined) throw new Error('the file was not read');
  const isDryRun = input.dry_run === 'true';
  const keyed = keyLines(read.lines);
  const { good, faults } = await withoutOtherSources(importing, { read, keyed, isDryRun });
  const sha256 = createHash('sha256').update(sent.bytes).digest();
  // A file of which something is left out says nothing of what stands on the account.
  const balances = good.length === read.lines.length ? read.balances : [];
  const outcome = isDryRun
    ? await lookAt(importing, good, { sha256, balances })
    : await write(importing, good, { sha256, read, name: sent.name, balances });
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
  /** Undefined where nothing was entered. */
  readonly importId: string | undefined;
  readonly needsRelease: boolean;
};

function newLines({ env, now }: Importing, keyed: readonly KeyedLine[]): lines.NewLine[] {
  return keyed.map((line) => ({ ...line, id: env.random.id(now), found: referencesIn(line) }));
}

async function addedOf(importing: Importing, good: readonly KeyedLine[]): Promise<lines.NewLine[]> {
  const known = await lines.findKnown(importing.tx, good);
  return newLines(
    importing,
    good.filter(({ account, key }) => !known.has(`${account}|${key}`)),
  );
}

/** The same reading and matching, on rows that are neither locked nor written. */
async function lookAt(
  importing: Importing,
  good: readonly KeyedLine[],
  { sha256, balances }: Pick<Entering, 'sha256' | 'balances'>,
): Promise<Outcome> {
  const { tx } = importing;
  const added = await addedOf(importing, good);
  const before = await lines.findImport(tx, { sha256 });
  const known = await readAccounts(tx, accountsIn([good, balances]));
  const told = { known, balances, added };
  return {
    added,
    matching: await previewLines(importing, added),
    knownSince: before?.at,
    importId: before?.id,
    needsRelease: before?.state === 'waiting' || (await releaseOf(importing, told)) === undefined,
  };
}

type Entering = {
  readonly sha256: Buffer;
  readonly read: StatementFile;
  readonly name: string;
  readonly balances: StatementFile['balances'];
};

/** Enters the file with its lines held. They count at once only where its balances continue those of the account. */
async function write(importing: Importing, good: readonly KeyedLine[], entering: Entering): Promise<Outcome> {
  const { tx, now } = importing;
  const { sha256, balances } = entering;
  const known = await lockAccounts(tx, accountsIn([good, balances]), now);
  const before = await lines.findImport(tx, { sha256 });
  const drafts = await addedOf(importing, good);
  const isSame = before !== undefined && (before.state === 'waiting' || drafts.length === 0);
  const id = isSame ? before.id : await enter(importing, good, entering);
  const kept = await lines.insertLines(tx, id, drafts, now);
  const added = drafts.filter((line) => kept.has(line.id));
  await lines.countAdded(tx, id, added.length);
  const outcome = { added, knownSince: before?.at, importId: id };
  const way = isSame ? undefined : await releaseOf(importing, { known, balances, added });
  if (way === undefined) {
    const needsRelease = !isSame || before.state === 'waiting';
    return { ...outcome, needsRelease, matching: await previewLines(importing, added) };
  }
  await release(importing, id, { way, known, balances, added });
  return { ...outcome, needsRelease: false, matching: await applyLines(importing, id, added) };
}

async function enter(
  { tx, env, now, operatorId }: Importing,
  good: readonly KeyedLine[],
  { sha256, read, name, balances }: Entering,
): Promise<string> {
  const days = good.map(({ bookedOn }) => bookedOn).toSorted();
  const id = env.random.id(now);
  await lines.enterImport(tx, {
    id,
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
  await saveBalances(tx, id, balances, now);
  return id;
}

function accountsOf(list: readonly { readonly account: string }[]): string[] {
  return [...new Set(list.map(({ account }) => account))].toSorted();
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
  return {
    dry_run: isDryRun,
    format: read.format,
    accounts: accountsOf(keyed).map((account) => maskNumber(account, false)),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    known_since: outcome.knownSince ?? null,
    import_id: outcome.importId ?? null,
    needs_release: outcome.needsRelease,
    lines: good.length,
    added: outcome.added.length,
    known: good.length - outcome.added.length,
    skipped: read.skipped + read.lines.length - keyed.length,
    refused: faults.length,
    ...presentCounts(outcome.matching.outcomes),
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

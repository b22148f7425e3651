// Part 5 of the check: money that leaves the shop has its reason, and so has what stands in its way.
import type { BookRow } from '../book-row.ts';
import { readFields } from './read.ts';
import type { BookState } from './book.ts';
import type { FindingList } from './finding.ts';
import type { Pinned, PinnedAct } from './state.ts';
import { slackSeconds } from './times.ts';

/** Found acts of a name that say what they are about. */
type Acts = readonly PinnedAct[];

const placed: ReadonlySet<string> = new Set(['restriction.placed']);
const opened: ReadonlySet<string> = new Set(['case.opened']);
const refused: ReadonlySet<string> = new Set(['payout.decided', 'payout.rejected']);

function hasAct(acts: Acts, names: ReadonlySet<string>, subject: string): boolean {
  return subject !== '' && acts.some((act) => names.has(act.name) && act.subject.includes(subject));
}

/** What was done about such a shop first is in no act. */
const isOlderThanRecord = (acts: Acts): boolean => acts.some(({ name }) => name === 'record.begun');

/** Kinds of rows that take what the shop has for a case of its buyer. */
const caseKinds: ReadonlySet<string> = new Set([
  'return_held',
  'return_available',
  'return_advance',
  'case_hold_pending',
  'case_hold_available',
]);

type RowParts = {
  /** Those that were there before acts and cases were asked for. */
  readonly rows: readonly BookRow[];
  readonly pinned: Pinned;
  readonly acts: Acts;
  readonly cases: readonly unknown[];
  readonly withdrawals: readonly unknown[];
};

/** Rows that only a document of somebody else explains. Debits that the shop itself signs: `mandates.ts`. */
export function checkRows({ rows, pinned, acts, cases, withdrawals }: RowParts, findings: FindingList): void {
  const caseOrders = ordersWithCase(cases, acts, pinned);
  const sent = new Map(withdrawals.flatMap(referencesOf));
  for (const row of rows) {
    const facts = { row: String(row.seq), kind: row.kind, amount: String(row.units) };
    if (row.kind === 'hold_placed' && !hasAct(acts, placed, row.document)) {
      findings.fail('hold_without_act', facts);
    }
    if (caseKinds.has(row.kind) && !caseOrders.has(row.document)) findings.fail('debit_without_case', facts);
    if (row.kind === 'withdraw_sent' && sent.get(row.document) === '') {
      findings.wait('debit_without_case', facts);
    }
    judgeDate(row, pinned, findings);
  }
}

/**
 * Orders of which a case was opened in the record. Where a shop is older than the record its first cases are too: those
 * from before this phone saw it first are taken at their word.
 */
function ordersWithCase(cases: readonly unknown[], acts: Acts, { since }: Pinned): Set<string> {
  const isOldShop = isOlderThanRecord(acts);
  const orders = cases.flatMap((one) => {
    const fields = readFields(one, 'malformed_row');
    const isOld = isOldShop && Date.parse(fields.text('created_at')) / 1000 < since;
    return isOld || hasAct(acts, opened, fields.text('id')) ? [fields.text('order_id')] : [];
  });
  return new Set(orders);
}

/** The references under which a withdrawal left, where its answer names its payouts. */
function referencesOf(withdrawal: unknown): [id: string, references: string][] {
  const fields = readFields(withdrawal, 'malformed_row');
  if (!Array.isArray(fields.get('payouts'))) return [];
  const references = fields
    .list('payouts')
    .map((one) => readFields(one, 'malformed_row').textOrNull('reference'));
  return [[fields.text('id'), references.filter((reference) => reference !== null).join(' ')]];
}

/** What came into the book after a row that was seen cannot be older than it. */
function judgeDate(row: BookRow, { tip }: Pinned, { fail }: FindingList): void {
  if (tip === null || row.seq <= BigInt(tip.seq)) return;
  const at = Math.floor(row.at / 1000);
  if (at < tip.at - slackSeconds) {
    fail('act_backdated', { row: String(row.seq), at: String(at), seen: String(tip.at) });
  }
}

type StandingParts = {
  readonly acts: Acts;
  readonly wallet: unknown;
  /** The book when the wallet was told. */
  readonly state: BookState | undefined;
  readonly restrictions: readonly unknown[];
  readonly withdrawals: readonly unknown[];
  readonly pause: unknown;
  /** When acts of the record that were proved paused payouts, in seconds. */
  readonly pausedAt: readonly number[];
  readonly isSearched: boolean;
  /** Seconds. */
  readonly now: number;
};

const standing: ReadonlySet<string> = new Set(['announced', 'active']);
/** Holds that the rules make and that end by themselves; each begins with an act of its own. */
const ownHolds: ReadonlySet<string> = new Set(['case', 'reserve']);

/** Each restriction that stands, each hold, each refused payout and each pause has its act in the record. */
export function checkStanding(parts: StandingParts, findings: FindingList): void {
  const { acts } = parts;
  for (const one of parts.restrictions) {
    const fields = readFields(one, 'malformed_row');
    const [id, state] = [fields.text('id'), fields.text('state')];
    if (standing.has(state) && !hasAct(acts, placed, id)) {
      findings.fail('hold_without_act', { hold: id, reason: fields.textOrNull('reason') ?? '' });
    }
  }
  checkHolds(parts, findings);
  for (const one of parts.withdrawals) {
    const fields = readFields(one, 'malformed_row');
    if (fields.textOrNull('state') === 'rejected' && !hasAct(acts, refused, fields.text('no'))) {
      findings.fail('hold_without_act', { payout: fields.text('no') });
    }
  }
  for (const since of pausesIn(parts)) judgePause(since, parts, findings);
}

/** The begins of pauses that any answer names, in seconds. */
export function pausesIn({ pause, withdrawals }: Pick<StandingParts, 'pause' | 'withdrawals'>): number[] {
  const named = [pause, ...withdrawals.map((one) => readFields(one, 'malformed_row').get('paused'))];
  const begins = named
    .filter((one) => one !== null && one !== undefined)
    .map((one) => Math.floor(Date.parse(readFields(one, 'malformed_row').text('since')) / 1000));
  return [...new Set(begins)];
}

/** What is held is the sum of the holds that are named, and each of them is in the book. */
function checkHolds({ acts, wallet, state }: StandingParts, { fail }: FindingList): void {
  const left = new Map(state?.held);
  for (const one of readFields(wallet, 'malformed_row').list('holds')) {
    const fields = readFields(one, 'malformed_row');
    const [id, kind] = [fields.text('id'), fields.text('kind')];
    left.delete(id);
    const isActed = ownHolds.has(kind)
      ? isOlderThanRecord(acts) || hasAct(acts, new Set([`hold.${kind}`]), id)
      : hasAct(acts, placed, id);
    if (!isActed) fail('hold_without_act', { hold: id, reason: fields.text('reason') });
  }
  for (const [id, units] of left) fail('hold_without_act', { hold: id, amount: String(units) });
}

/** A pause is an act of the platform that everybody can see in the record. */
function judgePause(
  since: number,
  { pausedAt, isSearched, now }: StandingParts,
  { fail, wait }: FindingList,
): void {
  if (!isSearched || pausedAt.some((time) => Math.abs(time - since) <= pauseSlackSeconds)) return;
  const facts = { at: String(since) };
  if (now - since <= pauseSlackSeconds) wait('pause_without_act', facts);
  else fail('pause_without_act', facts);
}

/** An act is in the record within a minute; a phone's clock may be off by more. */
const pauseSlackSeconds = 600;

const dayMs = 86_400_000;

/** Money whose day has come is not pending any more. */
export function checkDues(wallet: unknown, now: number, { fail, wait }: FindingList): void {
  for (const one of readFields(wallet, 'malformed_row').list('pending_by')) {
    const fields = readFields(one, 'malformed_row');
    const date = fields.text('date').slice(0, 10);
    const lateDays = Math.floor((now * 1000 - Date.parse(date)) / dayMs);
    const facts = { date, amount: fields.text('amount') };
    if (lateDays > 7) fail('late_money', facts);
    // A day begins elsewhere up to fourteen hours earlier.
    else if (lateDays > 2) wait('late_money', facts);
  }
}

// What the lines of a statement do once they count: payments made whole, sendings booked, deposits credited.
import { readRoutedId } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type { BankAccount } from './file.ts';
import * as lines from './line.sql.ts';
import { findSpoken, type DepositTaker, type Matched } from './deposits.ts';
import { settlePayouts, type PayoutTaker } from './payouts.ts';
import { matchLines, type Matching } from './match.ts';
import * as references from './reference.sql.ts';
import { placeOf } from '#domain/payments/money-back.ts';
import { draftReturn } from './return.ts';
import * as returns from './return.sql.ts';

/** What the platform hands to the bank's part of checkout. */
export type BankContext = {
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

export type Importing = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly context: BankContext;
  readonly operatorId: string;
};

/** What the lines would do at this moment. Writes and locks nothing. */
export async function previewLines(importing: Importing, list: readonly lines.NewLine[]): Promise<Matched> {
  const { context, tx, env, now } = importing;
  const matching = await match(importing, list, false);
  return settlePayouts(context.payouts, matching, { tx, env, now, lines: list, isDryRun: true });
}

/** The lines count from here on: all that they say is done, in the transaction that releases their file. */
export async function applyLines(
  importing: Importing,
  importId: string,
  list: readonly lines.NewLine[],
): Promise<Matched> {
  const { tx, env, now, context } = importing;
  const matched = await match(importing, list, true);
  const reading = { tx, env, now, lines: list, isDryRun: false };
  const matching = await settlePayouts(context.payouts, matched, reading);
  await lines.saveOutcomes(tx, matching.outcomes, now);
  await lines.saveNames(
    tx,
    matching.spoken.flatMap(({ line: lineId, of }) => (of === undefined ? [] : [{ id: lineId, ...of }])),
  );
  await context.deposits?.save(tx, matching.spoken, now);
  await references.saveReceived(tx, matching.received, now);
  await enterExcess(importing, matching);
  await wakeOf(importing, matching);
  await lines.countOfImport(tx, { id: importId, ...presentCounts(matching.outcomes) });
  return matching;
}

async function match(
  { tx, now, context }: Importing,
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
  return findSpoken(tx, context.deposits, matching, { lines: added, now, isLocked });
}

/** What was paid too much is owed back to whoever paid it. */
async function enterExcess({ tx, env, now }: Importing, { excess }: Matching): Promise<void> {
  const list = excess.map(({ line, reference, units }) => {
    const payer = { name: line.otherName, account: line.otherAccount, bic: line.otherBic };
    const draft = { id: env.random.id(now), kind: 'excess' as const, currency: line.currency, units };
    return draftReturn(env.secret, { ...draft, lineId: line.id, reference }, placeOf(payer, ''));
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

type Waking = Pick<Importing, 'tx' | 'now' | 'context'>;

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
export async function wakeRefunds({ tx, now, context }: Waking, refundIds: readonly string[]): Promise<void> {
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
  await setTimersOfShops(tx, timers, { kind: context.refundTimer, dueAt: now });
}

/** How many lines became what. */
export function presentCounts(outcomes: readonly Pick<lines.Outcome, 'state'>[]) {
  const of = (state: lines.Outcome['state']) => outcomes.filter((one) => one.state === state).length;
  return {
    matched: of('matched'),
    waiting: of('open'),
    returning: of('returning'),
    settled: of('settled'),
    other: of('other'),
    deposit: of('deposit'),
  };
}

// What the database says of the whole instance: read now and then, within a short time, and not at all while it is away.
import { limits } from '#domain/limits.ts';
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import { addMinutes } from '#domain/time.ts';
import { readDatabaseTime } from '#platform/db/clock.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { within } from '#platform/within.ts';
import * as sql from './figures.sql.ts';

/** What waits for an answer from outside, by what it is. */
export const doubtKinds = ['payment', 'refund', 'payout'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

export const channels = ['email', 'notice_email', 'notice_push', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export type Backlog = {
  readonly count: number;
  /** Seconds since the oldest began to wait; 0 where nothing waits. */
  readonly oldestSeconds: number;
};

export type Figures = {
  readonly timers: ReadonlyMap<string, Backlog>;
  /** Timers that failed `limits.timerFailingTries` times in a row or more, by kind. */
  readonly failing: ReadonlyMap<string, number>;
  readonly messages: Readonly<Record<Channel, number>>;
  readonly doubts: Readonly<Record<DoubtKind, Backlog>>;
  /** Open differences between the books and the world. */
  readonly differences: Backlog;
  /** Addresses that are sent no email, by the reason. */
  readonly suppressed: Readonly<Record<SuppressionReason, number>>;
};

/** A reading of the database: whether it answers, and its figures where they were there in time. */
export type Reading = { readonly isUp: boolean; readonly figures: Figures | undefined };

/** The timers that a provider, a chain or a bank keeps waiting when it says nothing of money. */
const doubtTimers: Readonly<Record<DoubtKind, readonly string[]>> = {
  payment: ['checkout.expire'],
  refund: ['refund.send', 'payment.return'],
  payout: ['withdrawal.pay', 'withdrawal.watch'],
};

/** What failed is tried again after an hour at the latest: within this time every such timer is seen. */
const againMinutes = 61;
/** Emails that wait for the mail server to be tried again are due within this time. */
const nextMinutes = 1;

/** How many differences are open, and since when: told by the room that knows them. */
export type ReadDifferences = (tx: Tx) => Promise<{ readonly count: number; readonly oldest: Date | null }>;

type FigureParts = Pick<Environment, 'db' | 'clock'> & { readonly readDifferences: ReadDifferences };

/**
 * Reads the figures. Connections of no transaction are used, one at a time, so that watching takes nothing from calls.
 *
 * @param patienceMs What takes longer counts as absent. The statement under way ends by its own time limit, and no other
 *   one begins.
 */
export async function readDatabase(parts: FigureParts, patienceMs: number): Promise<Reading> {
  const tx = parts.db.aside;
  const isUp = (await within(patienceMs, () => readDatabaseTime(tx))) !== undefined;
  if (!isUp) return { isUp, figures: undefined };
  const late = AbortSignal.timeout(patienceMs);
  const figures = await within(patienceMs, () => acrossShops('figures', () => readFigures(parts, tx, late)));
  return { isUp, figures };
}

async function readFigures(
  { clock, readDifferences }: FigureParts,
  tx: Tx,
  late: AbortSignal,
): Promise<Figures> {
  const now = clock.now();
  const { timers, messages, doubts } = await readWork(tx, now, late);
  late.throwIfAborted();
  const differences = await readDifferences(tx);
  late.throwIfAborted();
  const suppressed = await sql.countSuppressed(tx, {});
  const addressesBy = (why: SuppressionReason) =>
    suppressed.find(({ reason }) => reason === why)?.addresses ?? 0;
  return {
    timers: new Map(timers.map(({ kind, due, oldest }) => [kind, backlogOf(due, oldest, now)])),
    failing: new Map(timers.map(({ kind, failing }) => [kind, failing])),
    messages,
    doubts,
    differences: backlogOf(differences.count, differences.oldest, now),
    suppressed: {
      hard_bounce: addressesBy('hard_bounce'),
      soft_bounces: addressesBy('soft_bounces'),
      complaint: addressesBy('complaint'),
    },
  };
}

/** What is to be done in all shops: timers by kind, messages that wait, and money that a provider is silent about. */
export type Work = Pick<Figures, 'messages' | 'doubts'> & { readonly timers: readonly sql.TimerFigure[] };

/**
 * Reads what is to be done, one statement after the other.
 *
 * @param late Where it is over no other statement begins.
 *
 * @throws The reason of `late`.
 */
export async function readWork(tx: Tx, now: Date, late?: AbortSignal): Promise<Work> {
  const soon = addMinutes(now, againMinutes);
  const timers = await sql.countTimers(tx, { now, soon, lateAt: addMinutes(now, -limits.timerLateMinutes) });
  late?.throwIfAborted();
  const emails = await sql.countEmails(tx, { soon, next: addMinutes(now, nextMinutes) });
  late?.throwIfAborted();
  const notices = await sql.countNotices(tx, { now });
  late?.throwIfAborted();
  const hooks = await sql.countHooks(tx);
  const noticesBy = (way: string) => notices.find((row) => row.way === way)?.waiting ?? 0;
  return {
    timers,
    messages: {
      email: emails?.waiting ?? 0,
      notice_email: noticesBy('email'),
      notice_push: noticesBy('push'),
      webhook: hooks?.waiting ?? 0,
    },
    doubts: {
      payment: doubtOf(timers, 'payment'),
      refund: doubtOf(timers, 'refund'),
      payout: doubtOf(timers, 'payout'),
    },
  };
}

function backlogOf(count: number, oldest: Date | null, now: Date): Backlog {
  const since = oldest ?? now;
  return { count, oldestSeconds: Math.max(0, now.getTime() - since.getTime()) / 1_000 };
}

/** Money is in doubt where the other side was asked and did not say: its timer was tried and put off. */
function doubtOf(timers: readonly sql.TimerFigure[], kind: DoubtKind): Backlog {
  const own = timers.filter((row) => doubtTimers[kind].includes(row.kind) && row.retried > 0);
  const count = own.reduce((sum, { retried }) => sum + retried, 0);
  return { count, oldestSeconds: Math.max(0, ...own.map(({ tries }) => waitedSeconds(tries ?? 0))) };
}

/** How long something has waited at least that was tried so often: the runner waits 1, 2, 4 … minutes, then an hour. */
function waitedSeconds(tries: number): number {
  const doubled = Math.min(Math.max(0, tries - 1), 6);
  const hours = Math.max(0, tries - 1 - doubled);
  return (2 ** doubled - 1 + hours * 60) * 60;
}

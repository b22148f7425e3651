// Sends what was written to buyers: at least once, under one Message-ID, for about a day; then it is given up and shown.
import { createHash } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { isRefusable } from '#domain/letters.ts';
import { addDays } from '#domain/time.ts';
import {
  endLetters,
  letterTimer,
  noteTry,
  stoppedAmong,
  type EndedLetter,
} from '#platform/db/letters.sql.ts';
import { purgeMailbox } from '#platform/db/mailbox.sql.ts';
import {
  endMailLease,
  leaseMail,
  sendMail,
  workSideBySide,
  type MailLease,
  type MailRest,
} from '#platform/jobs/mail-batch.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { World } from '#platform/world.ts';
import { promisedOf } from './letter-facts.ts';
import { letterOf } from './letter-text.ts';
import { readLetters, type LetterRow } from './letters.sql.ts';

/** The jobs of one process, which leaves its mail server alone as `rest` says. */
export function makeLetterJobs(rest: MailRest): TimerKinds {
  return {
    [letterTimer]: { reach: (work) => sendDue(work, rest) },
    [mailboxPurgeTimer]: { run: purge },
  };
}

export const mailboxPurgeTimer = 'house.purge-mailbox';

/** The mailbox of test data forgets old letters. */
const purge: TimerHandler = async ({ world, tx, shopId, due }) => {
  const now = world.clock.now();
  await purgeMailbox(tx, addDays(now, -limits.mailboxDays));
  const next = due.map(({ subject }) => ({ subject, kind: mailboxPurgeTimer, dueAt: addDays(now, 1) }));
  await setTimers(tx, shopId, next);
};

/** What is to become of a letter: it ended, or it waits until then, with what was wrong where something was. */
type Fate =
  | { readonly kind: 'ended'; readonly ended: EndedLetter }
  | { readonly kind: 'later'; readonly id: string; readonly dueAt: Date; readonly failure?: string };

async function sendDue(work: Parameters<NetworkHandler>[0], rest: MailRest): Promise<void> {
  const { world, shopId } = work;
  const now = world.clock.now();
  const lease = await leaseMail(work, letterTimer);
  const rows = await readLetters(world.db.direct, shopId, lease.subjects);
  const stopped = await stoppedOf(world, shopId, rows);
  const sending: Sending = { world, shopId, rest, lease, now, stopped };
  const fates = await workSideBySide(rows, (row) => fateOf(sending, row));
  await keepFates(sending, fates);
}

type Sending = {
  readonly world: World;
  readonly shopId: bigint;
  readonly rest: MailRest;
  readonly lease: MailLease;
  readonly now: Date;
  /** Digests of the addresses that want no letters but about their orders. */
  readonly stopped: ReadonlySet<string>;
};

async function fateOf(sending: Sending, row: LetterRow): Promise<Fate> {
  const { now, world, shopId } = sending;
  const wanted = wantedAt(sending, row);
  if (wanted === 'never') return ended(row, 'unwanted', 0, '');
  if (wanted > now) return { kind: 'later', id: row.id, dueAt: wanted };
  const fate = await sendMail(sending, { tries: row.tries, write: () => letterOf(row, shopId, world) });
  if (fate.kind === 'sent') return ended(row, 'sent', 1, '');
  if (fate.kind === 'later') return { ...fate, id: row.id };
  world.log.error({ letter: row.id, kind: row.kind, failure: fate.code }, 'a letter could not be delivered');
  return ended(row, 'given_up', 1, fate.failure);
}

function ended(row: LetterRow, state: EndedLetter['state'], tried: 0 | 1, failure: string): Fate {
  return { kind: 'ended', ended: { id: row.id, state, tried, failure } };
}

/** When a letter is to go, as things stand: what it would say may no longer be so, or not yet. */
function wantedAt({ now, stopped, world, shopId }: Sending, row: LetterRow): Date | 'never' {
  if (row.to_email === '') return 'never';
  if (isRefusable(row.kind) && stopped.has(digestOf(world, shopId, row.to_email))) return 'never';
  switch (row.kind) {
    case 'payment_open':
      return row.checkout_state === 'open' ? now : 'never';
    case 'payment_expired':
      // Who was shown no account to pay to has nothing to be told of.
      return row.instructions !== null && row.instructions.kind !== 'redirect' ? now : 'never';
    case 'order_late':
      return lateAt(row, now);
    case 'case_received':
      return row.case_state === 'requested' ? now : 'never';
    case 'review_invited':
      return row.is_reviewed ? 'never' : now;
    default:
      return now;
  }
}

const onTheWay = ['to_be_delivered', 'shipped'];

function lateAt(row: LetterRow, now: Date): Date | 'never' {
  const promised = promisedOf(row);
  if (promised === undefined || row.status === null || !onTheWay.includes(row.status)) return 'never';
  const late = addDays(promised, 1);
  return late > now ? late : now;
}

async function stoppedOf(world: World, shopId: bigint, rows: readonly LetterRow[]): Promise<Set<string>> {
  const digests = rows
    .filter(({ kind }) => isRefusable(kind))
    .map(({ to_email: to }) => Buffer.from(digestOf(world, shopId, to), 'hex'));
  return stoppedAmong(world.db.direct, shopId, digests);
}

/** An address as it is kept where somebody wants no more letters: nobody can read it back. */
export function digestOf({ secret }: Pick<World, 'secret'>, shopId: bigint, address: string): string {
  const text = ['letters', secret, String(shopId), address.trim().toLowerCase()].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

async function keepFates({ world, shopId, lease, now }: Sending, fates: readonly Fate[]): Promise<void> {
  const over = fates.flatMap((fate) => (fate.kind === 'ended' ? [fate.ended] : []));
  const later = fates.flatMap((fate) => (fate.kind === 'later' ? [fate] : []));
  await world.db.transaction(async (tx) => {
    await endLetters(tx, shopId, over, now);
    for (const { id, failure } of later)
      if (failure !== undefined) await noteTry(tx, shopId, id, { now, failure });
    // A letter that was no longer waiting has no fate, and its timer is over too.
    const waiting = later.map(({ id, dueAt }) => ({ subject: id, dueAt }));
    await endMailLease(tx, lease, waiting);
  });
}

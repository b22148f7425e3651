// Sends what was written to buyers: at least once, under one Message-ID, for about a day; then it is given up and shown.
import { createHash } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { isRefusable } from '#domain/letters.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import {
  endLetters,
  letterTimer,
  noteTry,
  stoppedAmong,
  type EndedLetter,
} from '#platform/db/letters.sql.ts';
import { purgeMailbox } from '#platform/db/mailbox.sql.ts';
import type { NetworkHandler, TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { MailRefused } from '#platform/ports/mail.ts';
import type { World } from '#platform/world.ts';
import { promisedOf } from './letter-facts.ts';
import { letterOf } from './letter-text.ts';
import { readLetters, type LetterRow } from './letters.sql.ts';

/** The jobs of one process: it remembers when its mail server last said nothing at all. */
export function makeLetterJobs(): TimerKinds {
  const rest: Rest = { until: undefined };
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

type Rest = { until: Date | undefined };

/** What is to become of a letter: it ended, or it waits until then, with what was wrong where something was. */
type Fate =
  | { readonly kind: 'ended'; readonly ended: EndedLetter }
  | { readonly kind: 'later'; readonly id: string; readonly dueAt: Date; readonly failure?: string };

const sendDue: (work: Parameters<NetworkHandler>[0], rest: Rest) => Promise<void> = async (work, rest) => {
  const { world, shopId, due } = work;
  const now = world.clock.now();
  const asked = due.slice(0, limits.lettersPerBatch).map(({ subject }) => subject);
  const until = addMinutes(now, limits.letterLeaseMinutes);
  // Two processes do not send one letter together; a killed one's letters are due again when the lease ends.
  const lease = { subjects: asked, kind: letterTimer };
  const subjects = await leaseTimers(world.db.direct, shopId, lease, { now, until });
  const rows = await readLetters(world.db.direct, shopId, subjects);
  const stopped = await stoppedOf(world, shopId, rows);
  const fates: Fate[] = [];
  for (let start = 0; start < rows.length; start += limits.lettersAtOnce) {
    const some = rows.slice(start, start + limits.lettersAtOnce);
    const made = some.map((row) => fateOf({ world, shopId, rest, now, stopped }, row));
    fates.push(...(await Promise.all(made)));
  }
  await keepFates(world, shopId, { subjects, fates, now });
};

type Sending = {
  readonly world: World;
  readonly shopId: bigint;
  readonly rest: Rest;
  readonly now: Date;
  /** Digests of the addresses that want no letters but about their orders. */
  readonly stopped: ReadonlySet<string>;
};

async function fateOf(sending: Sending, row: LetterRow): Promise<Fate> {
  const { now, rest, world, shopId } = sending;
  const wanted = wantedAt(sending, row);
  if (wanted === 'never') return ended(row, 'unwanted', 0, '');
  if (wanted > now) return { kind: 'later', id: row.id, dueAt: wanted };
  if (rest.until !== undefined && now < rest.until) return { kind: 'later', id: row.id, dueAt: rest.until };
  try {
    await world.mail.send(letterOf(row, shopId, world));
    return ended(row, 'sent', 1, '');
  } catch (error) {
    const failure = reasonOf(error);
    if (error instanceof MailRefused || row.tries + 1 >= limits.letterTriesMax) {
      world.log.error({ letter: row.id, kind: row.kind, failure }, 'a letter could not be delivered');
      return ended(row, 'given_up', 1, failure);
    }
    rest.until = new Date(now.getTime() + limits.mailRestMs);
    const minutes = Math.min(2 ** row.tries, limits.letterWaitMinutesMax);
    return { kind: 'later', id: row.id, dueAt: addMinutes(now, minutes), failure };
  }
}

function ended(row: LetterRow, state: EndedLetter['state'], tried: 0 | 1, failure: string): Fate {
  return { kind: 'ended', ended: { id: row.id, state, tried, failure } };
}

const failureUnitsMax = 300;

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, failureUnitsMax) || 'unknown';
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

type Keeping = { readonly subjects: readonly string[]; readonly fates: readonly Fate[]; readonly now: Date };

async function keepFates(world: World, shopId: bigint, { subjects, fates, now }: Keeping): Promise<void> {
  const over = fates.flatMap((fate) => (fate.kind === 'ended' ? [fate.ended] : []));
  const later = fates.flatMap((fate) => (fate.kind === 'later' ? [fate] : []));
  const waiting = new Set(later.map(({ id }) => id));
  await world.db.transaction(async (tx) => {
    await endLetters(tx, shopId, over, now);
    for (const { id, failure } of later)
      if (failure !== undefined) await noteTry(tx, shopId, id, { now, failure });
    // A letter that was no longer waiting has no fate, and its timer is over too.
    const done = subjects.filter((id) => !waiting.has(id));
    await clearTimers(tx, shopId, done, [letterTimer]);
    const timers = later.map(({ id, dueAt }) => ({ subject: id, kind: letterTimer, dueAt }));
    await setTimers(tx, shopId, timers);
  });
}

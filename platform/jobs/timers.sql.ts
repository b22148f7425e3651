// Timers are rows: what is due when. Every statement but the look-out names its shop.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { acrossShops } from '#platform/db/scope.ts';

export type Timer = { readonly subject: string; readonly kind: string; readonly dueAt: Date };

/** Of a timer that is set anew: nothing has failed yet. */
const afresh = 'tries = 0, fault = null, due_since = null, again_at = null';

const insert = sql.run('timer-set')`insert into timer (shop_id, subject, kind, due_at)
  select :shopId, t.subject, t.kind, t.due_at
    from unnest(:subjects::uuid[], :kinds::text[], :dueAts::timestamptz[]) as t (subject, kind, due_at)
  on conflict (shop_id, subject, kind) do update set due_at = excluded.due_at, ${afresh}`;

/** Sets timers; one of the same subject and kind is moved. */
export async function setTimers(tx: Tx, shopId: bigint, timers: readonly Timer[]): Promise<void> {
  if (timers.length === 0) return;
  await insert(tx, {
    shopId,
    subjects: timers.map(({ subject }) => subject),
    kinds: timers.map(({ kind }) => kind),
    dueAts: timers.map(({ dueAt }) => dueAt),
  });
}

const insertFirst = sql.run('timer-set-first')`insert into timer as t (shop_id, subject, kind, due_at)
  values (:shopId, :subject, :kind, :dueAt)
  on conflict (shop_id, subject, kind) do update set due_at = least(t.due_at, excluded.due_at)`;

/**
 * Sets a timer, and leaves one that is due earlier as it is. The timer is locked until the transaction ends, so a handler that
 * clears it either sees what this transaction did, or leaves the timer.
 */
export async function setTimerFirst(tx: Tx, shopId: bigint, timer: Timer): Promise<void> {
  await insertFirst(tx, { shopId, ...timer });
}

const insertAcross = sql.run('timer-set-across')`insert into timer (shop_id, subject, kind, due_at)
  select t.shop_id, t.subject, :kind, :dueAt
    from unnest(:shops::bigint[], :subjects::uuid[]) as t (shop_id, subject)
  on conflict (shop_id, subject, kind) do update set due_at = excluded.due_at, ${afresh}`;

/** Sets timers of one kind for many shops, each with its subject once: something they share has changed. */
export async function setTimersOfShops(
  tx: Tx,
  timers: readonly { readonly shopId: bigint; readonly subject: string }[],
  { kind, dueAt }: { readonly kind: string; readonly dueAt: Date },
): Promise<void> {
  if (timers.length === 0) return;
  const shops = timers.map(({ shopId }) => shopId);
  await insertAcross(tx, { shops, subjects: timers.map(({ subject }) => subject), kind, dueAt });
}

// One that the runner has taken is left to it: it finds that there is nothing to do any more. Whoever waited for it
// would hold what the runner waits for (docs/decisions/0067).
/** Removes timers of these kinds from these subjects, and waits for none that is under way. */
export const clearTimers = sql.run('timer-clear', 'generic')`
  with free as (
    select subject, kind from timer
    where shop_id = :shopId and subject = any(:subjects::uuid[]) and kind = any(:kinds::text[])
      for update skip locked)
  delete from timer t using free f where t.shop_id = :shopId and t.subject = f.subject and t.kind = f.kind`;

/**
 * Takes a due timer for work that must reach the network: nobody else finds it due until `until`, when it is due again
 * unless the work has cleared it. False where it is not due, so that two processes do not reach out together.
 */
export const leaseTimer = sql.has('timer-lease')`
  update timer set due_at = :until where shop_id = :shopId and subject = :subject and kind = :kind
    and due_at <= :now
  returning subject`;

const leaseAll = sql.rows('timer-lease-all', 'generic')`
  update timer set due_at = :until where shop_id = :shopId and subject = any(:subjects::uuid[])
    and kind = :kind and due_at <= :now
  returning subject`;

/** Takes those of these timers that are due, as `leaseTimer` does; gives their subjects. */
export async function leaseTimers(
  tx: Tx,
  shopId: bigint,
  { subjects, kind }: { readonly subjects: readonly string[]; readonly kind: string },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<string[]> {
  const rows = await leaseAll(tx, { shopId, subjects, kind, now, until });
  return rows.map(({ subject }) => subject);
}

/** Timers of one kind that `leaseTimers` has taken: those that nobody has moved since are still due at `until`. */
export type Lease = { readonly shopId: bigint; readonly kind: string; readonly until: Date };

const clearOfLease = sql.rows('timer-clear-leased', 'generic')`
  delete from timer where shop_id = :shopId and kind = :kind and subject in (
    select subject from timer
    where shop_id = :shopId and kind = :kind and subject = any(:subjects::uuid[]) and due_at = :until
      for update skip locked)
  returning subject`;

/** Removes those of these timers that nobody has moved; gives their subjects. */
export async function clearLeased(
  tx: Tx,
  { shopId, kind, until }: Lease,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await clearOfLease(tx, { shopId, kind, until, subjects });
  return rows.map(({ subject }) => subject);
}

const putOffOfLease = sql.rows('timer-put-off-leased')`update timer t set due_at = n.due_at, ${afresh}
  from unnest(:subjects::uuid[], :dueAts::timestamptz[]) as n (subject, due_at)
  where t.shop_id = :shopId and t.kind = :kind and t.subject = n.subject and t.due_at = :until
    returning t.subject`;

/** Puts off those of these timers that nobody has moved; gives their subjects. */
export async function putOffLeased(
  tx: Tx,
  { shopId, kind, until }: Lease,
  later: readonly Pick<Timer, 'subject' | 'dueAt'>[],
): Promise<string[]> {
  if (later.length === 0) return [];
  const subjects = later.map(({ subject }) => subject);
  const dueAts = later.map(({ dueAt }) => dueAt);
  const rows = await putOffOfLease(tx, { shopId, kind, until, subjects, dueAts });
  return rows.map(({ subject }) => subject);
}

export const hasTimer = sql.has('timer-is-set')`
  select subject from timer where shop_id = :shopId and subject = :subject and kind = :kind`;

export type DueGroup = RowOf<typeof groups>;

const groups = sql.rows('timer-groups')<{ first_due: Date }>`select shop_id, kind, min(due_at) as first_due
  from (select shop_id, kind, due_at from timer where due_at <= :now order by due_at limit 2000) due
  group by shop_id, kind order by first_due, shop_id, kind`;

/** Shops and kinds with something due, earliest first: a read over all shops that locks nothing. */
export function listDueGroups(tx: Tx, now: Date): Promise<DueGroup[]> {
  return acrossShops('timers', () => groups(tx, { now }));
}

const next = sql.row('timer-next')`select min(due_at) as due_at from timer`;

/** When the next timer is due; undefined where none is set. */
export async function nextDue(tx: Tx): Promise<Date | undefined> {
  return (await acrossShops('timers', () => next(tx)))?.due_at ?? undefined;
}

export type DueTimer = RowOf<typeof take>;

const take = sql.rows(
  'timer-take',
)`delete from timer where shop_id = :shopId and kind = :kind and subject in (
    select subject from timer where shop_id = :shopId and kind = :kind and due_at <= :now
    order by due_at limit :limit for update skip locked)
  returning subject, due_at, tries`;

/** Takes due timers of one shop and kind: they are gone when this transaction commits, and back if it does not. */
export async function takeDue(
  tx: Tx,
  shopId: bigint,
  kind: string,
  { now, limit }: { now: Date; limit: number },
): Promise<DueTimer[]> {
  const due = await take(tx, { shopId, kind, now, limit });
  return due.toSorted((left, right) => left.due_at.getTime() - right.due_at.getTime());
}

/** Due timers without taking them: for work that must reach the network first. */
export const peekDue = sql.rows('timer-peek')`
  select subject, due_at, tries from timer where shop_id = :shopId and kind = :kind and due_at <= :now
  order by due_at limit :limit`;

const later = sql.run('timer-later')`
  update timer set tries = tries + 1, due_at = :until, again_at = :until, fault = :fault,
    due_since = case when tries = 0 then :since else coalesce(due_since, :since) end
  where shop_id = :shopId and kind = :kind and subject = :subject`;

/** What failed: since when the timer was due, until when it is put off, and what went wrong (`describeFault`). */
export type Failure = {
  readonly subject: string;
  readonly since: Date;
  readonly until: Date;
  readonly fault: string;
};

/** Puts a timer off after a failure, and keeps what went wrong. */
export function putOff(tx: Tx, shopId: bigint, kind: string, failure: Failure): Promise<void> {
  return later(tx, { shopId, kind, ...failure });
}

// Only one that waits as it was put off: the time of a timer that is being worked is the end of its lease, and to be
// due before that would have two nodes reach out for one payment.
const makeDue = sql.row('timer-make-due')`
  update timer set due_at = :now where shop_id = :shopId and kind = :kind and subject = :subject
    and tries > 0 and due_at = again_at and due_at > :now
  returning tries, again_at, due_since`;

/**
 * Makes a timer due at once that failed and was put off; its tries stay counted. Undefined where it is due already, is
 * being worked, was moved, or is gone.
 */
export function makeTimerDue(
  tx: Tx,
  { shopId, kind, subject, now }: { shopId: bigint; kind: string; subject: string; now: Date },
): Promise<RowOf<typeof makeDue> | undefined> {
  return makeDue(tx, { shopId, kind, subject, now });
}

const soon = sql.rows('timer-soon')`
  select shop_id, subject from timer where kind = :kind and due_at > :from and due_at <= :to
    order by due_at limit :limit`;

/** Timers of one kind in all shops that will be due between two times, the earliest first: a read that locks nothing. */
export function listSoon(
  tx: Tx,
  kind: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<{ shop_id: bigint; subject: string }[]> {
  return acrossShops('timers', () => soon(tx, { kind, from, to, limit }));
}

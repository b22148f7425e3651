// Timers are rows: what is due when. Every statement but the look-out names its shop.
import { statement, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';

export type Timer = { readonly subject: string; readonly kind: string; readonly dueAt: Date };

const insert = statement<never>(
  'timer-set',
  `insert into timer (shop_id, subject, kind, due_at)
   select $1, t.subject, t.kind, t.due_at from unnest($2::uuid[], $3::text[], $4::timestamptz[]) as t (subject, kind, due_at)
   on conflict (shop_id, subject, kind) do update set due_at = excluded.due_at, tries = 0`,
);

/** Sets timers; one of the same subject and kind is moved. */
export async function setTimers(tx: Tx, shopId: bigint, timers: readonly Timer[]): Promise<void> {
  if (timers.length === 0) return;
  await tx.rows(insert, [
    shopId,
    timers.map(({ subject }) => subject),
    timers.map(({ kind }) => kind),
    timers.map(({ dueAt }) => dueAt),
  ]);
}

const insertAcross = statement<never>(
  'timer-set-across',
  `insert into timer (shop_id, subject, kind, due_at)
   select t.shop_id, t.subject, $3, $4 from unnest($1::bigint[], $2::uuid[]) as t (shop_id, subject)
   on conflict (shop_id, subject, kind) do update set due_at = excluded.due_at, tries = 0`,
);

/** Sets timers of one kind for many shops, each with its subject once: something they share has changed. */
export async function setTimersOfShops(
  tx: Tx,
  timers: readonly { readonly shopId: bigint; readonly subject: string }[],
  { kind, dueAt }: { readonly kind: string; readonly dueAt: Date },
): Promise<void> {
  if (timers.length === 0) return;
  const shops = timers.map(({ shopId }) => shopId);
  await tx.rows(insertAcross, [shops, timers.map(({ subject }) => subject), kind, dueAt]);
}

// One that the runner has taken is left to it: it finds that there is nothing to do any more. Whoever waited for it
// would hold what the runner waits for (docs/decisions/0067).
const clear = statement<never>(
  'timer-clear',
  `delete from timer where shop_id = $1 and (subject, kind) in (
     select subject, kind from timer
     where shop_id = $1 and subject = any($2::uuid[]) and kind = any($3::text[]) for update skip locked)`,
  'generic',
);

/** Removes timers of these kinds from these subjects, and waits for none that is under way. */
export async function clearTimers(
  tx: Tx,
  shopId: bigint,
  subjects: readonly string[],
  kinds: readonly string[],
): Promise<void> {
  await tx.rows(clear, [shopId, subjects, kinds]);
}

const lease = statement<{ subject: string }>(
  'timer-lease',
  `update timer set due_at = $5 where shop_id = $1 and subject = $2 and kind = $3 and due_at <= $4
   returning subject`,
);

/**
 * Takes a due timer for work that must reach the network: nobody else finds it due until `until`, when it is due again
 * unless the work has cleared it. False where it is not due, so that two processes do not reach out together.
 */
export async function leaseTimer(
  tx: Tx,
  shopId: bigint,
  { subject, kind }: Pick<Timer, 'subject' | 'kind'>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return (await tx.row(lease, [shopId, subject, kind, now, until])) !== undefined;
}

const leaseAll = statement<{ subject: string }>(
  'timer-lease-all',
  `update timer set due_at = $5 where shop_id = $1 and subject = any($2::uuid[]) and kind = $3 and due_at <= $4
   returning subject`,
  'generic',
);

/** Takes those of these timers that are due, as `leaseTimer` does; gives their subjects. */
export async function leaseTimers(
  tx: Tx,
  shopId: bigint,
  { subjects, kind }: { readonly subjects: readonly string[]; readonly kind: string },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<string[]> {
  const rows = await tx.rows(leaseAll, [shopId, subjects, kind, now, until]);
  return rows.map(({ subject }) => subject);
}

/** Timers of one kind that `leaseTimers` has taken: those that nobody has moved since are still due at `until`. */
export type Lease = { readonly shopId: bigint; readonly kind: string; readonly until: Date };

const clearOfLease = statement<{ subject: string }>(
  'timer-clear-leased',
  `delete from timer where shop_id = $1 and kind = $2 and subject in (
     select subject from timer
     where shop_id = $1 and kind = $2 and subject = any($4::uuid[]) and due_at = $3 for update skip locked)
   returning subject`,
  'generic',
);

/** Removes those of these timers that nobody has moved; gives their subjects. */
export async function clearLeased(
  tx: Tx,
  { shopId, kind, until }: Lease,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows(clearOfLease, [shopId, kind, until, subjects]);
  return rows.map(({ subject }) => subject);
}

const putOffOfLease = statement<{ subject: string }>(
  'timer-put-off-leased',
  `update timer t set due_at = n.due_at, tries = 0
   from unnest($4::uuid[], $5::timestamptz[]) as n (subject, due_at)
   where t.shop_id = $1 and t.kind = $2 and t.subject = n.subject and t.due_at = $3 returning t.subject`,
);

/** Puts off those of these timers that nobody has moved; gives their subjects. */
export async function putOffLeased(
  tx: Tx,
  { shopId, kind, until }: Lease,
  later: readonly Pick<Timer, 'subject' | 'dueAt'>[],
): Promise<string[]> {
  if (later.length === 0) return [];
  const subjects = later.map(({ subject }) => subject);
  const dueAts = later.map(({ dueAt }) => dueAt);
  const rows = await tx.rows(putOffOfLease, [shopId, kind, until, subjects, dueAts]);
  return rows.map(({ subject }) => subject);
}

const isSet = statement<{ subject: string }>(
  'timer-is-set',
  'select subject from timer where shop_id = $1 and subject = $2 and kind = $3',
);

export async function hasTimer(tx: Tx, shopId: bigint, subject: string, kind: string): Promise<boolean> {
  return (await tx.row(isSet, [shopId, subject, kind])) !== undefined;
}

export type DueGroup = { shop_id: bigint; kind: string; first_due: Date };

const groups = statement<DueGroup>(
  'timer-groups',
  `select shop_id, kind, min(due_at) as first_due
   from (select shop_id, kind, due_at from timer where due_at <= $1 order by due_at limit 2000) due
   group by shop_id, kind order by first_due, shop_id, kind`,
);

/** Shops and kinds with something due, earliest first: a read over all shops that locks nothing. */
export function listDueGroups(tx: Tx, now: Date): Promise<DueGroup[]> {
  return acrossShops('timers', () => tx.rows(groups, [now]));
}

const next = statement<{ due_at: Date | null }>('timer-next', 'select min(due_at) as due_at from timer');

/** When the next timer is due; undefined where none is set. */
export async function nextDue(tx: Tx): Promise<Date | undefined> {
  return (await acrossShops('timers', () => tx.row(next, [])))?.due_at ?? undefined;
}

export type DueTimer = { subject: string; due_at: Date; tries: number };

const take = statement<DueTimer>(
  'timer-take',
  `delete from timer where shop_id = $1 and (subject, kind) in (
     select subject, kind from timer where shop_id = $1 and kind = $2 and due_at <= $3
     order by due_at limit $4 for update skip locked)
   returning subject, due_at, tries`,
);

/** Takes due timers of one shop and kind: they are gone when this transaction commits, and back if it does not. */
export async function takeDue(
  tx: Tx,
  shopId: bigint,
  kind: string,
  { now, limit }: { now: Date; limit: number },
): Promise<DueTimer[]> {
  const due = await tx.rows(take, [shopId, kind, now, limit]);
  return due.toSorted((left, right) => left.due_at.getTime() - right.due_at.getTime());
}

const peek = statement<DueTimer>(
  'timer-peek',
  `select subject, due_at, tries from timer where shop_id = $1 and kind = $2 and due_at <= $3
   order by due_at limit $4`,
);

/** Due timers without taking them: for work that must reach the network first. */
export function peekDue(
  tx: Tx,
  shopId: bigint,
  kind: string,
  { now, limit }: { now: Date; limit: number },
): Promise<DueTimer[]> {
  return tx.rows(peek, [shopId, kind, now, limit]);
}

const later = statement<never>(
  'timer-later',
  `update timer set tries = tries + 1, due_at = $4 where shop_id = $1 and kind = $2 and subject = any($3::uuid[])`,
);

/** Puts timers off after a failure. */
export async function putOff(
  tx: Tx,
  shopId: bigint,
  kind: string,
  { subjects, until }: { subjects: readonly string[]; until: Date },
): Promise<void> {
  await tx.rows(later, [shopId, kind, subjects, until]);
}

const soon = statement<{ shop_id: bigint; subject: string }>(
  'timer-soon',
  'select shop_id, subject from timer where kind = $1 and due_at > $2 and due_at <= $3 order by due_at limit $4',
);

/** Timers of one kind in all shops that will be due between two times, the earliest first: a read that locks nothing. */
export function listSoon(
  tx: Tx,
  kind: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<{ shop_id: bigint; subject: string }[]> {
  return acrossShops('timers', () => tx.rows(soon, [kind, from, to, limit]));
}

// Works what is due of one shop and kind: together, and one by one where that fails.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { isOutage, type Tx } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { trace } from '#platform/tracing/trace.ts';
import { describeFault } from './fault-text.ts';
import * as sql from './timers.sql.ts';

/** What the runner itself needs; handlers are given all that it was made with. */
export type RunnerParts = Pick<Environment, 'db' | 'clock' | 'log'>;

/** Moves the given subjects in the transaction that took their timers. Throwing undoes and puts them off. */
export type TimerHandler<E = Environment> = (work: TimerWork<E>) => Promise<void>;

export type TimerWork<E = Environment> = {
  readonly env: E;
  readonly tx: Tx;
  readonly shopId: bigint;
  /** What is due, earliest first; `due_at` is when it became true, which may be before now. */
  readonly due: readonly sql.DueTimer[];
};

/** Works without a transaction: it must reach the network, and clears its timers by itself. */
export type NetworkHandler<E = Environment> = (work: Omit<TimerWork<E>, 'tx'>) => Promise<void>;

export type TimerKind<E = Environment> =
  | { readonly run: TimerHandler<E> }
  | { readonly reach: NetworkHandler<E> };

export type TimerKinds<E = Environment> = Readonly<Record<string, TimerKind<E>>>;

type Group = Pick<sql.DueGroup, 'shop_id' | 'kind'>;

/** Works a group for its shop: timers of a shop touch its rows, the platform's own those of all. How many were moved. */
export function workGroup<E extends RunnerParts>(
  env: E,
  kinds: TimerKinds<E>,
  group: Group,
): Promise<number> {
  const work = () => trace('timer', group.kind, () => runGroup(env, kinds, group));
  return group.shop_id === 0n ? acrossShops('jobs', work) : inShop(group.shop_id, work);
}

async function runGroup<E extends RunnerParts>(env: E, kinds: TimerKinds<E>, group: Group): Promise<number> {
  const kind = kinds[group.kind];
  if (kind === undefined) {
    // One row that nobody knows must not keep the timers of all other shops waiting.
    env.log.error({ kind: group.kind, shop: String(group.shop_id) }, 'no handler for timers of this kind');
    await putOffAll(env, group, `No handler for timers of the kind ${group.kind}`);
    return 0;
  }
  const isTaken = 'run' in kind;
  try {
    return isTaken
      ? await runTaken(env, kind.run, group, limits.timersPerBatch)
      : await reach(env, kind, group);
  } catch (error) {
    if (isOutage(error)) throw error;
    env.log.error({ error, kind: group.kind, shop: String(group.shop_id) }, 'timers failed together');
    return isTaken ? runOneByOne(env, kind.run, group) : 0;
  }
}

function runTaken<E extends RunnerParts>(
  env: E,
  run: TimerHandler<E>,
  group: Group,
  limit: number,
): Promise<number> {
  return env.db.transaction(async (tx) => {
    const asked = { now: env.clock.now(), limit };
    const due = await sql.takeDue(tx, group.shop_id, group.kind, asked);
    if (due.length > 0) await run({ env, tx, shopId: group.shop_id, due });
    return due.length;
  });
}

/** One that fails must not hold up the others: it is put off, longer each time. */
async function runOneByOne<E extends RunnerParts>(
  env: E,
  run: TimerHandler<E>,
  group: Group,
): Promise<number> {
  const now = env.clock.now();
  const asked = { now, limit: limits.timersPerBatch };
  const due = await sql.peekDue(env.db.direct, { shopId: group.shop_id, kind: group.kind, ...asked });
  let moved = 0;
  for (const one of due) {
    try {
      moved += await runTaken(env, run, group, 1);
    } catch (error) {
      if (isOutage(error)) throw error;
      env.log.error({ error, kind: group.kind, subject: one.subject }, 'timer put off');
      await putOffOne(env, group, one, { now, fault: describeFault(error) });
    }
  }
  return moved;
}

async function reach<E extends RunnerParts>(
  env: E,
  kind: { reach: NetworkHandler<E> },
  group: Group,
): Promise<number> {
  const now = env.clock.now();
  const asked = { now, limit: limits.timersPerBatch };
  const due = await sql.peekDue(env.db.direct, { shopId: group.shop_id, kind: group.kind, ...asked });
  if (due.length === 0) return 0;
  try {
    await kind.reach({ env, shopId: group.shop_id, due });
    return due.length;
  } catch (error) {
    // The other side may be away in the words of a database that is: if it is the database, the next line says so.
    env.log.warn({ error, kind: group.kind }, 'put off: the other side did not answer');
    for (const one of due) await putOffOne(env, group, one, { now, fault: describeFault(error) });
    return 0;
  }
}

async function putOffAll(env: RunnerParts, group: Group, fault: string): Promise<void> {
  const now = env.clock.now();
  const asked = { now, limit: limits.timersPerBatch };
  for (const one of await sql.peekDue(env.db.direct, { shopId: group.shop_id, kind: group.kind, ...asked })) {
    await putOffOne(env, group, one, { now, fault });
  }
}

const waitMinutesMax = 60;

type Failed = { readonly now: Date; readonly fault: string };

async function putOffOne(
  env: RunnerParts,
  group: Group,
  { subject, due_at: since, tries }: sql.DueTimer,
  { now, fault }: Failed,
): Promise<void> {
  const until = addMinutes(now, Math.min(waitMinutesMax, 2 ** Math.min(tries, 6)));
  await sql.putOff(env.db.direct, group.shop_id, group.kind, { subject, since, until, fault });
}

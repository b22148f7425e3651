// Does what is due: each kind of timer has a handler that works on many subjects of one shop at once.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { isOutage, type Tx } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './timers.sql.ts';

/** Moves the given subjects in the transaction that took their timers. Throwing undoes and puts them off. */
export type TimerHandler = (work: TimerWork) => Promise<void>;

export type TimerWork = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  /** What is due, earliest first; `due_at` is when it became true, which may be before now. */
  readonly due: readonly sql.DueTimer[];
};

/** Works without a transaction: it must reach the network, and clears its timers by itself. */
export type NetworkHandler = (work: Omit<TimerWork, 'tx'>) => Promise<void>;

export type TimerKind = { readonly run: TimerHandler } | { readonly reach: NetworkHandler };

export type TimerKinds = Readonly<Record<string, TimerKind>>;

export type Runner = {
  /** Does everything that is due now, and what becomes due by doing it. Gives how many subjects were moved. */
  runDue(): Promise<number>;
  /** Looks every `everyMs` until it is stopped. */
  start(everyMs: number): void;
  /** Waits for the round under way. */
  stop(): Promise<void>;
};

/** Rounds of one `runDue`: what is still due then waits for the next look. */
const roundsMax = 10_000;

export function makeRunner(env: Environment, kinds: TimerKinds): Runner {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let isBusy = false;

  async function runDue(): Promise<number> {
    let moved = 0;
    for (let round = 0; round < roundsMax; round += 1) {
      // Where the hour is in doubt nothing is due: not to be freed, cancelled or forgotten.
      await env.clock.sync?.();
      if (env.clock.fault?.() !== undefined) return moved;
      const groups = await sql.listDueGroups(env.db.direct, env.clock.now());
      let movedNow = 0;
      for (const group of groups) movedNow += await forItsShop(group, () => runGroup(env, kinds, group));
      moved += movedNow;
      if (movedNow === 0) return moved;
    }
    return moved;
  }

  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await runDue();
    } catch (error) {
      env.log.warn({ error }, 'timers wait: the database did not answer');
    } finally {
      isBusy = false;
    }
  }

  return {
    runDue,
    start(everyMs) {
      timer = setInterval(() => {
        underWay = look();
      }, everyMs);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Timers of a shop touch that shop's rows; those of the platform itself repeat what is done for all. */
function forItsShop<T>({ shop_id: shopId }: sql.DueGroup, work: () => T): T {
  return shopId === 0n ? acrossShops('jobs', work) : inShop(shopId, work);
}

async function runGroup(env: Environment, kinds: TimerKinds, group: sql.DueGroup): Promise<number> {
  const kind = kinds[group.kind];
  if (kind === undefined) {
    // One row that nobody knows must not keep the timers of all other shops waiting.
    env.log.error({ kind: group.kind, shop: String(group.shop_id) }, 'no handler for timers of this kind');
    await putOffAll(env, group);
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

function runTaken(env: Environment, run: TimerHandler, group: sql.DueGroup, limit: number): Promise<number> {
  return env.db.transaction(async (tx) => {
    const asked = { now: env.clock.now(), limit };
    const due = await sql.takeDue(tx, group.shop_id, group.kind, asked);
    if (due.length > 0) await run({ env, tx, shopId: group.shop_id, due });
    return due.length;
  });
}

/** One that fails must not hold up the others: it is put off, longer each time. */
async function runOneByOne(env: Environment, run: TimerHandler, group: sql.DueGroup): Promise<number> {
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
      await putOffOne(env, group, one, now);
    }
  }
  return moved;
}

async function reach(
  env: Environment,
  kind: { reach: NetworkHandler },
  group: sql.DueGroup,
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
    for (const one of due) await putOffOne(env, group, one, now);
    return 0;
  }
}

async function putOffAll(env: Environment, group: sql.DueGroup): Promise<void> {
  const now = env.clock.now();
  const asked = { now, limit: limits.timersPerBatch };
  for (const one of await sql.peekDue(env.db.direct, { shopId: group.shop_id, kind: group.kind, ...asked })) {
    await putOffOne(env, group, one, now);
  }
}

const waitMinutesMax = 60;

async function putOffOne(env: Environment, group: sql.DueGroup, one: sql.DueTimer, now: Date): Promise<void> {
  const until = addMinutes(now, Math.min(waitMinutesMax, 2 ** Math.min(one.tries, 6)));
  await sql.putOff(env.db.direct, group.shop_id, group.kind, { subjects: [one.subject], until });
}

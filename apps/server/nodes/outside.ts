// What a server does that nobody asks it for: timers, chains, payments under way, the record, and our own database server.
// Of several nodes one looks outside: the one that holds the platform's lane of timers. Where it dies, its lease is over
// after 6 s, and another node has the lane within 2 s more (`platform/jobs/lanes.ts`).
import { limits } from '#domain/limits.ts';
import { askOpenPayments } from '#features/checkout/server/pay-watch.ts';
import { workRecord } from '#features/proof/server/work.ts';
import { repeat } from '#platform/jobs/repeat.ts';
import type { Composed } from '../compose.ts';
import type { Opened } from '../database.ts';
import { reachPayments, workPayments } from '../payments.ts';

const timersEveryMs = 500;
const reviveEveryMs = 2_000;
const deliversEveryMs = 1_000;
/** About a block of the quicker chain. */
const looksEveryMs = 4_000;
/** What was done is in the record seconds after. */
const recordEveryMs = 2_000;
/** How often a node that stands by asks a chain for its newest block. */
const reachesEveryMs = 60_000;

type Looking = Pick<Composed, 'env' | 'deposits' | 'runner'>;

/** Begins all of it. Gives how it is stopped. */
export function startWork(composed: Composed, server: Opened): () => Promise<void> {
  composed.runner.start(timersEveryMs);
  const { env, runner } = composed;
  const whereLeading = (work: () => Promise<unknown>) => () =>
    runner.isLeader() ? work() : Promise.resolve();
  const rounds = [
    repeat(
      deliversEveryMs,
      whereLeading(() => workOutside(composed)),
    ),
    repeat(looksEveryMs, makeLook(composed)),
    repeat(
      recordEveryMs,
      whereLeading(() => workRecord(env)),
    ),
    repeat(
      limits.openPaymentsAskSeconds * 1_000,
      whereLeading(() => askAround(composed)),
    ),
    repeat(reviveEveryMs, () => revive(server, composed)),
  ];
  return async () => {
    await Promise.all(rounds.map((round) => round.stop()));
  };
}

/**
 * New blocks and messages. A node that stands by reads none of them: it asks each chain now and then whether it is there,
 * because every node offers the ways to pay and opens addresses from the newest block that it knows.
 */
export function makeLook(composed: Looking): () => Promise<void> {
  let reachedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (composed.runner.isLeader()) return lookAround(composed);
    if (performance.now() - reachedAt < reachesEveryMs) return;
    if (await reachAround(composed)) reachedAt = performance.now();
  };
}

/** A chain that is silent stops nothing else. */
async function lookAround({ env, deposits }: Looking): Promise<void> {
  await workPayments(env);
  await orWarn(env, 'deposits on chains wait', () => deposits.work());
}

/** True where all were there: otherwise the next round asks again. */
async function reachAround({ env, deposits }: Looking): Promise<boolean> {
  const isReached = await reachPayments(env);
  return (await orWarn(env, 'deposits on chains wait', () => deposits.start())) && isReached;
}

async function orWarn(
  { log }: Composed['env'],
  says: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn({ reason: String(error) }, says);
    return false;
  }
}

/** The other sides of the wire: late messages of the test provider, scans of the test carrier. */
async function workOutside({ doubles, env }: Composed): Promise<void> {
  if (doubles === undefined) return;
  try {
    await doubles.provider.redeliver();
    await doubles.payouts.work();
    await doubles.carrier.work();
  } catch (error) {
    env.log.warn({ error }, 'the test provider and carrier wait for the database');
  }
}

async function askAround({ env }: Composed): Promise<void> {
  try {
    await askOpenPayments(env);
  } catch (error) {
    env.log.warn({ error }, 'payments under way are asked about later');
  }
}

/** Our own server is looked after while we run: after a kill it is there again within seconds. */
async function revive(server: Opened, { env }: Composed): Promise<void> {
  try {
    await server.revive();
  } catch (error) {
    env.log.error({ error }, 'the database server cannot be started');
  }
}

// Who fills an empty test database where several nodes start at once. One node does, and the others wait until it is
// done. It holds the platform's lane of timers meanwhile: where it dies, another one has the lane within 8 s and goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import { hasOperators } from '#features/staff/server/public.ts';
import { findClaim, takeClaim } from '#platform/db/claim.sql.ts';
import type { Database } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { leaseTimes, makeLanes, type LeaseTimes } from '#platform/jobs/lanes.ts';
import { platformLane } from '#platform/jobs/lanes.sql.ts';
import type { RunnerParts } from '#platform/jobs/groups.ts';
import { systemClock } from '#platform/ports/clock.ts';

const begunKey = 'demo:begun';
const doneKey = 'demo:done';

type Parts = {
  readonly db: Database;
  readonly log: RunnerParts['log'];
  readonly say: (line: string) => void;
  readonly times?: LeaseTimes & {
    readonly lookMs: number;
    /** A server that holds the lane for so long and has begun nothing serves an empty database, and fills none. */
    readonly patienceMs: number;
  };
};

const usualTimes = { ...leaseTimes, lookMs: 500, patienceMs: 10_000 };

/**
 * Calls `seed` in one node after the other, so that the first of them fills the database. `seed` must leave a database
 * as it is that was filled before. A database that has people of the console already is not waited for.
 */
export async function seedOnce<T>(parts: Parts, seed: () => Promise<T>): Promise<T> {
  const { db, log, times = usualTimes } = parts;
  if (await isSettled(db)) return seed();
  const busyLanes = () => new Set([platformLane]);
  const lanes = makeLanes({ db, log }, { ...times, busyLanes });
  await lanes.start();
  try {
    await waitForTurn(parts, () => lanes.isHeld(platformLane));
    const made = await seed();
    await take(db, doneKey);
    return made;
  } finally {
    await lanes.stop();
  }
}

/** Whether nobody is filling this database: it is filled, or it was before there were such notes. */
async function isSettled(db: Database): Promise<boolean> {
  if (await has(db, doneKey)) return true;
  return (await hasOperators(db.direct)) && !(await has(db, begunKey));
}

async function waitForTurn({ db, say, times = usualTimes }: Parts, holdsLane: () => boolean): Promise<void> {
  const startedAt = performance.now();
  for (let turn = 0; ; turn += 1) {
    if (await has(db, doneKey)) return;
    if (holdsLane()) {
      await take(db, begunKey);
      return;
    }
    const isPatient = performance.now() - startedAt < times.patienceMs;
    if (!isPatient && (await take(db, begunKey))) return;
    if (turn === 0) say('Another server fills the database with the demo world: waiting for it.');
    await sleep(times.lookMs);
  }
}

const has = async (db: Database, key: string): Promise<boolean> =>
  (await inShop(0n, () => findClaim(db.direct, { key }))) !== undefined;

/** False where it was noted before. */
function take(db: Database, key: string): Promise<boolean> {
  return inShop(0n, () => takeClaim(db.direct, { key, shopId: 0n, ref: '', at: systemClock.now() }));
}

// Does what is due: each kind of timer has a handler that works on many subjects of one shop at once. All nodes share the
// work: each leases lanes of shops (`lanes.ts`), and works several shops of its lanes at once (`dispatcher.ts`).
import { sqlState } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { makeDispatcher, type Dispatcher, type ShopWork } from './dispatcher.ts';
import { workGroup, type RunnerParts, type TimerKinds } from './groups.ts';
import { leaseTimes, makeLanes, type Lanes, type LeaseTimes } from './lanes.ts';
import { listLaneGroups, platformLane } from './lanes.sql.ts';
import * as sql from './timers.sql.ts';

export type {
  NetworkHandler,
  RunnerParts,
  TimerHandler,
  TimerKind,
  TimerKinds,
  TimerWork,
} from './groups.ts';

export type Runner = {
  /** The kinds of timers that it has a handler for. */
  readonly kinds: readonly string[];
  /**
   * Does everything that is due now in all shops, and what becomes due by doing it: one after the other, earliest first,
   * whichever lanes are leased. Gives how many subjects were moved. Running servers use `start`.
   */
  runDue(): Promise<number>;
  /** Leases lanes, and looks every `everyMs` for what is due in them until it is stopped. */
  start(everyMs: number): void;
  /**
   * Whether this node holds the platform's lane at this moment, which one node at a time does: what is to be done once for
   * all nodes is done by it. Two may do it for a moment, where one was slow to find out that its lease is over.
   */
  isLeader(): boolean;
  /** Waits for what is under way, and gives the lanes up. */
  stop(): Promise<void>;
};

/** Rounds of one `runDue`: what is still due then waits for the next call. */
const roundsMax = 10_000;

/** Shops that a node works at once: each takes a connection of its pool, which has 12. The platform's lane takes one more. */
const parallelShops = 4;

/** SQLSTATE of a statement that was ended at its time limit: the database is there. */
const statementTimeout = '57014';

/** Due timers that are looked at in one lane at a time: enough to be busy for a while, few enough to be listed at once. */
const listedPerLane = 50;

export function makeRunner<E extends RunnerParts = Environment>(
  env: E,
  kinds: TimerKinds<E>,
  times: LeaseTimes = leaseTimes,
): Runner {
  let started: Started | undefined;
  return {
    kinds: Object.keys(kinds),
    runDue: () => runDue(env, kinds),
    start(everyMs) {
      started ??= startWork(env, kinds, { everyMs, times });
    },
    isLeader: () => started?.isHeld(platformLane) ?? false,
    async stop() {
      await started?.stop();
      started = undefined;
    },
  };
}

async function runDue<E extends RunnerParts>(env: E, kinds: TimerKinds<E>): Promise<number> {
  let moved = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    if (!(await isTimeSure(env))) return moved;
    const groups = await sql.listDueGroups(env.db.direct, env.clock.now());
    let movedNow = 0;
    for (const group of groups) movedNow += await workGroup(env, kinds, group);
    moved += movedNow;
    if (movedNow === 0) return moved;
  }
  return moved;
}

/** Where the hour is in doubt nothing is due: not to be freed, cancelled or forgotten. */
async function isTimeSure({ clock }: RunnerParts): Promise<boolean> {
  await clock.sync?.();
  return clock.fault?.() === undefined;
}

type Started = Pick<Lanes, 'isHeld' | 'stop'>;
type Pace = { readonly everyMs: number; readonly times: LeaseTimes };

function startWork<E extends RunnerParts>(env: E, kinds: TimerKinds<E>, { everyMs, times }: Pace): Started {
  const dispatchers: Dispatcher[] = [];
  const busyLanes = () => new Set(dispatchers.flatMap((one) => [...one.busyLanes()]));
  const lanes = makeLanes(env, { ...times, busyLanes });
  const work = (shop: ShopWork) => workShop(env, kinds, { lanes, shop });
  const onError = (error: unknown) => env.log.warn({ error }, 'timers wait: the database did not answer');
  const open = (isOwn: (lane: number) => boolean, parallel: number) => {
    const list = () => listDue(env, lanes.listHeld().filter(isOwn));
    return makeDispatcher({ list, work, isHeld: (lane) => lanes.isHeld(lane), parallel, onError });
  };
  // What the platform does for all shops may take long: it keeps no shop waiting.
  dispatchers.push(open((lane) => lane !== platformLane, parallelShops));
  dispatchers.push(open((lane) => lane === platformLane, 1));
  const look = () => {
    for (const dispatcher of dispatchers) dispatcher.look();
  };
  const leasing = lanes.start().then(look);
  const timer = setInterval(look, everyMs);
  return {
    isHeld: (lane) => lanes.isHeld(lane),
    async stop() {
      clearInterval(timer);
      await leasing;
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
      await lanes.stop();
    },
  };
}

async function listDue(env: RunnerParts, lanes: readonly number[]) {
  if (lanes.length === 0 || !(await isTimeSure(env))) return [];
  return listLaneGroups(env.db.direct, lanes, {
    now: env.clock.now(),
    limit: listedPerLane,
    isSpread: env.db.isSpread?.() === true,
  });
}

type OneShop = { readonly lanes: Lanes; readonly shop: ShopWork };

async function workShop<E extends RunnerParts>(
  env: E,
  kinds: TimerKinds<E>,
  { lanes, shop }: OneShop,
): Promise<number> {
  let moved = 0;
  let slow: { readonly error: unknown } | undefined;
  for (const group of shop.groups) {
    if (!lanes.isHeld(shop.lane)) break;
    try {
      moved += await workGroup(env, kinds, group);
    } catch (error) {
      // One kind whose statement takes too long, time and again, keeps the others of its shop from nothing.
      if (sqlState(error) !== statementTimeout) throw error;
      slow ??= { error };
    }
  }
  if (slow !== undefined) throw slow.error;
  return moved;
}

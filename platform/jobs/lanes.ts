// The lanes that this node holds: leased in the database, renewed while the node lives, and given up when there are more
// nodes. A lane is worked only while its lease is sure; a lease that was lost does no harm, because a timer is deleted by
// the transaction that does its work.
import { randomUUID } from 'node:crypto';
import type { RunnerParts } from './groups.ts';
import { leaseLanes, leaveLanes, releaseLanes } from './lanes.sql.ts';
import { repeat, type Repeated } from './repeat.ts';

export type Lanes = {
  /** Takes lanes, and renews them until `stop`. Resolves after the first try, which may have failed. */
  start(): Promise<void>;
  /** The lanes that may be worked at this moment. */
  listHeld(): number[];
  /** Whether this lane may be worked at this moment. */
  isHeld(lane: number): boolean;
  /** Gives all lanes up. Call it when nothing is worked any more. */
  stop(): Promise<void>;
};

export type LeaseTimes = {
  /** How long a lease lasts without being renewed, in milliseconds. */
  readonly leaseMs: number;
  readonly renewMs: number;
};

/** A dead node's lanes are free after 6 s at the most, and the others look for free lanes every 2 s. */
export const leaseTimes: LeaseTimes = { leaseMs: 6_000, renewMs: 2_000 };

type Parts = LeaseTimes & {
  /** Lanes with work under way: they are not given up. */
  readonly busyLanes: () => ReadonlySet<number>;
};

export function makeLanes(
  env: Pick<RunnerParts, 'db' | 'log'>,
  { leaseMs, renewMs, busyLanes }: Parts,
): Lanes {
  const node = randomUUID();
  let held = new Set<number>();
  let sureUntil = 0;
  let renewing: Repeated | undefined;

  async function renew(): Promise<void> {
    // Counted from before the question: the lease is never believed to last longer than it does.
    const askedAt = performance.now();
    try {
      // No transaction holds these connections: a lease is renewed however busy the node is.
      const rows = await leaseLanes(env.db.aside, node, leaseMs / 1_000);
      held = new Set(rows.map(({ lane }) => lane));
      sureUntil = askedAt + leaseMs;
      await shrinkTo(rows[0]?.share ?? 0);
    } catch (error) {
      env.log.warn({ error }, 'lanes of timers are not renewed: the database did not answer');
    }
  }

  /** What is above the share is forgotten here first, so that no work begins in a lane that another node may take. */
  async function shrinkTo(share: number): Promise<void> {
    const busy = busyLanes();
    const surplus = [...held].filter((lane) => !busy.has(lane)).slice(0, Math.max(0, held.size - share));
    if (surplus.length === 0) return;
    for (const lane of surplus) held.delete(lane);
    await releaseLanes(env.db.aside, node, surplus);
  }

  const isSure = () => performance.now() < sureUntil;
  return {
    async start() {
      await renew();
      renewing = repeat(renewMs, renew);
    },
    listHeld: () => (isSure() ? [...held] : []),
    isHeld: (lane) => isSure() && held.has(lane),
    async stop() {
      await renewing?.stop();
      const lanes = [...held];
      held = new Set();
      try {
        await releaseLanes(env.db.aside, node, lanes);
        await leaveLanes(env.db.aside, node);
      } catch (error) {
        env.log.warn({ error }, 'lanes of timers are not given up: their leases end by themselves');
      }
    },
  };
}

// Old rows go in batches, each in a transaction of its own: one statement over a million rows would end at its time limit,
// and would begin anew for ever.
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { TimerKinds, TimerWork } from './runner.ts';
import { setTimers } from './timers.sql.ts';

/** Rows that one statement of a purge looks at: a fraction of a second's work, far below the limit of 5 s. */
export const purgeBatch = 5_000;

/** Deletes at most `limit` old rows; gives how many it deleted, or looked at where it keeps some. */
export type Purge = (
  tx: Tx,
  work: { readonly env: Environment; readonly now: Date; readonly limit: number },
) => Promise<number>;

type PurgeOptions = {
  readonly everyMs: number;
  readonly purges: readonly Purge[];
};

/**
 * A timer of the platform that deletes old rows every so often. Each run does one batch of every purge, each in a
 * transaction of its own, while it holds its timer, and sets that anew: at once where a batch was full, else for the next
 * time. So others take their turns between batches, and a run that is lost with its process is done again.
 */
export function makePurgeJob(kind: string, { everyMs, purges }: PurgeOptions): TimerKinds {
  const run = async ({ env, tx, shopId, due }: TimerWork): Promise<void> => {
    const now = env.clock.now();
    let isMore = false;
    for (const purge of purges) {
      // The transaction of the timer has written a row of the platform. On a cluster a function with its owner's rights
      // cannot look at that shard in the same transaction.
      const gone = await env.db.transaction((own) => purge(own, { env, now, limit: purgeBatch }));
      if (gone >= purgeBatch) isMore = true;
    }
    const dueAt = isMore ? now : new Date(now.getTime() + everyMs);
    await setTimers(
      tx,
      shopId,
      due.map(({ subject }) => ({ subject, kind, dueAt })),
    );
  };
  return { [kind]: { run } };
}

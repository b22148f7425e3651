// Days whose orders by product are counted once. What a look at the showcase says is the same with and without them.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertSoldDays } from './sold-days.sql.ts';

const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Saves the counts of the days since a moment that are over. An order has the time of its payment's transaction, which
 * ends long before `limits.dayClosesMinutes` have passed.
 *
 * @param direct No transaction: a count is saved whatever becomes of the question.
 */
export async function saveSoldDays(direct: Tx, shopId: bigint, since: Date, now: Date): Promise<void> {
  const closed = addMinutes(now, -limits.dayClosesMinutes);
  const until = new Date(Math.floor(closed.getTime() / dayMs) * dayMs);
  await insertSoldDays(direct, { shopId, first: dateOf(addDays(since, 1)), until: dateOf(until) });
}

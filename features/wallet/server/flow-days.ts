// Sums of a wallet's days: what moved on a day of UTC that is over is summed once, when it is first asked for, and kept.
// A span has whole days of UTC and a part of a day at each end, which is counted: the clock of the shop does not matter.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays, addMinutes, earliest, latest } from '#domain/time.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './flow-days.sql.ts';

/** From one moment on to before another; null where there is no bound. */
export type Span = { readonly from: Date | null; readonly to: Date | null };

const startOfUtcDay = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
/** The start of the first whole day from a moment on. */
const nextUtcDay = (at: Date) => new Date(Math.ceil(at.getTime() / dayMs) * dayMs);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Sums up those whole days of a span that are over and have no sums yet, as many as one question may. All of time needs
 * none: the book has its sums. A movement has the time of its transaction, which ends long before `limits.dayClosesMinutes` have passed.
 *
 * @param direct No transaction: a sum is kept whatever becomes of the question.
 */
export async function keepPastDays(direct: Tx, shopId: bigint, { from, to }: Span, now: Date): Promise<void> {
  if (from === null && to === null) return;
  const { created_at: opened } = await shopOf(direct, shopId);
  const closed = addMinutes(now, -limits.dayClosesMinutes);
  const first = nextUtcDay(from === null ? startOfUtcDay(opened) : latest(from, startOfUtcDay(opened)));
  const until = startOfUtcDay(to === null ? closed : earliest(to, closed));
  if (first >= until) return;
  const range = { shopId, first: dateOf(first), last: dateOf(addDays(until, -1)) };
  const open = await sql.listOpenDays(direct, { ...range, limit: limits.daysSummedPerAsk });
  const days = open.map(({ day }) => day);
  for (let done = 0; done < days.length; done += limits.daysSummedAtOnce) {
    await sql.saveDays(direct, { shopId, days: days.slice(done, done + limits.daysSummedAtOnce) });
  }
}

/** The movements of a span by kind. */
export function sumSpan(tx: Tx, shopId: bigint, { from, to }: Span): Promise<readonly sql.SpanSum[]> {
  return sql.sumSpan(tx, {
    shopId,
    from,
    to,
    first: from === null ? '-infinity' : dateOf(nextUtcDay(from)),
    until: to === null ? 'infinity' : dateOf(startOfUtcDay(to)),
  });
}

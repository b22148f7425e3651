// Counts of days by host and product are summed when they are first asked for, so that a question costs the same however many
// visitors there were. What is not summed yet is counted from its rows by whoever reads.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { dayAfter } from './buckets.ts';
import * as sql from './facts.sql.ts';

/** The zone that is furthest behind: once a day is over there, no visit of it is written any more but late ones. */
const behindMinutes = 12 * 60;

/**
 * Sums up those days from the first to the last that are over in every zone and have no sums yet, so many as one question may.
 * A shop may change its zone: a visit belongs to the day that it was written for.
 *
 * @param direct No transaction: a sum is kept whatever becomes of the question.
 */
export async function keepFactDays(
  direct: Tx,
  { shopId, from, to }: { readonly shopId: bigint; readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const open = addMinutes(now, -behindMinutes - limits.dayClosesMinutes)
    .toISOString()
    .slice(0, 10);
  const over = dayAfter(open, -1);
  const last = to < over ? to : over;
  if (last < from) return;
  const days = await sql.listOpenFactDays(direct, { shopId, first: from, last });
  const [first] = days;
  if (first === undefined) return;
  const step = limits.daysSummedAtOnce;
  for (let begin = first.day, done = 0; begin <= last && done < limits.daysSummedPerAsk; done += step) {
    const end = dayAfter(begin, step - 1);
    await sql.saveFactDays(direct, { shopId, from: begin, to: end < last ? end : last });
    begin = dayAfter(end);
  }
}

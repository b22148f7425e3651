// Tries of strangers, counted in fixed windows: sign-ins, invitation codes. Only failures are counted.
import { refuse } from '#domain/wire/errors.ts';
import { dayMs } from '#domain/limits.ts';
import { statement, type Tx } from './database.ts';
import { sql } from './sql.ts';

/** At most `max` failures under this key in each window. */
export type TryLimit = { readonly key: string; readonly windowMs: number; readonly max: number };

type UsedRow = { key: string; used: number };

const read = statement<UsedRow>(
  'rate-read',
  `select r.key, r.used from rate r
   join unnest($1::text[], $2::timestamptz[]) as w (key, window_at) on w.key = r.key and w.window_at = r.window_at`,
);

const count = statement<UsedRow>(
  'rate-count',
  `insert into rate as r (key, window_at, used)
   select w.key, w.window_at, 1 from unnest($1::text[], $2::timestamptz[]) as w (key, window_at) order by w.key
   on conflict (key, window_at) do update set used = r.used + 1
   returning r.key, r.used`,
);

/** @throws Refused `tooManyRequests` with `retry_at` where a limit was reached in the window that runs. */
export async function assertTriesLeft(tx: Tx, limits: readonly TryLimit[], now: Date): Promise<void> {
  const rows = await tx.rows(read, windowsOf(limits, now));
  refuseWhere(limits, rows, now, (used, max) => used >= max);
}

/**
 * Counts one failure. Call it outside of the transaction that is refused, else it is undone with it.
 *
 * @throws Refused `tooManyRequests` where this one was beyond the limit: tries at the same moment cannot
 * slip through together.
 * @returns how many there were under each key, this one included.
 */
export async function countFailure(
  tx: Tx,
  limits: readonly TryLimit[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows(count, windowsOf(limits, now));
  refuseWhere(limits, rows, now, (used, max) => used > max);
  return new Map(rows.map(({ key, used }) => [key, used]));
}

/** Begins anew under these keys: whoever proved themselves in another way is not kept out by strangers' tries. */
export const forgetFailures = sql.run('rate-forget')`delete from rate where key = any(:keys::text[])`;

const purge = sql.row('rate-purge')<{ gone: number }>`
  with gone as (
    delete from rate where (key, window_at) in (
      select key, window_at from rate where window_at < :windowAt limit :limit)
    returning 1)
  select count(*)::int as gone from gone`;

/** Forgets at most `limit` tries of windows that are over, and says how many: none is longer than a day. */
export async function purgeRates(tx: Tx, now: Date, limit: number): Promise<number> {
  return (await purge(tx, { windowAt: new Date(now.getTime() - dayMs), limit }))?.gone ?? 0;
}

function windowsOf(limits: readonly TryLimit[], now: Date): [string[], Date[]] {
  return [limits.map(({ key }) => key), limits.map(({ windowMs }) => windowAt(windowMs, now))];
}

function windowAt(windowMs: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

function refuseWhere(
  limits: readonly TryLimit[],
  rows: readonly UsedRow[],
  now: Date,
  isOver: (used: number, max: number) => boolean,
): void {
  const over = limits.filter(({ key, max }) => rows.some((row) => row.key === key && isOver(row.used, max)));
  const ends = over.map(({ windowMs }) => windowAt(windowMs, now).getTime() + windowMs);
  if (ends.length === 0) return;
  throw refuse('tooManyRequests', { reason: 'tries', retry_at: new Date(Math.max(...ends)).toISOString() });
}

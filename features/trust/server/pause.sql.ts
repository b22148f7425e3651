// Pauses of payouts as anybody may read them.
import { sql } from '#platform/db/sql.ts';

/** The newest first; `ended` is when it ended, or will. */
export const readPauses = sql.rows('trust-pauses')<{ ended: Date; is_open: boolean; extended: boolean }>`
  select reason, since, least(ends_at, coalesce(lifted_at, ends_at)) as ended,
    lifted_at is null and ends_at > :now as is_open, extended_at is not null as extended
  from payout_pause where since <= :now order by since desc, id limit :limit`;

// Which migrations the database has: those of this build must be among them.
import { sql } from '#platform/db/sql.ts';

/**
 * Every migration that was applied, with the SHA-256 of its file, and whether it takes something from older releases. It may
 * be of before that was written down.
 */
export const listApplied = sql.rows(
  'probe-migrations',
)`select name, sha256, to_jsonb(m) ->> 'breaks' is not null as is_breaking from migration m`;

// What was committed, on disk.
import { sql } from './sql.ts';

/** Commits of any connection before this one are on disk after it: the log is written in order. */
export const flushCommits = sql.run('flush-commits')`
  select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'stockless', '')`;

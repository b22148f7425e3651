// What was committed, on disk.
import { statement, type Tx } from './database.ts';

const flush = statement<never>(
  'flush-commits',
  `select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'stockless', '')`,
);

/** Commits of any connection before this one are on disk after it: the log is written in order. */
export async function flushCommits(tx: Tx): Promise<void> {
  await tx.rows(flush, []);
}

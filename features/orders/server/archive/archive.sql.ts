// Orders that are over: their steps become sums, their empty accounts leave, and once that is long ago their steps, emails
// and scans become lists in one row (docs/decisions/0192).
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const archive = sql.row('orders-archive')<{ done: number }>`
  select order_archive_old(:before, :limit) as done`;

/**
 * Archives orders of all shops that ended before a moment: about `limit` of them, or a look at so many shops. Gives
 * `limit` where there may be more. What a step, an email or a scan says is read as before.
 */
export async function archiveOrders(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await archive(tx, { before, limit }))?.done ?? 0;
}

const close = sql.row('orders-close')<{ done: number }>`
  select order_close_old(:before, :limit) as done`;

/**
 * Sums the steps of all shops' orders up to a moment, and lets the empty accounts of those go that are over: about `limit`
 * steps, or a look at so many shops. Gives `limit` where there may be more. No figure changes by it.
 */
export async function closeOrders(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await close(tx, { before, limit }))?.done ?? 0;
}

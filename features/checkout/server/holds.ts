// What one sender may hold without having paid: honest buyers never notice, a script cannot empty a shelf.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { addHolds, type HeldLine, type NewHold } from './holds.sql.ts';

/**
 * Holds what was just reserved, in the same transaction.
 *
 * @throws Refused `tooManyRequests` (`unpaid_share`) with the goods of which too many pieces would be unpaid: fewer
 *   pieces, another way to pay, or paying what is open first will do.
 */
export async function holdUnpaid(
  tx: Tx,
  lines: readonly HeldLine[],
  hold: Omit<NewHold, 'since'>,
): Promise<void> {
  const goodsIds = await addHolds(tx, lines, { ...hold, since: addHours(hold.at, -limits.lapsedHours) });
  if (goodsIds.length === 0) return;
  const retryAt = addMinutes(hold.at, limits.reservationMinutes).toISOString();
  throw refuse('tooManyRequests', { reason: 'unpaid_share', goods_ids: goodsIds, retry_at: retryAt });
}

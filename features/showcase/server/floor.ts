// Nobody sells at a loss: the least price of goods at the shop's commission.
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import type { Context } from './context.ts';
import type { ItemRow } from './items.sql.ts';

/** @throws Refused `invalidParameter` with `items` and their `floor_price` where a price would lose money. */
export function assertAboveFloor(
  context: Context,
  wanted: ReadonlyMap<string, bigint>,
  rows: readonly ItemRow[],
): void {
  const low = rows.flatMap(({ goods_id, cost_units }) => {
    const floor = floorUnits(cost_units, context.commissionBps);
    const isLow = (wanted.get(goods_id) ?? floor) < floor;
    return isLow ? [{ id: goods_id, floor_price: formatUnits(floor, context.shop.currency) }] : [];
  });
  if (low.length === 0) return;
  throw refuse('invalidParameter', { field: 'sale_price', reason: 'below_break_even', items: low });
}

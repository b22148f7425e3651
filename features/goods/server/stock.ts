// Stock: reserved before the money is captured, gone when the parcel leaves (product.md O1, O7).
import { refuse } from '#domain/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import { changeRows, reserveRows, type StockChange, type StockLine } from './stock.sql.ts';

/**
 * Reserves all lines or none, whatever else is bought at the same moment. The same goods may stand in
 * several lines.
 *
 * @throws Refused `outOfStock` with the `goods_ids` that are lacking.
 */
export async function reserveStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const lacking = await reserveRows(tx, lines);
  if (lacking.length > 0) throw refuse('outOfStock', { reason: 'out_of_stock', goods_ids: lacking });
}

/** Gives reserved pieces free again: the checkout expired, or the order was cancelled before it shipped. */
export function releaseStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  return change(tx, 'release', lines);
}

/** Reserved pieces leave the house. */
export function shipStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  return change(tx, 'ship', lines);
}

/** Pieces come back and can be sold again. */
export function restock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  return change(tx, 'restock', lines);
}

async function change(tx: Tx, kind: StockChange, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const found = new Set(await changeRows(tx, kind, lines));
  const missing = lines.filter(({ goodsId }) => !found.has(goodsId));
  if (missing.length > 0) throw new Error(`goods ${missing[0]?.goodsId} have no stock to ${kind}`);
}

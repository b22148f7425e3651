// Stock: reserved before the money is captured, gone when the parcel leaves (O1, O7).
import { refuse } from '#domain/wire/errors.ts';
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
  return change(tx, { onHand: 0, reserved: -1 }, lines);
}

/** Reserved pieces leave the platform. */
export function shipStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  return change(tx, { onHand: -1, reserved: -1 }, lines);
}

/** Pieces come back and can be sold again. */
export function restock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  return change(tx, { onHand: 1, reserved: 0 }, lines);
}

/** What each transaction has still to change, in one statement at its end. */
const waiting = new WeakMap<Tx, StockChange[]>();

/**
 * Stock is shared by all shops, so its rows are locked after everything else of a transaction, all of them by one
 * statement in the order of their ids: whoever waits for one holds no other that is wanted (docs/decisions/0067).
 */
async function change(
  tx: Tx,
  { onHand, reserved }: { onHand: -1 | 0 | 1; reserved: -1 | 0 },
  lines: readonly StockLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const changes = lines.map(({ goodsId, qty }) => ({
    goodsId,
    onHand: onHand * qty,
    reserved: reserved * qty,
  }));
  const list = waiting.get(tx);
  if (list !== undefined) {
    list.push(...changes);
    return;
  }
  if (tx.lastly === undefined) throw new Error('stock is changed in a transaction only');
  waiting.set(tx, changes);
  tx.lastly(() => apply(tx, changes));
}

async function apply(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const found = new Set(await changeRows(tx, changes));
  const missing = changes.find(({ goodsId }) => !found.has(goodsId));
  if (missing !== undefined) throw new Error(`goods ${missing.goodsId} have no stock to change`);
}

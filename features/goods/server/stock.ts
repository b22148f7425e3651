// Stock: reserved before the money is captured, gone when the parcel leaves (O1, O7). A shop sells what it was allotted, so a
// checkout locks rows of its own shop alone (docs/decisions/0190).
import { TryAgain, type Database, type Tx } from '#platform/db/database.ts';
import { lockStock } from './allotment.sql.ts';
import { moveStock, prepareStock, setLotTimer, takeBackStock } from './allotments.ts';
import { countAvailable, noteSold } from './stock-sums.ts';
import {
  changeAllotments,
  changeStock,
  reserveRows,
  type StockChange,
  type StockLine,
  type StockOfShop,
} from './stock.sql.ts';

/** A transaction that changes the stock of a shop. */
type Act = { readonly tx: Tx; readonly shopId: bigint; readonly now: Date };

/**
 * Reserves all lines or none, whatever else is bought at the same moment. The same goods may stand in
 * several lines. Where the shop was allotted too little, the transaction is undone, pieces are moved to the
 * shop, and its work runs again.
 *
 * @throws Refused `outOfStock` with the `goods_ids` that are lacking in all shops together.
 */
async function reserve(
  { db, tx, shopId, now: at }: Act & { readonly db: Pick<Database, 'transaction' | 'direct'> },
  lines: readonly StockLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const short = await reserveRows(tx, { shopId, at }, lines);
  if (short.length > 0)
    throw new TryAgain('a shop was allotted too few pieces', () => moveStock(db, { shopId, at }, lines));
  noteSold(tx, lines, at);
}

/** Gives reserved pieces free again: the checkout expired, or the order was cancelled before it shipped. */
function release(act: Act, lines: readonly StockLine[]): Promise<void> {
  return change(act, { onHand: 0, free: 1, reserved: -1 }, lines);
}

/** Reserved pieces leave the platform. */
function ship(act: Act, lines: readonly StockLine[]): Promise<void> {
  return change(act, { onHand: -1, free: 0, reserved: -1 }, lines);
}

/** Pieces come back and can be sold again, by any shop. */
function restock(act: Act, lines: readonly StockLine[]): Promise<void> {
  return change(act, { onHand: 1, free: 0, reserved: 0 }, lines);
}

type Waiting = StockChange & StockOfShop;

/** What each transaction has still to change at its end. */
const waiting = new WeakMap<Tx, Waiting[]>();

/**
 * What several transactions want is locked after everything else of a transaction, in the order of goods ids: whoever waits
 * for one row holds no other that is wanted (docs/decisions/0067).
 */
async function change(
  { tx, shopId, now: at }: Act,
  { onHand, free, reserved }: Pick<StockChange, 'onHand' | 'free' | 'reserved'>,
  lines: readonly StockLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const changes = lines.map(({ goodsId, qty }) => ({
    shopId,
    at,
    goodsId,
    onHand: onHand * qty,
    free: free * qty,
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

/** The row that all shops share is locked before the shop's own, as a move locks them. */
async function apply(tx: Tx, changes: readonly Waiting[]): Promise<void> {
  const [first] = changes;
  if (first === undefined) return;
  const { at } = first;
  const shared = changes.filter(({ onHand }) => onHand !== 0);
  if (shared.length > 0) assertFound(shared, await changeStock(tx, { at }, shared));
  const shops = Map.groupBy(
    changes.filter(({ reserved }) => reserved !== 0),
    ({ shopId }) => shopId,
  );
  for (const [shopId, own] of shops) {
    assertFound(own, await changeAllotments(tx, { shopId, at }, own));
    // Where this is lost, the pieces stay with the shop until it or another one sells them.
    if (own.some(({ free }) => free > 0)) tx.afterwards?.((direct) => setLotTimer(direct, { shopId, at }));
  }
  noteSold(
    tx,
    changes.map(({ goodsId }) => ({ goodsId })),
    at,
  );
}

function assertFound(changes: readonly StockChange[], found: readonly string[]): void {
  const known = new Set(found);
  const missing = changes.find(({ goodsId }) => !known.has(goodsId));
  if (missing !== undefined) throw new Error(`goods ${missing.goodsId} have no stock to change`);
}

/** What rooms do with stock. Each act takes lines of goods and pieces; the same goods may stand in several lines. */
export const stock = {
  countAvailable,
  prepare: prepareStock,
  lock: lockStock,
  reserve,
  release,
  ship,
  restock,
  takeBack: takeBackStock,
} as const;

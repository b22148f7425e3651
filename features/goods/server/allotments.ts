// Pieces move to the shops that sell them, and back (docs/decisions/0190). Each move is one transaction of its own, never part
// of a checkout's: a crash leaves it done or undone, and no piece is lost or doubled.
import { refuse } from '#domain/wire/errors.ts';
import { addMinutes } from '#domain/time.ts';
import { sendWithCommit, type Database, type Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { setTimerFirst } from '#platform/jobs/timers.sql.ts';
import * as sql from './allotment.sql.ts';
import type { StockLine, StockOfShop } from './stock.sql.ts';

/** A lot takes one piece more than is asked for of each so many that are free for all, and at most so many more. */
const lotPart = 64n;
const lotMax = 1_000n;

/**
 * Free pieces of which none was sold for so long go back to all shops: long enough that goods which a shop sells daily have
 * theirs. Whoever lacks pieces takes them back before.
 */
export const lotIdleMinutes = 24 * 60;

/** The sums for lists are written again so long after pieces came to a shop, in case the process that was to do it died. */
export const lotLookMinutes = 5;

/** The timer of a shop that has free pieces. */
export const lotTimer = 'stock.lots';
export const lotSubject = '00000000-0000-7000-8000-000000000002';

type Need = { readonly goodsId: string; readonly qty: bigint };

/** How many pieces a shop is to have free, in the order of goods ids. */
function sumLines(lines: readonly { readonly goodsId: string; readonly qty: number | bigint }[]): Need[] {
  const sums = new Map<string, bigint>();
  for (const { goodsId, qty } of lines) sums.set(goodsId, (sums.get(goodsId) ?? 0n) + BigInt(qty));
  return [...sums]
    .map(([goodsId, qty]) => ({ goodsId, qty }))
    .toSorted((left, right) => (left.goodsId < right.goodsId ? -1 : 1));
}

/** What a shop needs of goods, and what it was seen to have free. */
export type Wanted = Need & { readonly free: bigint; readonly state: string };

/**
 * Moves pieces to a shop that was seen to have too few free for these lines, so that its checkout finds them. It refuses
 * nothing: the checkout decides.
 */
export async function prepareStock(
  db: Pick<Database, 'direct'>,
  shop: StockOfShop,
  lines: readonly Wanted[],
): Promise<void> {
  const short = lines.filter(({ state, qty, free }) => state === 'active' && free < qty);
  if (short.length > 0) await refill(db.direct, shop, sumLines(short));
}

/**
 * Moves pieces to a shop until it has these lines free: from what is free for all, and where that is too little, from other
 * shops that have not sold theirs.
 *
 * @throws Refused `outOfStock` with the goods of which all shops together have too few free.
 */
export async function moveStock(
  db: Pick<Database, 'transaction' | 'direct'>,
  shop: StockOfShop,
  lines: readonly StockLine[],
): Promise<void> {
  const needs = sumLines(lines);
  countWaiting(shop, needs, 1n);
  try {
    const short = await refill(db.direct, shop, needs);
    if (short.length === 0) return;
    const lacking = await acrossShops('stock', () => db.transaction((tx) => reclaim(tx, shop, short)));
    if (lacking.length > 0) throw refuse('outOfStock', { reason: 'out_of_stock', goods_ids: lacking });
  } finally {
    countWaiting(shop, needs, -1n);
  }
}

/**
 * Pieces that calls of this process are moving now, by shop and goods. The first of them moves enough for all: where each moved
 * its own, whoever came first would take it.
 */
const waiting = new Map<string, bigint>();

const keyOf = ({ shopId }: StockOfShop, { goodsId }: Need) => `${shopId} ${goodsId}`;

function countWaiting(shop: StockOfShop, needs: readonly Need[], sign: 1n | -1n): void {
  for (const need of needs) {
    const key = keyOf(shop, need);
    const left = (waiting.get(key) ?? 0n) + sign * need.qty;
    if (left > 0n) waiting.set(key, left);
    else waiting.delete(key);
  }
}

/** What is to be free for a need and those that wait beside it. */
function wishOf(shop: StockOfShop, need: Need): bigint {
  const wish = waiting.get(keyOf(shop, need)) ?? 0n;
  return wish > need.qty ? wish : need.qty;
}

/** Tops a shop's allotments up from what is free for all, in one statement; gives the needs that are not met by it. */
async function refill(direct: Tx, shop: StockOfShop, needs: readonly Need[]): Promise<Need[]> {
  const row = await sql.refill(direct, {
    shopId: shop.shopId,
    goodsIds: needs.map(({ goodsId }) => goodsId),
    needs: needs.map(({ qty }) => qty),
    wishes: needs.map((need) => wishOf(shop, need)),
    part: lotPart,
    most: lotMax,
    at: shop.at,
    subject: lotSubject,
    kind: lotTimer,
    lookAt: addMinutes(shop.at, lotLookMinutes),
  });
  const short = new Set(row?.short);
  return needs.filter(({ goodsId }) => short.has(goodsId));
}

/** Goods that were withdrawn are given to nobody. */
function freeForAll(row: sql.LockedStock | undefined): bigint {
  return row?.state === 'active' ? row.on_hand - row.allotted : 0n;
}

const least = (left: bigint, right: bigint) => (left < right ? left : right);

type Giving = { readonly lots: readonly sql.Amount[]; readonly allotted: readonly sql.Amount[] };

/** `allotted` is what is counted as allotted from now on; the rest of the lots was another shop's. */
async function give(tx: Tx, shop: StockOfShop, { lots, allotted }: Giving): Promise<void> {
  if (lots.length === 0) return;
  await sendWithCommit(tx, async () => {
    await Promise.all([
      sql.changeAllotted(tx, allotted),
      sql.giveFree(tx, shop, lots),
      setLotTimer(tx, shop),
    ]);
  });
}

/** Has a look at the lots of a shop, unless one is due earlier. */
export function setLotTimer(
  tx: Tx,
  { shopId, at }: StockOfShop,
  afterMinutes = lotLookMinutes,
): Promise<void> {
  const dueAt = addMinutes(at, afterMinutes);
  return setTimerFirst(tx, shopId, { subject: lotSubject, kind: lotTimer, dueAt });
}

/**
 * Takes from other shops what one lacks, from those that sold nothing for longest first, and no piece more than is needed.
 * Gives the goods of which there is too little even then. It sees all shops, and locks the rows of stock before it looks: what
 * it counts can only be sold meanwhile, not moved.
 */
async function reclaim(tx: Tx, shop: StockOfShop, needs: readonly Need[]): Promise<string[]> {
  const goodsIds = needs.map(({ goodsId }) => goodsId);
  const locked = await sql.lockStock(tx, { goodsIds });
  const stock = new Map(locked.map((row) => [row.goods_id, row]));
  const lacking: string[] = [];
  const lots: sql.Amount[] = [];
  const allotted: sql.Amount[] = [];
  for (const need of needs) {
    const { goodsId, qty } = need;
    const row = stock.get(goodsId);
    const free = freeForAll(row);
    const { own, others, isAll } = await findLots(tx, shop, goodsId);
    // Where one look does not give all lots, the work runs again and looks at the next ones.
    const isThere = own + free + sumFree(others) >= qty || !isAll;
    if (row?.state !== 'active' || !isThere) lacking.push(goodsId);
    const missing = wishOf(shop, need) - own;
    if (missing <= 0n || lacking.length > 0) continue;
    const fromAll = least(free, missing);
    const taken = await takeFrom(tx, others, missing - fromAll);
    if (fromAll > 0n) allotted.push({ goodsId, qty: fromAll });
    if (fromAll + taken > 0n) lots.push({ goodsId, qty: fromAll + taken });
  }
  await give(tx, shop, { lots, allotted });
  return lacking;
}

type Lots = { readonly own: bigint; readonly others: readonly sql.FreeLot[]; readonly isAll: boolean };

/** What is free of goods in the shop's own allotment, and in those of others. */
async function findLots(tx: Tx, { shopId }: StockOfShop, goodsId: string): Promise<Lots> {
  const [own, all] = await Promise.all([
    sql.freeOfShop(tx, { shopId, goodsIds: [goodsId] }),
    sql.freeOfGoods(tx, { goodsId, limit: sql.lotsOfLook }),
  ]);
  return {
    own: own[0]?.free ?? 0n,
    others: all.filter((lot) => lot.shop_id !== shopId),
    isAll: all.length < sql.lotsOfLook,
  };
}

const sumFree = (places: readonly sql.FreeLot[]) => places.reduce((sum, { free }) => sum + free, 0n);

/** Takes so many free pieces out of these allotments, or as many as are still free; gives how many. */
async function takeFrom(tx: Tx, places: readonly sql.FreeLot[], wanted: bigint): Promise<bigint> {
  let taken = 0n;
  for (const { shop_id: shopId, goods_id: goodsId, free } of places) {
    const qty = least(free, wanted - taken);
    if (qty <= 0n) break;
    if (await sql.takeFree(tx, { shopId, goodsId, qty })) taken += qty;
  }
  return taken;
}

/** What is to be on hand of goods. */
export type Count = { readonly id: string; readonly onHand: bigint };

/**
 * Takes back from shops what they have not sold, where less is to be on hand than was allotted: before a correction is judged.
 * The rows of stock must be locked, by a transaction that sees all shops. Gives what is reserved of these goods, exactly.
 */
export async function takeBackStock(tx: Tx, counts: readonly Count[]): Promise<Map<string, bigint>> {
  const locked = await sql.lockStock(tx, { goodsIds: counts.map(({ id }) => id) });
  const allotted = new Map(locked.map((row) => [row.goods_id, row.allotted]));
  const above = counts.filter(({ id, onHand }) => onHand < (allotted.get(id) ?? 0n));
  const exact = new Map<string, bigint>();
  if (above.length === 0) return exact;
  const moved: sql.Amount[] = [];
  for (const { id, onHand } of above.toSorted((left, right) => (left.id < right.id ? -1 : 1))) {
    const before = allotted.get(id) ?? 0n;
    const taken = await takeAll(tx, id, before - onHand);
    moved.push({ goodsId: id, qty: -taken });
    exact.set(id, before - taken);
  }
  await sql.changeAllotted(tx, moved);
  return exact;
}

/** Looks again where buyers took pieces meanwhile: so often, and what is free then was not to be had. */
const looksMax = 20;

/** Takes so many pieces from all shops, or all that are free; gives how many. */
async function takeAll(tx: Tx, goodsId: string, wanted: bigint): Promise<bigint> {
  let taken = 0n;
  for (let look = 0; look < looksMax && taken < wanted; look += 1) {
    const places = await sql.freeOfGoods(tx, { goodsId, limit: sql.lotsOfLook });
    if (places.length === 0) break;
    taken += await takeFrom(tx, places, wanted - taken);
  }
  return taken;
}

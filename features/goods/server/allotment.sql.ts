// Moves of pieces between the row of stock that all shops share and the allotments of shops. Rows of stock are locked first, in
// the order of goods ids, so moves of the same goods come one after the other; no statement of a checkout waits for them.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type LockedStock = RowOf<typeof lockStock>;

/** Locks rows of stock in the order of goods ids. */
export const lockStock = sql.rows('goods-lock-stock', 'generic')`
  select s.goods_id, s.on_hand, s.allotted, g.state from stock s join goods g on g.id = s.goods_id
  where s.goods_id = any(:goodsIds::uuid[]) order by s.goods_id for update of s`;

/** Tops allotments up (`stock_refill` of the database); `short` are the goods of which too few are free for all. */
export const refill = sql.row('goods-refill', 'generic')<{ short: string[] }>`
  select stock_refill(:shopId, :goodsIds::uuid[], :needs::bigint[], :wishes::bigint[], :part, :most, :at, :subject, :kind,
    :lookAt) as short`;

/** What is free in the shop's own allotments. */
export const freeOfShop = sql.rows('goods-own-free', 'generic')`
  select goods_id, free from stock_allotment where shop_id = :shopId and goods_id = any(:goodsIds::uuid[])`;

export type FreeLot = RowOf<typeof freeOfGoods>;

/** Allotments that one look at goods gives at most. */
export const lotsOfLook = 2_000;

/** Allotments of goods with free pieces in all shops, those without a sale for longest first. */
export const freeOfGoods = sql.rows('goods-all-free')`
  select shop_id, goods_id, free from stock_allotment where goods_id = :goodsId and free > 0
  order by used_at, shop_id limit :limit`;

/** Takes free pieces out of an allotment; false where so many are not free any more. */
export const takeFree = sql.has('goods-take-free')`
  update stock_allotment set free = free - :qty
  where shop_id = :shopId and goods_id = :goodsId and free >= :qty returning goods_id`;

const addAllotted = sql.run('goods-add-allotted', 'generic')`
  update stock s set allotted = s.allotted + n.qty, reserved = least(s.reserved, s.allotted + n.qty)
  from unnest(:goodsIds::uuid[], :qtys::bigint[]) as n (goods_id, qty) where s.goods_id = n.goods_id`;

const addFree = sql.run('goods-add-free', 'generic')`
  insert into stock_allotment as a (shop_id, goods_id, free, used_at)
  select :shopId, n.goods_id, n.qty, :at from unnest(:goodsIds::uuid[], :qtys::bigint[]) as n (goods_id, qty)
  on conflict (shop_id, goods_id) do update
    set free = a.free + excluded.free, used_at = greatest(a.used_at, excluded.used_at)`;

export type Amount = { readonly goodsId: string; readonly qty: bigint };

const columnsOf = (amounts: readonly Amount[]) => ({
  goodsIds: amounts.map(({ goodsId }) => goodsId),
  qtys: amounts.map(({ qty }) => qty),
});

/** Counts pieces as allotted to shops, or below zero as free for all. The rows of stock must be locked. */
export async function changeAllotted(tx: Tx, amounts: readonly Amount[]): Promise<void> {
  const moved = amounts.filter(({ qty }) => qty !== 0n);
  if (moved.length > 0) await addAllotted(tx, columnsOf(moved));
}

/** Gives free pieces to a shop. */
export async function giveFree(
  tx: Tx,
  { shopId, at }: { readonly shopId: bigint; readonly at: Date },
  amounts: readonly Amount[],
): Promise<void> {
  await addFree(tx, { shopId, at, ...columnsOf(amounts.toSorted(byId)) });
}

const byId = (left: Amount, right: Amount) => (left.goodsId < right.goodsId ? -1 : 1);

/** Goods of a shop with free pieces of which none was sold since a time. */
export const listIdle = sql.rows('goods-idle-lots')`
  select goods_id from stock_allotment where shop_id = :shopId and free > 0 and used_at <= :before
  order by goods_id limit :limit`;

const emptyIdle = sql.rows('goods-empty-lots')`
  with held as (
    select goods_id, free from stock_allotment
    where shop_id = :shopId and goods_id = any(:goodsIds::uuid[]) and free > 0 and used_at <= :before
    order by goods_id for update
  )
  update stock_allotment a set free = 0 from held h
  where a.shop_id = :shopId and a.goods_id = h.goods_id returning a.goods_id, h.free as qty`;

/** Empties idle lots of a shop; gives what was in them. */
export async function emptyLots(
  tx: Tx,
  asked: { readonly shopId: bigint; readonly goodsIds: readonly string[]; readonly before: Date },
): Promise<Amount[]> {
  const rows = await emptyIdle(tx, asked);
  return rows.map(({ goods_id: goodsId, qty }) => ({ goodsId, qty }));
}

/** Forgets allotments of a shop that hold nothing any more. */
export const dropEmpty = sql.run('goods-drop-empty-lots')`
  delete from stock_allotment where shop_id = :shopId and free = 0 and reserved = 0 and used_at <= :before`;

/** Goods that a shop sold or was given since a time, at most 5,000. */
export const listUsed = sql.rows('goods-used-lots')`
  select goods_id from stock_allotment where shop_id = :shopId and used_at > :since limit 5000`;

/** Whether any goods of a shop were sold since a time, and when the oldest of what it keeps was. */
export const findOldest = sql.row('goods-oldest-lot')<{ is_used: boolean | null; oldest_at: Date | null }>`
  select bool_or(used_at > :since) as is_used,
    min(used_at) filter (where free > 0 or reserved = 0) as oldest_at
  from stock_allotment where shop_id = :shopId`;

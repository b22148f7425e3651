// Stock in the transaction of a checkout or an order: the shop's own allotment, and what is on hand where pieces leave or come
// back. Every statement locks its rows in the order of goods ids. What a sum changes notes when goods ran out or were there
// again (`turned_at`), which programs read as a change.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type StockLine = { readonly goodsId: string; readonly qty: number };

export type StockOfShop = { readonly shopId: bigint; readonly at: Date };

// The rows are locked before they are judged, so that two buyers of the last piece are judged one after the
// other; nothing is written where one line is short.
const reserve = statement<{ goods_id: string }>(
  'goods-reserve-stock',
  `with asked as (
     select goods_id, sum(qty)::bigint as qty from unnest($2::uuid[], $3::bigint[]) as a (goods_id, qty)
     group by goods_id
   ), held as (
     select s.goods_id, s.free, s.reserved, s.used_at, g.state from stock_allotment s join goods g on g.id = s.goods_id
     where s.shop_id = $1 and s.goods_id = any($2::uuid[]) order by s.goods_id for update of s
   ), judged as (
     -- Of goods that were withdrawn there is none for anybody new.
     select a.goods_id, h.free - a.qty as free, h.reserved + a.qty as reserved, h.used_at,
       (h.goods_id is null or h.free < a.qty or h.state <> 'active') as is_short
     from asked a left join held h on h.goods_id = a.goods_id
   ), taken as (
     -- From what was locked: PostgreSQL holds its checks against the row as it was before the lock first.
     update stock_allotment s set free = j.free, reserved = j.reserved, used_at = greatest(j.used_at, $4)
     from judged j
     where s.shop_id = $1 and s.goods_id = j.goods_id and not exists (select from judged where is_short)
   )
   select goods_id from judged where is_short order by goods_id`,
  'generic',
);

/** Reserves all lines or none from what the shop was allotted; gives the goods of which that is too little. */
export async function reserveRows(
  tx: Tx,
  { shopId, at }: StockOfShop,
  lines: readonly StockLine[],
): Promise<string[]> {
  const values = [shopId, lines.map(({ goodsId }) => goodsId), lines.map(({ qty }) => qty), at];
  return (await tx.rows(reserve, values)).map(({ goods_id }) => goods_id);
}

const changeAllotted = sql.rows('goods-change-allotment')`with asked as (
    select goods_id, sum(free)::bigint as free, sum(reserved)::bigint as reserved
    from unnest(:goodsIds::uuid[], :frees::bigint[], :reserveds::bigint[]) as a (goods_id, free, reserved)
    group by goods_id
  ), held as (
    select s.goods_id, s.free + a.free as free, s.reserved + a.reserved as reserved
    from stock_allotment s join asked a on a.goods_id = s.goods_id
    where s.shop_id = :shopId order by s.goods_id for update of s
  )
  update stock_allotment s set free = h.free, reserved = h.reserved, used_at = greatest(s.used_at, :at)
  from held h where s.shop_id = :shopId and s.goods_id = h.goods_id returning s.goods_id`;

/** What is added to the counters of one goods; below zero where pieces leave. */
export type StockChange = {
  readonly goodsId: string;
  readonly onHand: number;
  readonly free: number;
  readonly reserved: number;
};

/** Changes what a shop was allotted; gives the goods that were found. The database refuses a counter below zero. */
export async function changeAllotments(
  tx: Tx,
  { shopId, at }: StockOfShop,
  changes: readonly StockChange[],
): Promise<string[]> {
  const rows = await changeAllotted(tx, {
    shopId,
    at,
    goodsIds: changes.map(({ goodsId }) => goodsId),
    frees: changes.map(({ free }) => free),
    reserveds: changes.map(({ reserved }) => reserved),
  });
  return rows.map(({ goods_id }) => goods_id);
}

// A cluster cannot read rows back that it locks in a part of its own beside a list of values: they are locked within the change.
// What is shipped was allotted and is reserved no more. The sum may be a moment behind, so it is kept within what it can be.
const changeOnHand = sql.rows('goods-change-stock')`with asked as (
    select goods_id, sum(on_hand)::bigint as on_hand, sum(reserved)::bigint as reserved
    from unnest(:goodsIds::uuid[], :onHands::bigint[], :reserveds::bigint[]) as a (goods_id, on_hand,
      reserved) group by goods_id
  )
  update stock s set on_hand = h.on_hand, allotted = h.allotted, reserved = h.reserved,
    turned_at = case when (s.on_hand > s.reserved) <> (h.on_hand > h.reserved)
      then greatest(s.turned_at, :at) else s.turned_at end
  from (
    select k.goods_id, k.on_hand + a.on_hand as on_hand, k.allotted + a.reserved as allotted,
      least(greatest(k.reserved + a.reserved, 0), k.allotted + a.reserved) as reserved
    from stock k join asked a on a.goods_id = k.goods_id
    order by k.goods_id for update of k
  ) h where s.goods_id = h.goods_id returning s.goods_id`;

/** Changes what is on hand, where pieces leave or come back; gives the goods that were found. */
export async function changeStock(
  tx: Tx,
  { at }: Pick<StockOfShop, 'at'>,
  changes: readonly StockChange[],
): Promise<string[]> {
  const rows = await changeOnHand(tx, {
    at,
    goodsIds: changes.map(({ goodsId }) => goodsId),
    onHands: changes.map(({ onHand }) => onHand),
    reserveds: changes.map(({ reserved }) => reserved),
  });
  return rows.map(({ goods_id }) => goods_id);
}

/** What time it is for the database. */
export const readTime = sql.row('goods-read-time')<{ at: Date }>`select statement_timestamp() as at`;

/** How much is reserved of goods in all shops; goods without an allotment are not among them. */
export const sumReserved = sql.rows('goods-sum-reserved')<{ reserved: bigint }>`
  select goods_id, sum(reserved)::bigint as reserved
  from stock_allotment where goods_id = any(:goodsIds::uuid[]) group by goods_id`;

export const readOnHand = sql.rows('goods-on-hand', 'generic')`
  select goods_id, on_hand from stock where goods_id = any(:goodsIds::uuid[])`;

// Of two sums the one that was read later stands, whichever is written last.
/** Writes sums for the lists of goods. */
export const writeReserved = sql.run('goods-write-reserved')`
  update stock s set reserved = h.reserved, summed_at = :readAt,
    turned_at = case when (s.on_hand > s.reserved) <> (s.on_hand > h.reserved)
      then greatest(s.turned_at, :at) else s.turned_at end
  from (
    select k.goods_id, least(n.reserved, k.allotted) as reserved from stock k
    join unnest(:goodsIds::uuid[], :reserveds::bigint[]) as n (goods_id, reserved)
      on n.goods_id = k.goods_id
    where k.summed_at < :readAt order by k.goods_id for update of k
  ) h where s.goods_id = h.goods_id`;

// Stock: counters that several shops share. Every statement locks its rows in the order of goods ids.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

// The rows are locked before they are judged, so that two buyers of the last piece are judged one after the
// other; nothing is written where one line is short.
const reserve = statement<{ goods_id: string; is_short: boolean }>(
  'goods-reserve-stock',
  `with asked as (
     select goods_id, sum(qty)::bigint as qty from unnest($1::uuid[], $2::bigint[]) as a (goods_id, qty)
     group by goods_id
   ), held as (
     -- Of goods that were withdrawn there is none for anybody new.
     select s.goods_id, case when g.state = 'active' then s.on_hand - s.reserved else 0 end as free, a.qty
     from stock s join asked a on a.goods_id = s.goods_id join goods g on g.id = s.goods_id order by s.goods_id for update of s
   ), judged as (
     select a.goods_id, a.qty, (h.goods_id is null or h.free < a.qty) as is_short
     from asked a left join held h on h.goods_id = a.goods_id
   ), taken as (
     update stock s set reserved = s.reserved + j.qty from judged j
     where s.goods_id = j.goods_id and not exists (select from judged where is_short)
   )
   select goods_id, is_short from judged where is_short order by goods_id`,
);

export type StockLine = { readonly goodsId: string; readonly qty: number };

function columnsOf(lines: readonly StockLine[]): [string[], number[]] {
  return [lines.map(({ goodsId }) => goodsId), lines.map(({ qty }) => qty)];
}

/** Reserves all lines or none; gives the goods that are lacking. */
export async function reserveRows(tx: Tx, lines: readonly StockLine[]): Promise<string[]> {
  const short = await tx.rows(reserve, columnsOf(lines));
  return short.map(({ goods_id }) => goods_id);
}

const change = sql.rows('goods-change-stock')`with asked as (
    select goods_id, sum(on_hand)::bigint as on_hand, sum(reserved)::bigint as reserved
    from unnest(:goodsIds::uuid[], :onHands::bigint[], :reserveds::bigint[]) as a (goods_id, on_hand,
      reserved) group by goods_id
  ), held as (
    select s.goods_id, a.on_hand, a.reserved from stock s join asked a on a.goods_id = s.goods_id
    order by s.goods_id for update of s
  )
  update stock s set on_hand = s.on_hand + h.on_hand, reserved = s.reserved + h.reserved
  from held h where s.goods_id = h.goods_id returning s.goods_id`;

/** What is added to both counters of one goods; below zero where pieces leave. */
export type StockChange = { readonly goodsId: string; readonly onHand: number; readonly reserved: number };

/** The goods that were found; the database refuses a counter below zero or reserved above what is there. */
export async function changeRows(tx: Tx, changes: readonly StockChange[]): Promise<string[]> {
  const rows = await change(tx, {
    goodsIds: changes.map(({ goodsId }) => goodsId),
    onHands: changes.map(({ onHand }) => onHand),
    reserveds: changes.map(({ reserved }) => reserved),
  });
  return rows.map(({ goods_id }) => goods_id);
}

// What a checkout needs of stock, read before its transaction.
import type { GoodsState } from '#domain/states/goods.ts';
import { sql } from '#platform/db/sql.ts';

// Look-ups by key: `offset 0` keeps the planner from reading all goods for a cart of three.
/** Lines of a quote that is not over: what is there of their goods, and what is free in the shop's own allotment. */
export const lookAtQuote = sql.rows('quote-look', 'generic')<{
  goods_id: string;
  qty: bigint;
  on_hand: bigint;
  state: GoodsState;
  free: bigint;
}>`
  select l.goods_id, l.qty, s.on_hand, s.state, coalesce(a.free, 0) as free
  from quote q
  cross join lateral (select n.goods_id, sum(n.qty)::bigint as qty
    from jsonb_to_recordset(q.lines) as n (goods_id uuid, qty bigint) group by n.goods_id) l
  cross join lateral (select k.on_hand, g.state from stock k join goods g on g.id = k.goods_id
    where k.goods_id = l.goods_id offset 0) s
  left join lateral (select h.free from stock_allotment h
    where h.shop_id = :shopId and h.goods_id = l.goods_id offset 0) a on true
  where q.shop_id = :shopId and q.id = :id and q.expires_at > :at order by l.goods_id`;

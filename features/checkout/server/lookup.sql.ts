// An order by the number that people write down.
import { statement, type Tx } from '#platform/db/database.ts';

const byNumber = statement<{ id: string; email: string; handle: string }>(
  'order-by-number',
  `select o.id, coalesce(o.buyer->>'email', '') as email, s.handle from shop_order o
   join shop s on s.shop_id = o.shop_id
   where o.shop_id = $1 and o.number = $2`,
);

export function findByNumber(tx: Tx, shopId: bigint, number: number) {
  return tx.row(byNumber, [shopId, number]);
}

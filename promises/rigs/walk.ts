// What a walk looks at after every step.
import fc from 'fast-check';
import type { OrderStatus } from '#domain/states/order-status.ts';
import { sql } from './rig.ts';

/** An order as its walk sees it: `late` counts timers that failed, `steps` are its events in their order. */
export type Seen = {
  status: OrderStatus;
  total: bigint;
  refunded: bigint;
  refunds: bigint;
  timers: number;
  late: number;
  steps: string[];
};

export const look = sql<Seen>(
  `select o.status, o.total_units as total, o.refunded_units as refunded,
     (select coalesce(sum(r.units), 0)::bigint from refund r where r.shop_id = $1 and r.order_id = o.id) as refunds,
     (select count(*)::int from timer t where t.shop_id = $1 and t.subject in (o.id, o.case_id)) as timers,
     (select count(*)::int from timer t where t.tries > 0) as late,
     (select array_agg(e.from_status || ' ' || e.to_status order by e.version) from order_event e
       where e.shop_id = $1 and e.order_id = o.id) as steps
   from shop_order o where o.shop_id = $1 and o.id = $2`,
);

/** Goods whose reserved pieces are not those of parcels that wait to leave. */
export const stockLost = sql<{ code: string; reserved: bigint; expected: bigint }>(
  `select g.code, s.reserved, coalesce(sum(l.qty), 0)::bigint as expected
   from (select s.goods_id, coalesce(sum(a.reserved), 0)::bigint as reserved from stock s
     left join stock_allotment a on a.goods_id = s.goods_id group by s.goods_id) s
   join goods g on g.id = s.goods_id
   left join (select l.goods_id, l.qty from order_line l join shop_order o on o.id = l.order_id join parcel p
       on p.order_id = l.order_id and p.supplier_id = l.supplier_id
     where p.shipped_at is null and p.state <> 'cancelled') l on l.goods_id = g.id
   group by g.code, s.reserved having s.reserved <> coalesce(sum(l.qty), 0)`,
);

export type OpenCase = { id: string; supplier_n: number };

export const openCaseOf = sql<OpenCase>(
  `select c.id, min(l.n) as supplier_n from return_case c join return_line l on l.shop_id = c.shop_id and l.case_id = c.id
   where c.order_id = $1 and c.ended_at is null group by c.id`,
);

/** Whom a walk is about, and what people do. */
export const plan = fc.record({
  shop: fc.nat(1),
  carts: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: 3,
  }),
  acts: fc.array(fc.record({ order: fc.nat(2), act: fc.nat(30), pick: fc.nat(1_000), isWild: fc.nat(9) }), {
    minLength: 10,
    maxLength: 25,
  }),
});

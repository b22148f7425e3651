// What a walk looks at after every step.
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
  `select g.code, s.reserved, coalesce(sum(l.qty), 0)::bigint as expected from stock s join goods g on g.id = s.goods_id
   left join (select l.goods_id, l.qty from order_line l join shop_order o on o.id = l.order_id join parcel p
       on p.order_id = l.order_id and p.supplier_id = l.supplier_id
     where p.shipped_at is null and p.state <> 'cancelled') l on l.goods_id = g.id
   group by g.code, s.reserved having s.reserved <> coalesce(sum(l.qty), 0)`,
);

// What the test carrier has to carry: parcels that people labelled, until they are delivered.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type Carried = RowOf<typeof listCarried>;

/** Parcels of a carrier that were labelled after a moment: a fan-out read of the other side. */
export const listCarried = sql.rows('test-carrier-list')`
  select p.tracking, e.code as last_code, e.at as last_at
  from parcel p
  left join lateral (select t.code, t.at from tracking_event t
    where t.shop_id = p.shop_id and t.order_id = p.order_id and t.n = p.n
    order by t.at desc, t.recorded_at desc, t.event_id desc limit 1) e on true
  where p.carrier = :carrier and p.state in ('labelled', 'shipped') and p.labelled_at > :after
  order by p.created_at limit 100`;

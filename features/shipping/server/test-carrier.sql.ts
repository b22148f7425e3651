// What the test carrier has to carry: parcels that people labelled, until they are delivered.
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type Carried = { tracking: string; last_code: CarrierEventCode | null; last_at: Date | null };

const carried = statement<Carried>(
  'test-carrier-list',
  `select p.tracking, e.code as last_code, e.at as last_at
   from parcel p
   left join lateral (select t.code, t.at from tracking_event t
     where t.shop_id = p.shop_id and t.order_id = p.order_id and t.n = p.n
     order by t.at desc, t.recorded_at desc, t.event_id desc limit 1) e on true
   where p.carrier = $1 and p.state in ('labelled', 'shipped') and p.labelled_at > $2
   order by p.created_at limit 100`,
);

/** Parcels of a carrier that were labelled after a moment: a fan-out read of the other side. */
export function listCarried(tx: Tx, carrier: string, after: Date): Promise<Carried[]> {
  return tx.rows(carried, [carrier, after]);
}

// What happened to orders: in their steps, and in the archive of those that ended long ago.
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { OrderMove } from '#domain/states/order.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type EventRow = RowOf<typeof readEvents>;

/** What happened to an order, in order. Of one that ended long ago the steps stand in its archive. */
export const readEvents = sql.rows('order-events')<{
  move: OrderMove;
  from_status: OrderStatus | 'none';
  to_status: OrderStatus;
  actor: ActorKind;
  at: Date;
  reason: string;
}>`
  select e.move, e.from_status, e.to_status, e.actor, e.at, e.reason from (
    select v.version, v.move, v.from_status, v.to_status, v.actor, v.at, v.reason from order_event v
    where v.shop_id = :shopId and v.order_id = :orderId
    union all
    select s.version, r.move, r.from_status, r.to_status, r.actor, s.at, coalesce(a.step_reasons ->> s.version::text, '')
    from order_archive a
    cross join lateral unnest(a.step_rules, a.step_ats) with ordinality as s (rule, at, version)
    join order_rule r on order_rule_code(r.move, r.from_status, r.to_status, r.actor) = s.rule
    where a.shop_id = :shopId and a.order_id = :orderId
  ) e order by e.version limit 200`;

// What the figures of Today are summed from. Each span is a range of an index on time, so that no statement reads more
// than its spans have, however much there is before them. The value of every span comes with its number, from 1.
import { sql } from '#platform/db/sql.ts';

const spans = `unnest(:froms::timestamptz[], :untils::timestamptz[]) with ordinality as s (from_at, until_at, n)`;

/** Index `order_desk_paid`. */
export const countOrders = sql.rows('desk-figure-orders')<{ n: number; value: bigint }>`
  select s.n::int as n, f.value from ${spans}
  cross join lateral (select count(*) as value from shop_order o
    where o.paid_at >= s.from_at and o.paid_at < s.until_at) f`;

/** Index `payment_evidence_at`. */
export const sumCaptured = sql.rows('desk-figure-captured')<{ n: number; value: bigint }>`
  select s.n::int as n, f.value from ${spans}
  cross join lateral (select coalesce(sum(e.units), 0)::bigint as value from payment_evidence e
    where e.recorded_at >= s.from_at and e.recorded_at < s.until_at) f`;

/** Index `refund_paid`. */
export const sumRefunded = sql.rows('desk-figure-refunded')<{ n: number; value: bigint }>`
  select s.n::int as n, f.value from ${spans}
  cross join lateral (select coalesce(sum(r.units), 0)::bigint as value from refund r
    where r.state = 'paid' and r.paid_at >= s.from_at and r.paid_at < s.until_at) f`;

/** Index `payout_left`. */
export const sumPaidOut = sql.rows('desk-figure-paid-out')<{ n: number; value: bigint }>`
  select s.n::int as n, f.value from ${spans}
  cross join lateral (select coalesce(sum(p.units - p.fee_units), 0)::bigint as value from payout p
    where p.sent_at >= s.from_at and p.sent_at < s.until_at) f`;

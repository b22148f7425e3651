// The test provider's own records: the other side of the wire.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type TestPayment = RowOf<typeof findPayment>;

const columns = 'id, asset, units, refunded, event_id, captured_at, delivered';

/** Captures once; false where it was captured before. */
export const captureOnce = sql.has('testpay-capture')`
  insert into testpay_payment (id, asset, units, state, event_id, captured_at, delivered, deliver_at)
  values (:id, :asset, :units, 'captured', :event_id, :captured_at, false, :deliverAt?)
    on conflict (id) do nothing returning id`;

export const findPayment = sql.row('testpay-find')`select ${columns} from testpay_payment where id = :id`;

export const markDelivered = sql.run('testpay-delivered')`
  update testpay_payment set delivered = true where id = any(:ids::text[])`;

/** Captures whose message is due and has not been acknowledged. */
export const listUndelivered = sql.rows('testpay-waiting')`
  select ${columns} from testpay_payment where not delivered and deliver_at <= :now order by deliver_at
    limit 100`;

/** Gives money back under a refund id, once. SQLSTATE 23514 where it would exceed the payment. */
export const refundOnce = sql.run('testpay-refund')`with fresh as (
    insert into testpay_refund (id, payment_id, units, created_at) values (:id, :paymentId, :units, :at)
    on conflict (id) do nothing returning units
  )
  update testpay_payment p set refunded = p.refunded + fresh.units from fresh where p.id = :paymentId
    returning p.id`;

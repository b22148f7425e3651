// The test provider's own records: the other side of the wire.
import { statement, type Tx } from '#platform/db/database.ts';

export type TestPayment = {
  id: string;
  asset: string;
  units: bigint;
  refunded: bigint;
  event_id: string;
  captured_at: Date;
  delivered: boolean;
};

const columns = 'id, asset, units, refunded, event_id, captured_at, delivered';

const capture = statement<{ id: string }>(
  'testpay-capture',
  `insert into testpay_payment (id, asset, units, state, event_id, captured_at, delivered, deliver_at)
   values ($1, $2, $3, 'captured', $4, $5, false, $6) on conflict (id) do nothing returning id`,
);

/** Captures once; false where it was captured before. */
export async function captureOnce(
  tx: Tx,
  payment: Pick<TestPayment, 'id' | 'asset' | 'units' | 'event_id' | 'captured_at'>,
  deliverAt: Date | null,
): Promise<boolean> {
  const { id, asset, units, event_id, captured_at } = payment;
  return (await tx.row(capture, [id, asset, units, event_id, captured_at, deliverAt])) !== undefined;
}

const find = statement<TestPayment>('testpay-find', `select ${columns} from testpay_payment where id = $1`);

export function findPayment(tx: Tx, id: string): Promise<TestPayment | undefined> {
  return tx.row(find, [id]);
}

const delivered = statement<never>(
  'testpay-delivered',
  'update testpay_payment set delivered = true where id = any($1::text[])',
);

export async function markDelivered(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.rows(delivered, [ids]);
}

const waiting = statement<TestPayment>(
  'testpay-waiting',
  `select ${columns} from testpay_payment where not delivered and deliver_at <= $1 order by deliver_at limit 100`,
);

/** Captures whose message is due and has not been acknowledged. */
export function listUndelivered(tx: Tx, now: Date): Promise<TestPayment[]> {
  return tx.rows(waiting, [now]);
}

const refund = statement<{ id: string }>(
  'testpay-refund',
  `with fresh as (
     insert into testpay_refund (id, payment_id, units, created_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing returning units
   )
   update testpay_payment p set refunded = p.refunded + fresh.units from fresh where p.id = $2 returning p.id`,
);

/** Gives money back under a refund id, once. SQLSTATE 23514 where it would exceed the payment. */
export async function refundOnce(
  tx: Tx,
  ask: { id: string; paymentId: string; units: bigint; at: Date },
): Promise<void> {
  await tx.rows(refund, [ask.id, ask.paymentId, ask.units, ask.at]);
}

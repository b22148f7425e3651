// Payments, their evidence and their refunds.
import { statement, type Tx } from '#platform/db/database.ts';

const record = statement<{ id: string }>(
  'payment-record',
  `with captured as (
     update payment set captured_units = units
     where shop_id = $1 and id = $2 and captured_units = 0 and units = $3 and currency = $4
     returning checkout_id
   )
   insert into payment_evidence (shop_id, id, checkout_id, provider, provider_payment, event_id, currency,
     units, payload_hash, captured_at, recorded_at)
   select $1, $5, checkout_id, $6, $7, $8, $4, $3, $9, $10, $11 from captured
   returning id`,
);

export type NewEvidence = {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly providerPayment: string;
  readonly eventId: string;
  readonly currency: string;
  readonly units: bigint;
  readonly payloadHash: Buffer;
  readonly capturedAt: Date;
  readonly now: Date;
};

/**
 * Writes down that a payment was captured, once; false where it had been. Needs the checkout role.
 * SQLSTATE 23505 where the provider's payment or event was used before.
 */
export async function insertEvidence(tx: Tx, shopId: bigint, evidence: NewEvidence): Promise<boolean> {
  const row = await tx.row(record, [
    shopId,
    evidence.paymentId,
    evidence.units,
    evidence.currency,
    evidence.id,
    evidence.provider,
    evidence.providerPayment,
    evidence.eventId,
    evidence.payloadHash,
    evidence.capturedAt,
    evidence.now,
  ]);
  return row !== undefined;
}

const refund = statement<{ id: string }>(
  'refund-add',
  `with asked as (
     select * from jsonb_to_recordset($2::jsonb) as r (id uuid, payment_id uuid, order_id uuid, case_id uuid,
       units bigint, reason text)
   ), given as (
     update payment p set refunded_units = p.refunded_units + a.units
     from (select payment_id, sum(units)::bigint as units from asked group by payment_id) a
     where p.shop_id = $1 and p.id = a.payment_id
   )
   insert into refund (shop_id, id, payment_id, order_id, case_id, units, state, reason, created_at)
   select $1, id, payment_id, order_id, case_id, units, 'pending', reason, $3 from asked
   returning id`,
);

export type NewRefund = {
  readonly id: string;
  readonly payment_id: string;
  readonly order_id: string | null;
  readonly case_id: string | null;
  readonly units: bigint;
  readonly reason: string;
};

function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** Enters refunds before the provider is asked. SQLSTATE 23514 where they would exceed what was captured. */
export async function insertRefunds(
  tx: Tx,
  shopId: bigint,
  now: Date,
  list: readonly NewRefund[],
): Promise<void> {
  await tx.rows(refund, [shopId, JSON.stringify(list, plain), now]);
}

export type RefundRow = {
  id: string;
  payment_id: string;
  order_id: string | null;
  case_id: string | null;
  units: bigint;
  state: 'pending' | 'paid';
  created_at: Date;
  provider: string;
};

const refundColumns = 'r.id, r.payment_id, r.order_id, r.case_id, r.units, r.state, r.created_at, p.provider';

const find = statement<RefundRow>(
  'refund-find',
  `select ${refundColumns} from refund r join payment p on p.shop_id = $1 and p.id = r.payment_id
   where r.shop_id = $1 and r.id = any($2::uuid[])`,
);

export function findRefunds(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<RefundRow[]> {
  return tx.rows(find, [shopId, ids]);
}

const paid = statement<{ id: string }>(
  'refund-paid',
  `update refund set state = 'paid', paid_at = $3
   where shop_id = $1 and id = any($2::uuid[]) and state = 'pending' returning id`,
);

/** Marks refunds as paid by compare-and-set; gives those that were pending. */
export async function markPaid(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  return new Set((await tx.rows(paid, [shopId, ids, now])).map(({ id }) => id));
}

const ofOrder = statement<{ units: bigint; state: string; created_at: Date }>(
  'refund-of-order',
  'select units, state, created_at from refund where shop_id = $1 and order_id = $2 order by created_at',
);

export function readRefunds(tx: Tx, shopId: bigint, orderId: string) {
  return tx.rows(ofOrder, [shopId, orderId]);
}

const whole = statement<{
  id: string;
  units: bigint;
  state: string;
  reason: string;
  created_at: Date;
  paid_at: Date | null;
}>(
  'refund-whole',
  `select id, units, state, reason, created_at, paid_at from refund
   where shop_id = $1 and order_id = $2 order by created_at, id`,
);

/** The refunds of an order with their reasons, the earliest first. */
export function listRefunds(tx: Tx, shopId: bigint, orderId: string) {
  return tx.rows(whole, [shopId, orderId]);
}

const evidenceOf = statement<{ provider: string; provider_payment: string; captured_at: Date }>(
  'evidence-find',
  'select provider, provider_payment, captured_at from payment_evidence where shop_id = $1 and id = $2',
);

/** What proves that an order was paid. */
export function findEvidence(tx: Tx, shopId: bigint, id: string) {
  return tx.row(evidenceOf, [shopId, id]);
}

const open = statement<never>(
  'payment-open',
  `insert into payment (shop_id, id, checkout_id, provider, currency, units, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
);

export type NewPayment = {
  readonly id: string;
  readonly checkoutId: string;
  readonly provider: string;
  readonly currency: string;
  readonly units: bigint;
};

/** Opens the payment of a checkout: one a checkout, whatever happens twice. */
export async function insertPayment(tx: Tx, shopId: bigint, payment: NewPayment, now: Date): Promise<void> {
  const { id, checkoutId, provider, currency, units } = payment;
  await tx.rows(open, [shopId, id, checkoutId, provider, currency, units, now]);
}

// Payments, their evidence and their refunds.
import { isAsset } from '#domain/money/money.ts';
import type { Paid } from '#domain/money/paid.ts';
import type { EvidenceGrade, PaymentMethod } from '#domain/payments/payment-methods.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Opened } from '#platform/ports/payments.ts';

const reference = sql.row('payment-reference')<{ hash: Buffer | null }>`
  select payment_reference_enter(:key, :shopId, :id, :now) as hash`;

type Referred = Pick<NewEvidence, 'id' | 'provider' | 'providerPayment' | 'now'>;

/**
 * Takes a provider's payment for this evidence; undefined where it is evidence of something else. It may be on another
 * server than the shop. Needs the checkout role.
 */
export async function takeReference(tx: Tx, shopId: bigint, evidence: Referred): Promise<Buffer | undefined> {
  const { id, provider, providerPayment, now } = evidence;
  const row = await reference(tx, { key: `${provider}:${providerPayment}`, shopId, id, now });
  return row?.hash ?? undefined;
}

const record = sql.row('payment-record')<{ id: string | null }>`
  select payment_evidence_enter(:shopId, :id, :paymentId, :asset, :units, :provider, :providerPayment, :eventId, :grade,
    :facts::jsonb, :payloadHash, :capturedAt, :now, :reference?) as id`;

export type NewEvidence = {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly providerPayment: string;
  readonly eventId: string;
  /** What the buyer was charged, in the money of the payment. */
  readonly asset: string;
  readonly units: bigint;
  readonly grade: EvidenceGrade;
  readonly facts: Readonly<Record<string, string>>;
  readonly payloadHash: Buffer;
  readonly capturedAt: Date;
  readonly now: Date;
  /** As `takeReference` gave it. */
  readonly reference: Buffer | undefined;
};

/**
 * Writes down that a payment was captured, once; false where it had been. Needs the checkout role.
 * SQLSTATE 23505 where the provider's payment was used before in any shop, or its event in this one.
 */
export async function insertEvidence(tx: Tx, shopId: bigint, evidence: NewEvidence): Promise<boolean> {
  const row = await record(tx, {
    shopId,
    paymentId: evidence.paymentId,
    units: evidence.units,
    asset: evidence.asset,
    id: evidence.id,
    provider: evidence.provider,
    providerPayment: evidence.providerPayment,
    eventId: evidence.eventId,
    payloadHash: evidence.payloadHash,
    capturedAt: evidence.capturedAt,
    now: evidence.now,
    grade: evidence.grade,
    facts: JSON.stringify(evidence.facts),
    reference: evidence.reference ?? null,
  });
  return row !== undefined && row.id !== null;
}

const refund = sql.run('refund-add')`select refund_enter(:shopId, :list::jsonb, :now)`;

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
  await refund(tx, { shopId, list: JSON.stringify(list, plain), now });
}

/**
 * - pay_units: What goes back in the money of the payment.
 * - provider_ref: The payment as its provider knows it.
 */
export type RefundRow = RowOf<typeof findRefunds>;

const refundColumns = `r.id, r.payment_id, r.order_id, r.case_id, r.units, r.state, r.created_at, p.provider,
  coalesce(r.pay_units, r.units) as pay_units, coalesce(p.pay_currency, p.currency) as pay_currency,
  p.provider_ref, coalesce(e.provider_payment, '') as provider_payment,
  coalesce(p.pay_units, p.units) as charged_units, p.refund_to`;

export const findRefunds = sql.rows('refund-find')<{
  pay_units: bigint;
  pay_currency: string;
  charged_units: bigint;
}>`
  select ${refundColumns} from refund r join payment p on p.shop_id = :shopId and p.id = r.payment_id
  left join payment_evidence e on e.shop_id = :shopId and e.checkout_id = p.checkout_id
  where r.shop_id = :shopId and r.id = any(:ids::uuid[])`;

const paid = sql.rows('refund-paid')`update refund set state = 'paid', paid_at = :now
  where shop_id = :shopId and id = any(:ids::uuid[]) and state = 'pending' returning id`;

/** Marks refunds as paid by compare-and-set; gives those that were pending. */
export async function markPaid(
  tx: Tx,
  shopId: bigint,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  return new Set((await paid(tx, { shopId, ids, now })).map(({ id }) => id));
}

/** `pay_units` are of the payment's money. */
export type RefundOfOrder = RowOf<typeof ofOrder>;

const ofOrder = sql.rows('refund-of-order')<{ pay_units: bigint; note: string | null }>`
  select r.case_id, r.units, coalesce(r.pay_units, r.units) as pay_units, r.state, r.created_at, f.note
  from refund r left join shop_refund f on f.shop_id = :shopId and f.refund_id = r.id
  where r.shop_id = :shopId and r.order_id = :orderId order by r.created_at, r.id`;

export function readRefunds(tx: Tx, shopId: bigint, orderId: string) {
  return ofOrder(tx, { shopId, orderId });
}

/** The refunds of an order with their reasons, the earliest first. */
export const listRefunds = sql.rows('refund-whole')`
  select id, units, state, reason, created_at, paid_at from refund
  where shop_id = :shopId and order_id = :orderId order by created_at, id`;

export type EvidenceRow = RowOf<typeof evidenceOf>;

const evidenceOf = sql.row('evidence-find')<{ pay_currency: string; pay_units: bigint }>`
  select provider, provider_payment, captured_at, grade, facts, coalesce(pay_currency, currency)
    as pay_currency,
    coalesce(pay_units, units) as pay_units
  from payment_evidence where shop_id = :shopId and id = :id`;

/** What proves that an order was paid. */
export function findEvidence(tx: Tx, shopId: bigint, id: string) {
  return evidenceOf(tx, { shopId, id });
}

type PaidOrder = { readonly id: string; readonly evidence_id: string; readonly total_units: bigint };

/** What was charged for an order, beside its price: as its evidence has it. */
export async function findPaid(tx: Tx, shopId: bigint, order: PaidOrder): Promise<Paid> {
  const evidence = await findEvidence(tx, shopId, order.evidence_id);
  if (evidence === undefined || !isAsset(evidence.pay_currency)) {
    throw new Error(`order ${order.id} has no evidence`);
  }
  return { asset: evidence.pay_currency, units: evidence.pay_units, priceUnits: order.total_units };
}

const open = statement<never>(
  'payment-open',
  `insert into payment (shop_id, id, checkout_id, provider, method, currency, units, pay_currency, pay_units,
     created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
);

export type NewPayment = {
  readonly id: string;
  readonly checkoutId: string;
  readonly provider: string;
  readonly method: PaymentMethod;
  /** The shop's money. */
  readonly currency: string;
  readonly units: bigint;
  /** What the buyer is charged, where it is other money. */
  readonly charge?: { readonly currency: string; readonly units: bigint } | undefined;
};

/** Opens the payment of a checkout: one a checkout, whatever happens twice. */
export async function insertPayment(tx: Tx, shopId: bigint, payment: NewPayment, now: Date): Promise<void> {
  const { id, checkoutId, provider, method, currency, units, charge } = payment;
  const charged = [charge?.currency ?? null, charge?.units ?? null];
  await tx.rows(open, [shopId, id, checkoutId, provider, method, currency, units, ...charged, now]);
}

/** What a provider is asked about a payment by. */
export type Asked = {
  provider: string;
  provider_ref: string;
  former_refs: string[];
  charged_units: bigint;
  charged_asset: string;
};

/** References of former pages are kept, the newest first: money may come on one of them all the same. */
const opened = sql.has('payment-opened')`
  update payment set provider_ref = :ref, instructions = :instructions::jsonb,
    former_refs = case when provider_ref in ('', :ref) then former_refs
      else (array[provider_ref] || former_refs)[1:5] end
  where shop_id = :shopId and id = :id and instructions is null and captured_units = 0
  returning id`;

/** Waits for whoever saves a page at this moment: compared is what stands there then. */
const paidOn = sql.row('payment-paid-on')`
  with latest as (
    select provider_ref from payment where shop_id = :shopId and id = :id for update
  )
  update payment p set provider_ref = :ref from latest
  where p.shop_id = :shopId and p.id = :id and latest.provider_ref <> :ref
  returning latest.provider_ref as replaced`;

const ended = sql.run('payment-page-ended')`
  update payment set instructions = null
  where shop_id = :shopId and id = :id and provider_ref = :ref and captured_units = 0`;

/** A page on which nobody can pay any more, by its reference. */
type EndedPage = { readonly endedRef: string };

/** The page on which the buyer paid: it takes the place of the newest one. */
type PaidPage = { readonly paidRef: string };

/**
 * - isSaved: False where another page was saved, or the payment was captured meanwhile.
 * - replaced: The reference of the newest page, where the buyer paid on another one.
 */
type SavedPage = { readonly isSaved: boolean; readonly replaced?: string | undefined };

/**
 * Saves the page that the provider gave, of which the first answer stays; or that this one has ended, so that it is opened
 * anew when the buyer asks for it. Its reference stays: money that came by it all the same is found. Or the page that was
 * paid on, whichever was saved meanwhile.
 */
export async function savePage(
  tx: Tx,
  shopId: bigint,
  id: string,
  page: Opened | EndedPage | PaidPage,
): Promise<SavedPage> {
  if ('ref' in page) {
    const instructions = JSON.stringify(page.instructions);
    return { isSaved: await opened(tx, { shopId, id, ref: page.ref, instructions }) };
  }
  if ('paidRef' in page) {
    const row = await paidOn(tx, { shopId, id, ref: page.paidRef });
    return { isSaved: true, replaced: row?.replaced };
  }
  await ended(tx, { shopId, id, ref: page.endedRef });
  return { isSaved: true };
}

const place = sql.run('payment-refund-place')`
  update payment set refund_to = :to where shop_id = :shopId and id = :id`;

export async function setRefundPlace(tx: Tx, shopId: bigint, id: string, to: string): Promise<void> {
  await place(tx, { shopId, id, to });
}

const asked = sql.rows('payment-asked')<{
  charged_units: bigint;
  charged_asset: string;
  captured_by: string | null;
}>`
  select id, provider, provider_ref, former_refs, coalesce(pay_units, units) as charged_units,
    coalesce(pay_currency, currency) as charged_asset,
    (select e.provider_payment from payment_evidence e where e.shop_id = :shopId and e.checkout_id = p.checkout_id)
      as captured_by
  from payment p where shop_id = :shopId and id = any(:ids::uuid[])`;

/** Payments as their providers are asked about them; `captured_by` is the provider's payment that they were captured by. */
export function findAsked(tx: Tx, shopId: bigint, ids: readonly string[]) {
  return asked(tx, { shopId, ids });
}

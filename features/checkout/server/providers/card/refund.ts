// Money back to a card, and what a buyer's bank asks back.
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { isAsset, type Asset } from '#domain/money/money.ts';
import { RefundRefused, type RefundRequest } from '#platform/ports/payments.ts';
import { patiently } from './client.ts';

/** The provider cannot give this money back to the card. Asked again under the same id it says the same. */
export class CardRefundFailed extends RefundRefused {
  override readonly name = 'CardRefundFailed';
  readonly reason: string;
  constructor(reason: string, refundId: string, cause?: unknown) {
    super(`the card provider did not pay the refund ${refundId}: ${reason}`, { cause });
    this.reason = reason;
  }
}

const refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.nullable(z.string()),
  failure_reason: z.optional(z.nullable(z.string())),
  metadata: z.nullable(z.record(z.string(), z.string())),
});

type Refund = z.infer<typeof refund>;

/** A payment has a handful of refunds; so many are looked through. */
const refundsSeenMax = 1_000;

/**
 * Gives money back once. The provider forgets our key after a day and repeats an old answer until then: so the refund is
 * looked for first, and only one that is not there is made.
 *
 * @throws CardRefundFailed where the card cannot be paid, or the provider does not refund this payment any more.
 */
export async function refundCard(client: Stripe, ask: RefundRequest): Promise<'paid' | 'pending'> {
  const made = (await find(client, ask)) ?? (await create(client, ask));
  const isSame = BigInt(made.amount) === ask.units && made.currency === ask.asset.toLowerCase();
  if (!isSame) throw new CardRefundFailed('another amount was refunded under this id', ask.refundId);
  if (made.status === 'succeeded') return 'paid';
  if (made.status === 'pending' || made.status === 'requires_action') return 'pending';
  throw new CardRefundFailed(made.failure_reason ?? made.status ?? 'unknown', ask.refundId);
}

async function find(client: Stripe, ask: RefundRequest): Promise<Refund | undefined> {
  const list = await patiently(() =>
    client.refunds
      .list({ payment_intent: ask.providerPayment, limit: 100 })
      .autoPagingToArray({ limit: refundsSeenMax }),
  );
  return list.map((one) => z.parse(refund, one)).find((one) => one.metadata?.['refund'] === ask.refundId);
}

async function create(client: Stripe, ask: RefundRequest): Promise<Refund> {
  const params = {
    payment_intent: ask.providerPayment,
    amount: Number(ask.units),
    metadata: { payment: ask.payment.paymentId, refund: ask.refundId },
  };
  try {
    const options = { idempotencyKey: ask.refundId };
    return z.parse(refund, await patiently(() => client.refunds.create(params, options)));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new CardRefundFailed(error.code ?? error.type, ask.refundId, error);
  }
}

/** A bank that asks money back for its customer. */
export type CardDispute = {
  readonly id: string;
  /** `warning` is an inquiry that took no money yet. */
  readonly state: 'warning' | 'open' | 'won' | 'lost';
  readonly asset: Asset;
  readonly units: bigint;
  /** What the provider has taken back so far, its own fee not counted; 0 again where the dispute was won. */
  readonly takenUnits: bigint;
  /** The provider's word: `fraudulent`, `product_not_received`, … */
  readonly reason: string;
  /** Until when an answer is read; undefined where none is asked. */
  readonly answerBy: Date | undefined;
};

const dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  balance_transactions: z.array(z.object({ amount: z.int() })),
  evidence_details: z.object({ due_by: z.nullable(z.int()) }),
});

const named = z.object({ metadata: z.record(z.string(), z.string()) });

/** Our id of a payment that a message names only by the provider's; undefined where it is none of ours. */
export async function paymentOf(client: Stripe, providerPayment: string): Promise<string | undefined> {
  const found = await patiently(() => client.paymentIntents.retrieve(providerPayment));
  return z.parse(named, found).metadata['payment'];
}

/** What banks have asked back of a payment, by its id at the provider. */
export async function disputesOf(client: Stripe, providerPayment: string): Promise<CardDispute[]> {
  const { data } = await patiently(() =>
    client.disputes.list({ payment_intent: providerPayment, limit: 100 }),
  );
  return data.map((one) => present(z.parse(dispute, one)));
}

function present(one: z.infer<typeof dispute>): CardDispute {
  const asset = one.currency.toUpperCase();
  if (!isAsset(asset)) throw new Error(`a dispute in ${asset}`);
  const moved = one.balance_transactions.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return {
    id: one.id,
    state: stateOf(one.status),
    asset,
    units: BigInt(one.amount),
    takenUnits: moved < 0n ? -moved : 0n,
    reason: one.reason,
    answerBy: one.evidence_details.due_by === null ? undefined : new Date(one.evidence_details.due_by * 1000),
  };
}

function stateOf(status: string): CardDispute['state'] {
  if (status === 'won' || status === 'lost') return status;
  // A warning that was closed, and one that was prevented, took nothing.
  if (status.startsWith('warning') || status === 'prevented') return 'warning';
  return 'open';
}

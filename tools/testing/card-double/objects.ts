// The provider's objects as it writes them. The library's own types check every name.
import type Stripe from 'stripe';
import {
  leftOf,
  type Book,
  type Charge,
  type Dispute,
  type Intent,
  type Refund,
  type Session,
} from './book.ts';

/** Every name is one of the provider's; what stands under it is ours to get right. */
type Named<T> = Partial<Record<keyof T, unknown>>;

export type Writing = { readonly book: Book; readonly baseUrl: string };

/** `expand` holds what is written whole: `payment_intent`, `payment_intent.latest_charge`, `latest_charge`. */
export function sessionObject(one: Session, { book, baseUrl }: Writing, expand: readonly string[] = []) {
  const intent = one.intent === null ? undefined : book.intents[one.intent];
  const below = expand.filter((path) => path.startsWith('payment_intent'));
  const isWhole = below.length > 0 && intent !== undefined;
  return {
    id: one.id,
    object: 'checkout.session',
    amount_subtotal: one.amount,
    amount_total: one.amount,
    cancel_url: one.cancelUrl,
    client_reference_id: one.reference,
    created: one.created,
    currency: one.currency,
    customer_email: one.email,
    expires_at: one.expiresAt,
    livemode: false,
    metadata: one.metadata,
    mode: 'payment',
    payment_method_types: ['card'],
    payment_status: one.status === 'complete' ? 'paid' : 'unpaid',
    status: one.status,
    success_url: one.successUrl,
    ui_mode: 'hosted_page',
    // A page that is over has no address.
    url: one.status === 'open' ? `${baseUrl}/c/pay/${one.id}` : null,
    locale: one.locale,
    payment_intent: isWhole ? intentObject(intent, book, rest(below)) : one.intent,
  } satisfies Named<Stripe.Checkout.Session>;
}

function rest(paths: readonly string[]): string[] {
  return paths.flatMap((path) => path.split('.').slice(1).join('.') || []);
}

export function intentObject(one: Intent, book: Book, expand: readonly string[] = []) {
  const charge = one.charge === null ? undefined : book.charges[one.charge];
  const isWhole = expand.includes('latest_charge') && charge !== undefined;
  return {
    id: one.id,
    object: 'payment_intent',
    amount: one.amount,
    amount_capturable: 0,
    amount_received: one.received,
    capture_method: 'automatic',
    created: one.created,
    currency: one.currency,
    latest_charge: isWhole ? chargeObject(charge, book) : one.charge,
    last_payment_error: one.fault,
    livemode: false,
    metadata: one.metadata,
    on_behalf_of: one.passedTo,
    payment_method_types: ['card'],
    status: one.status,
    transfer_data: one.passedTo === null ? null : { destination: one.passedTo },
  } satisfies Named<Stripe.PaymentIntent>;
}

export function chargeObject(one: Charge, book: Book) {
  return {
    id: one.id,
    object: 'charge',
    amount: one.amount,
    amount_captured: one.failure === null ? one.amount : 0,
    amount_refunded: one.amount - leftOf(book, one),
    captured: one.failure === null,
    created: one.created,
    currency: one.currency,
    disputed: Object.values(book.disputes).some(({ charge }) => charge === one.id),
    failure_code: one.failure,
    livemode: false,
    metadata: one.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(one),
    paid: one.failure === null,
    payment_intent: one.intent,
    payment_method_details: { type: 'card', card: cardOf(one) },
    refunded: one.failure === null && leftOf(book, one) === 0,
    status: one.failure === null ? 'succeeded' : 'failed',
    transfer_data: null,
  } satisfies Named<Stripe.Charge>;
}

function outcomeOf({ failure }: Charge) {
  return {
    network_status: failure === null ? 'approved_by_network' : 'declined_by_network',
    reason: failure,
    risk_level: 'normal',
    type: failure === null ? 'authorized' : 'issuer_declined',
  } satisfies Named<Stripe.Charge.Outcome>;
}

function cardOf({ last4, country, threeDSecure }: Charge) {
  return {
    country,
    funding: 'credit',
    last4,
    three_d_secure: threeDSecure === null ? null : { result: threeDSecure, version: '2.2.0' },
  } satisfies Named<Stripe.Charge.PaymentMethodDetails.Card>;
}

export function refundObject(one: Refund) {
  return {
    id: one.id,
    object: 'refund',
    amount: one.amount,
    charge: one.charge,
    created: one.created,
    currency: one.currency,
    metadata: one.metadata,
    payment_intent: one.intent,
    reason: null,
    status: one.status,
    ...(one.failure === null ? {} : { failure_reason: one.failure }),
  } satisfies Named<Stripe.Refund>;
}

export function disputeObject(one: Dispute) {
  // The money is taken when the dispute is opened and given back when it is won.
  const taken = { amount: -one.amount, reporting_category: 'dispute' };
  const back = { amount: one.amount, reporting_category: 'dispute_reversal' };
  return {
    id: one.id,
    object: 'dispute',
    amount: one.amount,
    balance_transactions: one.status === 'won' ? [taken, back] : [taken],
    charge: one.charge,
    created: one.created,
    currency: one.currency,
    evidence_details: {
      due_by: one.created + 7 * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: one.intent,
    reason: one.reason,
    status: one.status,
  } satisfies Named<Stripe.Dispute>;
}

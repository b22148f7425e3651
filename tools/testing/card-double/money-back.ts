// Money that leaves again: refunds that we ask for, and disputes that a buyer's bank opens.
import {
  leftOf,
  newId,
  owned,
  secondsOf,
  type Book,
  type Charge,
  type Dispute,
  type Refund,
} from './book.ts';
import { happen, type Desk } from './desk.ts';
import { ApiFault } from './form.ts';
import { chargeObject, disputeObject, refundObject } from './objects.ts';

const brokenCard = 'expired_or_canceled_card';

export type RefundRequest = Pick<Refund, 'account' | 'metadata'> & {
  readonly intent: string;
  readonly amount: number | undefined;
};

/** @throws ApiFault where there is nothing left to give back, or a bank has taken it back already. */
export function refund(desk: Desk, ask: RefundRequest, status: Refund['status']): Refund {
  const { book } = desk.writing;
  const { account, metadata } = ask;
  const intent = owned(book.intents, ask.intent, { account, kind: 'payment_intent' });
  const taken = book.charges[intent.charge ?? ''];
  if (taken === undefined || intent.status !== 'succeeded')
    throw refused('payment_intent_unexpected_state', 'This PaymentIntent does not have a successful charge.');
  const made: Refund = {
    id: newId('re'),
    account,
    charge: taken.id,
    intent: intent.id,
    created: secondsOf(desk.clock),
    amount: assertLeft(book, taken, ask.amount),
    currency: taken.currency,
    metadata,
    status,
    failure: status === 'failed' ? brokenCard : null,
  };
  book.refunds[made.id] = made;
  happen(desk, 'refund.created', account, refundObject(made));
  happen(desk, 'charge.refunded', account, chargeObject(taken, book));
  return made;
}

function assertLeft(book: Book, taken: Charge, asked: number | undefined): number {
  const left = leftOf(book, taken);
  const isDisputed = Object.values(book.disputes).some(
    (one) => one.charge === taken.id && one.status !== 'won',
  );
  if (isDisputed)
    throw refused('charge_disputed', `Charge ${taken.id} has been charged back; cannot issue a refund.`);
  if (left === 0) throw refused('charge_already_refunded', `Charge ${taken.id} has already been refunded.`);
  const amount = asked ?? left;
  if (amount <= left) return amount;
  const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
  throw new ApiFault(400, { type: 'invalid_request_error', message, param: 'amount' });
}

function refused(code: string, message: string): ApiFault {
  return new ApiFault(400, { type: 'invalid_request_error', code, message });
}

/** What the buyer's bank did with a refund that was pending. */
export function settleRefund(desk: Desk, id: string, status: 'succeeded' | 'failed'): void {
  const made = desk.writing.book.refunds[id];
  if (made === undefined) throw new Error(`there is no refund ${id}`);
  made.status = status;
  if (status === 'failed') Object.assign(made, { failure: brokenCard, failedAt: secondsOf(desk.clock) });
  happen(desk, status === 'failed' ? 'refund.failed' : 'refund.updated', made.account, refundObject(made));
}

/** A buyer's bank asks the whole charge back: the money is gone at once. */
export function dispute(desk: Desk, intentId: string, reason = 'fraudulent'): Dispute {
  const { book } = desk.writing;
  const taken = book.charges[book.intents[intentId]?.charge ?? ''];
  if (taken === undefined) throw new Error(`nothing was charged for ${intentId}`);
  const { account, amount, currency, id: charge } = taken;
  const made: Dispute = {
    id: newId('du'),
    account,
    charge,
    intent: intentId,
    created: secondsOf(desk.clock),
    amount,
    currency,
    reason,
    status: 'needs_response',
  };
  book.disputes[made.id] = made;
  happen(desk, 'charge.dispute.created', account, disputeObject(made));
  happen(desk, 'charge.dispute.funds_withdrawn', account, disputeObject(made));
  return made;
}

export function closeDispute(desk: Desk, id: string, status: 'won' | 'lost'): void {
  const made = desk.writing.book.disputes[id];
  if (made === undefined) throw new Error(`there is no dispute ${id}`);
  made.status = status;
  const object = disputeObject(made);
  if (status === 'won') happen(desk, 'charge.dispute.funds_reinstated', made.account, object);
  happen(desk, 'charge.dispute.closed', made.account, object);
}

// What happens at the double: somebody pays on a page, or cannot, or comes too late.
import { newId, secondsOf, type Charge, type Intent, type Metadata, type Session } from './book.ts';
import { happen, type Desk } from './desk.ts';
import { dispute } from './money-back.ts';
import { chargeObject, intentObject, sessionObject } from './objects.ts';

/** What the provider's documentation says its test cards do. */
export const testCards: Readonly<Record<string, string>> = {
  '4242424242424242': 'paid',
  '4000000000003220': 'asks',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000000259': 'disputed',
};
export const goodCard = '4242424242424242';

/** What goes wrong at the provider on purpose. */
export type Crooked = {
  readonly amount?: number;
  readonly currency?: string;
  readonly metadata?: Metadata;
  /** Another account gets the money. */
  readonly passedTo?: string;
};

export type Paying = { readonly card?: string; readonly crooked?: Crooked };
export type Paid = 'paid' | 'declined' | 'asks' | 'over';

/** Somebody sends the page's form. */
export function pay(desk: Desk, sessionId: string, paying: Paying = {}): Paid {
  const session = desk.writing.book.sessions[sessionId];
  if (session === undefined || session.status !== 'open') return 'over';
  if (session.expiresAt <= secondsOf(desk.clock)) {
    expire(desk, session);
    return 'over';
  }
  const intent = begin(desk, session, paying.crooked ?? {});
  intent.card = paying.card ?? goodCard;
  const act = testCards[intent.card] ?? 'incorrect_number';
  if (act === 'paid' || act === 'disputed') return capture(desk, { session, intent, threeDSecure: null });
  if (act !== 'asks') return decline(desk, intent, act);
  intent.status = 'requires_action';
  happen(desk, 'payment_intent.requires_action', intent.account, intentObject(intent, desk.writing.book));
  return 'asks';
}

/** The buyer's bank has asked whether it is them, and this is what came of it. */
export function confirm(desk: Desk, sessionId: string, isApproved: boolean): Paid {
  const { book } = desk.writing;
  const session = book.sessions[sessionId];
  const intent = book.intents[session?.intent ?? ''];
  if (session?.status !== 'open' || intent?.status !== 'requires_action') return 'over';
  if (!isApproved) return decline(desk, intent, 'authentication_required');
  return capture(desk, { session, intent, threeDSecure: 'authenticated' });
}

export function expire(desk: Desk, session: Session): void {
  session.status = 'expired';
  happen(desk, 'checkout.session.expired', session.account, sessionObject(session, desk.writing));
}

/** A page has one payment, however often somebody tries to pay it. */
function begin({ writing, clock }: Desk, session: Session, crooked: Crooked): Intent {
  const known = session.intent === null ? undefined : writing.book.intents[session.intent];
  if (known !== undefined) return known;
  const intent: Intent = {
    id: newId('pi'),
    account: session.account,
    session: session.id,
    created: secondsOf(clock),
    amount: crooked.amount ?? session.amount,
    currency: crooked.currency ?? session.currency,
    metadata: crooked.metadata ?? session.intentMetadata,
    passedTo: crooked.passedTo ?? null,
    received: 0,
    status: 'requires_payment_method',
    card: null,
    charge: null,
    fault: null,
  };
  writing.book.intents[intent.id] = intent;
  session.intent = intent.id;
  return intent;
}

function charge(desk: Desk, intent: Intent, more: Pick<Charge, 'threeDSecure' | 'failure'>): Charge {
  const { account, amount, currency, metadata, id, card } = intent;
  const made = {
    id: newId('ch'),
    account,
    intent: id,
    created: secondsOf(desk.clock),
    amount,
    currency,
    metadata,
    last4: (card ?? goodCard).slice(-4),
    country: 'GB',
    ...more,
  };
  desk.writing.book.charges[made.id] = made;
  intent.charge = made.id;
  return made;
}

function decline(desk: Desk, intent: Intent, reason: string): Paid {
  const { book } = desk.writing;
  const made = charge(desk, intent, { threeDSecure: null, failure: 'card_declined' });
  intent.status = 'requires_payment_method';
  intent.fault = { code: 'card_declined', decline_code: reason };
  happen(desk, 'charge.failed', intent.account, chargeObject(made, book));
  happen(desk, 'payment_intent.payment_failed', intent.account, intentObject(intent, book));
  return 'declined';
}

type Capturing = Pick<Charge, 'threeDSecure'> & { readonly session: Session; readonly intent: Intent };

function capture(desk: Desk, { session, intent, threeDSecure }: Capturing): Paid {
  const { book } = desk.writing;
  const made = charge(desk, intent, { threeDSecure, failure: null });
  intent.status = 'succeeded';
  intent.received = intent.amount;
  intent.fault = null;
  session.status = 'complete';
  happen(desk, 'charge.succeeded', intent.account, chargeObject(made, book));
  happen(desk, 'payment_intent.succeeded', intent.account, intentObject(intent, book));
  happen(desk, 'checkout.session.completed', session.account, sessionObject(session, desk.writing));
  if (testCards[intent.card ?? ''] === 'disputed') dispute(desk, intent.id);
  return 'paid';
}

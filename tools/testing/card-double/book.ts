// What the double remembers: pages, payments, charges, refunds and disputes of its accounts.
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/ports/clock.ts';
import { ApiFault } from './form.ts';

export type Metadata = Record<string, string>;

export type Session = {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly reference: string | null;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly email: string | null;
  readonly locale: string | null;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
};

export type Intent = {
  readonly id: string;
  readonly account: string;
  readonly session: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  /** Another account that the money is passed on to. */
  readonly passedTo: string | null;
  received: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  card: string | null;
  charge: string | null;
  fault: { code: string; decline_code: string | null } | null;
};

export type Charge = {
  readonly id: string;
  readonly account: string;
  readonly intent: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly last4: string;
  readonly country: string;
  readonly threeDSecure: 'authenticated' | null;
  readonly failure: string | null;
};

export type Refund = {
  readonly id: string;
  readonly account: string;
  readonly charge: string;
  readonly intent: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
  /** When the money came back, where that was after the refund was made. */
  failedAt?: number;
};

export type Dispute = {
  readonly id: string;
  readonly account: string;
  readonly charge: string;
  readonly intent: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  status: 'needs_response' | 'won' | 'lost';
};

export type Event = {
  readonly id: string;
  readonly type: string;
  readonly account: string;
  readonly body: string;
  isTaken: boolean;
};

/** Plain records, so that a demo can keep them in a file. */
export type Book = {
  sessions: Record<string, Session>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: Event[];
  /** Answers kept under idempotency keys. */
  keys: Record<string, { request: string; status: number; text: string; at: number }>;
};

export function emptyBook(): Book {
  return { sessions: {}, intents: {}, charges: {}, refunds: {}, disputes: {}, events: [], keys: {} };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}

/** @throws ApiFault 404 where the account has no such thing. */
export function owned<T extends { readonly account: string }>(
  all: Readonly<Record<string, T>>,
  id: string,
  { account, kind }: { account: string; kind: string },
): T {
  const found = all[id];
  if (found !== undefined && found.account === account) return found;
  const message = `No such ${kind}: '${id}'`;
  throw new ApiFault(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message });
}

/** What is left of a charge to give back: failed refunds gave nothing. */
export function leftOf(book: Book, charge: Charge): number {
  return Object.values(book.refunds)
    .filter((one) => one.charge === charge.id && one.status !== 'failed')
    .reduce((left, one) => left - one.amount, charge.amount);
}

// Asking a provider what became of a payment, and recording what it says: webhook, return page and timer all do this.
import {
  PageEnded,
  PaymentMismatch,
  type PaymentProvider,
  type PaymentRef,
} from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { saveUnmatched, recordCapture, type Effect } from './capture.ts';

/** `ended`: nobody can pay on the payment's page any more, and its time is not over. */
export type AskResult = Effect | 'waiting' | 'ended';

type AskRequest = {
  readonly payment: PaymentRef;
  /** Pages that are asked about, in this order, up to the first with money: the payment's own where nothing is said. */
  readonly pages?: readonly string[];
  /** Asks about a page, where its message has brought the answer. */
  readonly fetch?: PaymentProvider['fetch'] | undefined;
};

/**
 * `waiting` while nothing was captured. Money that does not fit what was asked becomes a stray that people look at:
 * it is not booked, it makes no order, and its checkout goes on as if nothing had come.
 *
 * @throws Error where the provider does not answer.
 */
export async function askProvider(
  env: Environment,
  provider: PaymentProvider,
  { payment, pages = [payment.ref], fetch = (page) => provider.fetch(page) }: AskRequest,
): Promise<AskResult> {
  let first: AskResult | undefined;
  for (const ref of pages) {
    const answered = await askPage(env, provider, { payment, ref, fetch });
    if (answered !== 'waiting' && answered !== 'ended' && answered !== 'stray') return answered;
    first ??= answered;
  }
  return first ?? 'waiting';
}

type PageRequest = {
  readonly payment: PaymentRef;
  readonly ref: string;
  readonly fetch: PaymentProvider['fetch'];
};

async function askPage(
  env: Environment,
  provider: PaymentProvider,
  { payment, ref, fetch }: PageRequest,
): Promise<AskResult> {
  const page = { ...payment, ref };
  try {
    const capture = await fetch(page);
    if (capture === undefined) return 'waiting';
    return await recordCapture(env, { provider, capture, page: ref });
  } catch (error) {
    if (error instanceof PageEnded) return 'ended';
    if (!(error instanceof PaymentMismatch)) throw error;
    const reason = `mismatch: ${error.what}`;
    const body = { payment: payment.paymentId, ref };
    const eventId = `mismatch:${payment.paymentId}`;
    await saveUnmatched(env, { provider: provider.name, eventId, body, reason, facts: [reason, ref] });
    env.log.error({ reason, payment: payment.paymentId }, 'money was taken that fits no payment');
    return 'stray';
  }
}

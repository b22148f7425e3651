// A double of Mollie's Payments API on this machine: its calls, its payment page, its messages. For tests and journeys.
import { hourMs } from '#domain/limits.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import { deliverOverHttp, openOutbox, type DeliverHook } from '../rest-double/outbox.ts';
import { pageOf } from '../rest-double/page.ts';
import { startRestDouble, type RestReply, type RestRequest } from '../rest-double/server.ts';
import { answer, fault, makeRefund, ownPayment, type Api } from './api.ts';
import { emptyBook, momentOf, newId, type Amount, type Book, type Payment, type Refund } from './book.ts';

export type MollieDoubleOptions = {
  readonly port?: number;
  readonly apiKey?: string;
  readonly clock?: Clock;
  readonly deliver?: DeliverHook;
  /** `held` messages are sent by hand, in any order; `now` is what Mollie does. */
  readonly posting?: 'now' | 'held';
};

export type MollieDouble = Awaited<ReturnType<typeof startMollieDouble>>;

/** What was paid otherwise than it was asked, for tests of who compares it. */
export type WrongPayment = Partial<Pick<Payment, 'amount' | 'metadata'>>;

/** Listens on loopback only. Stop it when done. */
export async function startMollieDouble(ask: MollieDoubleOptions = {}) {
  const { apiKey = 'test_a_key_of_the_double_of_mollie', clock = systemClock } = ask;
  const book: Book = emptyBook();
  const outbox = openOutbox(ask.posting ?? 'now', ask.deliver ?? deliverOverHttp);
  let url = '';
  const tell = ({ id, webhookUrl }: Payment) => {
    if (webhookUrl === null) return;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    outbox.post({ url: webhookUrl, body: new URLSearchParams({ id }).toString(), headers });
  };
  const api: Api = { book, clock, apiKey, url: () => url, tell, outcomes: { refundStatus: 'pending' } };
  const rest = await startRestDouble({
    port: ask.port,
    clock,
    onceHeader: 'idempotency-key',
    onceMs: hourMs,
    answer: (request) => answer(api, request),
    page: (request) => visit(api, request),
    fault,
  });
  url = rest.url;
  return {
    ...rest,
    apiKey,
    book,
    outcomes: api.outcomes,
    messages: outbox.messages,
    send: outbox.send,
    pay: (id: string, wrong: WrongPayment = {}) => pay(api, id, wrong),
    /** The page ends without money: turned back, too late, or refused by a bank. */
    endUnpaid(id: string, status: 'canceled' | 'expired' | 'failed') {
      const payment = ownPayment(api, id);
      payment.status = status;
      tell(payment);
    },
    /** A refund that somebody makes in Mollie's dashboard: it has no id of ours. */
    refundInDashboard: (id: string, amount: Amount) => makeRefund(api, ownPayment(api, id), { amount }),
    settleRefund(id: string, status: Refund['status']) {
      const refund = book.refunds.get(id);
      if (refund === undefined) throw new Error(`there is no refund ${id}`);
      refund.status = status;
      tell(ownPayment(api, refund.paymentId));
    },
    chargeBack: (id: string) => chargeBack(api, id),
    async stop() {
      outbox.close();
      await rest.stop();
    },
  };
}

function pay(api: Api, id: string, wrong: WrongPayment): 'paid' | 'over' {
  const payment = ownPayment(api, id);
  if (payment.status !== 'open') return 'over';
  Object.assign(payment, wrong);
  payment.status = 'paid';
  payment.method = payment.methods?.[0] ?? 'ideal';
  payment.paidAt = momentOf(api.clock);
  api.tell(payment);
  return 'paid';
}

function chargeBack(api: Api, paymentId: string): string {
  const { amount } = ownPayment(api, paymentId);
  const id = newId('chb');
  api.book.chargebacks.set(id, { id, paymentId, amount, createdAt: momentOf(api.clock), reversedAt: null });
  api.tell(ownPayment(api, paymentId));
  return id;
}

function visit(api: Api, { method, path, text }: RestRequest): RestReply | undefined {
  const [, id] = /^\/checkout\/(\w+)$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const payment = api.book.payments.get(id);
  if (payment === undefined) return { status: 404, html: '<!doctype html><title>Not found</title>' };
  const { amount, description, redirectUrl } = payment;
  const act = method === 'POST' ? new URLSearchParams(text).get('act') : null;
  if (act === 'pay') pay(api, id, {});
  if (act === 'cancel' && payment.status === 'open') {
    payment.status = 'canceled';
    api.tell(payment);
  }
  if (act !== null) return { status: 303, headers: { location: redirectUrl }, html: '' };
  const facts = {
    title: 'Mollie (test double)',
    payee: description,
    amount: `${amount.value} ${amount.currency}`,
  };
  const choices: Record<string, string> = { pay: 'Pay', cancel: 'Back to the shop' };
  return { status: 200, html: pageOf(facts, payment.status === 'open' ? choices : {}) };
}

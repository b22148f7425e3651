// A double of PayPal's REST API on this machine: its calls, its payment page, its messages. For tests and journeys.
import { randomUUID } from 'node:crypto';
import { hourMs } from '#domain/limits.ts';
import { systemClock, type Clock } from '#platform/ports/clock.ts';
import { deliverOverHttp, openOutbox, type DeliverHook, type HookMessage } from '../rest-double/outbox.ts';
import { pageOf } from '../rest-double/page.ts';
import { startRestDouble, type RestReply, type RestRequest } from '../rest-double/server.ts';
import { answer, capture, fault, makeRefund, orderOf, shown, signatureOf, type Api } from './api.ts';
import { captureObject, emptyBook, momentOf, newId, type Amount, type Event, type Refund } from './book.ts';

export type PaypalDoubleOptions = {
  readonly port?: number;
  readonly clock?: Clock;
  /** Where its messages go. */
  readonly webhookUrl?: string;
  readonly deliver?: DeliverHook;
  /** `held` messages are sent by hand, in any order; `now` is what PayPal does. */
  readonly posting?: 'now' | 'held';
};

export type PaypalDouble = Awaited<ReturnType<typeof startPaypalDouble>>;

const account = {
  clientId: 'client-id-of-the-double',
  clientSecret: 'client-secret-of-the-double',
  webhookId: '8PT597110X687430LKGECATA',
  merchantId: 'QYR5Z8XDVJNXA',
} as const;

/** Listens on loopback only. Stop it when done. */
export async function startPaypalDouble(ask: PaypalDoubleOptions = {}) {
  const { clock = systemClock, webhookUrl = 'https://shop.example/api/hook/payment/paypal' } = ask;
  const book = emptyBook();
  const outbox = openOutbox(ask.posting ?? 'now', ask.deliver ?? deliverOverHttp);
  let url = '';
  const messageOf = (event: Event): HookMessage => signed(event, { webhookUrl, clock, url });
  const tell = (event_type: string, resource: object) => {
    const create_time = momentOf(clock.now());
    const event = { id: `WH-${newId()}`, event_version: '1.0', create_time, event_type, resource };
    book.events.push(event);
    outbox.post(messageOf(event));
  };
  const outcomes: Api['outcomes'] = {
    refundStatus: 'COMPLETED',
    captureStatus: 'COMPLETED',
    verifyStatus: 200,
    captureGone: false,
  };
  const api: Api = { book, clock, ...account, url: () => url, tell, outcomes };
  const rest = await startRestDouble({
    port: ask.port,
    clock,
    onceHeader: 'paypal-request-id',
    onceMs: 6 * hourMs,
    answer: (request) => answer(api, request),
    page: (request) => visit(api, request),
    fault,
  });
  url = rest.url;
  return {
    ...rest,
    ...account,
    book,
    outcomes,
    messages: outbox.messages,
    send: outbox.send,
    messageOf,
    approve: (id: string, isDeclined = false) => approve(api, id, isDeclined),
    /** As if the call had come from somebody else who holds the key. */
    captureElsewhere: (id: string) => capture(api, orderOf(api, id)),
    /** A refund that somebody makes in PayPal's dashboard: it has no id of ours. */
    refundInDashboard: (captureId: string, amount: Amount) => makeRefund(api, captureId, { amount }),
    settleRefund(id: string, status: Refund['status']) {
      const refund = book.refunds.get(id);
      if (refund === undefined) throw new Error(`there is no refund ${id}`);
      refund.status = status;
    },
    /** A payment that was looked at by people is let go. */
    completeCapture(id: string) {
      const order = orderOf(api, id);
      if (order.capture !== undefined) order.capture.status = 'COMPLETED';
      tell('PAYMENT.CAPTURE.COMPLETED', captureObject(order) ?? {});
    },
    dispute(id: string) {
      const { capture: taken, custom_id: custom } = orderOf(api, id);
      const disputed = [{ seller_transaction_id: taken?.id, custom }];
      tell('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-4012', disputed_transactions: disputed });
    },
    /** An order is gone, until what is given is called. */
    forget: (id: string) => forget(api, id),
    /** What moved money otherwise: a fee, a transfer to a bank, a dispute. */
    enter(code: string, amount: Amount): string {
      const id = newId();
      book.entries.push({ id, code, amount, create_time: momentOf(clock.now()) });
      return id;
    },
    /** As after the end of every token that was given out. */
    dropTokens: () => book.tokens.clear(),
    async stop() {
      outbox.close();
      await rest.stop();
    },
  };
}

type Signing = { readonly webhookUrl: string; readonly clock: Clock; readonly url: string };

function signed(event: Event, { webhookUrl, clock, url }: Signing): HookMessage {
  const body = JSON.stringify(event, undefined, 2);
  const id = randomUUID();
  const time = momentOf(clock.now());
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${url}/v1/notifications/certs/CERT-double`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signatureOf(account.webhookId, `${id}|${time}`, body),
  };
  return { url: webhookUrl, body, headers };
}

function forget(api: Api, id: string): () => void {
  const order = orderOf(api, id);
  api.book.orders.delete(id);
  return () => void api.book.orders.set(id, order);
}

function approve(api: Api, id: string, isDeclined: boolean): 'approved' | 'over' {
  const order = orderOf(api, id);
  if (order.status !== 'PAYER_ACTION_REQUIRED') return 'over';
  order.status = 'APPROVED';
  order.isDeclined = isDeclined;
  // Another try is another state, though it is of the same second.
  order.update_time = new Date(Date.parse(order.update_time) + 1_000).toISOString();
  api.tell('CHECKOUT.ORDER.APPROVED', shown(api, order));
  return 'approved';
}

function visit(api: Api, { method, path, text }: RestRequest): RestReply | undefined {
  const [, id] = /^\/checkoutnow\/(\w+)$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const order = api.book.orders.get(id);
  if (order === undefined) return { status: 404, html: '<!doctype html><title>Not found</title>' };
  const act = method === 'POST' ? new URLSearchParams(text).get('act') : null;
  if (act === 'pay') approve(api, id, false);
  if (act !== null) {
    const to = new URL(act === 'pay' ? order.returnUrl : order.cancelUrl);
    to.searchParams.set('token', id);
    return { status: 303, headers: { location: to.href }, html: '' };
  }
  const { currency_code: currency, value } = order.amount;
  const facts = { title: 'PayPal (test double)', payee: order.description, amount: `${value} ${currency}` };
  const choices: Record<string, string> = { pay: 'Pay now', cancel: 'Back to the shop' };
  return { status: 200, html: pageOf(facts, order.status === 'PAYER_ACTION_REQUIRED' ? choices : {}) };
}

// Mollie's calls that the adapter makes, with what its documentation asks of each parameter.
import * as z from 'zod/mini';
import type { Clock } from '#platform/ports/clock.ts';
import { RestFault, type RestReply, type RestRequest } from '../rest-double/server.ts';
import * as book from './book.ts';

export type Api = {
  readonly book: book.Book;
  readonly clock: Clock;
  readonly apiKey: string;
  readonly url: () => string;
  /** Something happened to a payment: Mollie calls its webhook. */
  readonly tell: (payment: book.Payment) => void;
  /** What becomes of new refunds. */
  readonly outcomes: { refundStatus: book.Refund['status'] };
};

/** Currencies without decimals; all others of the double have two. */
const whole = new Set(['JPY', 'ISK']);
const known = /^(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|SGD|PLN|RON|DKK|NOK|SEK|CZK|HUF|JPY|ISK)$/;

const amount = z.strictObject({ currency: z.string(), value: z.string() });
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));

const paymentBody = z.strictObject({
  amount,
  description: z.string().check(z.minLength(1), z.maxLength(255)),
  redirectUrl: address,
  webhookUrl: z.optional(address),
  locale: z.optional(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/))),
  method: z.optional(z.union([z.string(), z.array(z.string())])),
  metadata: z.optional(z.unknown()),
});

const refundBody = z.strictObject({
  amount,
  description: z.optional(z.string().check(z.maxLength(140))),
  metadata: z.optional(z.unknown()),
});

export function fault(status: number, detail: string, field?: string): RestReply {
  const titles: Record<number, string> = { 401: 'Unauthorized Request', 404: 'Not Found', 409: 'Conflict' };
  const title = titles[status] ?? (status === 422 ? 'Unprocessable Entity' : 'Error');
  return { status, body: { status, title, detail, ...(field === undefined ? {} : { field }), _links: {} } };
}

function refuse(status: number, detail: string, field?: string): RestFault {
  return new RestFault(fault(status, detail, field));
}

/** Answers one call. @throws RestFault for everything that Mollie refuses. */
export function answer(api: Api, request: RestRequest): RestReply {
  if (request.headers.authorization !== `Bearer ${api.apiKey}`)
    throw refuse(401, 'Missing authentication, or failed to authenticate');
  const { method, path } = request;
  const [, list, id = '', part] =
    /^\/v2\/(payments|refunds|chargebacks)(?:\/(\w+))?(?:\/(refunds))?$/.exec(path) ?? [];
  if (list === undefined) throw refuse(404, 'No such resource');
  if (list === 'payments' && id !== '') {
    const payment = ownPayment(api, id);
    if (part === 'refunds')
      return method === 'POST' ? refund(api, payment, request) : listRefunds(api, request, id);
    if (method === 'DELETE') cancel(api, payment);
    return { status: 200, body: shown(api, payment) };
  }
  if (list === 'payments' && method === 'POST') return open(api, request);
  const { payments, chargebacks } = api.book;
  const show = (one: book.Payment) => shown(api, one);
  if (list === 'payments') return pageOf(api, request, { name: list, items: [...payments.values()], show });
  if (list === 'refunds') return listRefunds(api, request, undefined);
  const items = [...chargebacks.values()];
  return pageOf(api, request, { name: list, items, show: book.chargebackObject });
}

export function shown(api: Api, payment: book.Payment): object {
  return book.paymentObject(payment, api.book, api.url());
}

export function ownPayment(api: Api, id: string): book.Payment {
  const found = api.book.payments.get(id);
  if (found === undefined) throw refuse(404, `No payment exists with token ${id}.`);
  return found;
}

function readBody<S extends z.ZodMiniType>(shape: S, { text }: RestRequest): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(400, 'The JSON could not be read');
  }
  const parsed = z.safeParse(shape, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(422, issue?.message ?? 'is not right', issue?.path.join('.'));
}

function assertAmount({ currency, value }: book.Amount): void {
  if (!known.test(currency)) throw refuse(422, 'The currency is not supported', 'amount.currency');
  const right = whole.has(currency) ? /^[1-9]\d*$/ : /^\d+\.\d{2}$/;
  if (!right.test(value)) throw refuse(422, 'The amount contains an invalid value', 'amount.value');
  if (Number(value) < 0.01) throw refuse(422, 'The amount is lower than the minimum', 'amount');
  if (Number(value) > 10_000_000) throw refuse(422, 'The amount is higher than the maximum', 'amount');
}

function open(api: Api, request: RestRequest): RestReply {
  const read = readBody(paymentBody, request);
  assertAmount(read.amount);
  if (JSON.stringify(read.metadata ?? null).length > 1_024) throw refuse(422, 'too large', 'metadata');
  const payment: book.Payment = {
    id: book.newId('tr'),
    mode: api.apiKey.startsWith('live_') ? 'live' : 'test',
    createdAt: book.momentOf(api.clock),
    amount: read.amount,
    description: read.description,
    redirectUrl: read.redirectUrl,
    webhookUrl: read.webhookUrl ?? null,
    locale: read.locale ?? null,
    methods: typeof read.method === 'string' ? [read.method] : (read.method ?? null),
    metadata: read.metadata ?? null,
    status: 'open',
    method: null,
    paidAt: null,
  };
  api.book.payments.set(payment.id, payment);
  return { status: 201, body: shown(api, payment) };
}

function cancel(api: Api, payment: book.Payment): void {
  if (payment.status !== 'open') throw refuse(422, 'The payment cannot be canceled');
  payment.status = 'canceled';
  api.tell(payment);
}

function refund(api: Api, payment: book.Payment, request: RestRequest): RestReply {
  const read = readBody(refundBody, request);
  assertAmount(read.amount);
  return { status: 201, body: book.refundObject(makeRefund(api, payment, read), api.url()) };
}

type Asked = { readonly amount: book.Amount; readonly metadata?: unknown };

/** A refund by a call, or one that somebody makes in Mollie's dashboard. */
export function makeRefund(api: Api, payment: book.Payment, { amount: asked, metadata }: Asked): book.Refund {
  if (payment.status !== 'paid') throw refuse(422, 'The payment is not paid', 'payment');
  if (asked.currency !== payment.amount.currency) throw refuse(422, 'Another currency', 'amount.currency');
  const own = [...api.book.refunds.values()].filter(
    ({ paymentId, status }) => paymentId === payment.id && status !== 'failed' && status !== 'canceled',
  );
  const sum = book.sumOf([...own.map(({ amount: one }) => one), asked], asked.currency);
  const isTaken = [...api.book.chargebacks.values()].some(({ paymentId }) => paymentId === payment.id);
  if (isTaken || Number(sum.value) > Number(payment.amount.value))
    throw refuse(422, 'The specified amount cannot be refunded', 'amount');
  const made: book.Refund = {
    id: book.newId('re'),
    paymentId: payment.id,
    createdAt: book.momentOf(api.clock),
    amount: asked,
    metadata: metadata ?? null,
    status: api.outcomes.refundStatus,
  };
  api.book.refunds.set(made.id, made);
  api.tell(payment);
  return made;
}

function listRefunds(api: Api, request: RestRequest, paymentId: string | undefined): RestReply {
  const items = [...api.book.refunds.values()].filter(
    (one) => paymentId === undefined || one.paymentId === paymentId,
  );
  const show = (one: book.Refund) => book.refundObject(one, api.url());
  return pageOf(api, request, { name: 'refunds', items, show });
}

type List<T> = { readonly name: string; readonly items: readonly T[]; readonly show: (one: T) => object };

/** Newest first, a page at a time, each with a link to the next. */
function pageOf<T extends { readonly id: string }>(
  api: Api,
  { path, query }: RestRequest,
  { name, items, show }: List<T>,
): RestReply {
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 250)) throw refuse(400, 'Invalid limit', 'limit');
  const all = items.toReversed();
  const from = query.get('from');
  const start = from === null ? 0 : all.findIndex(({ id }) => id === from);
  if (start < 0) throw refuse(400, 'Invalid cursor', 'from');
  const shownItems = all.slice(start, start + limit).map(show);
  const after = all[start + limit];
  const next = after === undefined ? null : { href: `${api.url()}${path}?from=${after.id}&limit=${limit}` };
  return {
    status: 200,
    body: { count: shownItems.length, _embedded: { [name]: shownItems }, _links: { next } },
  };
}

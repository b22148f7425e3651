// PayPal's calls that the adapter makes, with what its documentation asks of each parameter.
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '#platform/ports/clock.ts';
import { RestFault, type RestReply, type RestRequest } from '../rest-double/server.ts';
import * as book from './book.ts';
import { listTransactions } from './transactions.ts';

export type Api = {
  readonly book: book.Book;
  readonly clock: Clock;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly merchantId: string;
  readonly url: () => string;
  /** Something happened: PayPal tells the webhook. */
  readonly tell: (type: string, resource: object) => void;
  readonly outcomes: {
    refundStatus: book.Refund['status'];
    captureStatus: book.Capture['status'];
    /** What it answers where it is asked whether it signed. */
    verifyStatus: number;
    /** True where it has forgotten every order that is to be captured. */
    captureGone: boolean;
  };
};

const known = /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|HKD|PLN|DKK|NOK|SEK|CZK|ILS|MXN|PHP|THB|JPY)$/;
const amount = z.strictObject({ currency_code: z.string(), value: z.string() });
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));

const orderBody = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        amount,
        custom_id: z.string().check(z.minLength(1), z.maxLength(127)),
        invoice_id: z.optional(z.string().check(z.minLength(1), z.maxLength(127))),
        description: z.optional(z.string().check(z.maxLength(127))),
      }),
    )
    .check(z.length(1)),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: z.optional(z.string().check(z.maxLength(127))),
        user_action: z.optional(z.enum(['CONTINUE', 'PAY_NOW'])),
        shipping_preference: z.optional(z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
        payment_method_preference: z.optional(z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
        locale: z.optional(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/))),
        return_url: address,
        cancel_url: address,
      }),
    }),
  }),
});

const refundBody = z.strictObject({
  amount: z.optional(amount),
  custom_id: z.optional(z.string().check(z.maxLength(127))),
  invoice_id: z.optional(z.string().check(z.maxLength(127))),
  note_to_payer: z.optional(z.string().check(z.maxLength(255))),
});

export function fault(status: number, word: string): RestReply {
  const names: Record<number, string> = {
    401: 'AUTHENTICATION_FAILURE',
    404: 'RESOURCE_NOT_FOUND',
    409: 'RESOURCE_CONFLICT',
    422: 'UNPROCESSABLE_ENTITY',
    429: 'RATE_LIMIT_REACHED',
    500: 'INTERNAL_SERVER_ERROR',
  };
  const details = [{ issue: word.toUpperCase().replaceAll(/\W+/g, '_'), description: word }];
  return {
    status,
    body: { name: names[status] ?? 'INVALID_REQUEST', message: word, debug_id: 'double', details },
  };
}

function refuse(status: number, word: string): RestFault {
  return new RestFault(fault(status, word));
}

/** Answers one call. @throws RestFault for everything that PayPal refuses. */
export function answer(api: Api, request: RestRequest): RestReply {
  const { method, path, headers } = request;
  if (path === '/v1/oauth2/token') return grant(api, request);
  if (!api.book.tokens.has(String(headers.authorization ?? '').replace(/^Bearer /, '')))
    throw new RestFault({ status: 401, body: { error: 'invalid_token' } });
  if (path === '/v1/notifications/verify-webhook-signature') return verify(api, request);
  if (path === '/v1/reporting/transactions')
    return { status: 200, body: listTransactions(api, request.query) };
  if (path === '/v2/checkout/orders' && method === 'POST') return open(api, request);
  const [, orderId, act] = /^\/v2\/checkout\/orders\/([A-Za-z0-9]+)(\/capture)?$/.exec(path) ?? [];
  if (orderId !== undefined) {
    const order = orderOf(api, orderId);
    if (act !== undefined && api.outcomes.captureGone) throw refuse(404, 'INVALID_RESOURCE_ID');
    if (act !== undefined && method === 'POST') capture(api, order);
    return { status: act === undefined ? 200 : 201, body: shown(api, order) };
  }
  const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
  if (captureId !== undefined && method === 'POST') return refund(api, captureId, request);
  throw refuse(404, 'The specified resource does not exist');
}

function grant(api: Api, { headers, text }: RestRequest): RestReply {
  const basic = Buffer.from(`${api.clientId}:${api.clientSecret}`).toString('base64');
  if (headers.authorization !== `Basic ${basic}`)
    throw new RestFault({ status: 401, body: { error: 'invalid_client' } });
  if (new URLSearchParams(text).get('grant_type') !== 'client_credentials')
    throw new RestFault({ status: 400, body: { error: 'unsupported_grant_type' } });
  const token = randomBytes(24).toString('base64url');
  api.book.tokens.add(token);
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
}

/** The double signs with what both sides know; PayPal does with a certificate. Over the text, byte for byte. */
export function signatureOf(webhookId: string, transmission: string, eventText: string): string {
  return createHmac('sha256', webhookId).update(`${transmission}|${eventText}`).digest('base64');
}

const verifyBody = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
});

function verify(api: Api, request: RestRequest): RestReply {
  if (api.outcomes.verifyStatus !== 200) throw refuse(api.outcomes.verifyStatus, 'VALIDATION_ERROR');
  const read = readBody(verifyBody, request);
  const marker = '"webhook_event":';
  const eventText = request.text.slice(request.text.indexOf(marker) + marker.length, -1);
  const right = signatureOf(api.webhookId, `${read.transmission_id}|${read.transmission_time}`, eventText);
  const isRight = read.webhook_id === api.webhookId && read.transmission_sig === right;
  return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
}

export function shown(api: Api, order: book.Order): object {
  return book.orderObject(order, api.book, { url: api.url(), merchantId: api.merchantId });
}

export function orderOf(api: Api, id: string): book.Order {
  const found = api.book.orders.get(id);
  if (found === undefined) throw refuse(404, 'The specified resource does not exist');
  return found;
}

function readBody<S extends z.ZodMiniType>(shape: S, { text }: RestRequest): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(400, 'MALFORMED_REQUEST_JSON');
  }
  const parsed = z.safeParse(shape, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(400, `INVALID_PARAMETER ${issue?.path.join('.') ?? ''}`);
}

function assertAmount({ currency_code: currency, value }: book.Amount): void {
  if (!known.test(currency)) throw refuse(422, 'CURRENCY_NOT_SUPPORTED');
  const right = currency === 'JPY' ? /^[1-9]\d*$/ : /^\d+\.\d{2}$/;
  if (!right.test(value)) throw refuse(422, 'DECIMAL_PRECISION');
  if (Number(value) <= 0) throw refuse(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
}

function open(api: Api, request: RestRequest): RestReply {
  const { purchase_units: units, payment_source: source } = readBody(orderBody, request);
  const [unit] = units;
  if (unit === undefined) throw refuse(400, 'MISSING_REQUIRED_PARAMETER');
  assertAmount(unit.amount);
  const context = source.paypal.experience_context;
  const now = book.momentOf(api.clock.now());
  const order: book.Order = {
    id: book.newId(),
    amount: unit.amount,
    custom_id: unit.custom_id,
    description: unit.description ?? '',
    invoice_id: unit.invoice_id,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    locale: context.locale,
    create_time: now,
    update_time: now,
    status: 'PAYER_ACTION_REQUIRED',
    capture: undefined,
    isDeclined: false,
  };
  api.book.orders.set(order.id, order);
  return { status: 201, body: shown(api, order) };
}

/** Captures an order: once, and only one that the buyer approved. */
export function capture(api: Api, order: book.Order): void {
  if (order.status === 'COMPLETED') throw refuse(422, 'ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw refuse(422, 'ORDER_NOT_APPROVED');
  const paid = [...api.book.orders.values()].some(
    (one) => one !== order && one.capture !== undefined && one.invoice_id === order.invoice_id,
  );
  if (order.invoice_id !== undefined && paid) throw refuse(422, 'DUPLICATE_INVOICE_ID');
  const now = book.momentOf(api.clock.now());
  order.update_time = now;
  if (order.isDeclined) {
    // The buyer chooses another way on the same page.
    order.status = 'PAYER_ACTION_REQUIRED';
    throw refuse(422, 'INSTRUMENT_DECLINED');
  }
  order.status = 'COMPLETED';
  order.capture = {
    id: book.newId(),
    amount: order.amount,
    custom_id: order.custom_id,
    status: api.outcomes.captureStatus,
    create_time: now,
  };
  const resource = book.captureObject(order);
  if (resource !== undefined) api.tell(`PAYMENT.CAPTURE.${api.outcomes.captureStatus}`, resource);
}

function refund(api: Api, captureId: string, request: RestRequest): RestReply {
  const read = readBody(refundBody, request);
  if (read.amount !== undefined) assertAmount(read.amount);
  return { status: 201, body: book.refundObject(makeRefund(api, captureId, read), api.url()) };
}

type Asked = z.infer<typeof refundBody>;

/** A refund by a call, or one that somebody makes in PayPal's dashboard. */
export function makeRefund(api: Api, captureId: string, asked: Asked): book.Refund {
  const order = [...api.book.orders.values()].find((one) => one.capture?.id === captureId);
  const taken = order?.capture;
  if (taken === undefined) throw refuse(404, 'The specified resource does not exist');
  const sum = asked.amount ?? taken.amount;
  if (sum.currency_code !== taken.amount.currency_code) throw refuse(422, 'REFUND_CURRENCY_MISMATCH');
  const own = [...api.book.refunds.values()].filter(
    (one) => one.captureId === captureId && (one.status === 'COMPLETED' || one.status === 'PENDING'),
  );
  const before = own.reduce((cents, one) => cents + book.centsOf(one.amount), 0);
  if (before === book.centsOf(taken.amount)) throw refuse(422, 'CAPTURE_FULLY_REFUNDED');
  if (before + book.centsOf(sum) > book.centsOf(taken.amount)) throw refuse(422, 'REFUND_AMOUNT_EXCEEDED');
  const made: book.Refund = {
    id: book.newId(),
    captureId,
    amount: sum,
    custom_id: asked.custom_id,
    invoice_id: asked.invoice_id,
    status: api.outcomes.refundStatus,
    create_time: book.momentOf(api.clock.now()),
  };
  api.book.refunds.set(made.id, made);
  const isWhole = before + book.centsOf(sum) === book.centsOf(taken.amount);
  taken.status = isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  api.tell('PAYMENT.CAPTURE.REFUNDED', book.refundObject(made, api.url()));
  return made;
}

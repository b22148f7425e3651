// The provider's calls that an adapter makes, with what its documentation asks of each parameter.
import * as z from 'zod/mini';
import { newId, owned, secondsOf, type Refund, type Session } from './book.ts';
import type { Desk } from './desk.ts';
import { ApiFault, flag, integer, metadata, readParams, wrong } from './form.ts';
import { refund } from './money-back.ts';
import { balanceObjects } from './balance.ts';
import { chargeObject, disputeObject, intentObject, refundObject, sessionObject } from './objects.ts';
import { expire } from './paying.ts';

export type ApiCall = {
  readonly desk: Desk;
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly account: string;
  /** What becomes of new refunds. */
  readonly refundStatus: Refund['status'];
};

const expanded = { expand: z.optional(z.array(z.string())) };
const address = z.string().check(z.maxLength(5000), z.regex(/^https?:\/\/[^\s]+$/));
/** The least of a charge in a currency that accounts settle in, and the most, in minor units. */
const least: Record<string, number> = { usd: 50, eur: 50, gbp: 30, jpy: 50, krw: 1, vnd: 1 };
const most = 99_999_999;

const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  allowed_payment_method_types: z.optional(z.array(z.enum(['card', 'link']))),
  adaptive_pricing: z.optional(z.strictObject({ enabled: z.optional(flag) })),
  line_items: z
    .array(
      z.strictObject({
        quantity: integer.check(z.minimum(1)),
        price_data: z.strictObject({
          currency: z.string().check(z.regex(/^[a-z]{3}$/)),
          unit_amount: integer.check(z.minimum(0)),
          product_data: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(250)) }),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(z.strictObject({ metadata: z.optional(metadata) })),
  expires_at: z.optional(integer),
  success_url: address,
  cancel_url: z.optional(address),
  customer_email: z.optional(
    z.string().check(z.maxLength(800), z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'email')),
  ),
  locale: z.optional(
    z.enum([
      'auto',
      'de',
      'en',
      'en-GB',
      'es',
      'es-419',
      'fr',
      'id',
      'it',
      'ja',
      'ko',
      'pt',
      'pt-BR',
      'vi',
      'zh',
      'zh-HK',
      'zh-TW',
    ]),
  ),
  ...expanded,
});

const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: z.optional(integer.check(z.minimum(1))),
  metadata: z.optional(metadata),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  ...expanded,
});

const onlyExpand = z.strictObject(expanded);
/** What can be written whole of each kind. */
const expandable: Record<string, readonly string[]> = {
  'checkout/sessions': ['payment_intent', 'payment_intent.latest_charge'],
  payment_intents: ['latest_charge'],
};
const listParams = z.strictObject({
  payment_intent: z.optional(z.string()),
  limit: z.optional(integer.check(z.minimum(1), z.maximum(100))),
  starting_after: z.optional(z.string()),
  ...expanded,
});

const balanceParams = z.strictObject({
  created: z.optional(z.strictObject({ gte: z.optional(integer), lt: z.optional(integer) })),
  limit: z.optional(integer.check(z.minimum(1), z.maximum(100))),
  starting_after: z.optional(z.string()),
  ...expanded,
});

/** Answers one call. @throws ApiFault for everything that the provider refuses. */
export function answer(call: ApiCall): object {
  const { method, path } = call;
  const [, collection = '', id = '', act = ''] =
    /^\/v1\/(checkout\/sessions|payment_intents|charges|refunds|disputes|balance_transactions)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(
      path,
    ) ?? [];
  if (method === 'POST' && collection === 'checkout/sessions')
    return id === '' ? openSession(call) : act === 'expire' ? expireSession(call, id) : unknown(call);
  if (method === 'POST' && collection === 'refunds' && id === '') return makeRefund(call);
  if (method === 'GET' && collection === 'balance_transactions' && id === '') return listBalance(call);
  if (method === 'GET' && act === '' && id !== '') return retrieve(call, collection, id);
  if (method === 'GET' && (collection === 'refunds' || collection === 'disputes'))
    return list(call, collection);
  return unknown(call);
}

function unknown({ method, path }: ApiCall): never {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new ApiFault(404, { type: 'invalid_request_error', message }, true);
}

function openSession({ desk, params, account }: ApiCall): object {
  const read = readParams(sessionParams, params);
  const created = secondsOf(desk.clock);
  const [item] = read.line_items;
  const currency = item?.price_data.currency ?? '';
  const amount = read.line_items.reduce((sum, one) => sum + one.quantity * one.price_data.unit_amount, 0);
  assertPayable(currency, amount);
  if (read.line_items.some((one) => one.price_data.currency !== currency))
    throw wrong('All line items must have the same currency.', { param: 'line_items' });
  const session: Session = {
    id: newId('cs_test'),
    account,
    created,
    expiresAt: endOf(read.expires_at ?? created + 86_400, created),
    amount,
    currency,
    name: item?.price_data.product_data.name ?? '',
    reference: read.client_reference_id ?? null,
    metadata: read.metadata ?? {},
    intentMetadata: read.payment_intent_data?.metadata ?? {},
    successUrl: read.success_url,
    cancelUrl: read.cancel_url ?? null,
    email: read.customer_email ?? null,
    locale: read.locale ?? null,
    status: 'open',
    intent: null,
  };
  desk.writing.book.sessions[session.id] = session;
  return sessionObject(session, desk.writing);
}

function endOf(expiresAt: number, created: number): number {
  const param = { param: 'expires_at' };
  if (expiresAt < created + 30 * 60)
    throw wrong(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      param,
    );
  if (expiresAt > created + 24 * 3600)
    throw wrong(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      param,
    );
  return expiresAt;
}

function assertPayable(currency: string, amount: number): void {
  const floor = least[currency];
  if (floor === undefined)
    throw wrong(`Invalid currency: ${currency}`, { param: 'line_items[0][price_data][currency]' });
  if (amount < floor) throw wrong('The amount is too small.', { code: 'amount_too_small' });
  if (amount > most) throw wrong('The amount is too large.', { code: 'amount_too_large' });
}

function expireSession({ desk, params, account }: ApiCall, id: string): object {
  readParams(onlyExpand, params);
  const session = owned(desk.writing.book.sessions, id, { account, kind: 'checkout.session' });
  if (session.status !== 'open')
    throw new ApiFault(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    });
  expire(desk, session);
  return sessionObject(session, desk.writing);
}

function makeRefund({ desk, params, account, refundStatus }: ApiCall): object {
  const read = readParams(refundParams, params);
  const ask = { account, intent: read.payment_intent, amount: read.amount, metadata: read.metadata ?? {} };
  return refundObject(refund(desk, ask, refundStatus));
}

function retrieve({ desk, params, account }: ApiCall, collection: string, id: string): object {
  const { expand = [] } = readParams(onlyExpand, params);
  const stranger = expand.find((one) => expandable[collection]?.includes(one) !== true);
  if (stranger !== undefined)
    throw wrong(`This property cannot be expanded (${stranger}).`, { param: 'expand' });
  const { book } = desk.writing;
  const of = (kind: string) => ({ account, kind });
  if (collection === 'checkout/sessions') {
    const session = owned(book.sessions, id, of('checkout.session'));
    if (session.status === 'open' && session.expiresAt <= secondsOf(desk.clock)) expire(desk, session);
    return sessionObject(session, desk.writing, expand);
  }
  if (collection === 'payment_intents')
    return intentObject(owned(book.intents, id, of('payment_intent')), book, expand);
  if (collection === 'charges') return chargeObject(owned(book.charges, id, of('charge')), book);
  if (collection === 'refunds') return refundObject(owned(book.refunds, id, of('refund')));
  return disputeObject(owned(book.disputes, id, of('dispute')));
}

/** Newest first, a page at a time. */
function list({ desk, params, account }: ApiCall, collection: 'refunds' | 'disputes'): object {
  const { payment_intent: intent, ...page } = readParams(listParams, params);
  const { book } = desk.writing;
  const fits = (one: { account: string; intent: string }) =>
    one.account === account && (intent === undefined || one.intent === intent);
  return collection === 'refunds'
    ? pageOf(Object.values(book.refunds).filter(fits).map(refundObject).toReversed(), page, collection)
    : pageOf(Object.values(book.disputes).filter(fits).map(disputeObject).toReversed(), page, collection);
}

function listBalance({ desk, params, account }: ApiCall): object {
  const { created, expand = [], ...page } = readParams(balanceParams, params);
  if (expand.some((one) => one !== 'data.source'))
    throw wrong('This property cannot be expanded.', { param: 'expand' });
  const all = balanceObjects(desk.writing.book, account, expand.length > 0);
  const inSpan = all.filter(
    (one) => one.created >= (created?.gte ?? 0) && one.created < (created?.lt ?? Number.POSITIVE_INFINITY),
  );
  return pageOf(inSpan.toReversed(), page, 'balance_transactions');
}

type Page = { readonly limit?: number | undefined; readonly starting_after?: string | undefined };

function pageOf<T extends { readonly id: string }>(
  newest: readonly T[],
  { limit = 10, starting_after: after }: Page,
  collection: string,
): object {
  const rest = after === undefined ? newest : newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  return {
    object: 'list',
    data: rest.slice(0, limit),
    has_more: rest.length > limit,
    url: `/v1/${collection}`,
  };
}

// What a collector is told of a node: each call with all that was done for it, and nothing of anybody.
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCart, checkout, orderByLink } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { fillPath, type Endpoint } from '#domain/wire/endpoint.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { openCollector, spanKinds, type CollectedSpan } from '#testing/tracing/collector.ts';
import { addTestHook, deliver, openReceiver } from '#testing/hooks.ts';
import { openTestApp, password, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { traceNode } from './traces.ts';

const envelope = z.object({ code: z.int(), data: z.looseObject({}) });
/** What must never leave: it is put wherever people or programs can put a text. */
const planted = {
  name: 'Plantedname',
  email: 'planted.mail@secret.example',
  token: `planted${randomBytes(12).toString('hex')}`,
};
const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

let app: TestApp;
let shop: TestShop;
let goodsId = '';
let collector: Awaited<ReturnType<typeof openCollector>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let spans: readonly CollectedSpan[] = [];
let sent = '';

beforeAll(async () => {
  collector = await openCollector();
  receiver = await openReceiver();
  app = await openTestApp();
  const settings = {
    url: collector.url,
    headers: { 'x-api-key': 'of-the-collector' },
    serviceName: 'corner-market',
    sampler: 'parentbased_always_on',
    ratio: 1,
  } as const;
  const tracing = traceNode(app.composed, settings, { batch: 20, timeout: 2_000 });
  app.composed.app.get('/s/:handle/page/:token', async (_request, reply) => {
    await acrossShops('tools', () => failing(app.composed.env.db.direct)).catch(() => undefined);
    return reply.send('page');
  });
  shop = await app.makeShop('Trace Shop');
  const goods = await app.makeGoods([{ code: 'T-1', cost: '5.00', stock: 50 }]);
  goodsId = goods[0]?.id ?? '';
  await app.list(shop, goods, '10.00');
  try {
    await live();
  } finally {
    await tracing.stop();
  }
  spans = collector.spans();
  sent = collector.text();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
  await collector.close();
});

/** A statement that PostgreSQL refuses with the value in its message. */
const failing = (tx: Tx) => tx.row(statement('trace-test-failing', 'select $1::int as n'), [planted.name]);

type Asked = { readonly input: Record<string, unknown>; readonly headers?: Record<string, string> };

/** A call over HTTP, as a program with the worst manners makes it. */
async function call({ method, path }: Endpoint, { input, headers = {} }: Asked) {
  const [url, rest] = fillPath(path, input);
  const answer = await app.composed.app.inject({
    method,
    url: `${url}?q=${planted.token}`,
    ...(method === 'GET' ? {} : { payload: rest }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'user-agent': planted.name,
      'x-request-id': planted.token,
      baggage: `user=${planted.email}`,
      tracestate: `vendor=${planted.token}`,
      ...headers,
    },
  });
  return z.parse(envelope, answer.json());
}

/** A purchase, its messages, sign-ins and a page with a secret in its address. */
async function live(): Promise<void> {
  await addTestHook(app, shop, receiver.url(`/hook/${planted.token}`), ['order.paid']);
  const lines = [{ goods_id: goodsId, qty: 1 }];
  const quote = await call(quoteCart, { input: { handle: shop.handle, lines, country: 'GB' } });
  const buyer = { ...testBuyer, name: planted.name, email: planted.email, address: planted.name };
  const opened = await call(checkout, {
    input: { quote_id: quote.data['quote_id'], buyer, terms: true },
    headers: { traceparent: `00-${caller.trace}-${caller.span}-01` },
  });
  expect(opened.code).toBe(200);
  const { payment } = z.parse(z.looseObject({ payment: z.object({ id: z.string() }) }), opened.data);
  await call(testPay, { input: { payment_id: payment.id } });
  await call(orderByLink, { input: { token: planted.token } });
  await call(login, { input: { username: planted.email, password } });
  const page = { method: 'GET', url: `/s/${planted.name}/page/${planted.token}` } as const;
  await app.composed.app.inject({ ...page, headers: { authorization: `Bearer ${planted.token}` } });
  await app.composed.app.inject({ method: 'GET', url: `/nowhere/${planted.token}` });
  await app.composed.app.inject({ method: 'GET', url: '/readyz' });
  await app.composed.app.inject({ method: 'GET', url: '/api/v1/notify/stream' });
  await deliver(app);
}

const named = (name: string): CollectedSpan[] => spans.filter((one) => one.name === name);
const childrenOf = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

test('a checkout is one trace below its caller’s, with its transaction and its statements under it', () => {
  const [own] = named('checkout');
  if (own === undefined) throw new Error('there is no span of the checkout');
  expect(own).toMatchObject({
    traceId: caller.trace,
    parentSpanId: caller.span,
    kind: spanKinds.server,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/pub/checkout',
      'http.response.status_code': 200,
      'stockless.call': 'checkout',
      'stockless.code': 200,
    },
  });
  const trace = spans.filter(({ traceId }) => traceId === caller.trace);
  const known = new Set([...trace.map(({ spanId }) => spanId), caller.span]);
  expect(trace.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([]);
  expect(childrenOf(own).map(({ name }) => name)).toContain('transaction');
  const statements = trace.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(5);
  for (const { name, attributes } of statements) expect(attributes['db.query.summary']).toBe(name);
});

test('every span has a parent, but requests, timers and calls to other sides', () => {
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '');
  const kinds = roots.map(({ kind, attributes }) =>
    kind === spanKinds.server ? 'request' : 'stockless.timer' in attributes ? 'timer' : 'outbound',
  );
  expect(new Set(kinds)).toEqual(new Set(['request', 'timer']));
});

test('a message to a program is a span of its timer, without its address', () => {
  expect(receiver.received.length).toBeGreaterThan(0);
  const [own] = spans.filter(({ kind, name }) => kind === spanKinds.client && name === 'POST');
  expect(own?.attributes).toEqual({ 'http.request.method': 'POST', 'http.response.status_code': 204 });
  const timer = spans.find(
    ({ traceId, attributes }) => traceId === own?.traceId && 'stockless.timer' in attributes,
  );
  expect(timer?.parentSpanId ?? '').toBe('');
});

test('a page is named by its pattern, and an error by its state', () => {
  const [page] = named('GET /s/:handle/page/:token');
  if (page === undefined) throw new Error('there is no span of the page');
  const [statement] = childrenOf(page);
  expect(statement).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '22P02' } });
  expect(statement?.status.message ?? '').toBe('');
  expect(named('GET')).toHaveLength(1);
  expect(spans.filter(({ attributes }) => /readyz|stream/.test(String(attributes['http.route'])))).toEqual(
    [],
  );
});

test('nothing that people or programs sent is in anything that left', () => {
  expect(spans.length).toBeGreaterThan(50);
  for (const text of [...Object.values(planted), ...Object.values(testBuyer), password, shop.handle])
    expect([text, text.length > 3 && sent.includes(text)]).toEqual([text, false]);
  const allowed =
    /^(?:http\.(?:request\.method|route|response\.status_code)|server\.address|db\.(?:system\.name|query\.summary)|error\.type|stockless\.(?:call|code|request_id|timer|email))$/;
  const names = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...names].filter((name) => !allowed.test(name))).toEqual([]);
  expect(spans.filter(({ events = [], traceState = '' }) => events.length > 0 || traceState !== '')).toEqual(
    [],
  );
});

test('the collector is told which service it is, and is given its key', () => {
  expect(collector.resource()).toMatchObject({ 'service.name': 'corner-market' });
  expect(Object.keys(collector.resource()).toSorted()).toEqual([
    'service.instance.id',
    'service.name',
    'service.version',
  ]);
  expect([...collector.paths]).toEqual(['/v1/traces']);
  expect(collector.headers.every((one) => one['x-api-key'] === 'of-the-collector')).toBe(true);
});

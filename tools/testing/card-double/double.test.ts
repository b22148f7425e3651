// The double keeps to what the provider documents: otherwise tests against it would prove nothing.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { virtualClock } from '#platform/ports/clock.ts';
import { startCardDouble, type CardDouble } from './double.ts';

const clock = virtualClock(new Date('2026-03-02T09:00:00.000Z'));
let double: CardDouble;
beforeAll(async () => {
  double = await startCardDouble({ secret: 'whsec_of_the_double_tests', clock });
});
afterAll(() => double.stop());

const right: Record<string, string> = {
  mode: 'payment',
  success_url: 'https://shop.example/back',
  cancel_url: 'https://shop.example/away',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '1250',
  'line_items[0][price_data][product_data][name]': 'mara & <co>',
  'metadata[payment]': 'one',
};

type Over = Record<string, string | undefined>;
const answered = z.object({
  id: z.optional(z.string()),
  url: z.optional(z.nullable(z.string())),
  error: z.optional(
    z.object({
      type: z.string(),
      code: z.optional(z.string()),
      param: z.optional(z.string()),
      message: z.string(),
    }),
  ),
});

async function call(method: string, where: string, over: Over = {}, headers: Record<string, string> = {}) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(over)) if (value !== undefined) params.set(name, value);
  const answer = await fetch(double.url + where, {
    method,
    headers: { authorization: `Bearer ${double.secretKey}`, ...headers },
    ...(method === 'POST' ? { body: params } : {}),
  });
  const { id, url, error } = z.parse(answered, await answer.json());
  return { status: answer.status, id, url, error, replayed: answer.headers.get('idempotent-replayed') };
}

const open = (over: Over = {}, headers?: Record<string, string>) =>
  call('POST', '/v1/checkout/sessions', { ...right, ...over }, headers);

test('a right request opens a page', async () => {
  const { status, id, url } = await open();
  expect(status).toBe(200);
  expect(id).toMatch(/^cs_test_/);
  expect(url).toBe(`${double.url}/c/pay/${id}`);
});

test.each([
  [{ surprise: '1' }, 'parameter_unknown', 'surprise'],
  [{ 'line_items[0][price]': 'x' }, 'parameter_unknown', 'line_items[0][price]'],
  [{ payment_method_types: 'card' }, 'parameter_unknown', 'payment_method_types'],
  [{ success_url: undefined }, 'parameter_missing', 'success_url'],
  [{ 'line_items[0][quantity]': undefined }, 'parameter_missing', 'line_items[0][quantity]'],
  [
    { 'line_items[0][price_data][unit_amount]': '12.50' },
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  [{ 'line_items[0][price_data][unit_amount]': '49' }, 'amount_too_small', undefined],
  [{ 'line_items[0][price_data][unit_amount]': '100000000' }, 'amount_too_large', undefined],
  [{ 'line_items[0][price_data][currency]': 'USD' }, undefined, 'line_items[0][price_data][currency]'],
  [{ success_url: 'shop.example' }, undefined, 'success_url'],
  [{ customer_email: 'nobody' }, undefined, 'customer_email'],
  [{ locale: 'klingon' }, undefined, 'locale'],
  [{ 'metadata[payment]': 'x'.repeat(501) }, undefined, 'metadata[payment]'],
  [{ expires_at: String(clock.now().getTime() / 1000 + 1799) }, undefined, 'expires_at'],
  [{ expires_at: String(clock.now().getTime() / 1000 + 86_401) }, undefined, 'expires_at'],
])('%j is refused and names what is wrong', async (over, code, param) => {
  const { status, error } = await open(over);
  expect(status).toBe(400);
  expect(error).toMatchObject({ type: 'invalid_request_error' });
  expect(error?.code).toBe(code);
  expect(error?.param).toBe(param);
});

test('a wrong key, an unknown address and an unknown id are said as the provider says them', async () => {
  expect((await open({}, { authorization: 'Bearer sk_test_wrong' })).status).toBe(401);
  expect((await call('GET', '/v1/customers')).status).toBe(404);
  expect(await call('GET', '/v1/charges/ch_none')).toMatchObject({
    status: 404,
    error: { code: 'resource_missing' },
  });
  const { id } = await open();
  const other = await call('GET', `/v1/checkout/sessions/${id}`, {}, { 'stripe-account': 'acct_other' });
  expect(other.status).toBe(404);
});

test('one key has one effect; other parameters under it are an error of their own', async () => {
  const key = { 'idempotency-key': 'key-1' };
  const first = await open({}, key);
  expect(await open({}, key)).toMatchObject({ id: first.id, replayed: 'true' });
  expect(await open({ 'metadata[payment]': 'two' }, key)).toMatchObject({
    status: 400,
    error: { type: 'idempotency_error' },
  });
  const elsewhere = await call('POST', '/v1/refunds', { payment_intent: 'pi_none' }, key);
  expect(elsewhere.error?.type).toBe('idempotency_error');
});

test('a request that was never begun leaves its key free', async () => {
  const key = { 'idempotency-key': 'key-2' };
  expect((await open({ surprise: '1' }, key)).status).toBe(400);
  expect((await open({}, key)).status).toBe(200);
});

test('of many at the same moment one works and the others are told to wait', async () => {
  const key = { 'idempotency-key': 'key-3' };
  double.trouble({ on: 'POST /v1/checkout', what: 'slow', waitMs: 300 });
  const many = await Promise.all(Array.from({ length: 10 }, () => open({}, key)));
  const ids = new Set(many.flatMap(({ id }) => id ?? []));
  expect(ids.size).toBe(1);
  expect(many.some(({ status }) => status === 409)).toBe(true);
});

test('a key is forgotten after a day', async () => {
  const key = { 'idempotency-key': 'key-4' };
  const first = await open({}, key);
  clock.set(new Date(clock.now().getTime() + 24 * 3_600_000));
  expect((await open({}, key)).id).not.toBe(first.id);
});

test('its page is paid with a form, says what it is, and lets nothing through unescaped', async () => {
  const { url } = await open();
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('No money moves here');
  expect(page).toContain('12.50 USD');
  expect(page).not.toContain('<co>');
  const send = (fields: Record<string, string>) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect(await (await send({ act: 'decline' })).text()).toContain('The card was declined');
  const paid = await send({ act: 'pay', number: '4242 4242 4242 4242' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe('https://shop.example/back');
  expect(await (await send({ act: 'pay' })).text()).toContain('This is paid already');
});

test('messages come in order, again where they were not taken, and signed', async () => {
  const seen: string[] = [];
  let isDown = true;
  const shop = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      seen.push(String(request.headers['stripe-signature']).replaceAll(/[0-9a-f]{64}/g, 'mac'));
      response.writeHead(isDown ? 500 : 200).end();
      isDown = false;
    });
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', () => done()));
  const address = shop.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const own = await startCardDouble({ secret: 'whsec_x', webhook: `http://127.0.0.1:${port}/hook` });
  const created = await fetch(`${own.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.secretKey}` },
    body: new URLSearchParams(right),
  });
  const { id } = z.parse(answered, await created.json());
  own.pay(id ?? '');
  await expect.poll(() => own.book.events.filter((one) => one.isTaken).length, { timeout: 60_000 }).toBe(3);
  expect(seen).toHaveLength(4);
  expect(seen[0]).toMatch(/^t=\d+,v1=mac,v0=mac$/);
  await own.stop();
  shop.close();
});

test('the demo keeps its payments in a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'card-double-'));
  const storePath = path.join(folder, 'card.json');
  const first = await startCardDouble({ secret: 'whsec_x', storePath });
  const headers = { authorization: `Bearer ${first.secretKey}` };
  const body = new URLSearchParams(right);
  const made = await fetch(`${first.url}/v1/checkout/sessions`, { method: 'POST', headers, body });
  const { id } = z.parse(answered, await made.json());
  await fetch(`${first.url}/c/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
  });
  await first.stop();
  const again = await startCardDouble({ secret: 'whsec_x', storePath });
  expect(again.book.sessions[id ?? '']?.status).toBe('complete');
  await again.stop();
  rmSync(folder, { recursive: true });
});

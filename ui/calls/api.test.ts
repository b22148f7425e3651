import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { makeClient, Offline, Refusal } from './api.ts';
import { formatMoney } from '#ui/words/format-money.ts';

afterEach(() => vi.unstubAllGlobals());

const look = endpoint({
  name: 'look',
  method: 'GET',
  path: '/look/{id}',
  actor: 'merchant',
  summary: 'Look at one.',
  input: z.object({ id: z.string(), wide: z.optional(z.boolean()) }),
  output: z.object({ seen: z.string() }),
  refuses: [],
});

function clientOver(answer: () => Response | Promise<Response>) {
  const sent: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    return await answer();
  });
  return { client: makeClient({ token: () => 'tok', language: () => 'fr' }), sent };
}

test('a reading call fills its path, sends the token raw and the language that was chosen', async () => {
  const { client, sent } = clientOver(() =>
    Response.json({ code: 200, msg: 'ok', data: { seen: 'it', more: 1 } }),
  );
  expect(await client.call(look, { id: 'a/b', wide: true })).toMatchObject({ seen: 'it' });
  expect(sent[0]?.url).toBe('/api/look/a%2Fb?wide=true');
  expect(sent[0]?.headers.get('Authorization')).toBe('tok');
  expect(sent[0]?.headers.get('Accept-Language')).toBe('fr');
});

test('a refusal carries key, reason and the words of the server; an unknown code keeps its message', async () => {
  const refused = clientOver(() =>
    Response.json({ code: 458, msg: 'The price changed', data: { reason: 'moved' } }),
  );
  await expect(refused.client.call(look, { id: '1' })).rejects.toMatchObject({
    key: 'priceChanged',
    reason: 'moved',
    message: 'The price changed',
    isUncertain: false,
  });
  const unknown = clientOver(() => Response.json({ code: 999, msg: '', data: null }));
  await expect(unknown.client.call(look, { id: '1' })).rejects.toMatchObject({
    key: undefined,
    message: 'error:999',
  });
});

test('no answer is Offline; an answer that is no envelope, or not as the contract says, is an uncertain fault', async () => {
  const gone = clientOver(() => Promise.reject(new TypeError('network')));
  await expect(gone.client.call(look, { id: '1' })).rejects.toBeInstanceOf(Offline);
  const portal = clientOver(() => new Response('<html>', { status: 502 }));
  await expect(portal.client.call(look, { id: '1' })).rejects.toMatchObject({ code: 501, isUncertain: true });
  const odd = clientOver(() => Response.json({ code: 200, msg: 'ok', data: { seen: 1 } }));
  await expect(odd.client.call(look, { id: '1' })).rejects.toBeInstanceOf(Refusal);
});

test('typed amounts become wire text or nothing: never rounded', () => {
  expect(amountOf('5', 'USD')).toBe('5.00');
  expect(amountOf(' 5,5 ', 'USD')).toBe('5.50');
  expect(amountOf('007.10', 'USD')).toBe('7.10');
  expect(amountOf('500', 'JPY')).toBe('500');
  // A keyboard of another script has wide digits: they are digits.
  expect(amountOf('１２．５', 'USD')).toBe('12.50');
  for (const text of ['1.005', '1e3', '-1', '', '1.2.3', '500.0x'])
    expect(amountOf(text, 'USD')).toBeUndefined();
  expect(amountOf('5.5', 'JPY')).toBeUndefined();
});

test('amounts are shown to the last digit, however large', () => {
  expect(formatMoney('en', '9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01');
  expect(formatMoney('en', '-0.50', 'USD')).toBe('-$0.50');
  expect(formatMoney('en', '12.000001', 'USDT')).toBe('12.000001 USDT');
  expect(formatMoney('en', '500', 'JPY')).toBe('¥500');
});

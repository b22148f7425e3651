// The protocol line by line, and where the shop is: everything that an assistant can send, and what it is answered.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Send } from '../client/send.ts';
import { readPlace } from './place.ts';
import { answerLine } from './protocol.ts';
import { makeShopServer } from './server.ts';
import { version } from './version.ts';

function open(answers: Readonly<Record<string, object>>) {
  const sent: { path: string; headers: object; body: string }[] = [];
  const send: Send = ({ url, headers, body }) => {
    const at = new URL(url).pathname;
    sent.push({ path: at, headers, body: [...body].join('') });
    const text = JSON.stringify(
      answers[at] ?? { code: 404, detail: 'Not found.', reason: 'gone', instance: 'r' },
    );
    return Promise.resolve({ status: 200, header: () => undefined, text });
  };
  const server = makeShopServer({ base: 'https://shop.example', key: 'shop_live_x', send });
  const ask = async (message: unknown): Promise<unknown> => {
    const line = await answerLine(server, typeof message === 'string' ? message : JSON.stringify(message));
    return line === undefined ? undefined : JSON.parse(line);
  };
  return { ask, sent };
}

const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 7, method, params });

test('it greets in the version that is asked for, and in the newest where it does not know that', async () => {
  const { ask } = open({});
  const greeting = async (protocolVersion: string) => ask(request('initialize', { protocolVersion }));
  expect(await greeting('2025-03-26')).toMatchObject({ id: 7, result: { protocolVersion: '2025-03-26' } });
  expect(await greeting('2031-01-01')).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  expect(await ask(request('ping'))).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
});

test('no tool but one is for more than reading, and that one proposes', async () => {
  const answer = await open({}).ask(request('tools/list'));
  const text = JSON.stringify(answer);
  expect(text.match(/"readOnlyHint":false/g)).toHaveLength(1);
  for (const call of [
    'changePrices',
    'addToShowcase',
    'removeFromShowcase',
    'sendChat',
    'requestWithdrawal',
  ]) {
    expect(text).not.toContain(call);
  }
});

test('a tool makes its call, and a proposal has an idempotency key', async () => {
  const { ask, sent } = open({
    '/api/v1/user/info': { code: 200, data: { balance: '5.00' } },
    '/api/v1/proposal/add': { code: 200, data: { id: 'p1' } },
  });
  const change = { kind: 'delist', ids: ['1'] };
  const answer = await ask(
    request('tools/call', { name: 'propose_change', arguments: { change, note: 'Sold out.' } }),
  );
  expect(answer).toMatchObject({
    result: { content: [{ type: 'text', text: '{"id":"p1"}' }], structuredContent: { id: 'p1' } },
  });
  expect(sent[0]).toMatchObject({
    path: '/api/v1/proposal/add',
    body: JSON.stringify({ change, note: 'Sold out.' }),
  });
  expect(sent[0]?.headers).toHaveProperty('idempotency-key');
});

test('a refusal is a result that says so, with its words', async () => {
  const answer = await open({}).ask(
    request('tools/call', { name: 'get_order_money', arguments: { order_id: '1' } }),
  );
  expect(answer).toMatchObject({ result: { isError: true } });
  expect(JSON.stringify(answer)).toContain(String.raw`\"refusal\":\"recordNotFound\"`);
});

test('what is no request is answered as JSON-RPC says, or not at all', async () => {
  const { ask, sent } = open({});
  expect(await ask('{"half')).toMatchObject({ id: null, error: { code: -32_700 } });
  expect(await ask('[1]')).toMatchObject({ id: null, error: { code: -32_700 } });
  expect(await ask({ jsonrpc: '2.0', id: 1 })).toMatchObject({ error: { code: -32_600 } });
  expect(await ask(request('resources/list'))).toMatchObject({ id: 7, error: { code: -32_601 } });
  expect(await ask(request('tools/call', { name: 'pay_out' }))).toMatchObject({ error: { code: -32_602 } });
  expect(await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).toBeUndefined();
  expect(await ask({ jsonrpc: '2.0', id: 3, result: {} })).toBeUndefined();
  expect(sent).toEqual([]);
});

test.for([
  ['https://shop.example', 'shop_live_9gx2_x'],
  ['http://127.0.0.1:4000', 'shop_live_9gx2_x'],
] as const)('the shop at %s is read with the key %s', ([base, key]) => {
  expect(readPlace({ STOCKLESS_URL: base, STOCKLESS_KEY: key })).toEqual({ base, key });
});

test.for<[string | undefined, string | undefined, RegExp]>([
  ['http://shop.example', 'shop_live_9gx2_x', /https/],
  [undefined, 'shop_live_9gx2_x', /STOCKLESS_URL/],
  ['https://shop.example', undefined, /STOCKLESS_KEY/],
  ['https://shop.example', 'sup_live_x', /STOCKLESS_KEY/],
])('the shop at %s is not read with the key %s', ([base, key, fault]) => {
  expect(readPlace({ STOCKLESS_URL: base, STOCKLESS_KEY: key })).toMatch(fault);
});

test('the manifest says the version that the server says', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ version });
  expect(manifest).not.toHaveProperty('dependencies');
});

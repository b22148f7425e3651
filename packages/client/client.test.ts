// What the client does with every kind of answer, and with none.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { openClient, RefusedError } from './client.ts';
import { OutageError, UnexpectedAnswer } from './errors.ts';
import { backOff } from './make-call.ts';
import type { OutgoingRequest, Send } from './send.ts';
import { readWebhook, SignatureError } from './webhook.ts';

type Said = { readonly status?: number; readonly body?: unknown; readonly retryAfter?: string } | 'nothing';

/** A client whose server says these things one after the other, the last one for ever. */
function clientOf(said: readonly Said[], outageMs = 5_000) {
  const sent: OutgoingRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    const one = said[Math.min(sent.length, said.length) - 1] ?? 'nothing';
    if (one === 'nothing') throw new Error('connection refused');
    const { status = 200, body, retryAfter } = one;
    const header = (name: string) => (name === 'retry-after' ? retryAfter : undefined);
    return Promise.resolve({ status, header, text: typeof body === 'string' ? body : JSON.stringify(body) });
  };
  return { sent, client: openClient({ base: 'https://shop.example/', key: 'shop_live_x', outageMs, send }) };
}

const fine = (data: unknown): Said => ({ body: { code: 200, msg: 'ok', data } });
const busy: Said = { status: 503, body: { code: 201, title: 'System busy', status: 503 }, retryAfter: '0' };

test('an answer is given with its data, and the call is made as its contract says', async () => {
  const { sent, client } = clientOf([fine({ list: [] })]);
  expect(await client.call('listOrders', { status: 'shipped' })).toEqual({ ok: true, data: { list: [] } });
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: 'https://shop.example/api/v1/order/list',
      headers: { authorization: 'Bearer shop_live_x', 'content-type': 'application/json' },
      body: ['{"status":"shipped"}'],
    },
  ]);
  await client.call('listComments', { rating: 4 });
  expect(sent[1]).toMatchObject({ method: 'GET', body: [] });
  expect(sent[1]?.url).toBe('https://shop.example/api/v1/order-comment?rating=4');
});

test.for<[string, Said]>([
  ['no connection', 'nothing'],
  ['503', busy],
  ['a gateway without its server', { status: 502, body: '<html>bad gateway</html>' }],
  ['busy with the status of a conflict', { status: 409, body: { code: 202, reason: 'busy' } }],
])('after %s the same call is made again until it is answered', async ([, outage]) => {
  const { sent, client } = clientOf([outage, outage, fine({ list: [], next: 'n', has_more: false })]);
  expect((await client.call('listOrderChanges', {})).ok).toBe(true);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('an outage that lasts ends in an error that says so', async () => {
  const { sent, client } = clientOf(['nothing'], 0);
  await expect(client.call('wallet', {})).rejects.toThrow(OutageError);
  expect(sent).toHaveLength(1);
});

test('a refusal is a result with its name, and is not asked again', async () => {
  const problem = { code: 459, title: 'Too many requests', detail: 'Wait.', instance: 'r1', reason: 'rate' };
  const body = { ...problem, fields: [], data: { retry_at: '2026-11-28T09:00:00.000Z' } };
  const { sent, client } = clientOf([{ status: 429, body }]);
  expect(await client.call('wallet', {})).toMatchObject({
    ok: false,
    refusal: 'tooManyRequests',
    code: 459,
    reason: 'rate',
    message: 'Wait.',
    requestId: 'r1',
    retryAt: new Date('2026-11-28T09:00:00.000Z'),
  });
  await expect(client.read('wallet', {})).rejects.toThrow(RefusedError);
  expect(sent).toHaveLength(2);
});

test('a refusal that this call does not list is another one, and keeps its code', async () => {
  const unknown = clientOf([{ status: 422, body: { code: 999, reason: 'later' } }]);
  expect(await unknown.client.call('wallet', {})).toMatchObject({ refusal: 'other', code: 999 });
  const foreign = clientOf([{ status: 422, body: { code: 424 } }]);
  expect(await foreign.client.call('shopType', {})).toMatchObject({ refusal: 'other', code: 424 });
});

test('the envelope of a session is read like the problem of a key', async () => {
  const body = { code: 404, msg: 'Not found.', data: { reason: 'gone', request_id: 'r2', field: 'id' } };
  expect(await clientOf([{ body }]).client.call('depositDetail', { id: 'x' })).toMatchObject({
    refusal: 'recordNotFound',
    message: 'Not found.',
    requestId: 'r2',
    data: { field: 'id' },
  });
});

test.for([['<html>hello</html>'], ['[1]'], ['{"ok":true}']])('%s is no answer', async ([body]) => {
  await expect(clientOf([{ body }]).client.call('wallet', {})).rejects.toThrow(UnexpectedAnswer);
});

test('changes are read on from each page’s cursor, and a run begins where the last one ended', async () => {
  const page = (next: string, more: boolean) => fine({ list: [{ id: next }], next, has_more: more });
  const { sent, client } = clientOf([page('a', true), page('b', false)]);
  const cursors: string[] = [];
  for await (const one of client.changes('listOrderChanges', { cursor: 'start' })) cursors.push(one.cursor);
  expect(cursors).toEqual(['a', 'b']);
  expect(sent.map(({ body }) => [...body].join(''))).toEqual([
    '{"limit":100,"cursor":"start"}',
    '{"limit":100,"cursor":"a"}',
  ]);
});

test('a call that is given up is not tried again', async () => {
  const { sent, client } = clientOf(['nothing'], 60_000);
  const signal = AbortSignal.timeout(20);
  await expect(client.call('wallet', {}, { signal })).rejects.toThrow(/timeout/i);
  expect(sent).toHaveLength(1);
});

test('pauses become longer, are spread, and end at 8 seconds', () => {
  expect([1, 2, 3, 6, 20].map((turn) => backOff(turn, () => 1))).toEqual([250, 500, 1_000, 8_000, 8_000]);
  expect(backOff(3, () => 0)).toBe(500);
});

const now = new Date('2026-11-28T09:00:00.000Z');
const body = JSON.stringify({ id: '1', type: 'ping', n: 1, data: { test: true } });
function signed(secret: string, text = body, at = now): string {
  const stamp = Math.floor(at.getTime() / 1_000);
  const mac = createHmac('sha256', secret).update(`${stamp}.${text}`).digest('hex');
  return `t=${stamp},v1=${mac}`;
}

test('a message with the signature of one of the secrets is read', async () => {
  expect(await readWebhook(body, signed('new'), 'new', now)).toMatchObject({ type: 'ping' });
  const both = `${signed('new')},${signed('old').split(',')[1]}`;
  expect(await readWebhook(Buffer.from(body), both, ['old'], now)).toMatchObject({ data: { test: true } });
});

test.for<[string, string | undefined]>([
  ['without a signature', undefined],
  ['of another secret', signed('other')],
  ['of another body', signed('new', `${body} `)],
  ['with half a signature', signed('new').slice(0, -2)],
  ['that is no hex', 't=1790586000,v1=zz'],
  ['that is six minutes old', signed('new', body, new Date(now.getTime() - 360_000))],
])('a message %s is none', async ([, header]) => {
  await expect(readWebhook(body, header, 'new', now)).rejects.toThrow(SignatureError);
});

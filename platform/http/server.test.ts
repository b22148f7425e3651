// What the server says before a call begins and after the last one: wrong addresses, wrong bodies, proxies, encryption.
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { pickLanguage } from '#domain/text/language.ts';
import { isOutage, statement } from '#platform/db/database.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { healthRoute } from './health.ts';
import { handle } from './pipeline.ts';
import { makeHttpServer } from './server.ts';
import { saveEncrypted } from './transport.ts';

const common = {
  method: 'POST',
  output: z.object({ text: z.string() }),
  refuses: ['invalidRequest'],
} as const;
const echo = endpoint({
  ...common,
  name: 'echo',
  path: '/echo/{text}',
  actor: 'anyone',
  summary: 'Says it again.',
  input: z.object({ text: z.string(), wait: z.optional(z.boolean()) }),
});
const hook = endpoint({
  ...common,
  name: 'hook',
  path: '/hook/{text}',
  actor: 'hook',
  summary: 'Refuses as it is told to.',
  input: z.object({ text: z.string() }),
  body: 'raw',
});
const failing = endpoint({
  ...common,
  name: 'failing',
  path: '/failing/{text}',
  actor: 'anyone',
  summary: 'Fails in the database with the state that it is told.',
  input: z.object({ text: z.string() }),
});

/** Says when an echo is under way, and lets those that wait go on. */
const entered = new EventEmitter();
let pipeline: TestPipeline;
let app: FastifyInstance;
/** When the call that fails was tried. */
let triedAt: number[] = [];
beforeAll(async () => {
  pipeline = await openTestPipeline({
    open: (opened) => {
      handle(opened, echo, async ({ input }) => {
        entered.emit('echo');
        if (input.wait === true) await once(entered, 'go on');
        return { text: input.text };
      });
      handle(opened, hook, ({ input: { text } }) => {
        if (text === 'nobody') throw refuse('recordNotFound', { reason: 'provider' });
        if (text === 'forged') throw refuse('invalidRequest', { reason: 'signature' });
        if (text === 'busy') throw refuse('tooManyRequests');
        if (text === 'odd') throw refuse('invalidRequest', { reason: 'json' });
        return Promise.resolve({ text });
      });
      handle(opened, failing, async ({ tx, input: { text } }) => {
        triedAt.push(performance.now());
        await tx.rows(statement<never>(`test-failing-${text}`, raise(text)), []);
        return { text };
      });
    },
  });
});
afterAll(() => pipeline.close());
afterEach(() => app.close());

const raise = (state: string) => `do $$ begin raise exception 'failed' using errcode = '${state}'; end $$`;

const json = { 'content-type': 'application/json' };
const post = (url: string, payload = '{}', headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url, payload, headers });

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.object({ reason: z.string() }) });
const read = ({ body }: { body: string }) => z.parse(envelope, JSON.parse(body));

test('a refused message of another system has a status that says so, and the envelope', async () => {
  app = makeHttpServer(pipeline.registry);
  for (const [text, status, code] of [
    ['forged', 401, 402],
    ['odd', 400, 402],
    ['nobody', 404, 404],
    ['busy', 429, 459],
  ] as const) {
    const answer = await post(`/api/hook/${text}`);
    expect([text, answer.statusCode, read(answer).code]).toEqual([text, status, code]);
  }
  expect((await post('/api/hook/right', 'x', {})).statusCode).toBe(200);
});

test('a body is read as JSON only where it says that it is', async () => {
  app = makeHttpServer(pipeline.registry);
  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/problem+json'])
    expect((await post('/api/echo/a', '{"wait":false}', { 'content-type': type })).statusCode).toBe(200);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/plain; application/json',
    '',
  ]) {
    const answer = await post('/api/echo/a', '{"wait":false}', { 'content-type': type });
    expect([type, answer.statusCode, read(answer)]).toMatchObject([type, 415, { code: 400 }]);
  }
  // Without a body there is nothing to read.
  expect((await post('/api/echo/a', '', {})).statusCode).toBe(200);
  for (const payload of ['[]', '{', 'null', '"x"'])
    expect(read(await post('/api/echo/a', payload))).toMatchObject({ code: 400, data: { reason: 'json' } });
});

test('addresses that are none answer in the envelope, and people on a page in their language', async () => {
  app = makeHttpServer(pipeline.registry);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const [url, status, code] of [
    ['/api/nothing', 404, 404],
    ['/api/%zz', 400, 400],
    [`/api/echo/${'x'.repeat(300)}`, 404, 404],
    ['/api/echo/a%00', 200, 405],
  ] as const) {
    const answer = await post(url);
    expect([url, answer.statusCode, read(answer).code]).toEqual([url, status, code]);
  }
  expect(read(await post('/api/echo/a', `{"x":${deep}}`))).toMatchObject({
    code: 405,
    data: { reason: 'too_deep' },
  });
  for (const url of ['/nothing', '/%zz', '/x%00', '/%ff', '/a?b=%00']) {
    const page = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'fr' } });
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<html lang="fr">');
    const file = await app.inject({ url, headers: { accept: 'image/webp' } });
    expect([url, file.statusCode, file.body]).toEqual([url, 404, '404']);
  }
});

test('while the server ends, what is under way is answered and what comes late hears so in the envelope', async () => {
  app = makeHttpServer(pipeline.registry);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = createConnection(Number(new URL(address).port), '127.0.0.1');
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const ask = (body: string) =>
    socket.write(
      `POST /api/echo/a HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  const isUnderWay = once(entered, 'echo');
  ask('{"wait":true}');
  await isUnderWay;
  const ending = app.close();
  // On a connection that is still open.
  const hasCome = once(app.server, 'request');
  ask('{"wait":false}');
  await hasCome;
  entered.emit('go on');
  await closed;
  const answers = received.split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '503']);
  expect(answers[1]).toContain('"code":201');
  expect(answers[1]).toContain('"reason":"ending"');
  await ending;
});

const origins = {
  app: 'https://app.example',
  shop: 'https://shop.example',
  console: 'https://app.example',
  files: 'http://files.example',
};

test('an origin of https answers over https alone, and has browsers remember it', async () => {
  app = makeHttpServer(pipeline.registry, ['10.0.0.0/8']);
  saveEncrypted(app, origins, (accepts) => pickLanguage(accepts));
  app.get('/wallet', (_request, reply) => reply.send('here'));
  const ask = (
    proto: string,
    more: { url?: string; method?: 'GET' | 'POST'; host?: string; from?: string } = {},
  ) =>
    app.inject({
      method: more.method ?? 'GET',
      url: more.url ?? '/wallet?x=1',
      remoteAddress: more.from ?? '10.1.2.3',
      headers: {
        host: more.host ?? 'app.example',
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': proto,
      },
    });
  const hsts = 'strict-transport-security';
  const encrypted = await ask('https');
  expect([encrypted.statusCode, encrypted.headers[hsts]]).toEqual([
    200,
    'max-age=63072000; includeSubDomains',
  ]);
  const plain = await ask('http');
  expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://app.example/wallet?x=1']);
  expect(plain.headers[hsts]).toBeUndefined();
  for (const method of ['GET', 'POST'] as const) {
    const call = await ask('http', { url: '/api/echo/a', method });
    expect([call.statusCode, read(call)]).toMatchObject([400, { code: 400, data: { reason: 'https_only' } }]);
  }
  // A host of ours without https, and a probe by address.
  expect((await ask('http', { host: 'files.example' })).statusCode).toBe(200);
  expect((await ask('http', { host: '10.0.0.7' })).statusCode).toBe(200);
  // Nobody who is no proxy of ours says of themselves that they came over https.
  expect((await ask('https', { from: '198.51.100.9' })).statusCode).toBe(308);
});

test('a fault of the database that passes answers 503 in the envelope, and only what is our bug answers 500', async () => {
  app = makeHttpServer(pipeline.registry);
  for (const state of [
    '40P01',
    '40001',
    '53100',
    '53200',
    '55P03',
    '57014',
    '57P01',
    '58030',
    '25006',
    'SL002',
  ]) {
    triedAt = [];
    const answer = await post(`/api/failing/${state}`);
    expect([state, answer.statusCode, read(answer)]).toMatchObject([
      state,
      503,
      { code: 201, data: { reason: 'try_again' } },
    ]);
    expect([state, triedAt.length]).toEqual([state, state.startsWith('40') ? 10 : 1]);
    // What others undid is tried again, after waits whose least doubles up to a quarter of a second.
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    const least = waits.map((_wait, index) => Math.min(250, 5 * 2 ** index) - 1);
    expect([state, waits.filter((wait, index) => wait < (least[index] ?? 0))]).toEqual([state, []]);
  }
  const bug = await post('/api/failing/22012');
  expect([bug.statusCode, read(bug)]).toMatchObject([500, { data: { reason: 'fault' } }]);
});

test('health is asked of a write, and a database that only reads is not well', async () => {
  app = makeHttpServer(pipeline.registry);
  healthRoute(app, pipeline.env);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  app = makeHttpServer(pipeline.registry);
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  const direct = { ...pipeline.db.direct, row: () => Promise.reject(full) };
  healthRoute(app, { clock: pipeline.clock, db: { ...pipeline.db, direct } });
  for (const code of ['53100', '53200', '58030', '25006', '40001', '40P01'])
    expect([code, isOutage(Object.assign(new Error('no room'), { code }))]).toEqual([code, true]);
  expect((await app.inject('/healthz')).statusCode).toBe(503);
});

test('a worker of a cluster that is gone is an outage, and no other internal error is', () => {
  const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
  const gone = failed('XX000', 'failure on connection marked as essential: /run/worker-1:5432');
  expect(isOutage(gone)).toBe(true);
  const closed = failed('XX000', 'server closed the connection unexpectedly\n\tThis probably means');
  expect(isOutage(closed)).toBe(true);
  expect(isOutage(failed('XX000', 'cache lookup failed for relation 17'))).toBe(false);
  expect(isOutage(failed('42P01', 'failure on connection marked as essential: x'))).toBe(false);
});

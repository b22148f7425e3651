// What callers with a key are answered over HTTP, and that everybody else is answered as ever.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { isRefusalKey, refusals, refuse } from '#domain/wire/errors.ts';
import { httpStatusOf } from '#domain/wire/http-status.ts';
import { keysOf } from '#domain/keys.ts';
import { handle } from '#platform/http/pipeline.ts';
import { makeHttpServer } from '#platform/http/server.ts';
import type { KnownCaller, Session } from '#platform/session.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { problem, type Problem } from './problem.ts';

const refusing = endpoint({
  name: 'refusing',
  method: 'POST',
  path: '/v1/refusing',
  actor: 'merchant',
  scope: 'orders.read',
  summary: 'Refuses as it is told to.',
  input: z.object({ key: z.string(), count: z._default(z.int().check(z.maximum(5)), 1) }),
  output: z.object({ key: z.string() }),
  refuses: keysOf(refusals),
});
const spending = endpoint({
  name: 'spending',
  method: 'POST',
  path: '/v1/spending',
  actor: 'merchant',
  scope: 'orders.read',
  summary: 'Has too little each time it is asked, and counts how often.',
  once: true,
  input: z.object({}),
  output: z.object({}),
  refuses: ['insufficientBalance'],
});
const unscoped = endpoint({
  name: 'unscoped',
  method: 'GET',
  path: '/v1/unscoped',
  actor: 'merchant',
  summary: 'Is for people alone.',
  input: z.object({}),
  output: z.object({}),
  refuses: [],
});

const program = { authorization: 'Bearer shop_live_good' };
const person = { authorization: 'a-session' };
let pipeline: TestPipeline;
let app: FastifyInstance;
let spent = 0;

beforeAll(async () => {
  pipeline = await openTestPipeline({
    authenticate: (env) => (token, known) => Promise.resolve(verdictOf(token, env.clock.now(), known)),
    open: (opened) => {
      handle(opened, refusing, ({ input: { key } }) => {
        if (isRefusalKey(key)) throw refuse(key);
        return Promise.resolve({ key });
      });
      handle(opened, spending, () => {
        spent += 1;
        throw refuse('insufficientBalance', { missing: '2.00' });
      });
      handle(opened, unscoped, () => Promise.resolve({}));
    },
  });
  app = makeHttpServer(pipeline.registry);
});
afterAll(async () => {
  await app.close();
  await pipeline.close();
});

const of = { actor: 'merchant', personId: randomUUID(), roles: ['owner'], shopId: 7n } as const;

/** Two callers: a program of one shop, whose limit is used up half, and its merchant. */
function verdictOf(token: string, now: Date, known?: KnownCaller): Session | 'unknown' {
  const session = { ...of, tokenHash: Buffer.alloc(32) };
  if (token === 'a-session') return session;
  if (token !== 'shop_live_good' && token !== 'shop_live_busy') return 'unknown';
  const endsAt = new Date(now.getTime() + 41_500);
  const used = token === 'shop_live_busy' ? 121 : 60;
  if (known !== undefined) known.rate = { max: 120, windowMs: 60_000, used, endsAt };
  if (used > 120) throw refuse('tooManyRequests', { retry_at: endsAt.toISOString() });
  return { ...session, scopes: ['orders.read'], version: '2026-11-28' };
}

const post = (path: string, payload: object | string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

type Given = Awaited<ReturnType<typeof post>>;

/** The problem of an answer, which has the type and the status that it names. */
function readProblem(answer: Given): Problem {
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const read = z.parse(problem, answer.json());
  expect(read.status).toBe(answer.statusCode);
  expect(answer.headers['x-request-id']).toBe(read.instance);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  return read;
}

test('every refusal is a problem of its own status to a program, and the envelope to a person', async () => {
  for (const key of keysOf(refusals)) {
    const given = await post('/v1/refusing', { key }, program);
    const { code, type, title, reason } = readProblem(given);
    expect([key, given.statusCode, code, reason]).toEqual([key, httpStatusOf(key), refusals[key].code, key]);
    expect(given.statusCode).toBeGreaterThanOrEqual(400);
    expect(type).toBe(`http://127.0.0.1:4000/docs#error-${key}`);
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    // Nobody knows when it is well again: soon. Limits say it themselves, where there are any.
    expect([key, given.headers['retry-after']]).toEqual([key, given.statusCode === 503 ? '2' : undefined]);
    const told = await post('/v1/refusing', { key }, person);
    const facts = refusals[key];
    const status = 'http' in facts ? facts.http : 200;
    expect([key, told.statusCode, told.json()]).toMatchObject([key, status, { code: facts.code }]);
    expect(told.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('what went well is the same to both, and says to the program how much is left and at which version', async () => {
  const given = await post('/v1/refusing', { key: 'nothing' }, program);
  const told = await post('/v1/refusing', { key: 'nothing' }, person);
  expect(given.statusCode).toBe(200);
  expect(given.body).toBe(told.body);
  expect(given.headers).toMatchObject({
    'ratelimit-policy': '"key";q=120;w=60',
    ratelimit: '"key";r=60;t=42',
    'stockless-version': '2026-11-28',
  });
  expect(Object.keys(told.headers).filter((name) => /ratelimit|stockless|retry/.test(name))).toEqual([]);
});

test('one call too many says when to come again', async () => {
  const given = await post('/v1/refusing', { key: 'nothing' }, { authorization: 'Bearer shop_live_busy' });
  expect(readProblem(given)).toMatchObject({ status: 429, code: 459, title: 'Too many requests' });
  expect(given.headers).toMatchObject({ 'retry-after': '42', ratelimit: '"key";r=0;t=42' });
});

test('all fields that are wrong are named at once, those that there are none of too', async () => {
  const wrong = { count: 9, cuont: 1 };
  const given = await post('/v1/refusing', wrong, program);
  const told = readProblem(given);
  expect(told).not.toHaveProperty('data');
  expect(told).toMatchObject({
    status: 400,
    fields: [
      { field: 'key', reason: 'missing' },
      { field: 'count', reason: 'too_big', max: 5 },
      { field: 'cuont', reason: 'unknown_field' },
    ],
  });
  // A field that our own apps send and an older server does not know is passed over, as ever.
  expect((await post('/v1/refusing', { key: 'nothing', cuont: 1 }, person)).json()).toMatchObject({
    code: 200,
  });
});

test('what is said before a call begins is a problem too', async () => {
  const huge = JSON.stringify({ key: 'x'.repeat(3_000_000) });
  const tries: readonly [answer: Given, status: number, reason: string][] = [
    [await post('/v1/nothing', {}, program), 404, 'route'],
    [await post('/v1/refusing', '{', program), 400, 'json'],
    [await post('/v1/refusing', '{}', { ...program, 'content-type': 'text/plain' }), 415, 'media_type'],
    [await post('/v1/refusing', huge, program), 413, 'too_large'],
    [await post('/v1/refusing', {}, { authorization: 'Bearer shop_live_bad' }), 401, 'token_unknown'],
    [await app.inject({ url: '/api/v1/unscoped', headers: program }), 403, 'scope'],
  ];
  for (const [given, status, reason] of tries)
    expect([given.statusCode, readProblem(given).reason]).toEqual([status, reason]);
  expect(tries[4]?.[0].headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');
});

test('a refusal that is kept under a key is kept as ever: both callers are told it again in their form', async () => {
  const onceKey = { 'idempotency-key': randomUUID() };
  const first = await post('/v1/spending', {}, { ...program, ...onceKey });
  expect(readProblem(first)).toMatchObject({ status: 422, data: { missing: '2.00' } });
  const again = await post('/v1/spending', {}, { ...program, ...onceKey });
  expect([again.statusCode, again.body]).toEqual([422, first.body]);
  expect((await post('/v1/spending', {}, { ...person, ...onceKey })).json()).toMatchObject({
    code: refusals.insufficientBalance.code,
    data: { missing: '2.00' },
  });
  expect(spent).toBe(1);
});

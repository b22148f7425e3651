// The line of a call: who may make it, what came of it and how long it took, and nothing that was sent.
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { makeLog } from '#platform/log.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { readRequestId, watchCalls, type AnsweredCall } from './access.ts';
import { probeRoutes } from './probes.ts';
import { handle, type Registry } from '../pipeline.ts';
import { makeHttpServer } from '../server.ts';

const find = endpoint({
  name: 'findThing',
  method: 'GET',
  path: '/thing/{word}',
  actor: 'anyone',
  summary: 'Finds a thing.',
  input: z.object({ word: z.string(), q: z.optional(z.string()) }),
  output: z.object({ word: z.string() }),
  refuses: ['recordNotFound'],
});
const write = endpoint({ ...find, name: 'writeThing', method: 'POST', actor: 'merchant' });

let pipeline: TestPipeline;
let app: FastifyInstance;
let lines: string[] = [];
let seen: AnsweredCall[] = [];
beforeAll(async () => {
  pipeline = await openTestPipeline({
    open: (registry) => {
      handle(
        registry,
        find,
        ({ input: { word } }) => {
          if (word === 'none') throw refuse('recordNotFound');
          return Promise.resolve({ word });
        },
        { direct: true },
      );
      handle(registry, write, ({ input: { word } }) => Promise.resolve({ word }));
    },
  });
});
afterEach(() => app.close());
afterAll(() => pipeline.close());

function open(level: string): void {
  lines = [];
  seen = [];
  const log = makeLog(level, { write: (line: string) => void lines.push(line) });
  const registry: Registry = { ...pipeline.registry, env: { ...pipeline.registry.env, log } };
  app = makeHttpServer(registry);
  app.get('/s/shop/order/:token', (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  probeRoutes(app, registry.env, { migrations: () => [], isDraining: () => false });
  watchCalls(app, registry).listen((call) => void seen.push(call));
}

const shape = z.object({
  call: z.string(),
  actor: z.optional(z.string()),
  code: z.number(),
  ms: z.number(),
  request: z.string(),
  msg: z.string(),
});
const readLines = () => lines.map((line) => z.parse(shape, JSON.parse(line)));

test('a call has one line with its name, caller, code, time and request id, which the answer has too', async () => {
  open('info');
  const answer = await app.inject('/api/thing/chair');
  const request = answer.headers['x-request-id'];
  expect(readLines()).toMatchObject([
    { call: 'findThing', actor: 'anyone', code: 200, request, msg: 'call' },
  ]);
  const fields: unknown = JSON.parse(lines[0] ?? '');
  expect(Object.keys(fields ?? {})).toEqual([
    'level',
    'time',
    'pid',
    'hostname',
    'call',
    'actor',
    'code',
    'ms',
    'request',
    'msg',
  ]);
});

test('the code is that of the envelope, also where HTTP says 200', async () => {
  open('info');
  const refusal = await app.inject('/api/thing/none');
  expect(refusal.statusCode).toBe(200);
  await app.inject({ method: 'POST', url: '/api/thing/chair', payload: {} });
  await app.inject({
    method: 'POST',
    url: '/api/thing/chair',
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  await app.inject('/api/nothing/here');
  const codes = readLines().map(({ call, actor, code }) => [call, actor, code]);
  const envelopes = [refusal.json<{ code: number }>().code, 407];
  expect(codes.slice(0, 2)).toEqual([
    ['findThing', 'anyone', envelopes[0]],
    ['writeThing', 'merchant', envelopes[1]],
  ]);
  expect(codes.slice(2).map(([call]) => call)).toEqual(['writeThing', 'unknown']);
  expect(codes).toHaveLength(4);
});

test('nothing that was sent stands in a line', async () => {
  open('info');
  const headers = {
    authorization: 'Bearer planted-token',
    cookie: 'planted-cookie=1',
    'user-agent': 'planted-agent',
    'x-request-id': 'planted-name@shop.example',
    'x-forwarded-for': '203.0.113.77',
  };
  await app.inject({ url: '/api/thing/planted-word?q=planted-query', headers });
  await app.inject({
    method: 'POST',
    url: '/api/thing/planted-word',
    headers,
    payload: { q: 'planted-body' },
  });
  await app.inject({ url: '/api/planted-path/x', headers });
  await app.inject({ url: '/s/shop/order/planted-secret', headers });
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/planted|203\.0\.113/);
});

test('pages are counted without a line, probes not at all, and every name is of a closed list', async () => {
  open('info');
  await app.inject('/s/shop/order/secret-1');
  await app.inject('/s/shop/order/secret-2');
  await app.inject('/no/such/page');
  await app.inject('/livez');
  await app.inject('/readyz');
  for (let n = 0; n < 20; n += 1) await app.inject(`/api/made-up/${n}`);
  expect(lines.map((line) => z.parse(shape, JSON.parse(line)).call)).toEqual(
    Array.from({ length: 20 }, () => 'unknown'),
  );
  expect(seen.slice(0, 3).map(({ name, code }) => [name, code])).toEqual([
    ['page', 200],
    ['page', 200],
    ['page', 404],
  ]);
  expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(['page', 'unknown']));
});

test('at the default level no line is written, and calls are counted all the same', async () => {
  open('warn');
  await app.inject('/api/thing/chair');
  expect(lines).toEqual([]);
  expect(seen).toMatchObject([{ name: 'findThing', code: 200 }]);
  expect(seen[0]?.seconds).toBeGreaterThan(0);
});

test('a request id is taken over in a safe form alone', async () => {
  open('info');
  const ours = '019cadf2-6d00-7000-8000-3f2a9c1b5d7e';
  for (const id of [ours, 'deadbeefdeadbeef', '4bf92f3577b34da6a3ce929d0e0e4736']) {
    const answer = await app.inject({ url: '/api/thing/chair', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  }
  for (const id of ['anna@shop.example', 'abc', 'a'.repeat(65), `${ours}0`, 'deadbeef deadbeef', '']) {
    expect(readRequestId(id)).toBeUndefined();
    const answer = await app.inject({ url: '/api/thing/chair', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-/);
  }
  expect(readRequestId(['deadbeefdeadbeef'])).toBeUndefined();
});

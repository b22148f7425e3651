// Which requests have a domain looked for, and that one routed once more is counted once.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { makeHttpServer } from '../server.ts';
import { watchCalls, type AnsweredCall } from '../watch/access.ts';
import { probeRoutes } from '../watch/probes.ts';
import type { OwnHost } from './own-hosts.ts';

const own: OwnHost = {
  host: 'shop.example.com',
  base: '/s/harbour',
  origin: 'http://shop.example.com',
  isSecure: false,
};

let pipeline: TestPipeline;
let app: FastifyInstance;
const asked: string[] = [];
const calls: AnsweredCall[] = [];
beforeAll(async () => {
  pipeline = await openTestPipeline();
  const hosts = {
    peek: () => undefined,
    find: (host: string) => {
      asked.push(host);
      return Promise.resolve(host === own.host ? own : undefined);
    },
  };
  const instanceHosts = ['shops.stockless.example.net', 'app.stockless.example.net'];
  const rules = { hosts, platformUrl: 'http://stockless.example.net', instanceHosts };
  app = makeHttpServer(pipeline.registry, [], rules);
  app.get('/s/:handle/hello', ({ params }, reply) => reply.send(params));
  probeRoutes(app, pipeline.env, { migrations: () => [], isDraining: () => false });
  watchCalls(app, pipeline.registry).listen((call) => void calls.push(call));
});
beforeEach(() => {
  asked.length = 0;
  calls.length = 0;
});
afterAll(async () => {
  await app.close();
  await pipeline.close();
});

test.each(['stockless.example.net', 'app.stockless.example.net:443', 'SHOPS.stockless.example.net', '[::1]'])(
  'no domain is looked for at %s',
  async (host) => {
    expect((await app.inject({ url: '/s/harbour/hello', headers: { host } })).statusCode).toBe(200);
    expect(asked).toEqual([]);
  },
);

test('a probe has no domain looked for, whichever name it says', async () => {
  const probe = (url: string) => app.inject({ url, headers: { host: 'node-1.example.org' } });
  expect((await probe('/livez')).json()).toEqual({ ok: true });
  await probe('/readyz?from=balancer');
  expect(asked).toEqual([]);
  await probe('/s/harbour/hello');
  expect(asked).toEqual(['node-1.example.org']);
});

test('a request that is routed once more, because its domain was not in memory, is counted once', async () => {
  const reply = await app.inject({ url: '/hello', headers: { host: own.host } });
  expect(reply.json()).toEqual({ handle: 'harbour' });
  expect(asked).toEqual([own.host]);
  expect(calls.map(({ name, code }) => [name, code])).toEqual([['page', 200]]);
});

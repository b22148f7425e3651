import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { handle } from './pipeline.ts';
import { makeHttpServer } from './server.ts';

const whence = endpoint({
  name: 'whence',
  method: 'GET',
  path: '/whence',
  actor: 'anyone',
  summary: 'Says where a call comes from.',
  input: z.object({}),
  output: z.object({ ip: z.string() }),
  refuses: [],
});

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline({
    open: (opened) => handle(opened, whence, ({ call }) => Promise.resolve({ ip: call.ip })),
  });
});
afterAll(() => pipeline.close());

async function ipOf(remoteAddress: string, forwarded: string, proxies?: readonly string[]): Promise<string> {
  const app = makeHttpServer(pipeline.registry, proxies);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/api/whence', remoteAddress, headers });
  await app.close();
  return z.parse(z.object({ data: z.object({ ip: z.string() }) }), JSON.parse(body)).data.ip;
}

test('a proxy on this machine says who called', async () => {
  expect(await ipOf('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  // What the caller made up stands in front of what the proxy has seen.
  expect(await ipOf('127.0.0.1', '10.9.9.9, 198.51.100.7')).toBe('198.51.100.7');
});

test('nobody from elsewhere says so of themselves', async () => {
  expect(await ipOf('198.51.100.7', '10.9.9.9')).toBe('198.51.100.7');
});

test('a proxy of a network that is trusted says who called, and nobody beside it', async () => {
  const trusted = ['10.0.0.0/8', '2001:db8::/32'];
  expect(await ipOf('10.1.2.3', '198.51.100.7', trusted)).toBe('198.51.100.7');
  expect(await ipOf('2001:db8::7', '198.51.100.7', trusted)).toBe('198.51.100.7');
  expect(await ipOf('127.0.0.1', '198.51.100.7', trusted)).toBe('127.0.0.1');
  // Of several proxies the last that is not ours is the sender.
  expect(await ipOf('10.1.2.3', '192.0.2.1, 198.51.100.7, 10.9.9.9', trusted)).toBe('198.51.100.7');
});

// What browsers may do on our pages, what becomes of their reports, and which origin answers what.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { securityHeaders } from '#features/storefront/server/send.ts';
import { appPolicy, reportPath, reportRoute } from '#platform/http/browser-policy.ts';
import { checkOrigins, sideOf } from '#platform/http/origins.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

test.each([
  ['the apps', appPolicy],
  ['the storefronts', securityHeaders['content-security-policy']],
])('%s allow nothing inline, nothing of others, and no text that becomes code', (_whose, policy) => {
  expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/);
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain(`report-uri ${reportPath}`);
});

test('reports are short, say no address whole, and no flood of them fills the log', async () => {
  const lines: string[] = [];
  app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  reportRoute(app, pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
  const report = {
    'document-uri': 'https://a.example/s/shop/order/SECRET-TOKEN?x=1',
    'blocked-uri': 'inline',
  };
  const send = (payload: string) =>
    app?.inject({
      method: 'POST',
      url: reportPath,
      payload,
      headers: { 'content-type': 'application/csp-report' },
    });
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await send(JSON.stringify({ 'csp-report': report })))?.statusCode).toBe(204);
  }
  expect(lines).toHaveLength(20);
  expect(lines.join('')).toContain('https://a.example/s');
  expect(lines.join('')).not.toContain('SECRET-TOKEN');
  expect((await send('x'.repeat(20_000)))?.statusCode).toBe(413);
});

const origins = {
  app: 'https://app.example',
  shop: 'https://shop.example',
  console: 'https://console.example',
  files: 'https://files.example',
};

async function answerOf(host: string, url: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await app?.inject({ method, url, headers: { host } });
  return [answer?.statusCode, answer?.headers.location];
}

test('each side answers at its origin: pages are sent on, calls of the console are nowhere else', async () => {
  app = Fastify();
  app.all('/*', (_request, reply) => reply.header('content-security-policy', appPolicy).send('here'));
  checkOrigins(app, origins);
  const page = await app.inject({ url: '/wallet', headers: { host: 'app.example' } });
  expect(page.headers['content-security-policy']).toContain("img-src 'self' https://files.example data:");
  expect(page.headers['content-security-policy']).toContain("media-src 'self' https://files.example blob:");
  expect(await answerOf('console.example', '/api/op/me', 'POST')).toEqual([200, undefined]);
  for (const host of ['app.example', 'shop.example', 'files.example', 'elsewhere.example']) {
    expect(await answerOf(host, '/api/op/me', 'POST')).toEqual([404, undefined]);
    expect(await answerOf(host, '/api/sup/parcels', 'POST')).toEqual([404, undefined]);
  }
  expect(await answerOf('app.example', '/console/today')).toEqual([
    307,
    'https://console.example/console/today',
  ]);
  expect(await answerOf('app.example', '/s/harbour?x=1')).toEqual([
    307,
    'https://shop.example/s/harbour?x=1',
  ]);
  expect(await answerOf('shop.example', '/files/u/a/1.webp')).toEqual([
    307,
    'https://files.example/files/u/a/1.webp',
  ]);
  expect(await answerOf('files.example', '/wallet')).toEqual([307, 'https://app.example/wallet']);
  expect(await answerOf('files.example', '/s/harbour/cart', 'POST')).toEqual([404, undefined]);
  expect(await answerOf('shop.example', '/api/v1/shop/info')).toEqual([200, undefined]);
  expect(await answerOf('10.0.0.7', '/healthz')).toEqual([200, undefined]);
});

test('a call of the console is kept from other origins however its path is spelled', async () => {
  app = Fastify();
  app.post('/api/op/login', (_request, reply) => reply.send('the console'));
  app.get('/files/:name', (_request, reply) => reply.send('a picture'));
  app.all('/api/*', (_request, reply) => reply.code(404).send('no call'));
  app.all('/*', (_request, reply) => reply.send('here'));
  checkOrigins(app, origins);
  for (const path of [
    '/api/op/login',
    '/api/%6fp/login',
    '/api/%6Fp/login',
    '/%61pi/op/login',
    '/api/op/%6cogin',
  ]) {
    const far = await app.inject({ method: 'POST', url: path, headers: { host: 'app.example' } });
    expect([path, far.statusCode, far.body]).toEqual([path, 404, '404']);
    const near = await app.inject({ method: 'POST', url: path, headers: { host: 'console.example' } });
    expect([path, near.body]).toEqual([path, 'the console']);
  }
  expect(await answerOf('app.example', '/%66iles/a')).toEqual([307, 'https://files.example/%66iles/a']);
});

test('with one origin nothing is sent anywhere', async () => {
  app = Fastify();
  app.all('/*', (_request, reply) => reply.send('here'));
  const one = 'https://one.example';
  checkOrigins(app, { app: one, shop: one, console: one, files: one });
  expect(await answerOf('other.example', '/api/op/me', 'POST')).toEqual([200, undefined]);
  expect(sideOf('/console-like')?.side).toBe('app');
  expect(sideOf('/console')?.side).toBe('console');
});

test('pages of the storefront’s renderer are drawn where their styles are, and their files for programs everywhere', async () => {
  app = Fastify();
  app.all('/*', (_request, reply) => reply.send('here'));
  checkOrigins(app, origins);
  for (const url of ['/trust', '/trust/figures', '/explore', '/verify/receipt']) {
    expect(await answerOf('app.example', url)).toEqual([307, `https://shop.example${url}`]);
    expect(await answerOf('shop.example', url)).toEqual([200, undefined]);
  }
  expect(await answerOf('shop.example', '/language', 'POST')).toEqual([200, undefined]);
  for (const url of ['/fees.json', '/ranking.json', '/.well-known/stockless-trust.json']) {
    expect(await answerOf('app.example', url)).toEqual([200, undefined]);
    expect(await answerOf('shop.example', url)).toEqual([200, undefined]);
  }
});

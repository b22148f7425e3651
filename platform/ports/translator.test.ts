// A service that speaks as LibreTranslate does: what is sent to it, and what each of its answers means.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBytesMax, openLibreTranslate } from './translator.ts';

let server: Server;
let url = '';
let seen: { path: string | undefined; body: string }[] = [];
type Reply = {
  status: number;
  body: string;
  headers?: Record<string, string>;
  /** What becomes of the connection after the body, where it is not ended. */
  after?: 'silence' | 'break';
};
let reply: Reply = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push({ path: request.url, body });
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      if (reply.after === undefined) return void response.end(reply.body);
      response.write(reply.body);
      if (reply.after === 'break') setTimeout(() => response.destroy(), 20);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const good = { translatedText: 'Where is it?', detectedLanguage: { language: 'es', confidence: 90 } };

test('a text is sent as it is with the language, and the key only where there is one', async () => {
  seen = [];
  reply = { status: 200, body: JSON.stringify(good) };
  const plain = openLibreTranslate({ url: `${url}/`, key: undefined });
  expect(plain.host).toBe(new URL(url).host);
  expect(await plain.translate('¿Dónde está?', 'en')).toEqual({ text: 'Where is it?', from: 'es' });
  await openLibreTranslate({ url, key: 'k' }).translate('x', 'zh-Hans');
  expect(seen.map(({ path }) => path)).toEqual(['/translate', '/translate']);
  const asked = { q: '¿Dónde está?', source: 'auto', target: 'en', format: 'text' };
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(asked);
  expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({ target: 'zh-Hans', api_key: 'k' });
});

test.each([
  [429, '{}', 'busy'],
  [400, '{"error":"en is not supported"}', 'unsupported'],
  [403, '{}', 'refused'],
  [404, '<html>', 'refused'],
  [413, '{}', 'refused'],
  [204, '', 'refused'],
  [503, '{}', 'unreachable'],
  [200, 'no json', 'refused'],
  [200, '{"translatedText":""}', 'refused'],
  [200, 'null', 'refused'],
  [200, '{"translatedText":["x"]}', 'refused'],
  [200, JSON.stringify({ translatedText: 'x'.repeat(40_001) }), 'refused'],
  // What PostgreSQL does not store.
  [200, String.raw`{"translatedText":"a\u0000b"}`, 'refused'],
  [200, String.raw`{"translatedText":"a\ud83d"}`, 'refused'],
  [200, String.raw`{"translatedText":"a","detectedLanguage":{"language":"e\u0000"}}`, 'refused'],
] as const)('an answer of %i with %s is %s', async (status, body, failure) => {
  reply = { status, body };
  await expect(openLibreTranslate({ url, key: undefined }).translate('x', 'en')).rejects.toMatchObject({
    failure,
  });
});

test('an address that points elsewhere is not followed, and nobody there is unreachable', async () => {
  reply = { status: 307, body: '', headers: { location: `${url}/other` } };
  seen = [];
  const service = openLibreTranslate({ url, key: undefined });
  await expect(service.translate('x', 'en')).rejects.toMatchObject({ failure: 'unreachable' });
  expect(seen).toHaveLength(1);
  const nobody = openLibreTranslate({ url: 'http://127.0.0.1:9', key: undefined });
  await expect(nobody.translate('x', 'en')).rejects.toMatchObject({ failure: 'unreachable' });
});

test('an answer that is longer than any translation is not read to its end', async () => {
  reply = { status: 200, body: JSON.stringify({ ...good, more: 'x'.repeat(answerBytesMax) }) };
  const service = openLibreTranslate({ url, key: undefined });
  await expect(service.translate('x', 'en')).rejects.toMatchObject({ failure: 'refused' });
  reply = { status: 200, body: 'x'.repeat(answerBytesMax + 1), after: 'silence' };
  await expect(service.translate('x', 'en')).rejects.toMatchObject({ failure: 'refused' });
  reply = { status: 200, body: JSON.stringify({ translatedText: '💧'.repeat(40_000) }) };
  expect((await service.translate('x', 'en')).text).toHaveLength(80_000);
});

test.each(['silence', 'break'] as const)('a service that ends in %s is unreachable', async (after) => {
  reply = { status: 200, body: '{"translated', after };
  const service = openLibreTranslate({ url, key: undefined, timeoutMs: 200 });
  await expect(service.translate('x', 'en')).rejects.toMatchObject({ failure: 'unreachable' });
});

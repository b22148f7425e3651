// The contract is given to whoever asks: packed where that is taken, and not again to those who have it.
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { examples } from './api-examples.gen.ts';
import { openDocuments } from './documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  openDocuments(app.composed);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.composed.app.inject({ url, headers });

test.each(['/openapi.json', '/docs'])('%s is packed, tagged, and not sent twice', async (url) => {
  const plain = await get(url);
  expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
  const packed = await get(url, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length * 5).toBeLessThan(plain.body.length);
  const again = await get(url, { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the document has the recorded example of every call of programs, and the page shows it', async () => {
  const answer = z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) });
  const operation = z.object({
    operationId: z.string(),
    security: z.array(z.record(z.string(), z.array(z.string()))),
    responses: z.looseObject({ 200: z.unknown() }),
  });
  const document = z.parse(
    z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) }),
    (await get('/openapi.json')).json(),
  );
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const opened = calls.filter(({ security }) => security.some((one) => 'key' in one));
  expect(opened.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(examples).toSorted());
  for (const { operationId, responses } of opened) {
    const { example } = z.parse(answer, responses[200]).content['application/json'];
    expect(example).toEqual({ code: 200, msg: 'ok', data: examples[operationId]?.data });
  }
  const page = (await get('/docs')).body;
  expect(page.match(/<summary>Example<\/summary>/g)).toHaveLength(opened.length);
});

import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawnBytes, drawnOf, sendPage } from './send.ts';
import { missing } from './visit.ts';

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

async function send(drawn: ReturnType<typeof drawnOf>, encoding: keyof typeof unpack): Promise<Buffer> {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    await sendPage({ request, reply, drawn, status: 200 });
    return reply;
  });
  const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  await app.close();
  return rawPayload;
}

const { page } = missing('page');
const shortPage = '<p>ひとつ · one</p>'.repeat(500);
const longPage = shortPage.repeat(30);

test.each([
  ['short', shortPage],
  ['long', longPage],
])('a %s page arrives as it was drawn, however it is packed and for however many', async (_kind, html) => {
  for (const isHot of [false, true]) {
    const drawn = drawnOf({ page }, html, isHot);
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const [first, second] = [await send(drawn, encoding), await send(drawn, encoding)];
      expect(unpack[encoding](first).toString()).toBe(html);
      expect(second).toEqual(first);
    }
  }
});

test('only what is kept for others keeps its packed bytes, and its size covers them', async () => {
  const sole = drawnOf({ page }, shortPage, false);
  const hot = drawnOf({ page }, shortPage, true);
  const packed = [await send(sole, 'br'), await send(hot, 'br'), await send(hot, 'gzip')];
  expect([sole.packed.size, hot.packed.size]).toEqual([0, 2]);
  const bytes = 2 * shortPage.length + packed.reduce((sum, one) => sum + one.length, 0);
  expect(drawnBytes(hot)).toBeGreaterThan(bytes);
});

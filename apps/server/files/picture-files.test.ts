import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketFiles, folderFiles } from '#platform/ports/files.ts';
import { openBucket } from '#platform/storage/bucket.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { servePictures } from './picture-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'stockless-pictures-'));
const folders = { both: 'a'.repeat(32), old: 'b'.repeat(32) };
let app: FastifyInstance;

beforeAll(async () => {
  for (const folder of Object.values(folders)) {
    mkdirSync(path.join(root, 'u', folder), { recursive: true });
    writeFileSync(path.join(root, 'u', folder, '640.webp'), 'webp');
  }
  writeFileSync(path.join(root, 'u', folders.both, '640.avif'), 'avif');
  app = fastify();
  await servePictures(app, folderFiles(root));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

async function get(folder: string, accept?: string) {
  const headers = accept === undefined ? {} : { accept };
  const answer = await app.inject({ url: `/files/u/${folder}/640.webp`, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ vary: 'accept', 'x-content-type-options': 'nosniff' });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['content-type']).toBe(`image/${answer.body}`);
  return answer.body;
}

test('a picture is sent as AVIF to browsers that take it, and as WebP to all others', async () => {
  expect(await get(folders.both, 'image/avif,image/webp,*/*;q=0.8')).toBe('avif');
  expect(await get(folders.both, 'text/html, image/avif;q=0.9')).toBe('avif');
  for (const accept of [undefined, '*/*', 'image/webp', 'image/avif;q=0, image/webp', 'image/avifx'])
    expect(await get(folders.both, accept), accept).toBe('webp');
  expect(await get(folders.old, 'image/avif')).toBe('webp');
});

test('a video is sent in the parts that a player asks for, from the folder and from a bucket', async () => {
  const folder = '0f'.repeat(16);
  mkdirSync(path.join(root, 'u', folder), { recursive: true });
  for (const [ending, type] of [
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const) {
    writeFileSync(path.join(root, 'u', folder, `video.${ending}`), 'a short video');
    const url = `/files/u/${folder}/video.${ending}`;
    const part = await app.inject({ url, headers: { range: 'bytes=2-6' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'short',
      'bytes 2-6/13',
    ]);
    expect(part.headers['content-type']).toBe(type);
    const whole = await app.inject({ url });
    expect([whole.statusCode, whole.body, whole.headers['accept-ranges']]).toEqual([
      200,
      'a short video',
      'bytes',
    ]);
    expect((await app.inject({ url, headers: { range: 'bytes=90-' } })).statusCode).toBe(416);
  }
});

test('an address that names no picture, or leaves the folder, finds nothing', async () => {
  for (const url of [
    `/files/u/${'c'.repeat(32)}/640.webp`,
    '/files/u/..%2f..%2fx/640.webp',
    '/files/u/x/1.webp',
  ])
    expect((await app.inject({ url, headers: { accept: 'image/avif' } })).statusCode, url).toBe(404);
});

test('the smallest copy that is wide enough is sent where a width is asked for', async () => {
  const folder = 'd'.repeat(32);
  mkdirSync(path.join(root, 'u', folder), { recursive: true });
  for (const width of [256, 640, 1600])
    writeFileSync(path.join(root, 'u', folder, `${width}.webp`), `${width}`);
  writeFileSync(path.join(root, 'u', folder, '256.avif'), '256 as avif');
  const at = async (query: string, accept = '*/*') =>
    (await app.inject({ url: `/files/u/${folder}/1600.webp${query}`, headers: { accept } })).body;
  expect(await at('?w=120')).toBe('256');
  expect(await at('?w=120', 'image/avif')).toBe('256 as avif');
  expect(await at('?w=257')).toBe('640');
  // Never larger than the address says, and nothing else is read out of it.
  for (const query of ['', '?w=641', '?w=9999', '?w=-1', '?w=', '?w=1&w=2', '?w=../256', '?v=120'])
    expect(await at(query), query).toBe('1600');
  const gone = await app.inject({ url: `/files/u/${folder}/800.webp?w=9000` });
  expect(gone.statusCode).toBe(404);
});

test('a file that is not there yet is found as soon as it is', async () => {
  const folder = 'e'.repeat(32);
  const status = async () =>
    (await app.inject({ url: `/files/u/${folder}/640.webp?w=100`, headers: { accept: 'image/avif' } }))
      .statusCode;
  expect(await status()).toBe(404);
  mkdirSync(path.join(root, 'u', folder), { recursive: true });
  for (const name of ['640.webp', '320.webp', '320.avif'])
    writeFileSync(path.join(root, 'u', folder, name), name);
  const found = await app.inject({
    url: `/files/u/${folder}/640.webp?w=100`,
    headers: { accept: 'image/avif' },
  });
  expect([found.statusCode, found.body]).toEqual([200, '320.avif']);
});

test('other public files are served by their names, and nothing beside their folder', async () => {
  mkdirSync(path.join(root, 'goods'), { recursive: true });
  writeFileSync(path.join(root, 'goods', 'mug.png'), 'png');
  const found = await app.inject({ url: '/files/goods/mug.png' });
  expect([found.statusCode, found.headers['content-type'], found.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  for (const name of ['', 'goods', 'goods/none.png', '..%2fx', 'goods/..%2f..%2fx', '.hidden', 'goods%00'])
    expect((await app.inject({ url: `/files/${name}` })).statusCode, name).toBe(404);
});

/** A server whose files lie in a bucket, beside the folder of before. */
async function openNode(service: S3Double, folder: string) {
  const patience = { attempts: 2, attemptMs: 500, totalMs: 1_500, restMs: 0 };
  const files = bucketFiles(openBucket(service.place(), { patience }), folder);
  const node = fastify();
  await servePictures(node, files);
  return { node, files, get: (url: string, headers = {}) => node.inject({ url, headers }) };
}

test('out of a bucket every node serves what another one wrote, with the headers of a file of the folder', async () => {
  const service = await startS3Double();
  const [a, b] = [
    await openNode(service, path.join(root, 'a')),
    await openNode(service, path.join(root, 'b')),
  ];
  try {
    const picture = `u/${'1'.repeat(32)}`;
    expect((await b.get(`/files/${picture}/640.webp`)).statusCode).toBe(404);
    await a.files.write(`${picture}/640.webp`, 'a picture of 640');
    await a.files.write(`${picture}/320.avif`, 'avif');
    await a.files.write(`${picture}/320.webp`, 'small');
    const whole = await b.get(`/files/${picture}/640.webp`);
    expect([whole.statusCode, whole.body]).toEqual([200, 'a picture of 640']);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '16',
      'cache-control': 'public, max-age=3600',
      'accept-ranges': 'bytes',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await b.get(`/files/${picture}/640.webp?w=200`, { accept: 'image/avif' })).body).toBe('avif');
    const tag = String(whole.headers.etag);
    expect((await b.get(`/files/${picture}/640.webp`, { 'if-none-match': tag })).statusCode).toBe(304);
    const part = await b.get(`/files/${picture}/640.webp`, { range: 'bytes=2-8' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'picture',
      'bytes 2-8/16',
    ]);
    expect((await b.get(`/files/${picture}/640.webp`, { range: 'bytes=99-' })).statusCode).toBe(416);
    const head = await b.node.inject({ method: 'HEAD', url: `/files/${picture}/640.webp` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '16']);
    await b.files.remove(`${picture}/640.webp`);
    expect((await a.get(`/files/${picture}/640.webp`)).statusCode).toBe(404);
  } finally {
    await Promise.all([a.node.close(), b.node.close(), service.close()]);
  }
});

test('a file of before the bucket is served from the folder; while the bucket is away the answer is 503', async () => {
  const service = await startS3Double();
  const folder = path.join(root, 'before');
  await folderFiles(folder).write(`u/${'2'.repeat(32)}/640.webp`, 'old');
  const { node, get } = await openNode(service, folder);
  try {
    const old = await get(`/files/u/${'2'.repeat(32)}/640.webp`);
    expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([
      200,
      'old',
      'public, max-age=3600',
    ]);
    service.fail('away');
    const away = await get(`/files/u/${'2'.repeat(32)}/640.webp`);
    expect([away.statusCode, away.headers['cache-control'], away.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
  } finally {
    await Promise.all([node.close(), service.close()]);
  }
});

test('a picture that breaks off on its way from the bucket breaks off for the visitor too, and the server goes on', async () => {
  const service = await startS3Double();
  const { node, files, get } = await openNode(service, path.join(root, 'cut'));
  try {
    const name = `u/${'3'.repeat(32)}/640.webp`;
    await files.write(name, Buffer.alloc(200_000, 'picture'));
    const origin = await node.listen({ host: '127.0.0.1', port: 0 });
    const fetchWhole = async () => (await (await fetch(`${origin}/files/${name}`)).arrayBuffer()).byteLength;
    service.fail('cut', { times: 1 });
    await expect(fetchWhole()).rejects.toThrow('terminated');
    expect(await fetchWhole()).toBe(200_000);
    expect((await get(`/files/${name}`)).statusCode).toBe(200);
  } finally {
    await Promise.all([node.close(), service.close()]);
  }
});

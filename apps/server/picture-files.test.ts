import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await servePictures(app, root);
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

// Two nodes of one instance whose files lie in buckets, each with a folder of its own, as on two machines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openFile, uploadFile } from '#features/files/contract.ts';
import { statement } from '#platform/db/database.ts';
import { sizesOf } from '#platform/picture-sizes.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { composeTestApp, openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

type Node = ReturnType<typeof composeTestApp>;

const base = mkdtempSync(path.join(tmpdir(), 'stockless-nodes-'));
let service: S3Double;
let app: TestApp;
let shop: TestShop;
let token: string;
let a: Node;
let b: Node;
beforeAll(async () => {
  service = await startS3Double();
  app = await openTestApp();
  shop = await app.makeShop('Two Nodes');
  token = await app.merchant(shop);
  const { clock, database, policy } = app;
  const buckets = { files: service.place(), vault: service.place({ bucket: 'shop-private' }) };
  const open = (name: string) =>
    composeTestApp({ database, clock, policy, folder: path.join(base, name), buckets });
  [a, b] = [open('a'), open('b')];
});
afterAll(async () => {
  await Promise.all([a.close(), b.close(), app.close(), service.close()]);
  rmSync(base, { recursive: true, force: true });
});
afterEach(() => service.heal());

const draw = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

async function upload(node: Node, kind: 'goods' | 'proof', bytes: Buffer) {
  return node.ask(uploadFile, { kind }, { token, files: [{ field: 'file', name: 'a.png', bytes }] });
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const countKept = statement<{ files: number; used: number }>(
  'test-count-kept',
  `select (select count(*)::int from file where shop_id = $1) as files,
    coalesce((select sum(used)::int from file_quota where shop_id = $1), 0) as used`,
);
const readKept = () => app.composed.env.db.direct.row(countKept, [shopIdOf(shop.shopId) ?? 0n]);

test('a picture and a private file that one node took are given out by the other at once', async () => {
  const picture = await upload(a, 'goods', await draw(900));
  const name = picture.url.replace(/^.*\/files\//, '');
  expect((await b.env.files.read(name)).length).toBe(picture.bytes);
  expect((await sizesOf(b.env, `/files/${name}`)).map(({ w }) => w)).toEqual([320, 800]);
  const proof = await upload(a, 'proof', await draw(50));
  const seen = await b.app.inject({ method: 'GET', url: pathOf(proof.url) });
  expect([seen.statusCode, seen.headers['content-type'], seen.rawPayload.length]).toEqual([
    200,
    'image/jpeg',
    proof.bytes,
  ]);
  expect((await b.ask(openFile, { id: proof.id }, { token })).id).toBe(proof.id);
});

test('an upload that a bucket leaves in its middle is refused as a busy system, counts for nothing and can be sent again', async () => {
  const bytes = { goods: await draw(901), proof: await draw(51) };
  for (const kind of ['goods', 'proof'] as const) {
    const before = await readKept();
    // The smallest copy of a picture, and the key of a private file, are written; then the bucket is away.
    service.fail('away', { at: (line) => line.startsWith('PUT') && !/\/keys\/|\/320\.webp/.test(line) });
    await expect(upload(a, kind, bytes[kind]), kind).rejects.toMatchObject({
      key: 'systemBusy',
      shown: { reason: 'try_again' },
    });
    expect(await readKept(), kind).toEqual(before);
    service.heal();
    // A node asks a bucket that was away again after two seconds.
    await expect
      .poll(() =>
        upload(a, kind, bytes[kind]).then(
          ({ mime }) => mime,
          () => 'refused',
        ),
      )
      .toMatch(/^image/);
  }
});

test('a private file that cannot be read now is 503, and no verdict about the file', async () => {
  const proof = await upload(a, 'proof', await draw(52));
  const get = async () => (await b.app.inject({ method: 'GET', url: pathOf(proof.url) })).statusCode;
  service.fail('busy');
  const away = await b.app.inject({ method: 'GET', url: pathOf(proof.url) });
  expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  service.heal();
  await expect.poll(get).toBe(200);
});

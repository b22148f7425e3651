// Files in buckets of a service that is not ours: every act of a bucket, and two servers that share the pictures.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMissingFiles } from '#apps/server/built-files.ts';
import { checkBuckets } from '#apps/server/files/storage.ts';
import { uploadFile } from '#features/files/contract.ts';
import { openBucket } from '#platform/storage/bucket.ts';
import type { BucketPlace } from '#platform/storage/place.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import { addOperator, runToEnd, startNode } from '../conform/node.ts';
import { openSale } from '../conform/sale.ts';
import { openPostgres } from './postgres.ts';
import { logins, makeLogins, startPostgres } from './postgres-server.ts';
import { startS3, type S3Service } from './s3.ts';
import { takeOrSkip, tryToHave, type Had } from './skip.ts';

let folder = '';
let had: Had<S3Service> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-s3-'));
  // The account of PostgreSQL passes through to what is its own.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 's3'));
  had = await tryToHave(() => startS3(path.join(folder, 's3')));
});
afterAll(async () => {
  if (had !== undefined && 'value' in had) await had.value.stop();
  rmSync(folder, { recursive: true, force: true });
});

const quick = { attempts: 2, attemptMs: 5_000, totalMs: 10_000, restMs: 0 };
const open = (place: BucketPlace) => openBucket(place, { patience: quick });

async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    return error.message;
  }
}

test('a file is written, found, read whole and in part, listed and removed', async (context) => {
  const service = takeOrSkip(context, had);
  const bucket = open(service.place({ prefix: 'production/' }));
  const bytes = randomBytes(100_000);
  await bucket.put('u/a/640.webp', bytes);
  expect((await bucket.get('u/a/640.webp'))?.equals(bytes)).toBe(true);
  expect((await bucket.get('u/a/640.webp', 8))?.equals(bytes.subarray(0, 8))).toBe(true);
  const found = await bucket.find('u/a/640.webp');
  expect(found?.bytes).toBe(100_000);
  expect(found?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await bucket.list('u/')).toEqual(['u/a/640.webp']);
  await bucket.remove('u/a/640.webp');
  await bucket.remove('u/a/640.webp');
  expect(await bucket.list('')).toEqual([]);
});

test('what is not there is missing, and is no fault', async (context) => {
  const bucket = open(takeOrSkip(context, had).place());
  expect(await bucket.get('none.webp')).toBeUndefined();
  expect(await bucket.get('none.webp', 8)).toBeUndefined();
  expect(await bucket.find('none.webp')).toBeUndefined();
  expect(await bucket.open('none.webp', {})).toBeUndefined();
});

test('a file is streamed whole or in part, and not at all to who has it', async (context) => {
  const bucket = open(takeOrSkip(context, had).place());
  const bytes = randomBytes(300_000);
  await bucket.put('big.webp', bytes);
  const whole = await bucket.open('big.webp', {});
  expect(whole).toMatchObject({ status: 200, headers: { 'content-length': '300000' } });
  expect((await buffer(whole?.body ?? Readable.from([]))).equals(bytes)).toBe(true);
  const part = await bucket.open('big.webp', { range: 'bytes=10-19' });
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 10-19/300000' } });
  expect((await buffer(part?.body ?? Readable.from([]))).equals(bytes.subarray(10, 20))).toBe(true);
  expect(await bucket.open('big.webp', { range: 'bytes=900000-' })).toMatchObject({ status: 416 });
  const again = await bucket.open('big.webp', { ifNoneMatch: whole?.headers['etag'] });
  expect([again?.status, again?.body]).toEqual([304, undefined]);
  const head = await bucket.open('big.webp', { isHead: true });
  expect([head?.headers['content-length'], head?.body]).toEqual(['300000', undefined]);
});

// Its first bytes are not asked for: this service announces one byte of an empty file and sends none.
test('an empty file is a file', async (context) => {
  const bucket = open(takeOrSkip(context, had).place());
  await bucket.put('empty', Buffer.alloc(0));
  expect(await bucket.get('empty')).toEqual(Buffer.alloc(0));
  expect(await bucket.find('empty')).toMatchObject({ bytes: 0 });
});

test(
  'a list of 1,100 files has several pages, and every name once',
  { timeout: 120_000 },
  async (context) => {
    const bucket = open(takeOrSkip(context, had).place({ prefix: 'many/' }));
    const names = Array.from({ length: 1_100 }, (_none, at) => `u/${String(at).padStart(4, '0')}.webp`);
    const waiting = [...names];
    const put = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
        await bucket.put(name, Buffer.from('a'));
    };
    await Promise.all(Array.from({ length: 16 }, put));
    expect(await bucket.list('u/')).toEqual(names);
    expect(await bucket.list('u/', 2)).toEqual(names.slice(0, 2));
  },
);

test('a wrong secret, another key and a bucket that is not there are refused by name', async (context) => {
  const service = takeOrSkip(context, had);
  expect(await reasonOf(open(service.place({ secret: 'another' })).put('a', Buffer.from('a')))).toBe(
    's3://shop-files/ answered 403 SignatureDoesNotMatch',
  );
  expect(await reasonOf(open(service.place({ keyId: 'nobody' })).get('a'))).toContain(
    '403 InvalidAccessKeyId',
  );
  expect(await reasonOf(open(service.place({ bucket: 'no-such-bucket' })).get('a'))).toContain(
    '404 NoSuchBucket',
  );
  expect(await open(service.place()).get('a')).toBeUndefined();
  const faults = await checkBuckets({ files: service.place({ secret: 'another' }), vault: undefined });
  expect(faults).toMatchObject([{ setting: 'FILES_S3' }]);
});

test('a picture that one server took is served by another one', async (context) => {
  const service = takeOrSkip(context, had);
  context.skip(listMissingFiles().length > 0, 'the front ends are not built');
  const postgres = await startPostgres(openPostgres('18'), { folder });
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  try {
    await makeLogins(postgres);
    const { keyId, secret } = service.place();
    const shared = {
      DATABASE_URL: postgres.urlOf(logins.application),
      FILES_S3: 'shop-files/production',
      VAULT_S3: 'shop-private/production',
      S3_ENDPOINT: service.endpoint,
      S3_REGION: 'us-east-1',
      S3_ADDRESSING_STYLE: 'path',
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    };
    await runToEnd('tools/migrate.ts', { ...shared, MIGRATE_DATABASE_URL: postgres.urlOf(logins.owner) });
    const first = await startNode(path.join(folder, 'first'), shared);
    nodes.push(first);
    const second = await startNode(path.join(folder, 'second'), {
      ...shared,
      SECRETS_FILE: path.join(folder, 'first/data/secrets.json'),
    });
    nodes.push(second);
    const shop = await openSale(first.base, await addOperator(first));
    const { url } = await shop.owner.ask(uploadFile, { kind: 'goods' }, { body: await makeUpload() });
    shop.close();
    const address = new URL(url, first.base).pathname;
    for (const { base } of [second, first]) {
      const answer = await fetch(base + address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 900, height: 900 });
    }
    for (const name of ['first', 'second'])
      expect(existsSync(path.join(folder, name, 'data/files/u'))).toBe(false);
  } finally {
    for (const { process } of nodes) await process.stop();
    await postgres.stop();
  }
});

/** A form with one picture, as a browser sends it. */
async function makeUpload() {
  const color = { r: 40, g: 90, b: 160 };
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'a.png');
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  return () => ({ chunks: [bytes], type });
}

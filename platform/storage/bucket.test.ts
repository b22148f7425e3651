// A bucket against a service that checks signatures itself: what is kept, what is refused, and what happens where it is away.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { openBucket } from './bucket.ts';
import { StorageAway } from './storage-away.ts';

let service: S3Double;
beforeAll(async () => {
  service = await startS3Double();
});
afterAll(() => service.close());
afterEach(() => {
  service.heal();
  service.objects.clear();
  service.requests.length = 0;
});

/** Fails soon, and rests for no time unless it is asked for. */
const quick = { attempts: 3, attemptMs: 400, totalMs: 2_000, restMs: 0 };
const open = (more: Parameters<S3Double['place']>[0] = {}) =>
  openBucket(service.place(more), { patience: quick });

/** What a bucket is refused with; nothing where it is not. */
async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    return error.message;
  }
}

test('a file is written, found, read whole and in part, listed and removed', async () => {
  const bucket = open({ prefix: 'production/' });
  const bytes = randomBytes(100_000);
  await bucket.put('u/a/640.webp', bytes);
  expect([...service.objects.keys()]).toEqual(['shop-files/production/u/a/640.webp']);
  expect(service.objects.values().next().value?.headers['content-type']).toBe('image/webp');
  expect((await bucket.get('u/a/640.webp'))?.equals(bytes)).toBe(true);
  expect((await bucket.get('u/a/640.webp', 8))?.equals(bytes.subarray(0, 8))).toBe(true);
  expect(await bucket.find('u/a/640.webp')).toMatchObject({ bytes: 100_000 });
  expect(await bucket.find('u/a/320.webp')).toBeUndefined();
  expect(await bucket.get('u/a/320.webp')).toBeUndefined();
  expect(await bucket.list('u/')).toEqual(['u/a/640.webp']);
  await bucket.remove('u/a/640.webp');
  await bucket.remove('u/a/640.webp');
  expect(await bucket.list('')).toEqual([]);
});

test('an empty file is a file, and has no first bytes', async () => {
  const bucket = open();
  await bucket.put('empty', Buffer.alloc(0));
  expect(await bucket.get('empty', 8)).toEqual(Buffer.alloc(0));
  expect(await bucket.find('empty')).toMatchObject({ bytes: 0 });
});

test('a list of many pages has every name once, and only those of its folder', async () => {
  const bucket = open({ prefix: 'production/' });
  const names = Array.from({ length: 8 }, (_value, index) => `u/${index}.webp`);
  for (const name of names) await bucket.put(name, Buffer.from(name));
  await open({ prefix: 'other/' }).put('u/9.webp', Buffer.from('9'));
  expect(await bucket.list('u/')).toEqual(names);
  expect(await bucket.list('u/', 2)).toEqual(names.slice(0, 2));
});

test('a file is streamed whole or in part, and not at all to who has it', async () => {
  const bucket = open();
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
  expect(await bucket.open('none.webp', {})).toBeUndefined();
});

test('a wrong secret, another key and another region are refused at once, and once', async () => {
  expect(await reasonOf(open({ secret: 'another' }).put('a', Buffer.from('a')))).toBe(
    's3://shop-files/ answered 403 SignatureDoesNotMatch',
  );
  expect(await reasonOf(open({ keyId: 'nobody' }).get('a'))).toContain('403 InvalidAccessKeyId');
  expect(await reasonOf(open({ region: 'eu-west-1' }).list(''))).toContain('AuthorizationHeaderMalformed');
  expect(await reasonOf(open({ bucket: 'no-such-bucket' }).get('a'))).toContain('404 NoSuchBucket');
  expect(service.requests.length).toBe(4);
  expect(service.objects.size).toBe(0);
});

test('a body that was changed on its way is refused, and nothing is kept', async () => {
  const tampering: typeof fetch = (input, init) =>
    fetch(input, init?.body ? { ...init, body: Buffer.from('another body') } : init);
  const bucket = openBucket(service.place(), { patience: quick, fetch: tampering });
  expect(await reasonOf(bucket.put('a', Buffer.from('the body')))).toContain('400 XAmzContentSHA256Mismatch');
  expect(service.objects.size).toBe(0);
});

test('a signed header that was changed on its way is refused', async () => {
  const tampering: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-amz-meta-sha256', '0'.repeat(64));
    return fetch(input, { ...init, headers });
  };
  const bucket = openBucket(service.place(), { patience: quick, fetch: tampering });
  expect(await reasonOf(bucket.put('a', Buffer.from('the body')))).toContain('403 SignatureDoesNotMatch');
});

test('answers of 503 and cut connections are tried again, and the file is there once', async () => {
  const bucket = open();
  for (const fault of ['busy', 'away'] as const) {
    service.requests.length = 0;
    service.fail(fault, { times: 2 });
    await bucket.put(fault, Buffer.from(fault));
    expect(service.requests.length, fault).toBe(3);
    expect(String(await bucket.get(fault))).toBe(fault);
  }
});

test('a body that is cut in its middle is read again', async () => {
  const bucket = open();
  const bytes = randomBytes(50_000);
  await bucket.put('a', bytes);
  service.fail('cut', { times: 1 });
  expect((await bucket.get('a'))?.equals(bytes)).toBe(true);
});

test('a service that stays away, is busy or too slow is a busy system, in no more time than is given', async () => {
  const bucket = open();
  service.fail('busy');
  expect(await reasonOf(bucket.put('a', Buffer.from('a')))).toBe('s3://shop-files/ answered 503 SlowDown');
  service.fail('away');
  expect(await reasonOf(bucket.get('a'))).toContain('cannot be reached');
  service.heal();
  service.delay(3_000);
  const began = performance.now();
  expect(await reasonOf(bucket.list(''))).toMatch(/did not answer within \d+ ms/);
  expect(performance.now() - began).toBeLessThan(2_900);
  const error = await bucket.find('a').catch((caught: unknown) => caught);
  expect(error instanceof Refused ? [error.key, error.code, error.shown] : error).toEqual([
    'systemBusy',
    201,
    { reason: 'try_again' },
  ]);
});

test('after a failure nothing is sent for a moment; it is said once that the bucket is away, and once that it is back', async () => {
  const said: string[] = [];
  const bucket = openBucket(service.place(), {
    patience: { ...quick, restMs: 300 },
    onState: (state) => said.push(state),
  });
  service.fail('away');
  await reasonOf(bucket.get('a'));
  const sent = service.requests.length;
  expect(await reasonOf(bucket.get('a'))).toContain('is away; it is asked again in a moment');
  expect(service.requests.length).toBe(sent);
  service.heal();
  await expect.poll(() => reasonOf(bucket.get('a'))).toBeUndefined();
  expect(said).toEqual(['away', 'back']);
});

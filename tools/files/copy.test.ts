// `npm run files`: what lies in folders is moved into a bucket again and again without harm, and damage in a bucket is named.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBucket } from '#platform/storage/bucket.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { root } from '../programs.ts';
import { copyFolder, verifyBucket } from './copy.ts';

const patience = { attempts: 2, attemptMs: 500, totalMs: 1_500, restMs: 0 };
let service: S3Double;
let data = '';
beforeAll(async () => {
  service = await startS3Double();
});
afterAll(() => service.close());
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'stockless-copy-'));
});
afterEach(() => {
  service.heal();
  service.objects.clear();
  service.requests.length = 0;
  rmSync(data, { recursive: true });
});

const bucketOf = () => openBucket(service.place(), { patience });
function write(name: string, bytes: Buffer | string): void {
  const file = path.join(data, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
const stored = (name: string) => service.objects.get(`shop-files/${name}`)?.bytes;
const written = () => service.requests.filter((line) => line.startsWith('PUT')).length;

/** Twenty pictures, and beside them what belongs to this machine alone. */
function fill(): string[] {
  const names = Array.from({ length: 20 }, (_value, at) => `u/${String(at).padStart(2, '0')}/640.webp`);
  for (const name of names) write(name, randomBytes(1_000));
  write('made/1.jpg', 'drawn');
  write('u/99/640.webp.123.part', 'half');
  return names;
}

test('all files are copied once and read back, without what a node has drawn and what is half written', async () => {
  const names = fill();
  const bucket = bucketOf();
  const first = await copyFolder({ folder: data, bucket });
  expect(first).toEqual({ copied: 20, bytes: 20_000, present: 0, gone: 0, different: [] });
  expect((await bucket.list('')).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(names);
  for (const name of names)
    expect(stored(name)?.equals(readFileSync(path.join(data, name))), name).toBe(true);
  const before = written();
  expect(await copyFolder({ folder: data, bucket })).toMatchObject({ copied: 0, present: 20 });
  expect(written()).toBe(before);
});

test('a bucket that goes away in the middle ends the copy, and the next one goes on', async () => {
  fill();
  const bucket = bucketOf();
  service.fail('away', { at: (line) => line.startsWith('PUT') && service.objects.size >= 7 });
  await expect(copyFolder({ folder: data, bucket })).rejects.toThrow(StorageAway);
  const kept = service.objects.size;
  // A few are under way at once.
  expect(kept).toBeGreaterThanOrEqual(7);
  expect(kept).toBeLessThan(12);
  service.heal();
  expect(await copyFolder({ folder: data, bucket })).toMatchObject({ copied: 20 - kept, present: kept });
});

test('what the bucket has otherwise stands and is named, also where others wrote it without a hash', async () => {
  fill();
  const bucket = bucketOf();
  await bucket.put('u/00/640.webp', Buffer.from('newer'));
  service.objects.set('shop-files/u/01/640.webp', { bytes: Buffer.from('of others'), headers: {} });
  const same = readFileSync(path.join(data, 'u/02/640.webp'));
  service.objects.set('shop-files/u/02/640.webp', { bytes: same, headers: {} });
  const report = await copyFolder({ folder: data, bucket });
  expect(report).toMatchObject({ copied: 17, present: 1 });
  expect(report.different.toSorted()).toEqual(['u/00/640.webp', 'u/01/640.webp']);
  expect(String(stored('u/00/640.webp'))).toBe('newer');
});

test('what is erased while it is copied does not come back', async () => {
  write('u/00/640.webp', 'erased');
  const bucket = bucketOf();
  const erasing = {
    ...bucket,
    async put(name: string, bytes: Uint8Array) {
      await bucket.put(name, bytes);
      rmSync(path.join(data, name));
    },
  };
  expect(await copyFolder({ folder: data, bucket: erasing })).toMatchObject({ copied: 0, gone: 1 });
  expect(service.objects.size).toBe(0);
});

test('a file that is read back otherwise than it was written ends the copy', async () => {
  write('u/00/640.webp', 'whole');
  const bucket = bucketOf();
  const losing = { ...bucket, put: (name: string) => bucket.put(name, Buffer.from('half')) };
  await expect(copyFolder({ folder: data, bucket: losing })).rejects.toThrow(
    's3://shop-files/u/00/640.webp is read back otherwise than it was written',
  );
});

test('verifying names the file whose bytes are not those that were written', async () => {
  fill();
  const bucket = bucketOf();
  await copyFolder({ folder: data, bucket });
  expect(await verifyBucket(bucket)).toEqual({ read: 20, bytes: 20_000, unhashed: 0, damaged: [] });
  const name = 'shop-files/u/07/640.webp';
  const headers = service.objects.get(name)?.headers ?? {};
  service.objects.set(name, { bytes: Buffer.from('rotten'), headers });
  service.objects.set('shop-files/u/08/640.webp', { bytes: Buffer.from('of others'), headers: {} });
  expect(await verifyBucket(bucket)).toMatchObject({ read: 20, unhashed: 1, damaged: ['u/07/640.webp'] });
});

/** The command as an operator runs it, with these settings and no others. */
async function run(words: readonly string[], more: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const keys = service.place();
  const secretFile = path.join(data, 'secret-of-the-bucket');
  writeFileSync(secretFile, `${keys.secret}\n`);
  const env = {
    PATH,
    HOME,
    DATA_DIR: path.join(data, 'instance'),
    S3_ENDPOINT: service.endpoint,
    S3_ACCESS_KEY_ID: keys.keyId,
    S3_SECRET_ACCESS_KEY_FILE: secretFile,
    ...more,
  };
  const asked = [path.join(root, 'tools/files/main.ts'), ...words];
  return promisify(execFile)(process.execPath, asked, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

test('the command copies pictures and private files into their buckets, and says what it did', async () => {
  write('instance/files/u/1/640.webp', 'picture');
  write('instance/vault/01/a-sealed-body-01', 'body');
  write('instance/vault/keys/01/a-sealed-body-01', 'key');
  const both = { FILES_S3: 'shop-files/production', VAULT_S3: 'shop-private' };
  const copied = await run(['copy'], both);
  expect(copied.code, copied.said).toBe(0);
  expect(copied.said).toContain('Copied    1 (0.0 MB), each read back and compared');
  expect(copied.said).toContain('Copied    2 (0.0 MB), each read back and compared');
  expect([...service.objects.keys()].toSorted()).toEqual([
    'shop-files/production/u/1/640.webp',
    'shop-private/01/a-sealed-body-01',
    'shop-private/keys/01/a-sealed-body-01',
  ]);
  const whole = await run(['verify'], both);
  expect([whole.code, whole.said]).toEqual([0, expect.stringContaining('Read      2')]);
  const body = 'shop-private/01/a-sealed-body-01';
  const headers = service.objects.get(body)?.headers ?? {};
  service.objects.set(body, { bytes: Buffer.from('rotten'), headers });
  const damaged = await run(['verify'], both);
  expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('DAMAGED   01/a-sealed-body-01')]);
});

test('without a bucket, with a wrong key and with other words the command ends with a reason', async () => {
  expect(await run(['copy'])).toEqual({ code: 1, said: 'Neither FILES_S3 nor VAULT_S3 names a bucket.\n' });
  const misspelt = await run(['move']);
  expect([misspelt.code, misspelt.said]).toEqual([2, expect.stringContaining('copy | verify')]);
  write('instance/files/u/1/640.webp', 'picture');
  const wrong = await run(['copy'], { FILES_S3: 'shop-files', S3_ACCESS_KEY_ID: 'nobody' });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('403')]);
  expect(service.objects.size).toBe(0);
});

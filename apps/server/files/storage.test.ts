// Where an instance has its files, and how the doctor asks a bucket.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { noBuckets } from '#platform/storage/place.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { checkBuckets, openStorage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stockless-storage-'));
const folders = { filesFolder: path.join(folder, 'files'), vaultFolder: path.join(folder, 'vault') };
const name = '0199a0c0-0000-7000-8000-000000000001';
let service: S3Double;
beforeAll(async () => {
  service = await startS3Double();
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  service.heal();
  service.objects.clear();
  service.requests.length = 0;
});

test('public and private files lie in their own buckets, and in folders where no bucket is named', async () => {
  const buckets = { files: service.place(), vault: service.place({ bucket: 'shop-private' }) };
  const shared = openStorage({ ...folders, buckets }, { secret: 'a secret' });
  await shared.files.write('u/1/640.webp', 'picture');
  await shared.vault.write(name, Buffer.from('document'));
  expect([...service.objects.keys()]).toEqual([
    'shop-files/u/1/640.webp',
    `shop-private/keys/01/${name}`,
    `shop-private/01/${name}`,
  ]);
  service.objects.clear();
  const own = openStorage({ ...folders, buckets: noBuckets }, { secret: 'a secret' });
  await own.files.write('u/1/640.webp', 'picture');
  await own.vault.write(name, Buffer.from('document'));
  expect([String(await own.files.read('u/1/640.webp')), String(await own.vault.read(name))]).toEqual([
    'picture',
    'document',
  ]);
  expect(service.objects.size).toBe(0);
});

test('the log says once that a bucket is away, without its keys, and once that it is back', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const patience = { attempts: 1, attemptMs: 500, totalMs: 500, restMs: 0 };
  const buckets = { files: service.place(), vault: undefined };
  const { files } = openStorage({ ...folders, buckets }, { secret: 'a secret', log, patience });
  service.fail('busy');
  for (let count = 0; count < 3; count += 1) await expect(files.list('u')).rejects.toThrow('503 SlowDown');
  service.heal();
  for (let count = 0; count < 3; count += 1) await files.list('u');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/"level":50.*503 SlowDown.*a bucket is away/);
  expect(lines[1]).toMatch(/"level":40.*a bucket is back/);
  expect(lines.join('')).not.toContain(service.place().secret);
});

test('the doctor names the setting of a bucket that does not answer, and changes nothing', async () => {
  const good = { files: service.place(), vault: service.place({ bucket: 'shop-private' }) };
  expect(await checkBuckets(good)).toEqual([]);
  expect(await checkBuckets(noBuckets)).toEqual([]);
  const bad = {
    files: service.place({ secret: 'another' }),
    vault: service.place({ bucket: 'shop-nowhere' }),
  };
  expect(await checkBuckets(bad)).toEqual([
    {
      setting: 'FILES_S3',
      says: 'does not answer: s3://shop-files/ answered 403 SignatureDoesNotMatch',
    },
    { setting: 'VAULT_S3', says: 'does not answer: s3://shop-nowhere/ answered 404 NoSuchBucket' },
  ]);
  service.fail('away');
  const away = await checkBuckets({ ...good, vault: undefined });
  expect(away.map(({ setting, says }) => `${setting} ${says}`)).toEqual([
    expect.stringContaining('FILES_S3 does not answer: s3://shop-files/ cannot be reached'),
  ]);
  expect(service.requests.every((line) => line.startsWith('GET '))).toBe(true);
  expect(service.objects.size).toBe(0);
});

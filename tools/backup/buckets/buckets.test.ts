// Files of two buckets are backed up, the buckets are lost, and a server reads the restored files from its folders.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBucket, type Bucket } from '#platform/storage/bucket.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { keyBytes } from '../sealed-stream.ts';
import { backUpBuckets, type SnapshotReport } from './create.ts';
import { pruneSnapshots } from './prune.ts';
import { chooseSnapshot, readFiles } from './restore.ts';
import { keyFolder, listSnapshots, objectFolder, snapshotFolder } from './snapshot.ts';

const key = randomBytes(keyBytes);
const dayMs = 86_400_000;
const begin = new Date('2026-03-02T09:00:00Z');

let service: S3Double;
let files: Bucket;
let vault: Bucket;
let base: string;
let dir: string;

beforeAll(async () => {
  service = await startS3Double();
});
afterAll(() => service.close());
beforeEach(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'stockless-buckets-'));
  dir = path.join(base, 'backups');
  service.objects.clear();
  files = openBucket(service.place({ prefix: 'production/' }));
  vault = openBucket(service.place({ bucket: 'shop-private' }));
  for (const n of [1, 2, 3, 4, 5]) await files.put(`u/${n}/640.webp`, Buffer.from(`picture ${n}`));
  await vault.put('ab/document', randomBytes(200_000));
  await vault.put('keys/ab/document', Buffer.from('its wrapped key'));
});
afterEach(() => {
  service.heal();
  rmSync(base, { recursive: true, force: true });
});

function backUp(days = 0, options: { withKeys?: boolean; by?: Buffer } = {}): Promise<SnapshotReport> {
  const { withKeys = false, by = key } = options;
  const now = new Date(begin.getTime() + days * dayMs);
  return backUpBuckets({ dir, key: by, buckets: { files, vault }, withKeys, now });
}

const namesOf = ({ snapshot }: SnapshotReport) => snapshot.files.map(({ kind, name }) => `${kind}/${name}`);
const copies = () => readdirSync(objectFolder(dir));
const countGets = () => service.requests.filter((line) => /^GET \/[^?]+$/.test(line)).length;

test('what has not changed is not read again; what is new, other or gone is', async () => {
  const first = await backUp();
  expect(first).toMatchObject({ copied: 6, present: 0 });
  expect(namesOf(first)).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => `files/u/${n}/640.webp`),
    'vault/ab/document',
  ]);
  const before = countGets();
  expect(await backUp(1)).toMatchObject({ copied: 0, copiedBytes: 0, present: 6 });
  expect(countGets()).toBe(before);
  await files.put('u/6/640.webp', Buffer.from('picture 6'));
  await files.put('u/1/640.webp', Buffer.from('picture I'));
  await files.remove('u/2/640.webp');
  const third = await backUp(2);
  expect(third).toMatchObject({ copied: 2, present: 4 });
  expect(namesOf(third)).not.toContain('files/u/2/640.webp');
  expect(copies()).toHaveLength(8);
});

test('nothing in the copies can be read without the key, and the names say nothing', async () => {
  await backUp();
  const all = readdirSync(snapshotFolder(dir), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(all.length).toBe(7);
  for (const entry of all) {
    const bytes = readFileSync(path.join(entry.parentPath, entry.name));
    expect(bytes.includes('picture')).toBe(false);
    expect(entry.name).toMatch(/^(?:[0-9a-f]{64}|\d{4}-[\d-]+T[\d-]+\.\d{3}Z)\.enc$/);
  }
  const [name = ''] = await listSnapshots(dir);
  const other = { dir, name, key: randomBytes(keyBytes) };
  await expect(readFiles(other)).rejects.toThrow('made with another key');
  await expect(backUp(1, { by: randomBytes(keyBytes) })).rejects.toThrow('made with another key');
});

test('the buckets are lost, and everything that was in them is in the folders again', async () => {
  const { name } = await backUp(0, { withKeys: true });
  const stored = new Map([...service.objects].map(([at, { bytes }]) => [at, bytes]));
  service.objects.clear();
  const into = path.join(base, 'restored');
  mkdirSync(path.join(into, 'files', 'u', '1'), { recursive: true });
  await readFiles({ dir, name, key, into });
  for (const [at, bytes] of stored) {
    const place = at.replace('shop-files/production/', 'files/').replace('shop-private/', 'vault/');
    expect([place, readFileSync(path.join(into, place)).equals(bytes)]).toEqual([place, true]);
  }
});

test('keys of private files are there only where they are wanted, and go with their snapshot', async () => {
  const plain = await backUp();
  expect(namesOf(plain)).not.toContain('vault/keys/ab/document');
  const keyed = await backUp(1, { withKeys: true });
  expect(namesOf(keyed)).toContain('vault/keys/ab/document');
  expect(existsSync(keyFolder(dir, plain.name))).toBe(false);
  expect(readdirSync(keyFolder(dir, keyed.name))).toHaveLength(1);
  await backUp(2);
  const now = new Date(begin.getTime() + 3 * dayMs);
  expect(await pruneSnapshots({ dir, key, keep: 1, now })).toEqual({ snapshots: 2, objects: 0 });
  expect(existsSync(keyFolder(dir, keyed.name))).toBe(false);
});

test('copies that no snapshot names go, but not young ones, which may belong to one that is being made', async () => {
  await backUp();
  await files.remove('u/2/640.webp');
  const { name } = await backUp(1);
  expect(await pruneSnapshots({ dir, key, keep: 1, now: new Date() })).toEqual({ snapshots: 1, objects: 0 });
  for (const copy of copies()) utimesSync(path.join(objectFolder(dir), copy), begin, begin);
  expect(await pruneSnapshots({ dir, key, keep: 1, now: new Date() })).toEqual({ snapshots: 0, objects: 1 });
  expect((await readFiles({ dir, name, key })).files).toHaveLength(5);
  await expect(pruneSnapshots({ dir, key, keep: 0, now: new Date() })).rejects.toThrow('--keep');
});

test('a copy that was cut off, changed for another or is missing is named', async () => {
  const { name } = await backUp();
  const [one = '', other = ''] = copies().map((copy) => path.join(objectFolder(dir), copy));
  const kept = readFileSync(one);
  truncateSync(one, kept.length - 1);
  await expect(readFiles({ dir, name, key })).rejects.toThrow(/was changed, cut off/);
  cpSync(other, one);
  await expect(readFiles({ dir, name, key })).rejects.toThrow(/was changed, cut off/);
  rmSync(one);
  await expect(readFiles({ dir, name, key })).rejects.toThrow(/^The copy of (?:files|vault)\/\S+ is missing/);
  // The next one reads it from the bucket again.
  expect(await backUp(1)).toMatchObject({ copied: 1, present: 5 });
  expect((await readFiles({ dir, name, key })).files).toHaveLength(6);
});

test('a bucket that goes away, or gives other bytes than were written, makes no snapshot, and the next try goes on', async () => {
  service.fail('away', { at: (line) => line.startsWith('GET /shop-private/ab') });
  await expect(backUp()).rejects.toThrow(/shop-private/);
  expect(await listSnapshots(dir)).toEqual([]);
  service.heal();
  vault = openBucket(service.place({ bucket: 'shop-private' }));
  const at = 'shop-files/production/u/3/640.webp';
  const stored = service.objects.get(at);
  if (stored === undefined) throw new Error('the double has no such file');
  service.objects.set(at, { ...stored, bytes: Buffer.from('damaged') });
  await expect(backUp()).rejects.toThrow('gives other bytes for u/3/640.webp');
  service.objects.set(at, stored);
  expect((await backUp()).snapshot.files).toHaveLength(6);
});

test('a restore takes the first snapshot after the moment, and the newest one where there is none', async () => {
  const [first, second] = [await backUp(), await backUp(2)];
  const choose = (days: number) => chooseSnapshot(dir, new Date(begin.getTime() + days * dayMs));
  expect(await choose(-1)).toBe(first.name);
  expect(await choose(1)).toBe(second.name);
  expect(await choose(5)).toBe(second.name);
  expect(await chooseSnapshot(dir, undefined)).toBe(second.name);
  expect(await chooseSnapshot(path.join(base, 'nothing'), undefined)).toBeUndefined();
});

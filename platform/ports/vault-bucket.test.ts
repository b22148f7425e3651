// A vault in a bucket: what lies there is sealed, every node opens it, and a bucket that goes away half-way loses nothing.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBucket } from '#platform/storage/bucket.ts';
import { StorageAway } from '#platform/storage/storage-away.ts';
import { bucketStore } from '#platform/storage/store.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { folderVault, openVault, vaultFolder, type Vault } from './vault.ts';

const secret = 'a secret of this test alone';
const name = '0199a0c0-0000-7000-8000-000000000001';
const about = '7|identity';
const bytes = Buffer.from('the front of a document');
const first = { id: '2026a', key: randomBytes(32) };
const second = { id: '2026b', key: randomBytes(32) };
const place = { bucket: 'shop-private', prefix: 'production/' };
const patience = { attempts: 2, attemptMs: 500, totalMs: 1_500, restMs: 0 };
const bodyKey = `shop-private/production/01/${name}`;
const wrappedKey = `shop-private/production/keys/01/${name}`;

let service: S3Double;
let base = '';
beforeAll(async () => {
  service = await startS3Double();
});
afterAll(() => service.close());
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'vault-bucket-'));
});
afterEach(() => {
  service.heal();
  service.objects.clear();
  rmSync(base, { recursive: true, force: true });
});

const folderOf = (node: string) => path.join(base, node);
function nodeOf(node: string, keys = [first]): Vault {
  const bucket = openBucket(service.place(place), { patience });
  return openVault(bucketStore(bucket, vaultFolder(folderOf(node))), secret, keys);
}
const stored = (key: string) => service.objects.get(key)?.bytes ?? Buffer.alloc(0);

test('a private file is sealed before it leaves the process, and every node with the keys opens it', async () => {
  const [a, b] = [nodeOf('a'), nodeOf('b')];
  await a.write(name, bytes, about);
  expect([...service.objects.keys()].toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    bodyKey,
    wrappedKey,
  ]);
  for (const [key, { headers }] of service.objects) {
    expect(stored(key).includes(bytes), key).toBe(false);
    expect(headers['content-type'], key).toBe('application/octet-stream');
  }
  expect(await b.read(name, about)).toEqual(bytes);
  await expect(nodeOf('c', [second]).read(name, about)).rejects.toThrow('no key 2026a');
  await expect(b.read(name, '8|identity')).rejects.toThrow('unable to authenticate');
});

test('a body that was changed or exchanged in the bucket is refused', async () => {
  const vault = nodeOf('a');
  await vault.write(name, bytes, about);
  const changed = Buffer.from(stored(bodyKey));
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  service.objects.set(bodyKey, { bytes: changed, headers: {} });
  await expect(vault.read(name, about)).rejects.toThrow('unable to authenticate');
  const other = name.replace(/1$/, '2');
  await vault.write(other, Buffer.from('another document'), about);
  service.objects.set(bodyKey, { bytes: stored(`shop-private/production/02/${other}`), headers: {} });
  await expect(vault.read(name, about)).rejects.toThrow('unable to authenticate');
});

test('turning the keys writes the wrapped key alone, and reads no more of the body than its head', async () => {
  await nodeOf('a').write(name, bytes, about);
  const body = stored(bodyKey);
  service.requests.length = 0;
  const both = nodeOf('a', [second, first]);
  expect(await both.keyOf(name)).toBe('2026a');
  expect(await both.rewrap(name, about)).toBe('rewrapped');
  expect(await both.keyOf(name)).toBe('2026b');
  expect(stored(bodyKey)).toBe(body);
  expect(service.requests.filter((line) => line.startsWith('PUT'))).toEqual([`PUT /${wrappedKey}`]);
  expect(await nodeOf('b', [second]).read(name, about)).toEqual(bytes);
  expect(await both.rewrap(name.replace(/1$/, '9'), about)).toBe('missing');
});

test('a bucket that goes away between the key and the body refuses the file, which can be sent again', async () => {
  const vault = nodeOf('a');
  service.fail('away', { at: (line) => line.startsWith('PUT') && !line.includes('/keys/') });
  await expect(vault.write(name, bytes, about)).rejects.toThrow(StorageAway);
  expect([...service.objects.keys()]).toEqual([wrappedKey]);
  expect(await vault.keyOf(name)).toBe('missing');
  service.heal();
  await vault.write(name, bytes, about);
  expect(await nodeOf('b').read(name, about)).toEqual(bytes);
});

test('a bucket that goes away while a file is erased has lost its key at least, and the rest is erased later', async () => {
  const vault = nodeOf('a');
  await vault.write(name, bytes, about);
  service.fail('away', { at: (line) => line.startsWith('DELETE') && !line.includes('/keys/') });
  await expect(vault.remove(name)).rejects.toThrow(StorageAway);
  expect([...service.objects.keys()]).toEqual([bodyKey]);
  await expect(vault.read(name, about)).rejects.toThrow('ENOENT');
  service.heal();
  await vault.remove(name);
  expect(service.objects.size).toBe(0);
});

test('a file of before the bucket opens, is turned and is erased in both places', async () => {
  await folderVault(folderOf('a'), secret, [first]).write(name, bytes, about);
  const vault = nodeOf('a', [second, first]);
  expect(await vault.read(name, about)).toEqual(bytes);
  expect(await vault.rewrap(name, about)).toBe('rewrapped');
  expect(await nodeOf('a', [second]).read(name, about)).toEqual(bytes);
  await vault.remove(name);
  expect(service.objects.size).toBe(0);
  await expect(folderVault(folderOf('a'), secret, [first]).read(name, about)).rejects.toThrow('ENOENT');
});

// Public files in a folder and in a bucket: what one node writes, every other one reads.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiesOf, sizesOf } from '#platform/picture-sizes.ts';
import { openBucket } from '#platform/storage/bucket.ts';
import { startS3Double, type S3Double } from '#platform/testing/s3-double.ts';
import { bucketFiles, folderFiles, type Files } from './files.ts';

const base = mkdtempSync(path.join(tmpdir(), 'stockless-ports-'));
let service: S3Double;
beforeAll(async () => {
  service = await startS3Double();
});
afterAll(async () => {
  await service.close();
  rmSync(base, { recursive: true });
});

const folderOf = (name: string) => path.join(base, name);
const nodeOf = (name: string): Files => bucketFiles(openBucket(service.place()), folderOf(name));

test.each([
  ['a folder', () => folderFiles(folderOf('alone'))],
  ['a bucket', () => nodeOf('alone')],
] as const)(
  'files of %s are written, read, listed and removed, and names that are none are refused',
  async (_what, open) => {
    const files = open();
    await files.write('u/a/640.webp', 'large');
    await files.write('u/a/320.webp', Buffer.from('small'));
    await files.write('u/b/640.webp', 'other');
    expect(String(await files.read('u/a/640.webp'))).toBe('large');
    expect((await files.list('u/a')).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      '320.webp',
      '640.webp',
    ]);
    expect(await files.list('u/none')).toEqual([]);
    await files.remove('u/a/640.webp');
    await files.remove('u/a/640.webp');
    await expect(files.read('u/a/640.webp')).rejects.toThrow('ENOENT');
    for (const name of ['../secrets.json', 'u/../../x', '/etc/passwd', '', 'u//x', '.hidden']) {
      await expect(files.write(name, 'x'), name).rejects.toThrow('not a file name');
      await expect(files.read(name), name).rejects.toThrow('not a file name');
    }
  },
);

test('two nodes see what the other one writes at once, and no longer what it removes', async () => {
  const [a, b] = [nodeOf('a'), nodeOf('b')];
  const picture = `u/${'a'.repeat(32)}`;
  const url = `/files/${picture}/640.webp`;
  // Asked for before it is there: that it is not is nothing to remember.
  expect(await sizesOf({ files: b }, url)).toEqual([]);
  await a.write(`${picture}/640.webp`, 'large');
  await a.write(`${picture}/320.webp`, 'small');
  expect(String(await b.read(`${picture}/640.webp`))).toBe('large');
  expect(await sizesOf({ files: b }, url)).toEqual([{ url: `/files/${picture}/320.webp`, w: 320 }]);
  await b.remove(`${picture}/640.webp`);
  await expect(a.read(`${picture}/640.webp`)).rejects.toThrow('ENOENT');
});

test('the copies of a picture are looked for once', async () => {
  const files = nodeOf('once');
  const picture = 'c'.repeat(32);
  await files.write(`u/${picture}/640.webp`, 'large');
  expect(await copiesOf(files, picture)).toEqual(['640.webp']);
  service.requests.length = 0;
  expect(await copiesOf(files, picture)).toEqual(['640.webp']);
  expect(service.requests).toEqual([]);
});

test('a page does not wait for a bucket that is away, and has its copies again once it is back', async () => {
  const files = nodeOf('patient');
  const picture = `u/${'d'.repeat(32)}`;
  const url = `/files/${picture}/640.webp`;
  for (const width of [320, 640]) await files.write(`${picture}/${width}.webp`, `${width}`);
  service.delay(3_000);
  const began = performance.now();
  expect(await sizesOf({ files }, url)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2_500);
  service.heal();
  expect(await sizesOf({ files }, url)).toHaveLength(1);
});

test('files of before the bucket are read in the folder, and removed in both', async () => {
  const before = folderFiles(folderOf('before'));
  await before.write('u/old/640.webp', 'old');
  const files = nodeOf('before');
  expect(String(await files.read('u/old/640.webp'))).toBe('old');
  await files.write('u/old/320.webp', 'new');
  expect((await files.list('u/old')).length).toBe(2);
  await files.remove('u/old/640.webp');
  await expect(before.read('u/old/640.webp')).rejects.toThrow('ENOENT');
  // What was written after the bucket is in the bucket alone.
  await expect(before.read('u/old/320.webp')).rejects.toThrow('ENOENT');
});

test('what a node draws of pictures stays on the node', async () => {
  const [a, b] = [nodeOf('draws'), nodeOf('draws-not')];
  await a.write('made/1.jpg', 'drawn');
  expect(String(await a.read('made/1.jpg'))).toBe('drawn');
  await expect(b.read('made/1.jpg')).rejects.toThrow('ENOENT');
  expect([...service.objects.keys()].filter((name) => name.includes('made'))).toEqual([]);
});

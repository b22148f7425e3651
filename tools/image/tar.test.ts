// Archives are read back by the system's own tar.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeEntries, makeFile, writeTar, type Entry } from './tar.ts';

const time = 1_700_000_000;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-tar-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function pack(entries: readonly Entry[]): Promise<Buffer> {
  return await buffer(Readable.from(writeTar(entries, time)));
}

test('the system’s tar reads what was written: bytes, modes, owners, times, links and long paths', async () => {
  const source = path.join(folder, 'source');
  writeFileSync(source, Buffer.alloc(70_000, 'x'));
  const long = `${'folder/'.repeat(20)}${'name'.repeat(20)}`;
  const archive = path.join(folder, 'a.tar');
  const bytes = await pack(
    completeEntries([
      makeFile('etc/passwd', 'root', 0o600),
      { kind: 'file', path: 'opt/large', mode: 0o755, owner: 10_001, size: 70_000, content: source },
      { kind: 'link', path: 'opt/link', mode: 0o777, target: '../etc/passwd' },
      makeFile(long, 'deep'),
    ]),
  );
  writeFileSync(archive, bytes);
  const listed = spawnSync('tar', ['-tvf', archive, '--numeric-owner', '--utc'], { encoding: 'utf8' });
  expect(listed.stderr).toBe('');
  expect(listed.stdout).toMatch(/^-rw------- 0\/0 +4 2023-11-14 22:13 etc\/passwd$/m);
  expect(listed.stdout).toMatch(/^-rwxr-xr-x 10001\/10001 +70000 2023-11-14 22:13 opt\/large$/m);
  expect(listed.stdout).toMatch(/ opt\/link -> \.\.\/etc\/passwd$/m);
  expect(spawnSync('tar', ['-xf', archive, '-C', folder]).status).toBe(0);
  expect(readFileSync(path.join(folder, long), 'utf8')).toBe('deep');
  expect(readFileSync(path.join(folder, 'opt/large')).equals(readFileSync(source))).toBe(true);
  expect(readFileSync(path.join(folder, 'opt/link'), 'utf8')).toBe('root');
  expect(statSync(path.join(folder, 'etc')).isDirectory()).toBe(true);
});

test('the bytes depend on the entries, not on their order or on the machine’s times', async () => {
  const entries = [makeFile('b/two', '2'), makeFile('a/one', '1'), makeFile('a.txt', '3')];
  const one = await pack(completeEntries(entries));
  expect(one.equals(await pack(completeEntries(entries.toReversed())))).toBe(true);
  expect(one.equals(await pack(completeEntries([...entries.slice(1), makeFile('b/two', 'x')])))).toBe(false);
});

test('a folder stands before what is in it', () => {
  const names = completeEntries([makeFile('a/b/c', ''), makeFile('a.b', '')]).map(({ path: name }) => name);
  expect(names.indexOf('a')).toBeLessThan(names.indexOf('a/b'));
  expect(names.indexOf('a/b')).toBeLessThan(names.indexOf('a/b/c'));
});

test('a path that is too long and a file that changes are refused', async () => {
  await expect(pack([makeFile('x'.repeat(101), '')])).rejects.toThrow('too long a path');
  const source = path.join(folder, 'short');
  writeFileSync(source, 'abc');
  const wrong: Entry = { kind: 'file', path: 'short', mode: 0o644, size: 4, content: source };
  await expect(pack([wrong])).rejects.toThrow('changed while it was being read');
});

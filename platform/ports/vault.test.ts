import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { derivedKey, encrypt, readVaultKeys } from './vault-keys.ts';
import { folderVault } from './vault.ts';

const secret = 'a secret of this test alone';
const name = '0199a0c0-0000-7000-8000-000000000001';
const bytes = Buffer.from('the front of a document');
const first = { id: '2026a', key: randomBytes(32) };
const second = { id: '2026b', key: randomBytes(32) };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vault-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bodyAt = (one = name) => path.join(folder, one.slice(-2), one);
const keyAt = (one = name) => path.join(folder, 'keys', one.slice(-2), one);

test('a file opens under its own name, owner and kind, and nothing else', async () => {
  const vault = folderVault(folder, secret, [first]);
  await vault.write(name, bytes, '7|identity');
  expect(await vault.read(name, '7|identity')).toEqual(bytes);
  expect(readFileSync(bodyAt()).includes(bytes)).toBe(false);
  await expect(vault.read(name, '8|identity')).rejects.toThrow('unable to authenticate');
  await expect(vault.read(name, '7|proof')).rejects.toThrow('unable to authenticate');
  const other = name.replace('1', '2');
  await vault.write(other, bytes, '7|identity');
  writeFileSync(bodyAt(other), readFileSync(bodyAt()));
  writeFileSync(keyAt(other), readFileSync(keyAt()));
  await expect(vault.read(other, '7|identity')).rejects.toThrow('unable to authenticate');
});

test('a byte that was changed, in the file or in its key, is refused', async () => {
  const vault = folderVault(folder, secret, [first]);
  for (const at of [bodyAt(), keyAt()]) {
    await vault.write(name, bytes);
    const changed = readFileSync(at);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    writeFileSync(at, changed);
    await expect(vault.read(name)).rejects.toThrow('unable to authenticate');
  }
});

test('without the key of its id nothing opens, and the id is named', async () => {
  await folderVault(folder, secret, [first]).write(name, bytes);
  const other = folderVault(folder, secret, [second]);
  await expect(other.read(name)).rejects.toThrow('no key 2026a');
  await expect(other.rewrap(name)).rejects.toThrow('no key 2026a');
  const sealed = folderVault(folder, secret, [first]).seal('L01X00T47', 'here');
  expect(() => other.open(sealed, 'here')).toThrow('no key 2026a');
  // The same id over another key is not that key.
  const false2026a = folderVault(folder, secret, [{ id: '2026a', key: second.key }]);
  await expect(false2026a.read(name)).rejects.toThrow('unable to authenticate');
});

test('turning the keys leaves the body as it is, and the old key is needed no more', async () => {
  await folderVault(folder, secret, [first]).write(name, bytes, '7|identity');
  const body = readFileSync(bodyAt());
  const both = folderVault(folder, secret, [second, first]);
  expect(await both.keyOf(name)).toBe('2026a');
  expect(await both.rewrap(name, '7|identity')).toBe('rewrapped');
  expect(await both.rewrap(name, '7|identity')).toBe('kept');
  expect(readFileSync(bodyAt())).toEqual(body);
  const after = folderVault(folder, 'another secret', [second]);
  expect(await after.keyOf(name)).toBe('2026b');
  expect(await after.read(name, '7|identity')).toEqual(bytes);
});

test('what was kept before files had keys opens, and gets a key when the keys are turned', async () => {
  const vault = folderVault(folder, secret, [second]);
  await vault.write(name, bytes);
  rmSync(keyAt());
  writeFileSync(bodyAt(), encrypt(derivedKey(secret).key, bytes, `file:${name}`));
  expect(await vault.keyOf(name)).toBe('v1');
  expect(await vault.read(name, '7|identity')).toEqual(bytes);
  // As after a kill between the new key and the new body.
  const unmatchedCapture = folderVault(path.join(folder, 'else'), secret, [second]);
  await unmatchedCapture.write(name, bytes);
  writeFileSync(keyAt(), readFileSync(path.join(folder, 'else/keys', name.slice(-2), name)));
  expect(await vault.read(name, '7|identity')).toEqual(bytes);
  expect(await vault.rewrap(name, '7|identity')).toBe('sealed');
  expect(await vault.keyOf(name)).toBe('2026b');
  expect(await vault.read(name, '7|identity')).toEqual(bytes);
});

test('erasing takes the key with the file: an old copy of the file says nothing', async () => {
  const vault = folderVault(folder, secret, [first]);
  await vault.write(name, bytes);
  const backup = readFileSync(bodyAt());
  await vault.remove(name);
  await vault.remove(name);
  expect(existsSync(keyAt())).toBe(false);
  expect(await vault.rewrap(name)).toBe('missing');
  writeFileSync(bodyAt(), backup);
  await expect(vault.read(name)).rejects.toThrow('ENOENT');
  expect(await vault.keyOf(name)).toBe('missing');
});

test('texts carry the id of their key, and old ones open', () => {
  const old = encrypt(derivedKey(secret).key, Buffer.from('L01X00T47'), 'text:here');
  const both = folderVault(folder, secret, [second, first]);
  expect(both.open(old, 'here')).toBe('L01X00T47');
  expect(both.sealedBy(old)).toBe('v1');
  const sealed = both.reseal(old, 'here') ?? Buffer.alloc(0);
  expect(both.sealedBy(sealed)).toBe('2026b');
  expect(both.open(sealed, 'here')).toBe('L01X00T47');
  expect(both.reseal(sealed, 'here')).toBeUndefined();
  expect(() => both.open(sealed, 'there')).toThrow('unable to authenticate');
  expect(sealed.includes('L01X00T47')).toBe(false);
});

test('ten thousand files are turned in well under five minutes', async () => {
  const before = folderVault(folder, secret, [first]);
  const names = Array.from({ length: 2_000 }, (_, n) => `file-${String(n).padStart(8, '0')}`);
  for (const one of names) await before.write(one, bytes);
  const both = folderVault(folder, secret, [second, first]);
  const since = performance.now();
  for (const one of names) expect(await both.rewrap(one)).toBe('rewrapped');
  // A fifth of them in a fifth of the time.
  expect(performance.now() - since).toBeLessThan(60_000);
  expect(readdirSync(path.join(folder, 'keys'), { recursive: true }).join()).not.toContain('.part');
});

test('keys are written id:base64, and what is not a key is told at the start', () => {
  const coded = first.key.toString('base64');
  expect(readVaultKeys(`2026b:${second.key.toString('base64')},\n2026a:${coded}\n`)).toEqual([second, first]);
  for (const wrong of ['2026a', `v1:${coded}`, `2026a:${coded.slice(4)}`, `a:${coded},a:${coded}`]) {
    expect(() => readVaultKeys(wrong)).toThrow(/^must /);
  }
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { openBreachedPasswords } from '#platform/ports/breached-passwords.ts';
import { cpuMs } from '#testing/own-time.ts';
import { commonPasswordCount } from './common-passwords.ts';
import { weaknessOf } from './password-rules.ts';
import { assertStrong, hashPassword, isPassword, takePasswordTurn } from './passwords.ts';

test('a hash is a PHC string of argon2id, salted anew each time', async () => {
  const first = await hashPassword('correct horse battery');
  const second = await hashPassword('correct horse battery');
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await isPassword('correct horse battery', first)).toBe(true);
  expect(await isPassword('correct horse batterY', first)).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('Café au lait 7'.normalize('NFC'));
  expect(await isPassword('Café au lait 7'.normalize('NFD'), hash)).toBe(true);
});

test('short, long and common passwords are refused with their reason', async () => {
  for (const [password, reason] of [
    ['1234567', 'too_short'],
    ['x'.repeat(limits.passwordCharactersMax + 1), 'too_long'],
    ['Password123', 'too_common'],
    ['QWERTYUIOP', 'too_common'],
  ] as const) {
    await expect(hashPassword(password)).rejects.toMatchObject({
      key: 'invalidParameter',
      shown: { field: 'password', reason },
    });
  }
});

test('the 10,000 commonest passwords, their usual disguises, rows of keys and repeats are refused', () => {
  expect(commonPasswordCount).toBeGreaterThan(50_000);
  for (const password of [
    'Passw0rd!',
    'P@$$w0rd2024',
    'dragon2024!',
    '123iloveyou',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    '0987654321zyx',
    '20042004',
  ]) {
    expect({ password, weakness: weaknessOf(password) }).toEqual({ password, weakness: 'too_common' });
  }
  for (const password of [
    'right-horse-battery-7',
    'violet-harbour-41',
    'xK9mq2Lpw7',
    '天气很好今天我们去公园',
  ]) {
    expect({ password, weakness: weaknessOf(password, ['Anna', 'Morning Table']) }).toEqual({ password });
  }
});

test('a person’s own words and the product’s name are refused, however they are written', async () => {
  const own = ['anna.lee', 'Morning Tablé'];
  for (const password of [
    'anna.leeanna.lee',
    'MorningTable1!',
    'M0rning-t@ble',
    'elbatgninrom7',
    'Annalee2026',
  ]) {
    expect({ password, weakness: weaknessOf(password, own) }).toEqual({ password, weakness: 'own_words' });
  }
  const brand = { name: 'Harbour Lane', legalName: 'Harbour Lane Ltd', country: 'GB' };
  for (const password of ['stockless2026', 'St0ckless!!', 'HarbourLane7']) {
    await expect(assertStrong(password, { env: { brand } })).rejects.toMatchObject({
      shown: { field: 'password', reason: 'own_words' },
    });
  }
});

test('a list of leaked passwords that the operator brings refuses what is on it and nothing else', async () => {
  const leaked = Array.from({ length: 500 }, (_, index) => `leaked-secret-${index}`);
  const hashes = leaked.map((text) => createHash('sha1').update(text).digest('hex').toUpperCase()).toSorted();
  const folder = mkdtempSync(path.join(tmpdir(), 'breached-'));
  const file = path.join(folder, 'sha1.txt');
  writeFileSync(file, hashes.map((hash, index) => `${hash}:${10 ** (index % 7)}`).join('\r\n'));
  const breachedPasswords = openBreachedPasswords(file);
  for (const text of leaked) expect(await breachedPasswords.has(text)).toBe(true);
  for (let index = 0; index < 100; index += 1) {
    expect(await breachedPasswords.has(`other-secret-${index}`)).toBe(false);
  }
  await expect(hashPassword('leaked-secret-7', { env: { breachedPasswords } })).rejects.toMatchObject({
    shown: { field: 'password', reason: 'breached' },
  });
  writeFileSync(file, 'password\n');
  expect(() => openBreachedPasswords(file)).toThrow('a sorted list');
  rmSync(folder, { recursive: true });
});

test('nobody has a password, and saying so takes the same work', async () => {
  const hash = await hashPassword('correct horse battery');
  let tries = 0;
  const timeOf = async (of: string | undefined) => {
    // The tests remember what they have derived: each try has words of its own.
    const words = `some other words ${(tries += 1)}`;
    const usedMs = cpuMs();
    expect(await isPassword(words, of)).toBe(false);
    return cpuMs() - usedMs;
  };
  // What the processor did for each, in turns, and the least of them.
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 4; turn += 1) {
    known.push(await timeOf(hash));
    unknown.push(await timeOf(undefined));
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});

test('a hash of another kind is never a match', async () => {
  expect(await isPassword('secret words', 'secret words')).toBe(false);
  expect(await isPassword('secret words', '')).toBe(false);
});

test('at most four passwords are worked on at once, and every turn comes', async () => {
  let running = 0;
  let most = 0;
  const turns = Array.from({ length: 20 }, () =>
    takePasswordTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(2);
      running -= 1;
      return 1;
    }),
  );
  expect(await Promise.all(turns)).toHaveLength(20);
  expect(most).toBe(limits.passwordChecksAtOnce);
});

test('a turn that fails hands on to the next', async () => {
  const failing = Array.from({ length: 8 }, () => takePasswordTurn(() => Promise.reject(new Error('no'))));
  await Promise.allSettled(failing);
  expect(await takePasswordTurn(() => Promise.resolve('done'))).toBe('done');
});

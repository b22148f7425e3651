import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { hashPassword, isPassword, takePasswordTurn } from './passwords.ts';

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

test('nobody has a password, and saying so takes the same work', async () => {
  const hash = await hashPassword('correct horse battery');
  const timeOf = async (of: string | undefined) => {
    const startedAt = performance.now();
    expect(await isPassword('some other words', of)).toBe(false);
    return performance.now() - startedAt;
  };
  const known = Math.min(await timeOf(hash), await timeOf(hash), await timeOf(hash));
  const unknown = Math.min(await timeOf(undefined), await timeOf(undefined), await timeOf(undefined));
  expect(unknown).toBeGreaterThan(known / 3);
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

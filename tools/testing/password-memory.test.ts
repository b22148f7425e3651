// What the tests remember of passwords is what argon2 says, and nothing else.
import crypto, { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberPasswords } from './password-memory.ts';

const one = { message: 'right-horse-battery-7', nonce: Buffer.alloc(16, 1), tagLength: 32 };
const cost = { memory: 64, passes: 1, parallelism: 1 };

let forget: () => void;
beforeAll(() => {
  forget = rememberPasswords();
});
afterAll(() => forget());

const derive = (algorithm: 'argon2id' | 'argon2i', asked: Argon2Parameters) =>
  promisify(crypto.argon2)(algorithm, asked);

test('a pair of password and salt has the answer of argon2, the first time and every other', async () => {
  const real = argon2Sync('argon2id', { ...one, ...cost });
  const first = await derive('argon2id', { ...one, ...cost });
  expect(first).toEqual(real);
  first.fill(0);
  expect(await derive('argon2id', { ...one, ...cost })).toEqual(real);
});

test('another password, salt, cost or kind is another answer', async () => {
  const asked = { ...one, ...cost };
  const all = await Promise.all([
    derive('argon2id', asked),
    derive('argon2id', { ...asked, message: 'right-horse-battery-8' }),
    derive('argon2id', { ...asked, nonce: Buffer.alloc(16, 2) }),
    derive('argon2id', { ...asked, passes: 2 }),
    derive('argon2i', asked),
  ]);
  expect(new Set(all.map((tag) => tag.toString('base64'))).size).toBe(all.length);
});

test('undone, every password is derived again', () => {
  const remembering = crypto.argon2;
  const undo = rememberPasswords();
  expect(crypto.argon2).not.toBe(remembering);
  undo();
  expect(crypto.argon2).toBe(remembering);
});

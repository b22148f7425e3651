// The envelope sender names its message, and nobody else can make one.
import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import {
  bounceLocalMax,
  digestAddress,
  digestMessage,
  findReturnPath,
  makeReturnPath,
} from './return-path.ts';

const secret = 'a-secret-of-the-tests-that-is-long-enough';
const bounce = 'bounce@house.example';
const now = new Date('2026-03-02T09:00:00.000Z');
const about = {
  address: digestAddress(secret, 'anna@mail.example'),
  message: digestMessage('<one@house.example>'),
  sentAt: now,
};
const path = makeReturnPath(bounce, secret, about);
const find = (text: string, at = now, key = secret) => findReturnPath(text, bounce, { secret: key, now: at });

test('a return path is found in the text around it, and says whose message it was', () => {
  expect(path).toMatch(/^bounce\+[a-z2-7]{48}@house\.example$/);
  const found = find(`To: <${path}>\r\nSubject: undelivered`);
  expect(found).toMatchObject({ address: about.address, message: about.message });
  expect(find(`Original-Mail-From: ${path.toUpperCase()}`)).toMatchObject({ address: about.address });
  expect(digestAddress(secret, ' Anna@Mail.Example ')).toEqual(about.address);
});

test('each message to each address has another one', () => {
  const others = [
    makeReturnPath(bounce, secret, { ...about, message: digestMessage('<two@house.example>') }),
    makeReturnPath(bounce, secret, { ...about, address: digestAddress(secret, 'ben@mail.example') }),
  ];
  expect(new Set([path, ...others]).size).toBe(3);
});

test('one whose characters were changed, of another instance or of another address counts for nothing', () => {
  for (let at = path.indexOf('+') + 1; at < path.indexOf('@'); at += 1) {
    const other = path[at] === 'a' ? 'b' : 'a';
    expect(find(path.slice(0, at) + other + path.slice(at + 1))).toBeUndefined();
  }
  expect(find(path, now, 'another-secret')).toBeUndefined();
  expect(find(path.replace('house', 'other'))).toBeUndefined();
  expect(find(path.replace('bounce', 'ounce'))).toBeUndefined();
  expect(find(path.replace(/\+.{10}/, '+'))).toBeUndefined();
  expect(find(`bounce+${'a'.repeat(48)}@house.example`)).toBeUndefined();
});

test('a genuine one is found behind forged ones, but not behind a flood of them', () => {
  const forged = `bounce+${'a'.repeat(48)}@house.example `;
  expect(find(forged.repeat(10) + path)).toBeDefined();
  expect(find(forged.repeat(100) + path)).toBeUndefined();
});

test('it counts for thirty days, and not before it was made', () => {
  expect(find(path, addDays(now, 30))).toBeDefined();
  expect(find(path, addDays(now, 32))).toBeUndefined();
  expect(find(path, addDays(now, -3))).toBeUndefined();
});

test('the longest name that is allowed keeps within the 64 octets of a local part', () => {
  const long = makeReturnPath(`${'b'.repeat(bounceLocalMax)}@house.example`, secret, about);
  expect(long.indexOf('@')).toBe(64);
});

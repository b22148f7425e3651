import { expect, test } from 'vitest';
import { emailMasked, isEmail, isPhone, phoneMasked, phoneOf } from './contact.ts';

test.each([
  ['+49 (170) 123-45 67', '+491701234567'],
  ['0049 170 1234567', '+491701234567'],
  ['＋４９１７０１２３４５６７', '+491701234567'],
])('%s is kept as %s', (typed, kept) => {
  expect(phoneOf(typed)).toBe(kept);
  expect(isPhone(kept)).toBe(true);
});

test.each(['0170 1234567', '+0491701234567', '+49', '+1234567890123456', 'call me'])(
  '%s is no number',
  (typed) => {
    expect(isPhone(phoneOf(typed))).toBe(false);
  },
);

test.each(['a@b.example', 'jürgen@bücher.example', 'first.last+tag@sub.shop.example'])(
  '%s is an address',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each(['a', 'a@b', '@b.example', 'a b@c.example', 'a@@b.example', 'a@b.example,c@d.example', 'a@b.e'])(
  '%s is no address',
  (email) => {
    expect(isEmail(email)).toBe(false);
  },
);

test('masks keep enough to know one’s own', () => {
  expect(emailMasked('maria@shop.example')).toBe('m…a@shop.example');
  expect(emailMasked('m@shop.example')).toBe('m…@shop.example');
  expect(phoneMasked('+491701234567')).toBe('+49…567');
});

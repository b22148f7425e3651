import { expect, test } from 'vitest';
import { day } from './en.ts';
import { pseudo } from './pseudo.ts';
import { sayIn } from './say.ts';
import { errorWords, noticeWords } from './server.ts';

test('a refusal is said with its values, and with a gap where one is missing', () => {
  expect(errorWords('en', 'payAccountMaximum', { item: 5 })).toBe(
    'You can have 5 withdrawal accounts at most.',
  );
  expect(errorWords('en', 'payAccountMaximum', {})).toBe('You can have … withdrawal accounts at most.');
});

test('what a value says is never read as a message', () => {
  expect(errorWords('en', 'parameterMissing', { field: "{hash} <b> 'x'" })).toBe(
    "Something is missing: {hash} <b> 'x'.",
  );
});

test('a notice is said with the facts of its event', () => {
  const facts = { no: 'S-1042', amount: '$12.00' };
  expect(noticeWords('ja', 'order_paid', facts).title).toMatch(/S-1042/);
  expect(noticeWords('en', 'order_cancelled', facts).body).toContain('$12.00');
});

test('the pseudo language is longer, takes the same values and keeps the plural forms', () => {
  const strange = pseudo(day);
  expect(strange.common.signOut.length).toBeGreaterThanOrEqual(day.common.signOut.length * 1.35);
  expect(strange.common.signOut).toMatch(/^\[Śíǧń ó/);
  expect(sayIn('en', strange.people.waiting, { count: 1 })).toMatch(/^\[1 ó/);
  expect(sayIn('en', strange.people.waiting, { count: 3 })).toMatch(/^\[3 ó/);
  expect(Object.keys(strange.common)).toEqual(Object.keys(day.common));
});

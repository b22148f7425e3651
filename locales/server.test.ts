import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { day } from './en.ts';
import { pseudo } from './pseudo.ts';
import { sayIn } from './say.ts';
import { errorWords, noticeWords } from './server.ts';

test('a refusal is said with its values, and with a gap where one is missing', () => {
  expect(errorWords('en', 'payAccountMaximum', { item: 5 })).toBe('You can have at most 5 payout accounts.');
  expect(errorWords('en', 'payAccountMaximum', {})).toBe('You can have at most … payout accounts.');
});

test('what a value says is never read as a message', () => {
  expect(errorWords('en', 'transactionHashUsed', { hash: "{hash} <b> 'x'" })).toContain("{hash} <b> 'x'");
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

test('what is wrong with a field is said by the name that its reader knows, never by the one on the wire', () => {
  const say = (field: string, reason: string, more: object = {}) =>
    errorWords('en', reason === 'missing' ? 'parameterMissing' : 'invalidParameter', {
      field,
      reason,
      ...more,
    });
  expect(say('patch.phone', 'shape')).toBe('Please check the phone number.');
  expect(say('account_name', 'missing')).toBe('Please enter the account holder’s name.');
  expect(say('country', 'invalid_value', { expects: 'choice' })).toBe('Please select the country.');
  expect(say('code', 'invalid_format', { expects: 'digits' })).toBe('Digits only: the code.');
  expect(say('lines.0.qty', 'too_big', { expects: 'int', max: 1000 })).toBe(
    'Too high: the quantity. At most 1,000.',
  );
  expect(say('about', 'too_big', { expects: 'text', max: 300 })).toBe(
    'Too long: the description. At most 300 characters.',
  );
  expect(say('content', 'too_small', { expects: 'text', min: 1 })).toBe('Please enter the text.');
  expect(say('file', 'too_large', { size: 10 })).toBe('This file is too large. At most 10 MB.');
  expect(say('p256dh', 'missing')).toBe('Something is missing.');
  expect(say('Idempotency-Key', 'missing')).toBe('Something is missing.');
  expect(say('x_y', 'shape')).toBe('Something you entered is not right.');
  for (const language of languages) {
    const said = errorWords(language, 'invalidParameter', { field: 'patch.phone', reason: 'shape' });
    expect(said).not.toContain('patch');
    expect([language, said.includes('the phone number')]).toEqual([language, language === 'en']);
  }
});

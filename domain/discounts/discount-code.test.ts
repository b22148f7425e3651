import { expect, test } from 'vitest';
import { faultOfCode, normalizeCode, whyUnusable, type CodeTerms } from './discount-code.ts';

test.each([
  ['summer10', 'SUMMER10'],
  [' Summer 10 ', 'SUMMER10'],
  ['ＳＵＭＭＥＲ１０', 'SUMMER10'],
  ['sum\u00A0mer\u300010', 'SUMMER10'],
  ['ſummer', 'SUMMER'],
  ['①②③', '123'],
])('%j is the code %s', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
  expect(faultOfCode(typed)).toBeUndefined();
});

test.each([
  // Cyrillic А, Greek Ο, Cherokee Ꭺ: they look like Latin letters.
  ['SАLE10', 'characters'],
  ['PRΟMO', 'characters'],
  ['ᎪBC', 'characters'],
  ['夏セール', 'characters'],
  ['ÉTÉ10', 'characters'],
  ['-ABC', 'characters'],
  ['ABC-', 'characters'],
  ['A_B_C', 'characters'],
  ['SAVE\u200B10', 'characters'],
  ['SAVE\u202E10', 'characters'],
  ['AB', 'length'],
  ['', 'length'],
  ['A'.repeat(25), 'length'],
  ['A'.repeat(10_000), 'length'],
])('%j can be no code: %s', (typed, fault) => {
  expect(faultOfCode(typed)).toBe(fault);
});

test('letters that look alike are never the same code', () => {
  expect(normalizeCode('SАLE')).not.toBe(normalizeCode('SALE'));
});

const now = new Date('2026-06-01T12:00:00.000Z');
const terms: CodeTerms = { state: 'active', startsAt: now, endsAt: undefined, usesMax: undefined, used: 7 };

test.each([
  [undefined, 'unknown'],
  [{ ...terms, state: 'paused' as const }, 'unknown'],
  [{ ...terms, state: 'ended' as const }, 'expired'],
  [{ ...terms, endsAt: now }, 'expired'],
  [{ ...terms, endsAt: new Date(now.getTime() + 1) }, undefined],
  [{ ...terms, startsAt: new Date(now.getTime() + 1) }, 'not_begun'],
  [{ ...terms, usesMax: 7 }, 'exhausted'],
  [{ ...terms, usesMax: 8 }, undefined],
  [terms, undefined],
])('%j is not usable because of %s', (one, why) => {
  expect(whyUnusable(one, now)).toBe(why);
});

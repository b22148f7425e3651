// What people do to a reference when they type it into a bank's form.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReferences, likeness, referenceBits, referenceOf } from './bank-reference.ts';

const number = fc.bigInt({ min: 0n, max: (1n << referenceBits) - 1n });
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a reference looks like SL-7K3M-9QXD, and one of ours for sending back is another', () => {
  expect(referenceOf('pay', 123_456_789n)).toMatch(/^SL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const back = referenceOf('back', 123_456_789n);
  expect(back).toMatch(/^SR-/);
  expect(findReferences('pay', back.replace('SR', 'SL'))).toEqual([]);
  expect(findReferences('pay', 'SL-0000-0000')).toEqual([]);
  expect(findReferences('pay', 'SLOW PAYMENT, SLIGHTLY LATE, SL')).toEqual([]);
});

/** Spellings that mean the same to a person. */
const kindly: ((text: string) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.replaceAll('-', ''),
  (text) => text.replaceAll('-', ' '),
  (text) => text.replaceAll('-', ' – '),
  (text) => text.replaceAll('0', 'O'),
  (text) => text.replaceAll('0', 'o'),
  (text) => text.replaceAll('1', 'I'),
  (text) => text.replaceAll('1', 'l'),
  (text) => Array.from(text).join(' '),
  (text) => `${text.slice(0, 6)}\n${text.slice(6)}`,
  (text) => `Order of mine: ${text}, thank you`,
  (text) => `SVWZ+${text}ABWA+Anna`,
  (text) => `/RFB/${text}/`,
  (text) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
];

test('every spelling of one is found', () => {
  fc.assert(
    fc.property(
      number,
      fc.array(fc.constantFrom(...kindly), { maxLength: 4 }),
      fc.nat(20),
      (value, manners, at) => {
        const reference = referenceOf('pay', value);
        const typed = manners.reduce((text, manner) => manner(text), reference);
        expect(findReferences('pay', typed)).toContain(reference);
        // The bank breaks what was typed into pieces of its own.
        expect(findReferences('pay', `${typed.slice(0, at)}?21${typed.slice(at)}`)).toContain(reference);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('one or two wrong letters, or two that changed places, are never another’s reference', () => {
  const place = fc.integer({ min: 0, max: 7 });
  const letter = fc.constantFrom(...Array.from(letters));
  fc.assert(
    fc.property(number, place, letter, place, letter, (value, at, first, also, second) => {
      const reference = referenceOf('pay', value);
      const code = Array.from(reference.slice(3).replace('-', ''));
      code[at] = first;
      code[also] = second;
      const typed = `SL-${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
      expect(findReferences('pay', typed)).toEqual(typed === reference ? [reference] : []);
    }),
    { numRuns: 5_000 },
  );
  fc.assert(
    fc.property(number, place, place, (value, one, other) => {
      const reference = referenceOf('pay', value);
      const code = Array.from(reference.slice(3).replace('-', ''));
      [code[one], code[other]] = [code[other] ?? '', code[one] ?? ''];
      const typed = `SL${code.join('')}`;
      const isSame = typed === reference.replaceAll('-', '');
      expect(findReferences('pay', typed)).toEqual(isSame ? [reference] : []);
    }),
    { numRuns: 2_000 },
  );
});

test('of several in one text each is found, once', () => {
  const [one, other] = [referenceOf('pay', 1n), referenceOf('pay', 2n)];
  expect(findReferences('pay', `${one} and ${other} and ${one.toLowerCase()}`)).toEqual([one, other]);
});

test('likeness tells how near a mistyped one is', () => {
  const reference = referenceOf('pay', 77_777n);
  expect(likeness(reference, `for ${reference}`)).toBe(8);
  expect(likeness(reference, `for ${reference.slice(0, -1)}${reference.endsWith('7') ? '8' : '7'}`)).toBe(7);
  expect(likeness(reference, 'rent')).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchTerm } from './search-term.ts';

test.each([
  ['  Walnut   TRAY ', 'walnut tray'],
  ['Ｔｒａｙ', 'tray'],
  ['usb-c 100w', 'usb-c 100w'],
  ['杯子', '杯子'],
  ['a', undefined],
  ['', undefined],
  [undefined, undefined],
  ['?!', undefined],
  ['ann@example.org', undefined],
  ['https://example.org', undefined],
  ['+44 20 7946 0018', undefined],
  ['order 12-34-56', undefined],
  ['x'.repeat(61), undefined],
])('%s is counted as %s', (text, term) => {
  expect(readSearchTerm(text)).toBe(term);
});

test('the counted form is its own counted form, and fits its column', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
      const term = readSearchTerm(text);
      if (term === undefined) return;
      expect(term.length).toBeLessThanOrEqual(80);
      expect(term.length).toBeGreaterThanOrEqual(2);
      expect(readSearchTerm(term)).toBe(term);
    }),
    { numRuns: 500 },
  );
});

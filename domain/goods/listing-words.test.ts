import { expect, test } from 'vitest';
import { cleanListing, plainListing, readListing } from './listing-markup.ts';
import { listingFaults } from './listing-words.ts';

const rules = { supplierText: 'White mug, 300 ml', known: ['MUG-01', '4006381333931'] };
const reasonsOf = (words: { title?: string; description?: string }) =>
  listingFaults({ title: null, description: null, ...words }, rules).map(
    ({ field, line, reason }) => `${field} ${line} ${reason}`,
  );

test('honest words have no fault, in any script', () => {
  for (const title of [
    'Blue mug {big}',
    'マグカップ 300ml 食洗機対応',
    '머그컵',
    '马克杯 2 只装',
    'Cốc sứ trắng',
  ]) {
    expect(
      reasonsOf({ title, description: `## ${title}\n\n- 10 cm\n- 300 ml\n\nMade **by hand** in {1998}.` }),
    ).toEqual([]);
  }
  expect(reasonsOf({ description: 'Article 4006381333931, code MUG-01.' })).toEqual([]);
});

test('contact data, links, markup that is none and hidden signs are named with their line', () => {
  expect(reasonsOf({ title: 'Mug, write to ana@mugs.example' })).toEqual(['title 1 contact']);
  expect(reasonsOf({ description: 'Fine.\n\nCall +49 170 1234567' })).toEqual(['description 3 contact']);
  expect(reasonsOf({ description: 'See [here](/wallet)' })).toContain('description 1 link');
  expect(reasonsOf({ description: 'See https://mugs.example/a' })).toContain('description 1 link');
  expect(reasonsOf({ description: '<b>Bold</b>\n\n# Big' })).toEqual([
    'description 1 html',
    'description 3 heading',
  ]);
  expect(reasonsOf({ description: '**open' })).toEqual(['description 1 strong_open']);
  expect(reasonsOf({ title: 'Mug\u202e gum' })).toEqual(['title 1 hidden_signs']);
  expect(reasonsOf({ title: 'm'.repeat(121) })).toEqual(['title 1 too_long']);
});

test('a mark of others is refused, unless the supplier names it', () => {
  const mark = ['sam', 'sung'].join('');
  expect(reasonsOf({ title: `Case for ${mark}` })).toEqual(['title 1 third_party_mark']);
  const named = { supplierText: `Case for ${mark}`, known: [] };
  expect(listingFaults({ title: `My case for ${mark}`, description: null }, named)).toEqual([]);
});

test('what is typed is cleaned; what is empty is the supplier’s', () => {
  expect(cleanListing({ title: '  Blue\n mug ', description: ' \r\n ' })).toEqual({
    title: 'Blue mug',
    description: null,
  });
  expect(cleanListing({ title: 'Cafe\u0301', description: 'a\r\nb' })).toEqual({
    title: 'Café',
    description: 'a\nb',
  });
});

test('a description has no links, whatever it says, and is the same in plain words', () => {
  const text = '## Care\n\n1. Wash\n2. Dry\n\nSee [this](/wallet).';
  expect(
    readListing(text)
      .flatMap(({ lines }) => lines.flat())
      .every(({ to }) => to === null),
  ).toBe(true);
  expect(plainListing(text)).toBe('Care\nWash\nDry\nSee this.');
});

test('whatever is typed is judged; what has no fault is read without links and is never empty', () => {
  const pieces = [
    '## ',
    '- ',
    '1. ',
    '**',
    '\n',
    '\n\n',
    '[a](/b)',
    '](',
    '<b>',
    '{x}',
    'mug',
    ' ',
    '杯',
    '٣',
    '\u200d',
    '#',
  ];
  let seed = 7;
  const next = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  let honest = 0;
  for (let turn = 0; turn < 2_000; turn += 1) {
    const typed = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('');
    const clean = cleanListing({ title: typed, description: typed });
    expect(cleanListing(clean)).toEqual(clean);
    if (clean.description === null || listingFaults(clean, rules).length > 0) continue;
    honest += 1;
    const spans = readListing(clean.description).flatMap(({ lines }) => lines.flat());
    expect(spans.some(({ to }) => to !== null)).toBe(false);
    const plain = plainListing(clean.description);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.length).toBeLessThanOrEqual(clean.description.length);
  }
  expect(honest).toBeGreaterThan(100);
});

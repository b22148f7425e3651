import { expect, test } from 'vitest';
import { slugOfTitle } from './slug.ts';

test.each([
  ['Été à Paris', 'ete-a-paris'],
  ['Đồ gốm Việt', 'do-gom-viet'],
  ['Straße & Co.', 'strasse-co'],
  ['여름 신상', 'yeoreum-sinsang'],
  ['ティーカップ', 'teikappu'],
  ['茶具與茶', '茶具與茶'],
  ['夏の新作', '夏の新作'],
  ['Новинки лета', 'novinki-leta'],
  ['ชุดน้ำชา', 'ชุดน้ําชา'],
  ['أواني الشاي', 'أواني-الشاي'],
  ['--  !!  --', ''],
])('%s is read as %s', (title, slug) => {
  expect(slugOfTitle(title, 60)).toBe(slug);
});

test('a long title is cut between signs and ends with a letter', () => {
  expect(slugOfTitle('𠮷'.repeat(40), 61)).toBe('𠮷'.repeat(30));
  expect(slugOfTitle('abc def', 4)).toBe('abc');
});

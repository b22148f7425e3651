import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPdfDrawing, readPdfText } from '#platform/testing/pdf-text.ts';
import { mm, openPdf } from './document.ts';

const ask = { title: 'Paper', language: 'en', at: new Date('2026-01-05T12:00:00Z'), page: 'a4' } as const;

test('every script that our people write is there to be copied, each from its own font', async () => {
  const pdf = await openPdf({ ...ask, language: 'ja' });
  const words = 'Zürich Łódź Ελλάδα Київ Đường 東京都 ありがとう 서울 广州 हिन्दी';
  pdf.say(words);
  const read = readPdfText(await pdf.end()).replaceAll('\n', '');
  for (const word of words.split(' ').slice(0, -1)) expect(read).toContain(word);
});

test('the same words at the same time are the same file', async () => {
  const make = async () => {
    const pdf = await openPdf(ask);
    pdf.say('Twice');
    pdf.qr('S.1.1', 100, 100, mm(30));
    pdf.bars('S.1.1', { x: 100, y: 300, width: mm(60), height: mm(15) });
    return createHash('sha256')
      .update(await pdf.end())
      .digest('hex');
  };
  expect(await make()).toBe(await make());
});

test('a document says its title, its language and its size', async () => {
  const pdf = await openPdf({ ...ask, page: 'label', title: 'Label 7', language: 'de' });
  pdf.newPage();
  const text = (await pdf.end()).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('(Label 7)');
  expect(text).toContain('/Lang (de)');
  expect(text).toContain('/Count 2');
  expect(text).toMatch(/MediaBox \[0 0 283\.46\d* 425\.19\d*\]/);
});

test('a long table goes on over pages and a long word is cut, never lost', async () => {
  const pdf = await openPdf(ask);
  const rows = Array.from({ length: 120 }, (_, index) => [`${index}`, 'Mug, blue', 'x'.repeat(60)]);
  pdf.rows([{ width: 1 }, { width: 4 }, { width: 2 }], ['No', 'Goods', 'Code'], rows);
  expect((await pdf.end()).toString('latin1')).toMatch(/\/Count [5-9]/);
});

test('a letter that no font has is shown as one that is missing', async () => {
  const pdf = await openPdf(ask);
  pdf.say('a\u{10480}b');
  expect(readPdfText(await pdf.end())).toContain('\u{FFFD}');
});

test('lines beyond the most end in an ellipsis', async () => {
  const pdf = await openPdf(ask);
  const long = 'one two three four five six seven eight nine ten';
  expect(pdf.heightOf(long, 60, { linesMax: 2 })).toBeLessThan(pdf.heightOf(long, 60));
  expect(pdf.heightOf(long, 60, { linesMax: 2 })).toBeCloseTo(2 * 13.6);
});

test('bold letters are of a bold face in every script, and have no edge', async () => {
  const pdf = await openPdf({ ...ask, language: 'ja' });
  const words = 'Packing slip Đường 東京 서울';
  const long = 'n'.repeat(2000);
  expect(pdf.heightOf(long, 200, { isBold: true })).toBeGreaterThan(pdf.heightOf(long, 200));
  pdf.say(words, { isBold: true });
  const bytes = await pdf.end();
  const fonts = [...bytes.toString('latin1').matchAll(/BaseFont \/\w+\+(\S+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(new Set(['NotoSans-Bold', 'NotoSansJP-Bold', 'NotoSansKR-Bold']));
  expect(readPdfText(bytes).replaceAll('\n', '')).toBe(words);
  // `2 Tr` would fill a letter and draw its edge.
  expect(readPdfDrawing(bytes)).not.toMatch(/\b2 Tr\b/);
});

test('regular letters are of the regular weight, though a file is drawn thin', async () => {
  const pdf = await openPdf({ ...ask, language: 'ja' });
  pdf.say('東京');
  expect((await pdf.end()).toString('latin1')).toMatch(/BaseFont \/\w+\+NotoSansJP-Regular/);
});

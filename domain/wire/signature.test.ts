import { expect, test } from 'vitest';
import { isDrawing, readSigner, sealedText } from './signature.ts';

test('a name is trimmed and has 2 to 80 characters without control characters', () => {
  expect(readSigner('  Anna Berger ')).toBe('Anna Berger');
  for (const wrong of ['', ' A ', 'x'.repeat(81), 'Anna\nBerger', 'Anna\u0000']) {
    expect(readSigner(wrong)).toBeUndefined();
  }
});

test('a drawing has a stroke that goes somewhere', () => {
  expect(isDrawing('[[5,5],[1,2,3,4]]')).toBe(true);
  for (const wrong of [
    '',
    '[]',
    '[[5,5]]',
    '{"a":[1,2,3,4]}',
    '[["1","2","3","4"]]',
    '[1,2,3,4]',
    '[[1,2,3',
  ]) {
    expect(isDrawing(wrong)).toBe(false);
  }
});

test('no two sets of signed facts give the same text', () => {
  const facts = { content: 'a', order: 'b', signer: 'c', at: new Date(0), mark: 'd' };
  const moved = { ...facts, content: 'a","b', order: '' };
  const texts = [
    facts,
    moved,
    { ...facts, content: 'A' },
    { ...facts, order: 'a', content: 'b' },
    { ...facts, at: new Date(1) },
    { ...facts, mark: 'e' },
  ].map(sealedText);
  expect(new Set(texts).size).toBe(texts.length);
});

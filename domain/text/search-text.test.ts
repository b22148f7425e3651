import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bigramsOf,
  errorsAllowed,
  errorsBetween,
  foldText,
  piecesOf,
  stemOf,
  trigramsOf,
} from './search-text.ts';

const words = (text: string) => piecesOf(text).map((piece) => piece.text);
const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 4, maxLength: 14 })
  .map((letters) => letters.join(''));
const spot = fc.nat(13);

/** One slip of the finger: a letter too many, missing, wrong, or two exchanged. */
function slip(text: string, at: number, kind: number): string {
  const place = at % text.length;
  const [before, letter, after] = [text.slice(0, place), text[place] ?? '', text.slice(place + 1)];
  return (
    [`${before}z${letter}${after}`, before + after, `${before}z${after}`, swap(text, place)][kind % 4] ?? text
  );
}

const swap = (text: string, at: number) =>
  text.slice(0, at) +
  text
    .slice(at, at + 2)
    .split('')
    .toReversed()
    .join('') +
  text.slice(at + 2);

test('what was folded once stays as it is, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('no piece holds anything but letters, digits and marks of letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const piece of words(text)) expect(piece).toMatch(/^[\p{L}\p{N}\p{M}ー々〆]+$/u);
    }),
  );
});

test('signs of a script that are no letters part words', () => {
  for (const sign of ['⺀', '⿰', '𖿢']) expect(words(`陶器${sign}杯${sign}`)).toEqual(['陶器', '杯']);
  expect(words('時々〆切 ラーメン 十二月')).toEqual(['時々〆切', 'らーめん', '十二月']);
});

test('a slip is one error, back as well as forth, and two slips are two at most', () => {
  fc.assert(
    fc.property(word, spot, fc.nat(3), spot, fc.nat(3), (text, at, kind, other, second) => {
      const once = slip(text, at, kind);
      expect(errorsBetween(text, once, 2)).toBeLessThanOrEqual(1);
      expect(errorsBetween(once, text, 2)).toBe(errorsBetween(text, once, 2));
      expect(errorsBetween(text, slip(once, other, second), 4)).toBeLessThanOrEqual(3);
    }),
  );
});

// What the index of words relies on: it looks at words that share a trigram, and at no others.
test('a word with one error shares a trigram with what was meant', () => {
  fc.assert(
    fc.property(word, spot, fc.nat(3), (text, at, kind) => {
      const meant = new Set(trigramsOf(text));
      expect(trigramsOf(slip(text, at, kind)).some((trigram) => meant.has(trigram))).toBe(true);
    }),
  );
});

test('accents, capitals, width and kana make no difference; traditional and simplified signs do', () => {
  expect(foldText('ÉTAGÈRE Straße Łódź đèn İstanbul')).toBe('etagere strasse lodz den istanbul');
  expect(foldText('ＭＵＧ　３５０ｍｌ')).toBe('mug 350ml');
  expect(foldText('ﾗﾝﾌﾟ ランプ らんぷ')).toBe('らんぷ らんぷ らんぷ');
  expect(foldText('머그컵'.normalize('NFD'))).toBe('머그컵');
  expect(foldText('檯燈')).not.toBe(foldText('台灯'));
});

test('a text is cut into words, digits and runs of signs', () => {
  expect(words('L’étagère, 350ml (KIT-0101)')).toEqual(['l', 'etagere', '350', 'ml', 'kit', '0101']);
  expect(words('陶器マグカップ2個')).toEqual(['陶器まぐかっぷ', '2', '個']);
  expect(bigramsOf('머그컵')).toEqual(['머그', '그컵']);
  expect(bigramsOf('灯')).toEqual(['灯']);
});

test('more than one of a thing is the thing', () => {
  expect(['lamps', 'batteries', 'glasses', 'dishes', 'glass', 'bus'].map((one) => stemOf(one, 'en'))).toEqual(
    ['lamp', 'battery', 'glass', 'dish', 'glass', 'bus'],
  );
  expect(['tazas', 'luces', 'colores'].map((one) => stemOf(one, 'es'))).toEqual(['taza', 'luz', 'color']);
  expect(['journaux', 'tableaux'].map((one) => stemOf(one, 'fr'))).toEqual(['journal', 'tableau']);
  expect(['botoes', 'jornais', 'homens'].map((one) => stemOf(one, 'pt'))).toEqual([
    'botao',
    'jornal',
    'homem',
  ]);
});

test('short words and numbers may have no error, long ones two', () => {
  expect(['mug', 'lamp', 'lantern', 'lanterns', 'kit0101'].map(errorsAllowed)).toEqual([0, 1, 1, 2, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerPlaceholders, fillAnswer, listUnfilled } from './chat-answers.ts';

test('what is known is put in, and what is not stays and is found', () => {
  const text = 'Hello {buyer}, {product} of {order} is under way: {tracking}. {order}!';
  const filled = fillAnswer(text, { buyer: 'A***', order: 'AB-7' });
  expect(filled).toBe('Hello A***, {product} of AB-7 is under way: {tracking}. AB-7!');
  expect(listUnfilled(filled)).toEqual(['product', 'tracking']);
  expect(listUnfilled('A brace { and {nothing} of ours')).toEqual([]);
});

test('where all is known nothing is left, whatever stands around it and whatever it says', () => {
  const fact = fc.string().filter((text) => listUnfilled(text).length === 0 && !/[{}]/.test(text));
  const facts = fc.record({ order: fact, buyer: fact, product: fact, tracking: fact, delivery: fact });
  const piece = fc.oneof(fc.constantFrom(...answerPlaceholders.map((place) => `{${place}}`)), fact);
  fc.assert(
    fc.property(fc.array(piece), facts, (pieces, known) => {
      const text = pieces.join('');
      expect(listUnfilled(fillAnswer(text, known))).toEqual([]);
    }),
  );
});

test('a value that looks like a place is not filled in once more', () => {
  expect(fillAnswer('{product}', { product: '{order}', order: 'AB-7' })).toBe('{order}');
});

// A form refuses what the server would, and nothing else: both count code points.
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { emptyDraft, toInput } from './draft.ts';

const draft = { ...emptyDraft, title: 'Bamboo stand', countries: ['GB'], pieces: '40' };
const wrongOf = (title: string) => [...toInput({ ...draft, title }, 'USD').wrong];

test.each([
  ['💧'.repeat(limits.sourcingTitleMin), []],
  ['💧'.repeat(limits.sourcingTitleMin - 1), ['title']],
  ['💧'.repeat(limits.sourcingTitleMax), []],
  ['💧'.repeat(limits.sourcingTitleMax + 1), ['title']],
])('a title of emoji is counted as the server counts it: %s', (title, wrong) => {
  expect(wrongOf(title)).toEqual(wrong);
});

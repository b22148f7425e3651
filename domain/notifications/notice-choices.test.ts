import { expect, test } from 'vitest';
import { allChoices, changeChoices, choicesOf } from './notice-choices.ts';

test('who has chosen nothing hears of money and deadlines by every way, of the rest in the app', () => {
  const all = allChoices({});
  expect(all.wallet).toEqual({ app: true, push: true, email: true });
  expect(all.case).toEqual({ app: true, push: true, email: true });
  expect(all.review).toEqual({ app: true, push: false, email: false });
});

test('a choice changes its way only, and may be taken back', () => {
  const kept = changeChoices({}, { order: { email: true } });
  const later = changeChoices(kept, { order: { push: false }, ad: { app: false } });
  expect(later).toEqual({ order: { email: true, push: false }, ad: { app: false } });
  expect(choicesOf(later, 'order')).toEqual({ app: true, push: false, email: true });
  expect(choicesOf(changeChoices(later, { order: { push: true } }), 'order').push).toBe(true);
});

test('what cannot be read is as if nothing were chosen', () => {
  for (const broken of [null, 'x', { order: { pigeon: true } }, { order: 1 }]) {
    expect(allChoices(broken)).toEqual(allChoices({}));
  }
});

import { expect, test } from 'vitest';
import { payouts } from '#locales/en/payouts.ts';
import { wallet } from '#locales/en/wallet.ts';
import { statusWordOf } from './status-word.ts';

const words = { payouts, wallet };

type Entry = Parameters<typeof statusWordOf>[1];

const entry: Entry = {
  type: 'withdrawal',
  status: 'awaiting_review',
  failure_code: null,
  promise_at: '2026-03-03T09:00:00.000Z',
};

test('a withdrawal waits for a review only while somebody has to decide', () => {
  expect(statusWordOf(words, entry)).toBe('Awaiting review');
  expect(statusWordOf(words, { ...entry, promise_at: null })).toBe('Approved');
});

test('a deposit that asks its merchant something is not approved by having no date', () => {
  expect(statusWordOf(words, { ...entry, type: 'deposit', promise_at: null })).toBe('Awaiting review');
});

test('what its merchant took back did not fail', () => {
  const back = { ...entry, status: 'failure', failure_code: 'cancelled', promise_at: null } as const;
  expect(statusWordOf(words, back)).toBe('Cancelled');
});

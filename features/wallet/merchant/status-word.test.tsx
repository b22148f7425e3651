import { expect, test } from 'vitest';
import { payouts } from '#locales/en/payouts.ts';
import { wallet } from '#locales/en/wallet.ts';
import { statusWordOf } from './status-word.ts';

const words = { payouts, wallet };

type Entry = Parameters<typeof statusWordOf>[1];

const entry: Entry = {
  id: '1',
  no: '1',
  type: 'withdrawal',
  kind: 'withdraw',
  direction: 'out',
  amount: '10.00',
  fee: '1.00',
  currency: 'USD',
  status: 'awaiting_review',
  failure_code: null,
  failure_reason: null,
  next_step: null,
  balance_before: '10.00',
  balance_after: '0.00',
  account: 'available',
  counter_account: 'withdrawing',
  ref: { kind: 'withdrawal', id: '1', no: 'W-1-1' },
  created_at: '2026-03-02T09:00:00.000Z',
  done_at: null,
  promise_at: '2026-03-03T09:00:00.000Z',
  entry_hash: '',
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
  expect(statusWordOf(words, back)).toBe('Taken back');
});

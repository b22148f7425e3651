import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, pageOf, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0199a0c0-0000-7000-8000-000000000001';
const time = '2026-01-05T12:00:00.000Z';
const owner = { '/op/me': () => person('owner') };

function item(explanation: object | null) {
  return {
    id,
    place: 'psp:test',
    kind: 'missing_outside',
    subject: 'test_17',
    amount: '-5.00',
    currency: 'USD',
    state: 'open',
    since: time,
    last_seen_at: time,
    explanation,
  };
}

function state(items: readonly object[]) {
  return {
    last_run_at: time,
    places: [
      {
        place: 'psp:test',
        currency: 'USD',
        expected: '100.00',
        actual: '95.00',
        transit: '0.00',
        unmatched: '0.00',
        difference: '-5.00',
        since: time,
      },
    ],
    items,
    incidents: [
      {
        id,
        state: 'open',
        reason: '1 difference(s)',
        opened_at: time,
        closed_at: null,
        items: [
          {
            place: 'psp:test',
            kind: 'missing_outside',
            subject: 'test_17',
            amount: '-5.00',
            currency: 'USD',
            state: 'open',
          },
        ],
      },
    ],
    silent: [{ place: 'psp:card', since: time }],
    paused: { reason: 'difference', since: time },
    suspense: [],
    runs: [{ id, at: time, places: 1, differences: 1, silent: 0 }],
  };
}

test('a difference says where and how much; an explanation needs its document and goes to a second person', async () => {
  const calls = stubLine({
    ...owner,
    '/op/reconciliation/state': () => state([item(null)]),
    '/op/reconciliation/explain': () => ({ state: 'proposed' }),
  });
  openConsole('/reconciliation', 'a-token');
  await screen.findByText('The books have this item, the source doesn’t.');
  expect(screen.getByText(/^Not compared since .*: Provider: card/)).toBeTruthy();
  expect(screen.getByText(/test_17 \(Open\)/)).toBeTruthy();
  expect(screen.getByText(/New payouts have been paused since/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Explain' }));
  fireEvent.change(await screen.findByLabelText('Document'), { target: { value: 'Letter 17' } });
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Write 20 to 1,000 characters.')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/explain'))).toBe(false);
  const note = 'They took a fee and told us late.';
  fireEvent.change(screen.getByLabelText('Where it comes from'), { target: { value: note } });
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/explain'))).toBe(true));
  const sent = calls.find(({ path }) => path.endsWith('/explain'));
  expect(sent?.body).toEqual({ id, act: 'propose', document: 'Letter 17', note });
  expect(sent?.onceKey).toMatch(/.{8}/);
});

test('whoever explained it has no button to confirm it', async () => {
  const said = {
    id,
    document: 'Letter 17',
    note: 'They took a fee and told us late.',
    by: 'Rita',
    confirmed_by: null,
    is_yours: true,
    state: 'proposed',
    at: time,
  };
  stubLine({ ...owner, '/op/reconciliation/state': () => state([item(said)]) });
  openConsole('/reconciliation', 'a-token');
  await screen.findByText('Another person has to confirm it.');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw the proposal' })).toBeTruthy();
});

test('goodwill: what is missing is said at its field, and a full day in words', async () => {
  const fund = { fund: '100.00', currency: 'USD', left_today: '0.00', shop_daily: '200.00' };
  const calls = stubLine({
    ...owner,
    '/op/goodwill/list': () => ({ ...pageOf([]), ...fund }),
    '/op/goodwill/propose': () => refused(203, { reason: 'above_cap', request_id: 'r' }),
  });
  openConsole('/goodwill', 'a-token');
  await screen.findByText('Nothing has been proposed yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Name the shop.')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/propose'))).toBe(false);
  fireEvent.change(screen.getByLabelText('Shop'), { target: { value: 'mara' } });
  fireEvent.change(screen.getByLabelText(/Amount/), { target: { value: '12.50' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A label of ours was wrong.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/exceeds the daily limit/)).toBeTruthy();
  const sent = calls.find(({ path }) => path.endsWith('/propose'));
  expect(sent?.body).toEqual({
    kind: 'give',
    amount: '12.50',
    as: 'balance',
    shop: 'mara',
    reason: 'A label of ours was wrong.',
  });
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0199a0c0-0000-7000-8000-00000000000';
const time = '2026-01-05T12:00:00.000Z';
const line = {
  id: `${id}5`,
  booked_on: '2026-01-05',
  value_on: '2026-01-05',
  amount: '38.50',
  currency: 'USD',
  other_name: 'Somebody Else',
  other_account: 'DE02120300000000202051',
  entry_ref: 'E7',
  text: 'deposit D-9GX2K-4',
};

const listed = {
  id: `9gx2k.${id}1`,
  no: 'D-9GX2K-4',
  shop_id: '9gx2k',
  shop_name: 'Corner Shop',
  channel_id: 'bank',
  state: 'submitted',
  stage: 'line',
  proposed_by: null,
  has_alarm: false,
  amount: '40.00',
  credited_amount: '0.00',
  currency: 'USD',
  pay_amount: '40.00',
  asset: 'USD',
  proofs: 0,
  created_at: time,
  submitted_at: time,
  promise_at: time,
  is_late: false,
};

function file(more: object = {}) {
  return {
    ...listed,
    shop: { level: 'standard', since: time },
    identity: { is_verified: true, legal_name: 'Mara Ellison' },
    is_unasked: false,
    is_test: false,
    hash: null,
    sender_name: 'Mara Ellison',
    note: '',
    question: null,
    answer_until: null,
    reason_code: null,
    reason: null,
    account_number: null,
    address: null,
    bank: { bank_name: 'First Bank', iban: '000123456789', reference: 'D-9GX2K-4' },
    claim: null,
    proof_files: [],
    receipts: [],
    transfers: [],
    lines: [
      {
        ...line,
        why: 'deposit_sender',
        is_named: true,
        is_same_amount: false,
        is_same_sender: false,
        can_match: true,
      },
    ],
    alarm: null,
    steps: [],
    needs_line: true,
    barred: null,
    is_finance: false,
    ...more,
  };
}

const proposed = (isYou: boolean) => ({
  id: `${id}8`,
  state: 'proposed',
  reason: null,
  hash: 'E7',
  amount: '38.50',
  asset: 'USD',
  credited_amount: '0.00',
  unclear_amount: '0.00',
  first: { name: 'Rowan', is_you: isYou },
  returning: null,
  line,
  at: time,
});

const address = `/deposits/9gx2k.${id}1`;
const list = () => ({ list: [listed], next: null, total: 1, total_is_floor: false });
const open = (shown: object, more: Parameters<typeof stubLine>[0] = {}) =>
  stubLine({
    '/op/me': () => person('reviewer'),
    '/op/deposit/detail': () => shown,
    '/op/deposit/list': list,
    ...more,
  });

test('one person proposes a line, with a warning that somebody else sent it', async () => {
  const calls = open(file(), {
    '/op/deposit/decide': () => ({ state: 'submitted', receipt_id: `${id}8`, needs_second: true }),
  });
  openConsole(address, 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'This is it' }));
  await screen.findByText(/Money from other people is usually returned/);
  const [, confirm] = await screen.findAllByRole('button', { name: 'This is it', hidden: true });
  if (confirm !== undefined) fireEvent.click(confirm);
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/deposit/decide')).toBe(true));
  const sent = calls.find(({ path }) => path === '/op/deposit/decide');
  expect(sent?.body).toEqual({ id: listed.id, act: 'propose', line_id: line.id });
  expect(sent?.onceKey).not.toBeNull();
});

test('whoever proposed, and whoever is not of finance, reads whose turn it is and cannot confirm', async () => {
  for (const [isYou, isFinance, says] of [
    [true, true, 'Another person has to take the next step.'],
    [false, false, 'Someone in finance has to take the next step.'],
  ] as const) {
    open(file({ stage: 'second', proposed_by: 'Rowan', receipts: [proposed(isYou)], is_finance: isFinance }));
    openConsole(address, 'a-token');
    await screen.findByText(says);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'This is it' })).toBeNull();
    cleanup();
  }
});

test('finance confirms another person’s proposal, and reads why the server says no', async () => {
  open(file({ stage: 'second', proposed_by: 'Rowan', receipts: [proposed(false)], is_finance: true }), {
    '/op/deposit/decide': () => refused(203, { reason: 'line_used' }),
  });
  openConsole(address, 'a-token');
  await screen.findByText('Proposed by Rowan, waiting for finance', { selector: 'div' });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Confirm', hidden: true });
  if (confirm !== undefined) fireEvent.click(confirm);
  expect(await screen.findByText(/This line is used/)).toBeTruthy();
});

test('whoever let the merchant in may look and not decide', async () => {
  open(file({ barred: 'invited_by_you' }));
  openConsole(address, 'a-token');
  await screen.findByText(/You let this merchant in/);
  expect(screen.queryByRole('button', { name: 'This is it' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
});

test('after a decision the next deposit is the one that followed it, and no key acts behind an open dialog', async () => {
  const three = [1, 2, 3].map((n) => ({ ...listed, id: `9gx2k.${id}${n}`, no: `D-${n}` }));
  let waiting = three;
  const calls = open(file(), {
    '/op/deposit/detail': ({ body }) => file({ id: body['id'] }),
    '/op/deposit/list': () => ({ ...list(), list: waiting, total: waiting.length }),
    '/op/deposit/decide': () => ({ state: 'submitted', receipt_id: `${id}8`, needs_second: true }),
  });
  const details = () =>
    calls.filter(({ path }) => path === '/op/deposit/detail').map(({ body }) => body['id']);
  openConsole(`/deposits/${three[1]?.id}`, 'a-token');
  await screen.findByText('2 of 3');
  fireEvent.click(await screen.findByRole('button', { name: 'This is it' }));
  await screen.findByRole('dialog');
  for (const key of ['d', 'n']) fireEvent.keyDown(document.body, { key });
  expect(document.activeElement?.closest('[data-decide]') ?? null).toBeNull();
  expect(details().at(-1)).toBe(three[1]?.id);
  waiting = three.filter(({ no }) => no !== 'D-2');
  const [, confirm] = await screen.findAllByRole('button', { name: 'This is it', hidden: true });
  if (confirm !== undefined) fireEvent.click(confirm);
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/deposit/decide')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(calls.filter(({ path }) => path === '/op/deposit/list')).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(details().at(-1)).toBe(three[2]?.id));
  await screen.findByText('2 of 2');
  fireEvent.keyDown(document.body, { key: 'P' });
  await waitFor(() => expect(details().at(-1)).toBe(three[0]?.id));
});

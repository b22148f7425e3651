// The wallet's movements as a merchant reads them: one line a document, whose parts sum to it.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { at, idOf, page } from '#testing/merchant/sample.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';
import { walletFlow } from '#features/wallet/contract.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const movement = {
  type: 'withdrawal' as const,
  fee: '0.00',
  currency: 'USD',
  status: 'success' as const,
  failure_code: null,
  failure_reason: null,
  next_step: null,
  promise_at: null,
  balance_before: '16.70',
  balance_after: '0.00',
  ref: { kind: 'withdrawal', id: idOf(9), no: 'W-1-3' },
  created_at: at,
  done_at: at,
  entry_hash: 'c0ffee'.repeat(10),
};
const out = { ...movement, direction: 'out' as const, account: 'withdrawing' as const };
const fee = { ...out, id: '3', no: '3', kind: 'withdraw_fee', amount: '1.00', counter_account: 'payout_fee' };
const sent = {
  ...out,
  id: '2',
  no: '2',
  kind: 'withdraw_sent',
  amount: '15.70',
  counter_account: 'treasury',
};
const asked = {
  ...out,
  id: '1',
  no: '1',
  kind: 'withdraw',
  amount: '16.70',
  account: 'available' as const,
  counter_account: 'withdrawing',
};
const document = {
  kind: 'withdrawal' as const,
  no: 'W-1-3',
  title: null,
  more: 0,
  in: '0.00',
  out: '16.70',
  net: '-16.70',
  asked: '16.70',
  fee: '1.00',
  arrives: '15.70',
  status: 'success' as const,
  failure_code: null,
  failure_reason: null,
  promise_at: null,
  money_in: null,
  picture: null,
  parts: [fee, sent, asked],
};

test('a withdrawal is one line with fee and arrival, and opens into parts that sum to it', async () => {
  const list = [{ ...fee, document }];
  const sums = { in: '0.00', out: '16.70', currency: 'USD' };
  const stub = stubServer([
    answer(walletFlow, { ...page, total: null, next: null, list, sums }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  window.history.replaceState(null, '', '/wallet/flow');
  render(<App />);
  const row = within(await screen.findByRole('list', { name: 'Movements' })).getAllByRole('listitem');
  // The head of its day stands above it.
  expect(row.map(({ textContent: text }) => text)).toHaveLength(2);
  expect(row[1]?.textContent).toContain('-$16.70');
  expect(row[1]?.textContent).toContain('You receive $15.70, fee $1.00');
  expect(stub.asked.find(({ path }) => path.endsWith('/wallet_flow'))?.ask).toMatchObject({
    account: 'all',
    group: 'document',
  });
  fireEvent.click(within(row[1] ?? window.document.body).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
  const parts = within(sheet.getByRole('list', { name: 'Movements' })).getAllByRole('listitem');
  // What only went from one part of the wallet to another has no sign, as it is in no sum.
  expect(parts.map(({ textContent: text }) => /[-+]?\$[\d.]+/.exec(text)?.[0])).toEqual([
    '-$1.00',
    '-$15.70',
    '$16.70',
  ]);
  expect(sheet.getByText('Total').parentElement?.textContent).toBe('Total-$16.70');
  fireEvent.click(within(parts[0] ?? window.document.body).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Movement 3' })).toBeDefined();
});

test('why a withdrawal came back is said in words of its code, and never as the server noted it', async () => {
  const failed = {
    status: 'failure' as const,
    failure_code: 'returned',
    failure_reason: 'The bank sent it back.',
  };
  const back = { ...document, ...failed, in: '16.70', net: '0.00', fee: null, arrives: null };
  const sums = { in: '16.70', out: '16.70', currency: 'USD' };
  const list = [{ ...sent, ...failed, document: back }];
  const stub = stubServer([
    answer(walletFlow, { ...page, total: null, next: null, list, sums }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  window.history.replaceState(null, '', '/wallet/flow');
  render(<App />);
  const said = /The receiving bank or network returned it\. The amount and its fee are available again\./;
  const row = (await screen.findByText(said)).closest('button');
  fireEvent.click(row ?? window.document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
  expect(sheet.getByText(said)).toBeDefined();
  expect(screen.queryByText('The bank sent it back.')).toBeNull();
});

test('a deposit that failed is struck through without a sign, with its reason: nothing came in', async () => {
  const reason = 'No transfer with this reference has arrived.';
  const failed = { status: 'failure' as const, failure_code: 'not_found', failure_reason: reason };
  const empty = { in: '0.00', out: '0.00', net: '0.00', fee: null, arrives: null, parts: [] };
  const lost = { ...document, ...empty, ...failed, kind: 'deposit' as const, no: 'D-1-1', asked: '20.00' };
  const row = { ...movement, ...failed, type: 'deposit' as const, amount: '20.00', document: lost };
  const sums = { in: '0.00', out: '0.00', currency: 'USD' };
  const list = [{ ...asked, ...row, kind: 'deposit', direction: 'in' as const }];
  const stub = stubServer([
    answer(walletFlow, { ...page, total: null, next: null, list, sums }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  window.history.replaceState(null, '', '/wallet/flow');
  render(<App />);
  const [, line] = within(await screen.findByRole('list', { name: 'Movements' })).getAllByRole('listitem');
  expect(line?.textContent).toContain(reason);
  const amount = within(line ?? window.document.body).getByText('$20.00');
  expect(line?.textContent).not.toContain('+');
  expect(amount.closest('.line-through')).not.toBeNull();
});

test('movements stand under their days with what was sold, and a press says what was left after', async () => {
  const picture = { url: '/pictures/mug.svg', alt: 'Mug' };
  const sale = {
    ...document,
    kind: 'sale' as const,
    title: 'Mug',
    picture,
    net: '9.00',
    in: '9.00',
    out: '0.00',
  };
  const on = (id: string, created_at: string, what: typeof document | typeof sale) => ({
    ...asked,
    id,
    created_at,
    balance_after: '123.45',
    document: { ...what, parts: [asked, fee] },
  });
  const list = [
    on('21', '2026-03-03T12:00:00.000Z', sale),
    on('22', '2026-03-03T11:00:00.000Z', document),
    on('23', '2026-03-01T12:00:00.000Z', document),
  ];
  const sums = { in: '9.00', out: '33.40', currency: 'USD' };
  const stub = stubServer([
    answer(walletFlow, { ...page, total: null, next: null, list, sums }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  window.history.replaceState(null, '', '/wallet/flow');
  render(<App />);
  const rows = within(await screen.findByRole('list', { name: 'Movements' })).getAllByRole('listitem');
  expect(rows.map(({ textContent: text }) => /Mar \d|Mug|Withdrawal/.exec(text)?.[0])).toEqual([
    'Mar 3',
    'Mug',
    'Withdrawal',
    'Mar 1',
    'Withdrawal',
  ]);
  expect(rows[1]?.querySelector('img')?.getAttribute('src')).toBe('/pictures/mug.svg');
  expect(rows[2]?.querySelector('img')).toBeNull();
  fireEvent.click(within(rows[1] ?? window.document.body).getByRole('button'));
  const sheet = await screen.findByRole('dialog', { name: 'Mug' });
  expect(sheet.textContent).toContain('After · Available$123.45');
});

test('the filters of the movements stand behind one button, which says how many are on, and in the address', async () => {
  const sums = { in: '0.00', out: '16.70', currency: 'USD' };
  const list = [{ ...fee, document }];
  const stub = stubServer([
    answer(walletFlow, { ...page, total: null, next: null, list, sums }),
    ...shopEnv(),
  ]);
  vi.stubGlobal('fetch', stub.fetch);
  window.history.replaceState(null, '', '/wallet/flow');
  render(<App />);
  await screen.findByRole('list', { name: 'Movements' });
  expect(screen.queryByLabelText('Kind')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.change(sheet.getByLabelText('Kind'), { target: { value: 'withdrawal' } });
  await screen.findByRole('button', { name: '1 filter', hidden: true });
  expect(window.location.search).toBe('?type=withdrawal');
  expect(stub.asked.findLast(({ path }) => path.endsWith('/wallet_flow'))?.ask).toMatchObject({
    type: 'withdrawal',
  });
});

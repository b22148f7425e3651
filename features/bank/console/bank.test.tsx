import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, pageOf, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0199a0c0-0000-7000-8000-00000000000';
const time = '2026-01-05T12:00:00.000Z';

function line(more: object = {}) {
  return {
    id: `${id}1`,
    booked_on: '2026-01-04',
    value_on: '2026-01-05',
    account: '•••• 3000',
    direction: 'credit',
    amount: '24.60',
    currency: 'EUR',
    other_name: 'Anna Berger',
    other_account: 'DE02120300000000202051',
    other_bic: '',
    entry_ref: 'B77',
    text: 'order of Anna',
    why: 'no_reference',
    reference: null,
    missing: null,
    suggestions: [
      {
        reference: 'SL-7K3M-9QXD',
        amount: '24.60',
        missing: '24.60',
        currency: 'EUR',
        buyer: 'A. Berger',
        until: time,
        why: ['amount', 'name'],
      },
    ],
    proposal: null,
    ...more,
  };
}

function proposal(isYours: boolean) {
  return {
    id: `${id}9`,
    act: 'match',
    target: 'SL-7K3M-9QXD',
    to_name: '',
    to_account: '',
    to_bic: '',
    note: 'She called us.',
    by: 'Rita',
    is_yours: isYours,
    at: time,
  };
}

const owner = { '/op/me': () => person('owner') };

test('a line says why it waits and what it may be for; a suggestion becomes a proposal with a reason', async () => {
  const calls = stubLine({
    ...owner,
    '/op/bank/open/list': () => pageOf([line()]),
    '/op/bank/open/decide': () => ({ state: 'open', decision_id: `${id}9`, needs_second: true }),
  });
  openConsole('/bank', 'a-token');
  await screen.findByText('€24.60 from Anna Berger');
  expect(screen.getByText('It has no reference.')).toBeTruthy();
  expect(screen.getByText('similar name')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Propose SL-7K3M-9QXD' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Write 10 to 300 characters.')).toBeTruthy();
  expect(calls.some(({ path }) => path === '/op/bank/open/decide')).toBe(false);
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'The name is hers.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/bank/open/decide')).toBe(true));
  const sent = calls.find(({ path }) => path === '/op/bank/open/decide');
  expect(sent?.body).toEqual({
    id: `${id}1`,
    act: 'match',
    reference: 'SL-7K3M-9QXD',
    note: 'The name is hers.',
  });
  expect(sent?.onceKey).toMatch(/.{8}/);
});

test('whoever proposed cannot confirm; another person can, and the server’s no is told', async () => {
  let isYours = true;
  stubLine({
    ...owner,
    '/op/bank/open/list': () => pageOf([line({ proposal: proposal(isYours) })]),
    '/op/bank/open/decide': () => refused(203, { reason: 'paid_before', request_id: 'r' }),
  });
  openConsole('/bank', 'a-token');
  await screen.findByText('Another person has to confirm it.');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  cleanup();
  isYours = false;
  openConsole('/bank', 'a-token');
  await screen.findByText('Proposed: part of SL-7K3M-9QXD');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(
    Array.from(dialog.querySelectorAll('button')).find((one) => one.textContent === 'Confirm') ?? dialog,
  );
  expect(await screen.findByText('This payment is already complete. Return the money.')).toBeTruthy();
});

test('the catalogue’s people have no bank', async () => {
  stubLine({ '/op/me': () => person('catalogue') });
  openConsole('/bank', 'a-token');
  await screen.findByText('This page does not exist');
  expect(screen.queryByRole('link', { name: 'Bank' })).toBeNull();
});

test('money without an account cannot stand on a list, and says so', async () => {
  const row = {
    id: `${id}2`,
    code: 'SR-1234-5678',
    kind: 'refund',
    state: 'waiting',
    amount: '9.00',
    currency: 'EUR',
    to_name: 'Anna',
    to_account: '',
    to_bic: '',
    named_by: 'nobody',
    reference: 'SL-7K3M-9QXD',
    batch_id: null,
    created_at: time,
    exported_at: null,
    paid_at: null,
    proposal: null,
  };
  stubLine({
    ...owner,
    '/op/bank/return/list': () => ({ counts: { waiting: 1, unnamed: 1, exported: 0 }, ...pageOf([row]) }),
  });
  openConsole('/bank/returns', 'a-token');
  await screen.findByText('SR-1234-5678');
  expect(screen.getByText('1 of these has no known account yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create a file to send' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change the account of SR-1234-5678' })).toBeTruthy();
});

/** Requests of the page, answered by the test when it is ready to. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: unknown;

  open(): void {
    FakeRequest.last = this;
  }

  setRequestHeader(): void {}

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  answer(code: number, data: object): void {
    this.status = 200;
    this.responseText = JSON.stringify({ code, msg: 'said', data });
    this.dispatchEvent(new Event('load'));
  }
}

const report = {
  dry_run: true,
  format: 'csv',
  accounts: ['•••• 6789'],
  from: '2026-01-04',
  to: '2026-01-04',
  known_since: null,
  import_id: null,
  needs_release: true,
  lines: 2,
  added: 2,
  known: 0,
  skipped: 0,
  refused: 1,
  matched: 1,
  waiting: 1,
  deposit: 0,
  returning: 0,
  settled: 0,
  other: 0,
  paid: 1,
  credits: [{ amount: '30.00', currency: 'USD', count: 2 }],
  debits: [],
  columns: [{ column: 'Date', field: 'booked' }],
  errors: [{ line: 4, column: 'Amount', reason: 'bad_amount' }],
};

const account = { account: '123456789', currency: 'USD', bank: 'Other Bank' };

test('a file that could mean two things asks which, then shows what it would do before it does it', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const accounts = [account];
  stubLine({ ...owner, '/op/bank/statement/list': () => ({ accounts, ...pageOf([]), to_release: [] }) });
  openConsole('/bank/statements', 'a-token');
  const file = new File(['Date,Amount\n04/03/2026,1.00\n'], 'march.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Statement'), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(FakeRequest.last).toBeDefined());
  act(() => FakeRequest.last?.answer(405, { field: 'date_order', reason: 'ambiguous_date', column: 'Date' }));
  await screen.findByText('The dates in “Date” are ambiguous. Choose the date order.');
  fireEvent.click(screen.getByLabelText('Day first (31/12)'));
  const before = FakeRequest.last;
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(FakeRequest.last).not.toBe(before));
  const { sent } = FakeRequest.last ?? {};
  expect(sent instanceof FormData ? [sent.get('date_order'), sent.get('dry_run')] : []).toEqual([
    'dmy',
    'true',
  ]);
  act(() => FakeRequest.last?.answer(200, report));
  await screen.findByText('What this file would do');
  expect(screen.getByText('$30.00 in 2 lines')).toBeTruthy();
  expect(screen.getByText('Not an amount of this currency.')).toBeTruthy();
  const look = FakeRequest.last;
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 lines' }));
  await waitFor(() => expect(FakeRequest.last).not.toBe(look));
  act(() => FakeRequest.last?.answer(200, { ...report, dry_run: false }));
  await screen.findByText('Imported');
  expect(screen.getByRole('link', { name: 'Needs a decision' })).toBeTruthy();
});

test('a file that waits shows what it would credit; whoever brought it cannot release it, another person can', async () => {
  const file = (isYours: boolean) => ({
    id: `${id}5`,
    name: 'march.sta',
    from: '2026-03-02',
    to: '2026-03-02',
    added: 1,
    by: 'Fiona',
    is_yours: isYours,
    at: '2026-03-02T10:00:00.000Z',
  });
  const lines = (isYours: boolean) => ({
    ...file(isYours),
    credited: [{ amount: '10.00', currency: 'USD', count: 1 }],
    is_continued: false,
    balances: [],
    lines: [],
    lines_total: 0,
  });
  const stub = (isYours: boolean) =>
    stubLine({
      ...owner,
      '/op/bank/statement/list': () => ({ accounts: [account], ...pageOf([]), to_release: [file(isYours)] }),
      '/op/bank/statement/lines': () => lines(isYours),
      '/op/bank/statement/decide': () => refused(203, { reason: 'decided', request_id: 'r' }),
    });
  stub(true);
  openConsole('/bank/statements', 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'See what it would credit' }));
  await screen.findByText('You uploaded this file. Another person has to release it; you can withdraw it.');
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  cleanup();
  const calls = stub(false);
  openConsole('/bank/statements', 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'See what it would credit' }));
  expect(await screen.findByText('$10.00 in 1 line')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/bank/statement/decide')).toBe(true));
  expect(calls.find(({ path }) => path === '/op/bank/statement/decide')?.body).toMatchObject({
    act: 'release',
  });
});

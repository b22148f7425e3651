// The screen of a file: what is chosen is read at once, nothing is written before it was seen, and each failure says why.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { listShowcase } from '#features/showcase/contract.ts';
import { exportShowcase, writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { idOf, page } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import { stubUploads } from '#ui/testing/stub-upload.ts';

const limit = {
  goods_limit: 100,
  listed: 3,
  rows: 5,
  rows_max: 200,
  delete_daily: 20,
  deleted_today: 1,
  resets_at: '2099-03-02T10:30:00.000Z',
};
const preview = {
  id: idOf(7),
  format: 'own',
  rows: 4,
  passed: 0,
  added: 1,
  priced: 1,
  listed: 0,
  delisted: 0,
  unchanged: 0,
  refused: 2,
  errors: [
    { line: 3, code: 'G-9', reason: 'unknown_code', floor_price: null },
    { line: 5, code: 'G-2', reason: 'below_break_even', floor_price: '10.52' },
  ],
  changes: [
    {
      line: 2,
      goods_id: idOf(1),
      code: 'G-1',
      title: 'Mug 1',
      before: '20.00',
      after: '24.50',
      profit: '13.28',
      status_before: 'listed',
      status_after: 'listed',
    },
    {
      line: 4,
      goods_id: idOf(2),
      code: 'G-3',
      title: 'Mug 3',
      before: null,
      after: '26.00',
      profit: '14.70',
      status_before: null,
      status_after: 'listed',
    },
  ],
  written_before: null,
  currency: 'USD',
};

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', '/goodsList/file');
  render(<App />);
  return (name: string) => asked.filter(({ path: at }) => at.endsWith(name)).map(({ ask }) => ask);
}

async function choose(name = 'prices.csv', text = 'code,price\nG-1,24.50') {
  await screen.findByRole('button', { name: /^Choose/ });
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no file field');
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
}

const shelf = { ...page, list: [], limit, undo: null };

test('a file is read, looked at with its wrong rows, and applied without them', async () => {
  const sent = stubUploads();
  const counts = { added: 1, priced: 1, listed: 0, delisted: 0 };
  const until = '2099-03-02T10:30:00.000Z';
  const done = { ...counts, undo_token: idOf(9), undo_until: until, limit };
  const asked = open(answer(listShowcase, shelf), answer(writeShowcaseFile, done));
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByText('Reading prices.csv')).toBeDefined();
  act(() => sent[0]?.answer({ code: 200, msg: 'ok', data: preview }));
  await screen.findByRole('heading', { name: 'What this file changes' });
  expect(screen.getByText('The warehouse has no product with this code.')).toBeDefined();
  expect(screen.getByText('Below your break-even price of $10.52.')).toBeDefined();
  expect(screen.getByText('Line 3 · G-9')).toBeDefined();
  expect(asked('file/write')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
  await screen.findByText('File applied');
  expect(asked('file/write')).toEqual([{ id: preview.id, write: 'good' }]);
});

test('applying none drops it, and the screen takes another file', async () => {
  const sent = stubUploads();
  const none = { added: 0, priced: 0, listed: 0, delisted: 0, undo_token: null, undo_until: null, limit };
  const asked = open(answer(listShowcase, shelf), answer(writeShowcaseFile, none));
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer({ code: 200, msg: 'ok', data: preview }));
  fireEvent.click(await screen.findByRole('button', { name: 'Apply none' }));
  await screen.findByText('Nothing was changed');
  expect(asked('file/write')).toEqual([{ id: preview.id, write: 'none' }]);
  await screen.findByRole('button', { name: 'Choose a CSV file' });
});

test('what changed meanwhile is said, and the same file is read again', async () => {
  const sent = stubUploads();
  open(answer(listShowcase, shelf), refusal(writeShowcaseFile, 'staleVersion', { reason: 'stale', ids: [] }));
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer({ code: 200, msg: 'ok', data: preview }));
  fireEvent.click(await screen.findByRole('button', { name: 'Apply 2 changes' }));
  await screen.findByText(/Nothing was applied; read the file again/);
  fireEvent.click(screen.getByRole('button', { name: 'Read the file again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a file that cannot be read says its line and why; a lost connection can be tried again', async () => {
  const sent = stubUploads();
  open(answer(listShowcase, shelf));
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  const data = { field: 'file', reason: 'not_csv', line: 12 };
  act(() => sent[0]?.answer({ code: 405, msg: 'no', data }));
  await screen.findByText(/Line 12: This can’t be read as CSV/);
  fireEvent.click(screen.getByRole('button', { name: 'Read the file again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => sent[1]?.lose());
  await screen.findByRole('button', { name: 'Try again' });
});

test('a spreadsheet that is no CSV, and an empty file, are refused before they are sent', async () => {
  const sent = stubUploads();
  open(answer(listShowcase, shelf));
  await choose('prices.xlsx');
  await screen.findByText(/This isn’t a CSV file/);
  await choose('prices.csv', '');
  await screen.findByText('The file is empty.');
  expect(sent).toEqual([]);
});

test('the showcase is saved under the name that the server gives', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  open(
    answer(listShowcase, shelf),
    answer(exportShowcase, { file_name: 'showcase-2026-03-02.csv', rows: 3, csv: 'code\r\n' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('3 products saved');
  expect(saved).toEqual(['showcase-2026-03-02.csv']);
});

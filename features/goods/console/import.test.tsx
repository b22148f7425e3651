import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConsole, person, stubLine } from '#testing/console.tsx';

/** Requests of the page, answered by the test when it is ready to. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  url = '';
  sent: unknown;
  status = 0;
  responseText = '';
  isAborted = false;

  open(_method: string, url: string): void {
    this.url = url;
    FakeRequest.all.push(this);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  answer(report: object): void {
    this.status = 200;
    this.responseText = JSON.stringify({ code: 200, msg: 'ok', data: report });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = {
  rows: 4,
  added: 2,
  changed: 1,
  unchanged: 0,
  announced: 0,
  refused: 1,
  errors: [{ line: 3, code: 'G-2', field: 'cost', reason: 'bad_amount' }],
  dry_run: true,
};
const file = new File(['code,title\nG-1,Mug\n'], 'autumn.csv', { type: 'text/csv' });

async function chooseFile(chosen: File): Promise<void> {
  stubLine({ '/op/me': () => person('catalogue') });
  openConsole('/goods/import', 'a-token');
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [chosen] } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
}

function request(index: number): FakeRequest {
  const found = FakeRequest.all[index];
  if (found === undefined) throw new Error(`there is no request ${index}`);
  return found;
}

test('the check shows each refused row, and the second step sends the same file', async () => {
  await chooseFile(file);
  const check = request(0);
  expect(check.url).toBe('/api/op/goods/import?dry_run=true');
  expect(check.headers.get('Authorization')).toBe('a-token');
  expect(check.headers.get('Content-Type')).toBe('text/csv');
  expect(check.sent).toBe(file);
  act(() => check.answer(report));

  await screen.findByText('What this file would do');
  const row = screen.getByText('G-2').closest('tr');
  expect(row?.textContent).toContain('3');
  expect(row?.textContent).toContain('cost');
  expect(row?.textContent).toContain('Not an amount above zero');
  expect(FakeRequest.all).toHaveLength(1);

  fireEvent.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  const second = request(1);
  expect(second.url).toBe('/api/op/goods/import');
  expect(second.sent).toBe(file);
  act(() => second.answer({ ...report, dry_run: false }));
  await screen.findByRole('heading', { name: 'Imported' });
});

test('a check on its way shows how much is sent and can be cancelled', async () => {
  await chooseFile(file);
  const check = request(0);
  act(() => {
    check.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: file.size / 2 }));
  });
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(file.size / 2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Cancelled. Nothing was written.');
  expect(check.isAborted).toBe(true);
});

test('a file that the server cannot read is refused with its line and column', async () => {
  await chooseFile(file);
  const check = request(0);
  check.responseText = JSON.stringify({
    code: 405,
    msg: 'Please check cost.',
    data: { field: 'cost', reason: 'missing_column', line: 1 },
  });
  act(() => {
    check.dispatchEvent(new Event('load'));
  });
  expect(await screen.findByText('Line 1, column cost: The header has no such column.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a table of another program is refused before anything is sent', async () => {
  await chooseFile(new File(['x'], 'goods.xlsx'));
  expect(await screen.findByText(/This is not a CSV file/)).toBeTruthy();
  expect(FakeRequest.all).toEqual([]);
});

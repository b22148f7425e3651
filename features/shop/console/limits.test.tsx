// Limits as the people of the console read and type them.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const commission = {
  key: 'commission_bps.merchant',
  kind: 'commission_bps',
  level: 'merchant',
  value: 450,
  made_with: 450,
  floor: 0,
  ceiling: 1_000,
  worse: 'up',
  notice_days: 15,
  announced: null,
};

test('a commission is read and typed in percent, and sent in hundredths of it', async () => {
  const calls = stubLine({
    '/op/me': () => person('owner'),
    '/op/limit/list': () => ({ list: [commission] }),
    '/op/limit/history': () => ({ list: [], page: 1, page_size: 20, total: 0, has_more: false }),
    '/op/limit/change': () => ({}),
  });
  openConsole('/limits', 'token');
  const row = within((await screen.findByText('Commission')).closest('tr') ?? document.body);
  expect(row.getByText('4.5%')).toBeDefined();
  fireEvent.click(row.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Value in percent', { exact: false });
  expect(field.value).toBe('4.50');
  expect(dialog.getByText('From 0% to 10%')).toBeDefined();
  fireEvent.change(field, { target: { value: '5,25' } });
  fireEvent.change(dialog.getByLabelText('Why', { exact: false }), {
    target: { value: 'The carriers have become dearer for everybody this year.' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  const sent = () => calls.find(({ path }) => path === '/op/limit/change');
  await waitFor(() => expect(sent()?.body).toMatchObject({ key: commission.key, value: 525 }));
});

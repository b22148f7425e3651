import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const good = {
  id: '0195c0de-0000-7000-8000-000000000001',
  code: 'MUG-1',
  title: 'Mug',
  image: null,
  stock: 20,
  reserved: 3,
  cost: '5.00',
  announced: null,
};
const result = { line: 1, code: 'MUG-1', ok: true, stock: null, cost: null, reason: null, least: null };

function openStock(answers: Parameters<typeof stubLine>[0], path: string) {
  const calls = stubLine({
    '/op/me': () => refused(409),
    '/sup/me': () => person('supplier'),
    '/sup/stock/list': () => ({ list: [good], currency: 'USD', page: 1, has_more: false }),
    ...answers,
  });
  openConsole(path, 'a-token');
  return calls;
}

test('what was refused stays typed, with what buyers hold', async () => {
  const calls = openStock(
    {
      '/sup/api/stock': ({ body }) => {
        const isLow = JSON.stringify(body).includes('"stock":2');
        const row = { ...result, ok: !isLow, change: isLow ? null : 'changed' };
        const why = isLow ? { reason: 'below_reserved', least: '3' } : {};
        return { applied: !isLow, currency: 'USD', results: [{ ...row, ...why }] };
      },
    },
    '/stock',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Change MUG-1' }));
  const field = screen.getByLabelText<HTMLInputElement>('Units on the shelf');
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Buyers have reserved 3 of them: the stock cannot be lower.');
  expect(field.value).toBe('2');
  fireEvent.change(field, { target: { value: '4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Units on the shelf')).toBeNull());
  const sent = calls.filter(({ path }) => path === '/sup/api/stock').map(({ body }) => body['rows']);
  expect(sent.at(-1)).toEqual([{ code: 'MUG-1', stock: 4, cost: '5.00' }]);
});

test('a file is taken only after it was checked and every row is right', async () => {
  const calls = openStock(
    {
      '/sup/stock/file': ({ body }) => ({
        applied: body['preview'] === false,
        currency: 'USD',
        results: [{ ...result, change: 'changed', stock: { before: 20, after: 7 } }],
      }),
    },
    '/stock/file',
  );
  const file = new File(['code,stock\nMUG-1,7\n'], 'stock.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByText('Stock 20 → 7');
  const asked = () =>
    calls.filter(({ path }) => path === '/sup/stock/file').map(({ body }) => body['preview']);
  expect(asked()).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await screen.findByText('Saved.');
  expect(asked()).toEqual([true, false]);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, person, refused, returnCase, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

test('inspecting asks twice before the buyer is refunded, and a retry carries the same key', async () => {
  let tries = 0;
  const calls = stubLine({
    '/op/me': () => refused(409),
    '/sup/me': () => person('supplier'),
    '/sup/case/list': () => pageOf(tries < 2 ? [returnCase('awaiting_return')] : []),
    '/sup/case/inspect': ({ body }) => {
      tries += 1;
      if (tries === 1) return new TypeError('the line broke');
      return { case_id: body['case_id'], state: 'refunding', refunded: '24.60', currency: 'USD' };
    },
  });
  const inspections = () => calls.filter(({ path }) => path === '/sup/case/inspect');
  openConsole('/returns', 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Inspect the return of order S-7' }));

  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Choose whether the products go back to stock.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('No, they stay out'));
  fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: ' cracked ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Refund the buyer now?');
  expect(screen.getByText('The products do not go back to stock.')).toBeTruthy();
  expect(inspections()).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Refund the buyer' }));
  await screen.findByText(/No connection/);
  fireEvent.click(screen.getByRole('button', { name: 'Refund the buyer' }));
  await waitFor(() => expect(screen.queryByText('Refund the buyer now?')).toBeNull());

  const [first, second] = inspections();
  expect(first?.body).toEqual({ case_id: returnCase('refunding').id, restock: false, note: 'cracked' });
  expect(second?.body).toEqual(first?.body);
  expect(first?.onceKey).toMatch(/^[\w-]{8,}$/);
  expect(second?.onceKey).toBe(first?.onceKey);
  await screen.findByText('No returns to inspect. They appear here once a return is approved.');
});

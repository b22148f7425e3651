import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, parcel, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const supplier = { '/op/me': () => refused(409), '/sup/me': () => person('supplier') };

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

test('labelled rows leave, failed ones stay selected with their reason and what was typed', async () => {
  let open = [parcel(1), parcel(2), parcel(3)];
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: { to_ship: open.length }, ...pageOf(open) }),
    '/sup/parcel/label': () => {
      open = [parcel(2), parcel(3)];
      return {
        results: [
          { id: 'order-1:1', ok: true, code: 200, reason: null },
          { id: 'order-2:1', ok: false, code: 203, reason: 'tracking_used' },
        ],
      };
    },
  });
  openConsole('/dispatch', 'a-token');
  await screen.findByText('Order S-1');
  type('Carrier of order S-1', 'Post');
  type('Tracking number of order S-1', 'TRK 0001');
  fireEvent.click(screen.getByLabelText('Select parcel S-2'));
  expect(valueOf('Carrier of order S-2')).toBe('Post');

  fireEvent.click(screen.getByRole('button', { name: 'Label 2 parcels' }));
  expect(await screen.findByText('4 to 40 characters A–Z, digits or hyphens.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Tracking number of order S-2')),
  );
  expect(calls.some(({ path }) => path === '/sup/parcel/label')).toBe(false);

  type('Tracking number of order S-2', 'TRK0002');
  fireEvent.click(screen.getByRole('button', { name: 'Label 2 parcels' }));
  await waitFor(() => expect(screen.queryByText('Order S-1')).toBeNull());
  expect(calls.find(({ path }) => path === '/sup/parcel/label')?.body).toEqual({
    parcels: [
      { id: 'order-1:1', carrier: 'post', tracking: 'TRK0001' },
      { id: 'order-2:1', carrier: 'post', tracking: 'TRK0002' },
    ],
  });
  expect(screen.getByText('Not labelled: this tracking number belongs to another parcel.')).toBeTruthy();
  expect(screen.getByText('1 parcel was not labelled and stays selected.')).toBeTruthy();
  expect(valueOf('Tracking number of order S-2')).toBe('TRK0002');
  expect(screen.getByRole('button', { name: 'Label 1 parcel' })).toBeTruthy();
});

test('Shift selects the parcels from the one that was pressed before', async () => {
  const list = [parcel(6), parcel(7), parcel(8), parcel(9)];
  stubLine({ ...supplier, '/sup/parcel/list': () => ({ counts: {}, ...pageOf(list) }) });
  openConsole('/dispatch', 'a-token');
  fireEvent.click(await screen.findByLabelText('Select parcel S-9'));
  fireEvent.click(screen.getByLabelText('Select parcel S-7'), { shiftKey: true });
  const isOn = (n: number) => screen.getByLabelText<HTMLInputElement>(`Select parcel S-${n}`).checked;
  expect([6, 7, 8, 9].map(isOn)).toEqual([false, true, true, true]);
});

test('Enter goes to the next empty field and at the end to the button', async () => {
  stubLine({ ...supplier, '/sup/parcel/list': () => ({ counts: {}, ...pageOf([parcel(4), parcel(5)]) }) });
  openConsole('/dispatch', 'a-token');
  await screen.findByText('Order S-4');
  const enter = () => {
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: 'Enter' });
  };
  screen.getByLabelText('Carrier of order S-4').focus();
  type('Carrier of order S-4', 'post');
  enter();
  expect(document.activeElement).toBe(screen.getByLabelText('Tracking number of order S-4'));
  type('Tracking number of order S-4', 'TRK4');
  enter();
  expect(document.activeElement).toBe(screen.getByLabelText('Carrier of order S-5'));
  type('Carrier of order S-5', 'post');
  type('Tracking number of order S-5', 'TRK5');
  enter();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Label 2 parcels' }));
});

test('nothing here ships or delivers; cancelling wants a reason and keeps its key over a retry', async () => {
  let tries = 0;
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: {}, ...pageOf([parcel(6)]) }),
    '/sup/parcel/cancel': () => {
      tries += 1;
      return tries === 1 ? new TypeError('the line broke') : { ok: true, status: 'cancelled' };
    },
  });
  openConsole('/dispatch', 'a-token');
  await screen.findByText('Order S-6');
  expect(screen.getByText(/an order counts as shipped at the carrier’s first scan/)).toBeTruthy();
  const acts = screen.getAllByRole('button').filter((button) => !button.hasAttribute('aria-pressed'));
  expect(acts.filter(({ textContent }) => /ship|deliver|scan/i.test(textContent ?? ''))).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Can’t supply order S-6' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('3 to 300 characters.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Broken in our store' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText(/No connection/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText('The order is cancelled and the buyer is refunded.');
  const keys = calls.filter(({ path }) => path === '/sup/parcel/cancel').map(({ onceKey }) => onceKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(keys[1]).toBe(keys[0]);
});

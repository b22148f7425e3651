import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  await screen.findByRole('button', { name: 'S-1.1' });
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
  await waitFor(() => expect(screen.queryByRole('button', { name: 'S-1.1' })).toBeNull());
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

test('Enter goes to the next empty field and at the end to the button', async () => {
  stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: {}, ...pageOf([parcel(4), parcel(5)]) }),
  });
  openConsole('/dispatch', 'a-token');
  await screen.findByRole('button', { name: 'S-4.1' });
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
  await screen.findByRole('button', { name: 'S-6.1' });
  expect(screen.getByText(/an order counts as shipped at the carrier’s first scan/)).toBeTruthy();
  const acts = screen.getAllByRole('button').filter((button) => !button.hasAttribute('aria-pressed'));
  expect(acts.filter(({ textContent }) => /ship|deliver|scan/i.test(textContent ?? ''))).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'S-6.1' }));
  expect(within(screen.getByRole('dialog')).getByText('Road 1')).toBeTruthy();
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

test('forty parcels are forty rows of one line, each with its state, its clock and its label', async () => {
  const list = Array.from({ length: 40 }, (_, at) => parcel(at + 1));
  const [first, second, third, fourth] = list;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error();
  first.picked_at = first.created_at;
  second.cancel_asked = true;
  third.held = 'no_acceptance';
  fourth.lines.push({ code: 'G-2', title: 'Saucer', image: null, qty: 1 });
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({
      counts: { to_ship: 40, delivered: 1_000 },
      floors: ['delivered'],
      ...pageOf(list),
    }),
  });
  openConsole('/dispatch', 'a-token');
  const table = within(await screen.findByRole('table', { name: 'Parcels' }));
  const chips = within(screen.getByRole('group', { name: 'Status of parcels' }));
  expect(chips.getByText('40')).toBeTruthy();
  expect(chips.getByText('1000+')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/sup/parcel/list')?.body).toMatchObject({
    state: 'to_ship',
    page_size: 40,
  });
  const [, ...rows] = table.getAllByRole('row');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select all',
    'Parcel',
    'Products',
    'Deliver to',
    'Ship by',
    'Status',
    'Carrier · Tracking number',
  ]);
  expect(rows).toHaveLength(40);
  for (const row of rows) expect(row.className).toContain('xl:h-8.75');
  const textOf = (at: number) => rows[at]?.textContent;
  expect(textOf(0)).toMatch(/^S-1\.1.*2 ×Mug.*Hamburg, Germany.*Late by \d+ days.*Picked$/);
  expect(textOf(1)).toContain('The buyer wants to cancel');
  expect(textOf(2)).toContain('Held for review');
  expect(textOf(3)).toMatch(/Mug\+1.*To ship$/);
  // A row opens what it has no room for; its controls keep what they do.
  fireEvent.click(screen.getByLabelText('Carrier of order S-4'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByText('+1'));
  const sheet = within(screen.getByRole('dialog', { name: 'Order S-4' }));
  expect(sheet.getByText('Saucer')).toBeTruthy();
});

test('Shift selects from the box pressed before to this one, and takes a range off the same way', async () => {
  const list = [1, 2, 3, 4, 5].map(parcel);
  stubLine({ ...supplier, '/sup/parcel/list': () => ({ counts: {}, ...pageOf(list) }) });
  openConsole('/dispatch', 'a-token');
  const box = (n: number) => screen.getByLabelText<HTMLInputElement>(`Select parcel S-${n}`);
  const on = () => list.flatMap((_, at) => (box(at + 1).checked ? [at + 1] : []));
  await screen.findByLabelText('Select parcel S-1');
  fireEvent.click(screen.getByLabelText('Select all'));
  fireEvent.click(screen.getByLabelText('Select all'));
  expect(on()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Labels' })).toBeNull();
  fireEvent.click(box(4));
  fireEvent.click(box(2), { shiftKey: true });
  expect(on()).toEqual([2, 3, 4]);
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Label 3 parcels' })).toBeTruthy();
  fireEvent.click(box(3), { shiftKey: true });
  expect(on()).toEqual([4]);
  fireEvent.click(box(1));
  expect(on()).toEqual([1, 4]);
  fireEvent.click(screen.getByLabelText('Select all'));
  expect(on()).toEqual([1, 2, 3, 4, 5]);
});

test('an order number that is searched for is a token that takes it off again', async () => {
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: {}, ...pageOf([parcel(7)]) }),
  });
  const asked = () => calls.filter(({ path }) => path === '/sup/parcel/list').map(({ body }) => body);
  openConsole('/dispatch', 'a-token');
  fireEvent.change(await screen.findByLabelText('Search by order number'), { target: { value: ' S-7 ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('Order number: S-7')).toBeTruthy();
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ q: 'S-7' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Order number: S-7' }));
  expect(screen.queryByText('Order number: S-7')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Search by order number'));
});

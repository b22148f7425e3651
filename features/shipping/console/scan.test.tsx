import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, parcel, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const supplier = { '/op/me': () => refused(409), '/sup/me': () => person('supplier') };
const time = '2026-01-05T12:00:00.000Z';

/** As a hand scanner does: types the code and presses Enter. */
async function scanCode(code: string): Promise<void> {
  const field = await screen.findByLabelText('Code of the parcel');
  fireEvent.change(field, { target: { value: code } });
  const form = field.closest('form');
  if (form !== null) fireEvent.submit(form);
}

test('each scan marks a parcel for what the person does, empties the field, and can be taken back', async () => {
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/step': ({ body }) => ({
      ...parcel(1),
      picked_at: body['undo'] === true ? null : time,
      packed_at: body['undo'] === true ? null : time,
    }),
  });
  const steps = () => calls.filter(({ path }) => path === '/sup/parcel/step');
  openConsole('/scan', 'a-token');
  fireEvent.click(await screen.findByLabelText(/Packing/));
  await scanCode(' S-1.1 ');
  await screen.findByText('Packed: parcel S-1.1');
  expect(steps()[0]?.body).toMatchObject({ code: 'S-1.1', step: 'packed', undo: false });
  expect(steps()[0]?.onceKey).toMatch(/^[\w-]{8,}$/);
  const field = screen.getByLabelText<HTMLInputElement>('Code of the parcel');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last step of parcel S-1.1' }));
  await screen.findByText('Undone: parcel S-1.1');
  expect(steps()[1]?.body).toMatchObject({ code: 'order-1:1', step: 'packed', undo: true });
});

test('an empty code is not sent, and a code of nobody’s parcel says so beside it', async () => {
  const calls = stubLine({ ...supplier, '/sup/parcel/step': () => refused(404, { reason: 'not_found' }) });
  openConsole('/scan', 'a-token');
  await scanCode('  ');
  await screen.findByText('Scan or type a code first.');
  expect(calls.some(({ path }) => path === '/sup/parcel/step')).toBe(false);
  await scanCode('XYZ');
  expect((await screen.findByRole('alert')).textContent).toContain('XYZ is none of your parcels');
});

test('without a connection a scan is kept, and sent once under its key when it is back', async () => {
  let isOff = true;
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/step': () => (isOff ? new TypeError('the line broke') : { ...parcel(2), picked_at: time }),
  });
  const steps = () => calls.filter(({ path }) => path === '/sup/parcel/step');
  openConsole('/scan', 'a-token');
  await scanCode('S-2.1');
  await screen.findByText('No connection: S-2.1 is kept on this device and sent later.');
  await screen.findByText('S-2.1: Picked');
  isOff = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('S-2.1: Picked')).toBeNull());
  expect(new Set(steps().map(({ onceKey }) => onceKey)).size).toBe(1);
  expect(steps()[0]?.body['at']).toMatch(/^\d{4}-/);
});

test('a file of tracking numbers is shown before it is entered, and a bad row keeps it out', async () => {
  const row = (line: number, ok: boolean) => ({
    line,
    parcel: `S-${line}.1`,
    ok,
    change: ok ? 'new' : null,
    reason: ok ? null : 'not_found',
  });
  let results = [row(2, true), row(3, false)];
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/list': () => ({ counts: {}, ...pageOf([]) }),
    '/sup/parcel/tracking-file': ({ body }) => ({ applied: body['preview'] === false, results }),
  });
  openConsole('/dispatch/tracking', 'a-token');
  const choose = async () => {
    const file = new File(['parcel,carrier,tracking\n'], 'numbers.csv', { type: 'text/csv' });
    fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
    fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  };
  await choose();
  await screen.findByText('No parcel of yours has this number.');
  expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  results = [row(2, true)];
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Enter 1 tracking number' }));
  await screen.findByText(/^Entered\./);
  const asked = calls
    .filter(({ path }) => path === '/sup/parcel/tracking-file')
    .map(({ body }) => body['preview']);
  expect(asked).toEqual([true, true, false]);
});

test('a key is shown once, and is gone from the page when it was copied', async () => {
  const key = {
    id: '0199a0c0-0000-7000-8000-000000000001',
    name: 'Line 1',
    tail: 'wxyz',
    scopes: ['tracking'],
    made_by: 'Ana',
    created_at: time,
    last_used_at: null,
    revoked_at: null,
  };
  let list: object[] = [];
  const calls = stubLine({
    ...supplier,
    '/sup/key/list': () => ({ list, limit: 5 }),
    '/sup/key/add': () => {
      list = [key];
      return { id: key.id, key: 'sup_live_abcdwxyz' };
    },
    '/sup/key/revoke': () => ({ revoked: true }),
  });
  openConsole('/dispatch/keys', 'a-token');
  fireEvent.change(await screen.findByLabelText('Name of the program'), { target: { value: 'Line 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  await screen.findByText('sup_live_abcdwxyz');
  fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('sup_live_abcdwxyz')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the key Line 1' }));
  expect(calls.some(({ path }) => path === '/sup/key/revoke')).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/sup/key/revoke')?.body).toEqual({ id: key.id }),
  );
});

test('scan mode counts each product of a parcel, names what does not belong, and marks only what is complete', async () => {
  const calls = stubLine({
    ...supplier,
    '/sup/parcel/find': ({ body }) =>
      body['code'] === 'NOBODY' ? refused(404, { reason: 'not_found' }) : parcel(1),
    '/sup/parcel/step': () => ({ ...parcel(1), picked_at: time }),
  });
  const steps = () => calls.filter(({ path }) => path === '/sup/parcel/step');
  const scanIn = (code: string) => {
    const field = screen.getByLabelText<HTMLInputElement>('Scanned code', { selector: 'input' });
    fireEvent.change(field, { target: { value: code } });
    if (field.form !== null) fireEvent.submit(field.form);
  };
  openConsole('/scan', 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Check product by product' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Scanned code', { selector: 'input' }));
  scanIn('NOBODY');
  await screen.findByText(/NOBODY is none of your parcels/);
  scanIn('S-1.1');
  await screen.findByRole('heading', { name: 'Scan the products of parcel S-1.1' });
  expect(document.activeElement).toBe(screen.getByLabelText('Scanned code', { selector: 'input' }));
  const mark = screen.getByRole<HTMLButtonElement>('button', { name: 'Picked: mark parcel S-1.1' });
  scanIn('G-9');
  await screen.findByText('Wrong product: G-9 does not belong in this parcel. Put it back.');
  scanIn('g-1');
  await screen.findByText('Mug: 1 of 2');
  expect(screen.queryByText(/Wrong product/)).toBeNull();
  scanIn('');
  expect([mark.disabled, steps().length]).toEqual([true, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Count one by hand: Mug' }));
  await screen.findByText('All products are there. Mark the parcel.');
  scanIn('G-1');
  await screen.findByText('Too many: this parcel needs only 2 of G-1.');
  scanIn('');
  await screen.findByText('Picked: parcel S-1.1. Scan the next one.');
  expect(steps().map(({ body }) => body)).toEqual([
    expect.objectContaining({ code: 'order-1:1', step: 'picked', undo: false }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close scan mode' }));
  expect(screen.queryByLabelText('Scanned code', { selector: 'input' })).toBeNull();
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const text = 'Three buyers of the orders below say that the parcels were empty.';

test('a refusal leaves the statement as it was typed, and what is missing is said at its field', async () => {
  const calls = stubLine({
    '/op/me': () => person('owner'),
    '/op/restriction/place': () => refused(405, { field: 'evidence', reason: 'known' }),
  });
  openConsole('/restrict?shop=9GX2K', 'a-token');
  await screen.findByLabelText('Shop code');
  fireEvent.click(screen.getByRole('button', { name: 'Restrict' }));
  expect(await screen.findByText(/Write at least 40 characters/)).toBeTruthy();
  expect(calls.some(({ path }) => path === '/op/restriction/place')).toBe(false);

  type('Reason for the merchant', text);
  type('Evidence, one per line', '9GX2K-104\n9GX2K-105');
  fireEvent.click(screen.getByRole('button', { name: 'Restrict' }));
  await screen.findByText('Restrict this shop?');
  const sends = screen.getAllByRole('button', { name: 'Restrict' });
  const last = sends.at(-1);
  if (last !== undefined) fireEvent.click(last);
  await waitFor(() => {
    expect(calls.find(({ path }) => path === '/op/restriction/place')?.body).toMatchObject({
      shop: '9GX2K',
      code: 'H01',
      level: 'warned',
      reason: text,
      evidence: ['9GX2K-104', '9GX2K-105'],
    });
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason for the merchant').value).toBe(text);
});

test('suspicion is proposed with its document, not placed', async () => {
  const calls = stubLine({
    '/op/me': () => person('owner'),
    '/op/restriction/propose': () => ({ id: '9GX2K.x', confirm_by: '2026-01-08T12:00:00.000Z' }),
    '/op/restriction/proposals': () => pageOf([]),
  });
  openConsole('/restrict?shop=9GX2K', 'a-token');
  await screen.findByLabelText('Shop code');
  type('Reason', 'H04');
  type('Reason for the merchant', text);
  type('Evidence, one per line', 'A list of sanctions, entry 12');
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
  // Nothing is proposed without the paper that it is based on.
  expect(await screen.findByText('Add the document.')).toBeDefined();
  expect(screen.queryByText('Restrict this shop?')).toBeNull();
  expect(calls.some(({ path }) => path === '/op/restriction/propose')).toBe(false);
});

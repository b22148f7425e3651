import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0199a0c0-0000-7000-8000-00000000000';
const time = '2026-01-05T12:00:00.000Z';
const by = (name: string, isYou: boolean) => ({ id: `${id}7`, name, is_you: isYou });

function batch(more: object = {}) {
  return {
    id: `${id}1`,
    no: 'PAYOUT-00001-00000001',
    state: 'draft',
    currency: 'USD',
    count: 2,
    total: '110.00',
    from_holder: 'Stockless',
    from_account: '•••• 2051',
    execute_on: '2026-01-05',
    made_by: by('Anna', false),
    made_at: time,
    released_by: null,
    released_at: null,
    xml_sha256: null,
    csv_sha256: null,
    untaken: null,
    settled: 0,
    items: [],
    ...more,
  };
}

const address = `/payouts/${id}1`;

test('whoever did not make a file releases it, by what they saw, and reads why it is refused', async () => {
  const calls = stubLine({
    '/op/me': () => person('owner'),
    '/op/payout/batch/detail': () => batch(),
    '/op/payout/batch/release': () => refused(203, { reason: 'changed', count: 1, total: '60.00' }),
  });
  openConsole(address, 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Release' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Release', hidden: true });
  if (confirm !== undefined) fireEvent.click(confirm);
  await waitFor(() => expect(calls.some(({ path }) => path === '/op/payout/batch/release')).toBe(true));
  const sent = calls.find(({ path }) => path === '/op/payout/batch/release');
  expect(sent?.body).toEqual({ id: `${id}1`, count: 2, total: '110.00' });
  expect(sent?.onceKey).not.toBeNull();
  await screen.findByText(/has cancelled a withdrawal/);
});

test('whoever made a file is not offered to release it', async () => {
  stubLine({
    '/op/me': () => person('owner'),
    '/op/payout/batch/detail': () => batch({ made_by: by('Mara', true) }),
  });
  openConsole(address, 'a-token');
  await screen.findByText('You created it. Another person has to release it.');
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});

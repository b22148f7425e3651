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

/** A pause that finance reads on the page of payouts. */
function pauseOf(more: object = {}) {
  return {
    id: `${id}8`,
    incident: 'people:bank',
    reason: 'bank',
    detail: 'The bank does not answer.',
    since: time,
    until: '2099-01-08T12:00:00.000Z',
    until_max: '2099-01-11T12:00:00.000Z',
    is_open: true,
    by: by('Anna', false),
    extension: null,
    lift: null,
    lifted_at: null,
    ...more,
  };
}

const ready = (pause: object) => ({
  list: [],
  total: 0,
  page: 1,
  page_size: 20,
  has_more: false,
  sums: [],
  by_file: true,
  pauses: [pause],
});

test('a pause says when it ends, and one person proposes to extend it with a reason', async () => {
  const calls = stubLine({
    '/op/me': () => person('owner'),
    '/op/payout/ready': () => ready(pauseOf()),
    '/op/payout/batch/list': () => ({ list: [], total: 0, page: 1, page_size: 20, has_more: false }),
    '/op/payout/pause/extend': () => ({ state: 'proposed', until: '2099-01-11T12:00:00.000Z' }),
  });
  openConsole('/payouts', 'a-token');
  await screen.findByText(/Ends automatically on/);
  fireEvent.click(await screen.findByRole('button', { name: 'Propose to extend it' }));
  fireEvent.change(await screen.findByLabelText(/Why payouts have to wait longer/), {
    target: { value: 'The bank answers tomorrow.' },
  });
  const buttons = await screen.findAllByRole('button', { name: 'Propose to extend it', hidden: true });
  const send = buttons.at(-1);
  if (send !== undefined) fireEvent.click(send);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/op/payout/pause/extend')?.body).toEqual({
      incident: 'people:bank',
      why: 'The bank answers tomorrow.',
    }),
  );
});

test('whoever proposed to extend it is not offered to do it, and what was extended is not extended again', async () => {
  const extension = { by: by('Mara', true), why: 'The bank answers tomorrow.', second: null, at: null };
  stubLine({
    '/op/me': () => person('owner'),
    '/op/payout/ready': () => ready(pauseOf({ extension })),
    '/op/payout/batch/list': () => ({ list: [], total: 0, page: 1, page_size: 20, has_more: false }),
  });
  openConsole('/payouts', 'a-token');
  await screen.findByText(/Mara proposes to extend it until/);
  expect(screen.queryByRole('button', { name: /xtend it/ })).toBeNull();
});

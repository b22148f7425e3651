import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0199a0c0-0000-7000-8000-000000000001';
const time = '2026-01-05T12:00:00.000Z';
const queues = { '/op/today': () => ({ queues: [], books: null, at: time }) };

function job(more: object = {}) {
  return {
    kind: 'refund.send',
    shop: { id: '7k', name: 'Ines' },
    subject: id,
    state: 'failing',
    tries: 7,
    fault: 'TypeError ECONNREFUSED: fetch failed',
    due_since: time,
    next_at: time,
    can_run: true,
    ...more,
  };
}

const kind = { kind: 'refund.send', due: 3, late: 2, due_since: time, retried: 1, failing: 1 };

function state(more: object = {}) {
  return {
    kinds: [kind],
    messages: { emails: 0, emails_given_up: 101, notices: 0, webhooks: 4 },
    doubts: { payment: 0, refund: 1, payout: 0 },
    at: time,
    ...more,
  };
}

const calm = state({
  kinds: [],
  messages: { emails: 0, emails_given_up: 0, notices: 0, webhooks: 0 },
  doubts: { payment: 0, refund: 0, payout: 0 },
});

function open(role: 'owner' | 'auditor' | 'finance', rows: readonly object[], work: object, more = {}) {
  const calls = stubLine({
    ...queues,
    '/op/me': () => person(role),
    '/op/views?list=listFailingTimers': () => ({ list: [] }),
    '/op/jobs/failing': () => ({ list: rows, next: null, total: rows.length, total_is_floor: false }),
    '/op/jobs/state': () => work,
    ...more,
  });
  openConsole('/jobs', 'a-token');
  return calls;
}

test('a job that fails says what it does and why, and is run once with its shop, kind and subject', async () => {
  const calls = open('owner', [job()], state(), { '/op/jobs/run': () => ({ due_at: time }) });
  fireEvent.click(await screen.findByText('TypeError ECONNREFUSED: fetch failed'));
  const sheet = await screen.findByRole('dialog', { name: 'Send a refund' });
  expect(within(sheet).getByText('refund.send')).toBeTruthy();
  expect(within(sheet).getByText(id)).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('Due now. It is tried within a few seconds.')).toBeTruthy();
  const [run, ...others] = calls.filter(({ path }) => path === '/op/jobs/run');
  expect(run?.body).toEqual({ kind: 'refund.send', subject: id, shop: '7k' });
  expect(run?.onceKey).not.toBeNull();
  expect(others).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what waits is counted beside the pages that have it, and what does not wait is left out', async () => {
  open('owner', [job()], state());
  const emails = await screen.findByRole('link', { name: /Undelivered email 100\+/ });
  expect(emails.getAttribute('href')).toContain('/emails');
  expect(screen.getByRole('link', { name: /Refunds in doubt 1/ }).getAttribute('href')).toContain(
    '/jobs?f-kind=refund.send',
  );
  expect(screen.getByText('Late jobs')).toBeTruthy();
  expect(screen.queryByText('Payments in doubt')).toBeNull();
  fireEvent.click(screen.getByText('By kind'));
  const table = await screen.findByRole('table', { name: 'By kind' });
  expect(within(table).getAllByText('3')).toBeTruthy();
});

test('a page of another right is no link, an auditor runs nothing, and what is being worked cannot be run', async () => {
  open('auditor', [job()], state());
  await screen.findByText('Undelivered email');
  expect(screen.queryByRole('link', { name: /Undelivered email 100/ })).toBeNull();
  fireEvent.click(screen.getByText('TypeError ECONNREFUSED: fetch failed'));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).queryByRole('button', { name: 'Run now' })).toBeNull();
  expect(within(sheet).getByText(/needs the role Owner, Finance or Service/)).toBeTruthy();
  cleanup();
  open('finance', [job({ can_run: false })], state());
  fireEvent.click(await screen.findByText('TypeError ECONNREFUSED: fetch failed'));
  expect(await screen.findByText(/it can’t be run sooner/)).toBeTruthy();
});

test('a job that another one has begun meanwhile says so', async () => {
  open('owner', [job()], state(), { '/op/jobs/run': () => refused(203, { reason: 'not_put_off' }) });
  fireEvent.click(await screen.findByText('TypeError ECONNREFUSED: fetch failed'));
  fireEvent.click(await screen.findByRole('button', { name: 'Run now' }));
  expect(await screen.findByText(/It is done, due already, or being worked/)).toBeTruthy();
});

test('where nothing fails and nothing waits, the page says both', async () => {
  open('owner', [], calm);
  expect(await screen.findByText('Nothing is late and no message waits.')).toBeTruthy();
  expect(await screen.findByText(/^Nothing fails/)).toBeTruthy();
  expect(screen.queryByText('By kind')).toBeNull();
});

test('figures that cannot be read say so beside the list, and are read again by a press', async () => {
  let tries = 0;
  open(
    'owner',
    [job()],
    {},
    {
      '/op/jobs/state': () => {
        tries += 1;
        return tries === 1 ? refused(501) : state();
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Refunds in doubt')).toBeTruthy();
  expect(screen.getByText('TypeError ECONNREFUSED: fetch failed')).toBeTruthy();
});

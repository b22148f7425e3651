import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const since = '2026-01-05T12:00:00.000Z';
const bounced = {
  id: '00112233445566778899aabbccddeeff',
  domain: 'mail.example',
  reason: 'hard_bounce',
  says: '5.1.1 smtp; 550 5.1.1 User unknown',
  since,
};
const reported = {
  ...bounced,
  id: 'ff'.repeat(16),
  domain: '',
  reason: 'complaint',
  says: 'abuse SomeGenerator/1.0',
};

function open(rows: readonly object[], more: Parameters<typeof stubLine>[0] = {}) {
  const calls = stubLine({
    '/op/me': () => person('service'),
    '/op/today': () => ({ queues: [], books: null, at: since }),
    '/op/views?list=suppressedAddresses': () => ({ list: [] }),
    '/op/emails/suppressed': () => ({ list: rows, next: null, total: rows.length, total_is_floor: false }),
    ...more,
  });
  openConsole('/emails/suppressed', 'a-token');
  return calls;
}

async function lift(opened: string, says: string) {
  fireEvent.click(await screen.findByText(opened));
  const sheet = await screen.findByRole('dialog', { name: says });
  fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: 'Anna asked on the telephone.' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send email again' }));
  return sheet;
}

test('an address says why and since when it is sent nothing, and is lifted once with a reason', async () => {
  const calls = open([bounced, reported], { '/op/emails/lift': () => ({ lifted: true }) });
  await screen.findByText('mail.example');
  expect(screen.getByText('Not in the report')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Email' }));
  expect(tabs.getByRole('link', { name: 'Suppressed addresses' }).getAttribute('aria-current')).toBe('page');
  expect(tabs.getByRole('link', { name: 'Undelivered email' }).getAttribute('href')).toBe('/emails');
  await lift(bounced.says, 'Address doesn’t take mail');
  expect(await screen.findByText('Email goes to this address again.')).toBeTruthy();
  const lifts = calls.filter(({ path }) => path === '/op/emails/lift');
  expect(lifts.map(({ body }) => body)).toEqual([{ id: bounced.id, why: 'Anna asked on the telephone.' }]);
  expect(lifts[0]?.onceKey).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a complaint warns, and a refusal leaves what was typed', async () => {
  open([reported], { '/op/emails/lift': () => refused(203, { field: 'id' }) });
  const sheet = await lift(reported.says, 'Reported as spam');
  expect(within(sheet).getByText(/Lift this only if the person asks/)).toBeTruthy();
  expect(await within(sheet).findByRole('alert')).toBeTruthy();
  expect(within(sheet).getByRole('textbox')).toHaveProperty('value', 'Anna asked on the telephone.');
});

test('where no address is suppressed, the page says so', async () => {
  open([]);
  expect(await screen.findByText('No address is suppressed.')).toBeTruthy();
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { check, notice } from '#testing/merchant/notices.ts';
import { personAnswer } from '#testing/merchant/people.ts';
import { at, idOf, page, soon } from '#testing/merchant/sample.ts';
import { answer, answerWith, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const place = () => window.location.pathname + window.location.search;
const asksOf = (asked: ReturnType<typeof open>, path: string) =>
  asked.filter((one) => one.path === `/api/v1/notify/${path}`).map(({ ask }) => ask);

test('the bell says how many are unread, and leads to them', async () => {
  open('/shopCenter');
  const bells = await screen.findAllByRole('link', { name: /^Notifications.*2 unread$/ });
  for (const bell of bells) expect(bell.getAttribute('href')).toBe('/notifications');
  // The corner of the screen, and the side navigation of wide ones.
  expect(bells).toHaveLength(2);
});

test('notices stand under their days; what is unread says so in words', async () => {
  const days = [
    notice(1),
    notice(2, { read_at: soon }),
    notice(3, { created_at: '2026-01-05T09:00:00.000Z' }),
  ];
  open('/notifications', answer(listNotices, { ...page, list: days }));
  const first = await screen.findByRole('list', { name: /Mar 2, 2026/ });
  expect(within(first).getAllByRole('listitem')).toHaveLength(2);
  expect(within(first).getAllByText('Unread')).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: /Jan 5, 2026/ })).getAllByRole('listitem')).toHaveLength(1);
});

test('the end of the list says how long notices are kept', async () => {
  open('/notifications', answer(listNotices, { ...page, list: [notice(1)], has_more: true }));
  await screen.findByRole('list', { name: /Mar 2, 2026/ });
  expect(screen.queryByText(/are kept for/)).toBeNull();
  cleanup();
  open('/notifications', answer(listNotices, { ...page, list: [notice(1)], has_more: false }));
  expect(await screen.findByText('Notifications are kept for 400 days.')).toBeDefined();
});

test('opening one marks it as read and goes to what it is about', async () => {
  const asked = open('/notifications');
  fireEvent.click(await screen.findByText('New order 9GX2K-701'));
  await waitFor(() => expect(place()).toBe(`/orderList/${idOf(701)}`));
  await waitFor(() => expect(asksOf(asked, 'read')).toEqual([{ ids: [idOf(701)] }]));
});

test('one that was read before is opened without another word to the server', async () => {
  const asked = open('/notifications');
  fireEvent.click(await screen.findByText('New order 9GX2K-702'));
  await waitFor(() => expect(place()).toBe(`/orderList/${idOf(702)}`));
  expect(asksOf(asked, 'read')).toEqual([]);
});

test('"mark all" reaches to the newest that is shown, says how many, and is taken back', async () => {
  const mark = idOf(88);
  const asked = open(
    '/notifications',
    answerWith(readNotices, (ask) =>
      'undo' in ask ? { updated: 2, unread: 2, mark: null } : { updated: 2, unread: 0, mark },
    ),
  );
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await screen.findByText('New order 9GX2K-701');
  fireEvent.click(button);
  expect(await screen.findByText('2 notifications were marked as read.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 notifications are unread again.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(asksOf(asked, 'read')).toEqual([{ all: true, up_to_id: idOf(701) }, { undo: mark }]);
});

test('a failure to mark is said, and nothing pretends to be read', async () => {
  open('/notifications', refusal(readNotices, 'operationBusy', {}, 'Please try again.'));
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(await screen.findByText('Please try again.')).toBeDefined();
  expect(screen.queryByText(/marked as read/)).toBeNull();
});

test.each([
  ['Wallet', 'wallet', { kind: 'wallet' }],
  ['Unread', 'unread', { unread_only: true }],
])('the filter "%s" stands in the address and is asked for', async (name, show, ask) => {
  const asked = open('/notifications');
  const filters = await screen.findByRole('group', { name: 'What is shown' });
  fireEvent.click(within(filters).getByRole('button', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(place()).toBe(`/notifications?show=${show}`));
  await waitFor(() => expect(asksOf(asked, 'list')).toContainEqual(expect.objectContaining(ask)));
});

test('an empty list says what will come, an empty filter how to see the rest', async () => {
  const nothing = answer(listNotices, { ...page, list: [] });
  open('/notifications?show=ad', nothing);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeDefined();
});

test('what is new is called out once while the app is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let latest = 701;
  const asked = open(
    '/settings',
    answerWith(checkNotices, (ask) => ({
      ...check,
      latest_id: idOf(latest),
      unread: latest - 699,
      fresh: 'since_id' in ask ? 3 : 0,
    })),
  );
  await screen.findAllByRole('link', { name: /2 unread$/ });
  await vi.advanceTimersByTimeAsync(2_100);
  await screen.findByRole('region', { name: 'What’s new' }, { timeout: 60_000 });
  latest = 704;
  await vi.advanceTimersByTimeAsync(46_000);
  expect(await screen.findByText('3 new notifications')).toBeDefined();
  expect(asksOf(asked, 'check')).toContainEqual({ since_id: idOf(701) });
  await vi.advanceTimersByTimeAsync(46_000);
  expect(asksOf(asked, 'check').filter((ask) => 'since_id' in ask)).toHaveLength(1);
});

test('a choice is sent for its kind and way alone', async () => {
  const asked = open('/settings/notices', answer(perInfo, personAnswer));
  const table = within(await screen.findByRole('table', { name: 'Notification settings' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'In the app',
    'Push',
    'Email',
  ]);
  fireEvent.click(table.getByRole('checkbox', { name: 'Wallet: Email' }));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/v1/per/info').map(({ ask }) => ask)).toContainEqual({
      patch: { notify: { wallet: { email: false } } },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/v1/per/info').map(({ ask }) => ask)).toContainEqual({
      patch: { notify: { wallet: { email: true } } },
    }),
  );
});

test('quiet hours are checked before they are sent, and keep what was typed', async () => {
  const asked = open('/settings/notices');
  fireEvent.click(await screen.findByRole('switch', { name: 'Use quiet hours' }));
  const to = screen.getByLabelText('Until');
  fireEvent.change(to, { target: { value: '22:00' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Quiet hours' }));
  expect(await screen.findByText('Choose two different times.')).toBeDefined();
  expect(to).toHaveProperty('value', '22:00');
  expect(asksOf(asked, 'quiet').filter((ask) => 'hours' in ask)).toEqual([]);
  fireEvent.change(to, { target: { value: '06:30' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Quiet hours' }));
  await waitFor(() =>
    expect(asksOf(asked, 'quiet')).toContainEqual({ hours: { from: '22:00', to: '06:30' } }),
  );
});

test('switching quiet hours off ends them at once', async () => {
  const hours = { from: '22:00', to: '07:00' };
  const asked = open('/settings/notices', answer(quietHours, { hours, tz: 'Europe/Berlin', now: true }));
  const on = await screen.findByRole('switch', { name: 'Use quiet hours' });
  expect(on).toHaveProperty('checked', true);
  expect(screen.getByText(/Europe\/Berlin/).textContent).toContain('Quiet hours are on.');
  fireEvent.click(on);
  await waitFor(() => expect(asksOf(asked, 'quiet')).toContainEqual({ hours: null }));
});

test('a notice of a kind that is switched off is not marked as unread', async () => {
  const off = notice(5, { channels: [{ name: 'app', state: 'off', at: null }] });
  open('/notifications', answer(listNotices, { ...page, list: [off] }));
  const list = await screen.findByRole('list', { name: /Mar 2, 2026/ });
  expect(within(list).queryByText('Unread')).toBeNull();
  expect(at).toBe(off.created_at);
});

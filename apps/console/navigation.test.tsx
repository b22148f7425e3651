// The side navigation: what waits where, groups that fold and stay folded, and the place that is open.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { today } from '#features/lists/contract.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Queue = OutputOf<typeof today>['queues'][number];

const since = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function queue(name: Queue['name'], to: string | null, count: number, more: Partial<Queue> = {}): Queue {
  return { name, to, count, count_is_floor: false, oldest_at: null, due_at: null, is_late: false, ...more };
}

function openWith(role: 'owner' | 'finance', queues: readonly Queue[], address = '/account') {
  const calls = stubLine({
    '/op/me': () => person(role),
    '/op/today': () => ({ queues, books: null, at: since(0) }),
  });
  const { unmount } = openConsole(address, 'a-token');
  return { calls, unmount };
}

async function sideNav() {
  const [nav] = await screen.findAllByRole('navigation', { name: 'Main navigation' });
  if (nav === undefined) throw new Error('there is no navigation');
  return within(nav);
}

test('a place says how many wait, since when and whether one is late, from the call of Today alone', async () => {
  const { calls } = openWith('owner', [
    queue('bankLines', '/bank', 3, { oldest_at: since(2) }),
    queue('bankReturns', '/bank/returns', 2, { oldest_at: since(50), is_late: true }),
    queue('withdrawals', '/withdrawals?f-state=requested', 100, { count_is_floor: true }),
    queue('appeals', '/appeals', 0),
    queue('exports', null, 4),
  ]);
  const nav = await sideNav();
  const bank = await nav.findByRole('link', { name: 'Bank 5 waiting, late, Oldest: 2 days ago' });
  expect(within(bank).getByTitle('Oldest: 2 days ago').textContent).toMatch(/^5/);
  expect(nav.getByRole('link', { name: 'Withdrawals 100+ waiting' })).toBeDefined();
  expect(nav.getByRole('link', { name: 'Appeals' })).toBeDefined();
  expect(calls.filter(({ path }) => path === '/op/today')).toHaveLength(1);
});

test('the counts and Today ask together, every half minute, and not while the tab is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = openWith('owner', [queue('appeals', '/appeals', 7)], '/today');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  await waitFor(() => expect(screen.getAllByText('Appeals').length).toBeGreaterThan(1));
  const asked = () => calls.filter(({ path }) => path === '/op/today').length;
  for (const round of [2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(limits.todayEveryMs));
    expect(asked()).toBe(round);
  }
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(4 * limits.todayEveryMs));
  expect(asked()).toBe(3);
  seen.mockRestore();
});

test('a supplier is never asked what waits for operators', async () => {
  const calls = stubLine({ '/op/me': () => refused(409), '/sup/me': () => person('supplier') });
  openConsole('/account', 'a-token');
  expect((await sideNav()).getByRole('link', { name: 'Dispatch' })).toBeDefined();
  expect(calls.some(({ path }) => path === '/op/today')).toBe(false);
});

test('a group folds, the device remembers it, and the open place stays in sight', async () => {
  const { unmount } = openWith('owner', [], '/account');
  const nav = await sideNav();
  fireEvent.click(nav.getByRole('button', { name: 'Platform' }));
  expect(nav.queryByRole('link', { name: 'Audit log' })).toBeNull();
  expect(nav.getByRole('link', { name: 'My access' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(nav.getByRole('button', { name: 'Money' }));
  const kept = localStorage.getItem('console_nav_folded') ?? '';
  unmount();

  openWith('owner', [], '/identities/recalls');
  localStorage.setItem('console_nav_folded', kept);
  const later = await sideNav();
  expect(later.getByRole('button', { name: 'Money' }).getAttribute('aria-expanded')).toBe('false');
  expect(later.queryByRole('link', { name: 'Payouts' })).toBeNull();
  const chosen = later.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(chosen.map((link) => link.textContent)).toEqual(['Revocations']);
});

test('on a phone the last tab opens every place as a sheet, and going to one closes it', async () => {
  openWith('owner', [queue('appeals', '/appeals', 7)]);
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'All pages' }));
  expect(sheet.getByRole('link', { name: 'Today' })).toBeDefined();
  fireEvent.click(await sheet.findByRole('link', { name: 'Appeals 7 waiting' }));
  expect(screen.queryByRole('dialog', { name: 'All pages' })).toBeNull();
});

// The palette: places at once, what the lists find after the typing, by keys alone, and only what a person may see.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ConsoleRole } from '#domain/rights.ts';
import { openConsole, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const listed = (list: readonly unknown[]) => ({
  list,
  next: null,
  total: list.length,
  total_is_floor: false,
});

const shop = {
  id: '1z',
  name: 'Morning Table',
  handle: 'morning-table',
  level: 'standard',
  status: 'open',
  country: 'DE',
  since: '2026-01-05T12:00:00.000Z',
  restrictions: 0,
};

function open(role: ConsoleRole, answers: Parameters<typeof stubLine>[0] = {}) {
  const calls = stubLine({ '/op/me': () => person(role), ...answers });
  openConsole('/account', 'a-token');
  return calls;
}

async function openPalette() {
  const [button] = await screen.findAllByRole('button', { name: /^Search/ });
  button?.focus();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox', { name: 'Search the console' });
  return { box, button };
}

const chosen = () =>
  screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true');

test('arrows and Enter lead to a place, Escape gives the focus back to where it was', async () => {
  open('owner');
  const { box, button } = await openPalette();
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: 'se' } });
  const names = screen.getAllByRole('option').map((one) => one.textContent);
  expect(names).toEqual(['Service chatWork', 'SettingsPlatform', 'Security logPlatform']);
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) fireEvent.keyDown(box, { key });
  expect(chosen()?.textContent).toBe('Security logPlatform');
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id);

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);

  const again = await openPalette();
  fireEvent.change(again.box, { target: { value: 'bran' } });
  fireEvent.keyDown(again.box, { key: 'Enter' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^Brand/));
});

test('what the lists find is asked for once the typing rests, and one list that fails hides no other', async () => {
  let isBroken = true;
  const calls = open('risk', {
    '/op/shop/list': () => listed([shop]),
    '/op/orders/list': () => (isBroken ? refused(500) : listed([])),
  });
  const { box } = await openPalette();
  fireEvent.change(box, { target: { value: 'mo' } });
  fireEvent.change(box, { target: { value: 'morn' } });
  expect(within(screen.getByRole('dialog')).getByText('Searching…')).toBeDefined();
  const found = await screen.findByRole('group', { name: 'Shops' });
  expect(within(found).getByRole('option').textContent).toBe('Morning Table1z · morning-table');
  const asked = calls.filter(({ path }) => path === '/op/shop/list');
  expect(asked.map(({ body }) => body)).toEqual([{ q: 'morn', limit: 5 }]);
  isBroken = false;
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: /again/i }));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  // Neither goods nor people are a risk officer's.
  expect(calls.map(({ path }) => path)).not.toContain('/op/people');
  expect(calls.map(({ path }) => path)).not.toContain('/op/catalogue/list');
  fireEvent.change(box, { target: { value: 'zzz' } });
  fireEvent.change(box, { target: { value: 'z' } });
  expect(await screen.findByText('Nothing found')).toBeDefined();
});

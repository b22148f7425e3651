// The shops of one owner: added by the other's sign-in, switched between with nothing of the old one left, removed.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { apiBase, type Endpoint } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import {
  addLinkedShop,
  listLinkedShops,
  removeLinkedShop,
  switchShop,
} from '#features/people/shops.contract.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { linkedShops, meAnswer } from '#testing/merchant/people.ts';
import { answer, answerWith, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer, Asked } from '#testing/merchant/stub-server.ts';

const token = 'a-token-of-the-test';
beforeEach(() => localStorage.setItem('token', token));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: Asked[], endpoint: Endpoint) =>
  asked.filter(({ path }) => path === apiBase + endpoint.path);
const alone = { ...linkedShops, shops: [] };

/** The page that a switch leaves for. */
function catchLeaving(): string[] {
  const left: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void left.push(String(to)));
  return left;
}

async function openSheet() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a shop' }));
  return within(await screen.findByRole('dialog'));
}

test('a switch drops what this shop left, keeps the other’s session and opens its home', async () => {
  const left = catchLeaving();
  localStorage.setItem('info', JSON.stringify({ id: 'someone' }));
  const asked = open('/settings/shops');
  expect(await screen.findByText('Lamps & Light')).toBeTruthy();
  press('Switch to Lamps & Light');
  await waitFor(() => expect(left).toEqual(['/shopCenter']));
  const [call] = sent(asked, switchShop);
  expect(call?.ask).toEqual({ id: '10002' });
  expect(call?.headers.get('Authorization')).toBe(token);
  expect(localStorage.getItem('token')).toBe('the-token-of-the-other-shop');
  expect(localStorage.getItem('info')).toBeNull();
});

test('a switch that is refused says why and leaves the session as it was', async () => {
  const left = catchLeaving();
  open('/settings/shops', refusal(switchShop, 'recordNotFound', { reason: 'shop', field: 'id' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to Lamps & Light' }));
  const [alert] = await screen.findAllByRole('alert');
  expect(alert?.textContent).toContain('Add it again');
  expect(localStorage.getItem('token')).toBe(token);
  expect(left).toEqual([]);
});

test('other tabs are told before the answer, and nothing else is dropped where none comes', async () => {
  let during: string | null | undefined;
  const lost: Answer = {
    ...silence(switchShop),
    reply: async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      during = localStorage.getItem('token');
      throw new TypeError('network');
    },
  };
  open('/settings/shops', lost);
  const button = await screen.findByRole('button', { name: 'Switch to Lamps & Light' });
  const mark = JSON.stringify({ id: 'someone' });
  localStorage.setItem('info', mark);
  fireEvent.click(button);
  await screen.findAllByRole('alert');
  expect(during).toBeNull();
  expect(localStorage.getItem('token')).toBe(token);
  expect(localStorage.getItem('info')).toBe(mark);
});

test('without a connection no switch begins', async () => {
  const asked = open('/settings/shops');
  const button = await screen.findByRole('button', { name: 'Switch to Lamps & Light' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(button);
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(sent(asked, switchShop)).toEqual([]);
  expect(localStorage.getItem('token')).toBe(token);
});

test('a session that had ended when the switch was asked for ends here too', async () => {
  open('/settings/shops', refusal(switchShop, 'illegalRequest', { reason: 'token_revoked' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to Lamps & Light' }));
  await waitFor(() => expect(window.location.pathname).toBe('/404'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('a session that had ended ends no other that began meanwhile in another tab', async () => {
  const other = 'a-token-of-another-tab';
  const over = refusal(switchShop, 'illegalRequest', { reason: 'token_revoked' });
  const late: Answer = {
    ...over,
    reply: async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      localStorage.setItem('token', other);
      return over.reply(asked);
    },
  };
  open('/settings/shops', late);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to Lamps & Light' }));
  await screen.findAllByRole('alert');
  expect(localStorage.getItem('token')).toBe(other);
  expect(window.location.pathname).toBe('/settings/shops');
});

test('adding asks for the code only once the server did, and sends all three together', async () => {
  let isFirst = true;
  const asksOnce: Answer = {
    ...answer(addLinkedShop, { ...linkedShops, added: '10002' }),
    reply: (ask) => {
      const reply = isFirst
        ? refusal(addLinkedShop, 'secondFactorNeeded', { reason: 'code', field: 'code' })
        : answer(addLinkedShop, { ...linkedShops, added: '10002' });
      isFirst = false;
      return reply.reply(ask);
    },
  };
  const asked = open('/settings/shops', answer(listLinkedShops, alone), asksOnce);
  expect(await screen.findByText(/only shop here/)).toBeTruthy();
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: 'Add a shop' }));
  expect(sent(asked, addLinkedShop)).toEqual([]);
  type(sheet.getByLabelText('Username'), ' lena ');
  type(sheet.getByLabelText('Password'), 'right horse');
  fireEvent.click(sheet.getByRole('button', { name: 'Add a shop' }));
  type(await sheet.findByLabelText('Code of your authenticator app'), '123456');
  fireEvent.click(sheet.getByRole('button', { name: 'Add a shop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { username: 'lena', password: 'right horse' };
  expect(sent(asked, addLinkedShop).map(({ ask }) => ask)).toEqual([typed, { ...typed, code: '123456' }]);
  expect(await screen.findByText('Lamps & Light is added.')).toBeTruthy();
});

test('a shop that was linked already is the one that is named, not the one that came last', async () => {
  const last = { id: '10003', name: 'Pots & Pans', handle: 'pots', since: linkedShops.shops[0]?.since ?? '' };
  const both = { ...linkedShops, shops: [...linkedShops.shops, last] };
  open('/settings/shops', answer(listLinkedShops, both), answer(addLinkedShop, { ...both, added: '10002' }));
  const sheet = await openSheet();
  type(sheet.getByLabelText('Username'), 'lena');
  type(sheet.getByLabelText('Password'), 'right horse');
  fireEvent.click(sheet.getByRole('button', { name: 'Add a shop' }));
  expect(await screen.findByText('Lamps & Light is added.')).toBeTruthy();
});

test('what keeps a shop from being added is said with what to do', async () => {
  const full = { ...linkedShops, shops: [] };
  open(
    '/settings/shops',
    answer(listLinkedShops, full),
    refusal(addLinkedShop, 'invalidOperation', { reason: 'other_closed' }),
  );
  const sheet = await openSheet();
  type(sheet.getByLabelText('Username'), 'lena');
  type(sheet.getByLabelText('Password'), 'right horse');
  fireEvent.click(sheet.getByRole('button', { name: 'Add a shop' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('suspended');
});

test('removing is confirmed, and the way there is gone', async () => {
  let isRemoved = false;
  const asked = open(
    '/settings/shops',
    answerWith(removeLinkedShop, () => {
      isRemoved = true;
      return alone;
    }),
    answerWith(listLinkedShops, () => (isRemoved ? alone : linkedShops)),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Lamps & Light' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent(asked, removeLinkedShop)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/only shop here/)).toBeTruthy();
  expect(sent(asked, removeLinkedShop)[0]?.ask).toEqual({ id: '10002' });
});

test('with the most there may be, another is not offered', async () => {
  const [one] = linkedShops.shops;
  if (one === undefined) throw new Error('no shop');
  const shops = Array.from({ length: 5 }, (_value, index) => ({ ...one, id: `1000${index + 2}` }));
  open('/settings/shops', answer(listLinkedShops, { ...linkedShops, shops }));
  expect(await screen.findByText(/limit of 5 other shops/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a shop' })).toBeNull();
});

test('the name above the wide navigation leads here where there is another shop, and nowhere else', async () => {
  const { shop } = meAnswer.info;
  open('/settings', answer(me, { ...meAnswer, info: { ...meAnswer.info, shop: { ...shop, others: 1 } } }));
  const link = await screen.findByRole('link', { name: 'Mugs & More' });
  expect(link.getAttribute('href')).toBe('/settings/shops');
  cleanup();
  open('/settings');
  expect(await screen.findByRole('list', { name: 'Your account' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Mugs & More' })).toBeNull();
});

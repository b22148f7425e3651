import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listFriendInvitations } from '#features/invitation/friends.contract.ts';
import { me } from '#features/people/contract.ts';
import { raiseLevel, shopType, storeInfo } from '#features/shop/contract.ts';
import { stubUploads } from '#ui/testing/stub-upload.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { invitationsAnswer } from '#testing/merchant/invitations.ts';
import { meAnswer } from '#testing/merchant/people.ts';
import { idOf, soon } from '#testing/merchant/sample.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

test('an invitation is made with its note and offered to be shared at once', async () => {
  const asked = open('/invitation');
  fireEvent.change(await screen.findByLabelText('For whom?'), { target: { value: ' Ben ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share' });
  expect(sheet.textContent).toContain('http://shop.test/invite?code=ABCDEFGHJKLMNPQR');
  expect(asked.find(({ path }) => path.endsWith('/invite/add'))?.ask).toEqual({ note: 'Ben' });
});

test('where none can be made, the page says why and until when instead of offering it', async () => {
  const obstacle = { reason: 'open_max', until: soon } as const;
  open('/invitation', answer(listFriendInvitations, { ...invitationsAnswer, obstacle }));
  expect(await screen.findByText(/reached the limit of 10 open invitations\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create invitation' })).toBeNull();
});

test('who joined is shown masked; only an open invitation is taken back, after being asked', async () => {
  const asked = open('/invitation');
  expect(await screen.findByText(/b••• joined on .*Friend F-1A2B3C4D/)).toBeTruthy();
  const [only, ...more] = screen.getAllByRole('button', { name: /^Revoke invitation/ });
  expect(more).toEqual([]);
  if (only !== undefined) fireEvent.click(only);
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this invitation?' });
  expect(asked.some(({ path }) => path.endsWith('/revoke'))).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/invite/revoke'))).toBe(true));
});

type Level = OutputOf<typeof shopType>['list'][number];

function ladder(rating: string | null): OutputOf<typeof shopType> {
  const base = {
    rows_max: 200,
    delete_daily: 20,
    commission_bps: 500,
    settle_days: 10,
    staff_seats: 2,
    auto_withdraw: '500.00',
    currency: 'USD',
    changes: [],
  };
  const criteria: Level['criteria'] = [
    { key: 'delivered_orders', rule: 'at_least', need: '10', have: '12', ok: true },
    { key: 'rating', rule: 'at_least', need: '2.5', have: rating, ok: rating !== null },
    { key: 'late_bps', rule: 'below', need: '800', have: '250', ok: true },
  ];
  const standard = { code: 'standard', name: 'Standard Store', current: true, next: false } as const;
  const merchant = { code: 'merchant', name: 'Merchant Store', current: false, next: true } as const;
  return {
    lowering: null,
    list: [
      { ...base, ...standard, goods_limit: 100, criteria: [] },
      { ...base, ...merchant, goods_limit: 500, criteria },
    ],
  };
}

test('a criterion that nothing is known of is not met, and the step is not offered', async () => {
  open('/level', answer(shopType, ladder(null)));
  expect(await screen.findByText('None yet, 2.5 is needed')).toBeTruthy();
  expect(screen.getByText('2 of 3 met')).toBeTruthy();
  expect(screen.getByText('2.5%, below 8% is needed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Become Merchant Store' })).toBeNull();
});

test('what is announced of a level is shown as it will be: an amount with its currency, a share in percent', async () => {
  const { list, ...rest } = ladder(null);
  const changes: Level['changes'] = [
    { kind: 'auto_withdraw_major', value: 1_500, from: soon },
    { kind: 'commission_bps', value: 650, from: soon },
    { kind: 'goods_max', value: 1_200, from: soon },
  ];
  open('/level', answer(shopType, { ...rest, list: list.map((level) => ({ ...level, changes })) }));
  for (const value of ['$1,500.00', '6.5%', '1,200']) {
    expect(await screen.findAllByText(value)).toHaveLength(2);
  }
});

test('an earned level is taken under a key; what has changed meanwhile is said', async () => {
  const refused = refusal(raiseLevel, 'invalidOperation', { reason: 'criteria', missing: [] });
  const asked = open('/level', answer(shopType, ladder('3.9')), refused);
  fireEvent.click(await screen.findByRole('button', { name: 'Become Merchant Store' }));
  const dialog = await screen.findByRole('dialog', { name: 'Become Merchant Store' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Become Merchant Store' }));
  expect(await within(dialog).findByText(/A requirement is no longer met/)).toBeTruthy();
  const sent = asked.find(({ path }) => path.endsWith('/shop/upgrade'));
  expect(sent?.ask).toEqual({ code: 'merchant' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test('the shop’s page shows its face and leads to its parts, each with how it stands and one way back', async () => {
  open('/shop');
  const parts = within(await screen.findByRole('list', { name: 'Shop information' }));
  const places = parts.getAllByRole('link').map((link) => link.getAttribute('href'));
  const names = [
    'look',
    'collections',
    'pages',
    'domain',
    'details',
    'pictures',
    'returns',
    'holiday',
    'catalogues',
    'legal',
  ];
  expect(places).toEqual(names.map((name) => `/shop/${name}`));
  expect(parts.getByRole('link', { name: /^Returns/ }).textContent).toContain('14 days');
  expect(parts.getByRole('link', { name: /^Seller/ }).textContent).toContain('verified');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('figure').textContent).toContain('Mugs & More');
  expect(main.getByRole('switch', { name: 'Auto-confirm orders' })).toBeTruthy();
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.queryByRole('button', { name: 'Sign out' })).toBeNull();
  for (const name of names.slice(1)) {
    cleanup();
    open(`/shop/${name}`);
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/shop');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  }
  cleanup();
  open('/shop/nothing');
  await waitFor(() => expect(window.location.pathname).toBe('/404'));
});

test('what was typed for the shop and not saved is still there after leaving, until it is discarded', async () => {
  open('/shop/details');
  fireEvent.change(await screen.findByLabelText('Shop name'), { target: { value: 'Cups & More' } });
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  cleanup();
  open('/shop/details');
  const name = await screen.findByLabelText('Shop name');
  expect(name).toHaveProperty('value', 'Cups & More');
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(name).toHaveProperty('value', 'Mugs & More');
  expect(sessionStorage).toHaveLength(0);
});

test('a change that somebody else was faster with loses nothing that was typed', async () => {
  const asked = open('/shop/details');
  fireEvent.change(await screen.findByLabelText('Shop name'), { target: { value: 'Cups' } });
  const { fetch } = stubServer([refusal(storeInfo, 'staleVersion'), ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  const form = screen.getByRole('form', { name: 'What buyers see' });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText(/Your changes aren’t lost/)).toBeTruthy();
  expect(within(form).getByLabelText('Shop name')).toHaveProperty('value', 'Cups');
  expect(asked.length).toBeGreaterThan(0);
});

test('a chosen logo is a preview until it is saved, and saving sends it', async () => {
  const sent = stubUploads();
  const asked = open('/shop/pictures');
  const group = await screen.findByRole('group', { name: 'Logo' });
  const input = group.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no field for a logo');
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } });
  await waitFor(() => expect(sent).toHaveLength(1));
  const file = { id: idOf(81), url: '/u/logo.png', mime: 'image/png', bytes: 1, w: 1, h: 1 };
  sent[0]?.answer({ code: 200, msg: 'ok', data: { ...file, sizes: {}, expires_at: null } });
  const picture = await screen.findByRole('img', { name: 'Logo' });
  expect(picture.getAttribute('src')).toContain('/u/logo.png');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  const saved = () => asked.filter(({ ask }) => 'patch' in ask).map(({ ask }) => ask['patch']);
  expect(saved()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toEqual([{ logo_file_id: idOf(81) }]));
});

test('days away are checked before they are sent', async () => {
  const asked = open('/shop/holiday');
  fireEvent.change(await screen.findByLabelText('First day away'), { target: { value: '2031-08-09' } });
  fireEvent.change(screen.getByLabelText('Last day away'), { target: { value: '2031-08-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the holiday' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The last day can’t be before the first');
  expect(asked.filter(({ ask }) => 'patch' in ask)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Last day away'), { target: { value: '2031-08-12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the holiday' }));
  await waitFor(() =>
    expect(asked.find(({ ask }) => 'patch' in ask)?.ask).toEqual({
      patch: { holiday: { from: '2031-08-09', to: '2031-08-12', message: '' } },
      version: 2,
    }),
  );
});

test('figure, grain and period stand in the address and are what is asked for', async () => {
  const asked = open('/shopCenter?metric=visitors&grain=week&range=30d');
  await waitFor(() => {
    const lines = asked.filter(({ path }) => path.endsWith('/stat_line')).map(({ ask }) => ask);
    expect(lines).toContainEqual({ metric: 'visitors', grain: 'week' });
    expect(asked.find(({ path }) => path.endsWith('/home/stat'))?.ask).toEqual({ range: '30d' });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Months' }));
  await waitFor(() => expect(window.location.search).toContain('grain=month'));
  expect(window.location.search).toContain('metric=visitors');
});

test('the menu of the shop leads to all its parts, and shares its link by the phone or as a copy', async () => {
  open('/shopCenter');
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('dialog', { name: 'More' }));
  const places = (await menu.findAllByRole('link')).map((link) => link.getAttribute('href'));
  for (const place of ['/shop', '/level', '/promotion', '/orderComment', '/service', '/qa', '/invitation'])
    expect(places).toContain(place);
  expect(await menu.findByText('http://127.0.0.1/s/mugs')).toBeDefined();
  expect(menu.getByRole('button', { name: /^Copy/ })).toBeDefined();
});

test('the first look says what was sold, what can be withdrawn and what must be done', async () => {
  open('/shopCenter');
  const region = await screen.findByRole('region', { name: 'Sold' });
  const sold = within(region);
  expect(region.textContent).toContain('$1,240.50');
  expect(sold.getByText(/13%/).textContent).toContain('▲ 13%');
  expect(sold.getByText(/Your profit \$402\.10/)).toBeDefined();
  expect(screen.getByRole('main').textContent).toContain('$310.20');
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/wallet/withdraw');
  const waiting = await screen.findByRole('list', { name: 'Needs your action' });
  const rows = within(waiting).getAllByRole('link');
  // Each row leads to the very order.
  expect(rows[0]?.getAttribute('href')).toMatch(/^\/orderList\/[\w-]+$/);
  expect(screen.queryByRole('list', { name: 'From visit to order' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'All figures' }));
  expect(await screen.findByRole('list', { name: 'From visit to order' })).toBeDefined();
});

test('a shop that has sold nothing sees how to begin in place of figures', async () => {
  const task = (code: string) => ({ code, title: code, route: '/shop', due_at: null });
  const started = { ...meAnswer, info: { ...meAnswer.info, tasks: [task('share_link'), task('identity')] } };
  open('/shopCenter', answer(me, started));
  const steps = await screen.findByRole('list', { name: 'Getting started' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('2 of 4 done')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Sold' })).toBeNull();
});

test('the address of a shop is chosen once: the old and the new one are shown first', async () => {
  const asked = open('/shop/details');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Address of your shop' }), {
    target: { value: 'blue-mugs' },
  });
  const form = within(screen.getByRole('form', { name: 'Address of your shop' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose this address?' });
  expect(dialog.textContent).toContain('from /s/mugs to /s/blue-mugs');
  const sent = () => asked.map(({ ask }) => JSON.stringify(ask)).filter((ask) => ask?.includes('"handle"'));
  expect(sent()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose address' }));
  await waitFor(() => expect(sent()).toEqual([expect.stringContaining('{"handle":"blue-mugs"}')]));
});

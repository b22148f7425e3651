import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inviteCode } from '#features/invitation/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { changePrices } from '#features/showcase/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { invitation } from '#locales/ja/invitation.ts';
import { App } from './App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { order } from '#testing/merchant/orders.ts';
import { answer, refusal, silence, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';
import { walletAnswer } from '#testing/merchant/wallet.ts';
import { keeps } from '#testing/keeps.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the app at an address, with answers put in front of the sample world's. */
function open(path: string, ...inFront: Answer[]) {
  const { fetch, asked } = stubServer([...inFront, ...shopEnv()]);
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', path);
  render(<App />);
  return asked;
}

const place = () => window.location.pathname + window.location.search;
const tabBars = () => screen.queryAllByRole('navigation', { name: 'Main navigation' });

test.each(['/shopCenter', '/orderList', '/goodsList', '/wallet'])('the tab bar shows on %s', async (path) => {
  keeps('2 the tab bar shows on its four paths only');
  open(path);
  await screen.findByRole('heading', { level: 1, name: /Mugs|Orders|Products|Wallet/ });
  // The side navigation of wide screens is the first one, the tab bar the second.
  expect(tabBars()).toHaveLength(2);
});

test.each([
  '/goodsList/warehouse',
  '/goodsList/file',
  '/goodsList/prices',
  `/orderList/${order.id}`,
  `/orderList/${order.id}/logistics`,
  '/orderComment',
  '/wallet/flow',
  '/shop',
])('no tab bar on %s', async (path) => {
  keeps('2 the tab bar shows on its four paths only');
  open(path);
  await screen.findByRole('link', { name: 'Back' });
  expect(tabBars()).toHaveLength(1);
});

test('the root goes where the server says, and the badge counts what waits', async () => {
  keeps('2 / redirects to what is owed');
  open('/');
  await waitFor(() => expect(place()).toBe('/shopCenter'));
  expect(screen.getAllByText('2 orders need your attention').length).toBeGreaterThan(0);
  expect(screen.getByText('Test data: no real money moves here')).toBeDefined();
});

test('the start keeps the six facts of the specification, and no money among them', async () => {
  keeps('2 a stored token asks for the current user and keeps the six facts', '7 GET /v1/me');
  open('/shopCenter');
  await screen.findByRole('heading', { level: 1, name: 'Mugs & More' });
  const kept = ['token', 'lang', 'file_host', 'service_link', 'invite', 'info'];
  await waitFor(() => expect(kept.filter((key) => localStorage.getItem(key) === null)).toEqual([]));
  expect(localStorage.getItem('info')).toContain('maria');
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/balance|available|amount/);
});

test('401 goes to the notice page and drops the token', async () => {
  keeps('4 401 goes to /404 and drops the token');
  open('/wallet', refusal(wallet, 'illegalRequest'));
  await screen.findByText('Code 401');
  expect(place()).toBe('/404');
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['invalidUserPage', 437],
  ['accountDisabled', 411],
] as const)('%s goes to the notice page, says %d, and keeps the token', async (key, code) => {
  keeps('4 437, 440 and 411 go to /404');
  open('/shopCenter', refusal(me, key));
  await screen.findByText(`Code ${code}`);
  expect(screen.getByText(`said by the server: ${key}`)).toBeDefined();
  expect(place()).toBe('/404');
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('440 at sign-in goes to the notice page', async () => {
  keeps('4 437, 440 and 411 go to /404');
  localStorage.clear();
  open('/login', refusal(login, 'loginError'));
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'someone' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'something' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Code 440');
  expect(place()).toBe('/404');
});

test('407 goes to sign-in and comes back to the same place', async () => {
  open('/orderList?status=shipped', refusal(listOrders, 'noAuthentication'));
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'maria' } });
  expect(place()).toBe('/login');
  vi.stubGlobal('fetch', stubServer(shopEnv()).fetch);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  expect(place()).toBe('/orderList?status=shipped');
});

test('436 stores the language of the answer and goes to the code entry with the query string', async () => {
  keeps('4 436 and 438 store the language and go to /invite with the query');
  localStorage.clear();
  open('/login?from=friend', refusal(login, 'registrationNeedsInvitation', { lang: 'jp' }));
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'someone' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'something' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  // In the language of the answer.
  await screen.findByRole('heading', { level: 1, name: invitation.title });
  expect(place()).toBe('/invite?from=friend');
  expect(localStorage.getItem('lang')).toBe('ja');
});

test.each([
  ['unknown', 'We don’t know this code'],
  ['revoked', 'was revoked'],
  ['used', 'already been used'],
  ['expired', 'has expired'],
])('an invitation code that is %s is told apart', async (reason, says) => {
  localStorage.clear();
  open('/invite?code=ABCD2345', refusal(inviteCode, 'invitationCodeInvalid', { reason, lang: 'en' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Check the code' }));
  expect((await screen.findByRole('alert')).textContent).toContain(says);
  expect(place()).toBe('/invite?code=ABCD2345');
});

test('an outage while starting keeps the token and can be tried again', async () => {
  keeps('2 no data is an info failure');
  open('/shopCenter', silence(me));
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 60_000 });
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(place()).toBe('/shopCenter');
});

test('addresses that do not exist fall to the notice page', async () => {
  open('/no-such-place');
  expect(await screen.findByText('This page does not exist')).toBeDefined();
  expect(tabBars()).toHaveLength(0);
});

/** An amount is read whole, also where its cents are a piece of their own. */
const isSum = (text: string) => (_own: string, element: Element | null) =>
  element?.tagName === 'DATA' && element.textContent === text;

test('the four amounts of the wallet sum to its balance, each leading to its rows', async () => {
  open('/wallet');
  const available = await screen.findByRole('link', { name: /^Available/ });
  const parts = screen.getByRole('region', { name: 'What the balance is made of' });
  const links = [...parts.querySelectorAll('a')];
  const centsIn = (place: Element) =>
    [...place.querySelectorAll('data')].map((data) =>
      BigInt(data.value.replace(' USD', '').replace('.', '')),
    );
  const [balance = 0n, ...rest] = links.flatMap(centsIn);
  expect(rest).toHaveLength(3);
  expect([...centsIn(available), ...rest].reduce((sum, cents) => sum + cents, 0n)).toBe(balance);
  expect(balance).toBe(BigInt(walletAnswer.balance.replace('.', '')));
  expect([available, ...links].map((link) => link.getAttribute('href'))).toEqual([
    '/wallet/flow?account=available',
    '/wallet/flow',
    '/wallet/flow?account=pending',
    '/wallet/flow?account=held',
    '/wallet/withdrawals?status=awaiting_review',
  ]);
});

test('a price below the floor is refused while it is typed and never sent', async () => {
  const asked = open('/goodsList');
  fireEvent.click((await screen.findAllByRole('button', { name: /Stoneware mug/ }))[0] ?? document.body);
  const field = await screen.findByLabelText('Your price');
  fireEvent.change(field, { target: { value: '5.78' } });
  expect((await screen.findByRole('alert')).textContent).toContain('$5.79');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.submit(screen.getByRole('form', { name: 'Change price' }));
  expect(asked.some(({ path }) => path.endsWith('/showcase/price'))).toBe(false);
});

test('a price above the floor shows what it leaves; a refusal of the server stands at the field', async () => {
  const asked = open('/goodsList', refusal(changePrices, 'invalidParameter', { reason: 'below_break_even' }));
  fireEvent.click((await screen.findAllByRole('button', { name: /Stoneware mug/ }))[0] ?? document.body);
  fireEvent.change(await screen.findByLabelText('Your price'), { target: { value: '12' } });
  // The server named 4.00 for 10.00, so the costs are 5.50: 12.00 less 0.60 less 5.50.
  expect(await screen.findByText('$5.90')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('would cost you money');
  const sent = asked.find(({ path }) => path.endsWith('/showcase/price'));
  expect(sent?.ask['items']).toEqual([expect.objectContaining({ sale_price: '12.00', version: 4 })]);
});

test('confirming an order shows that nothing comes from the merchant, and sends one key', async () => {
  const asked = open(`/orderList/${order.id}`);
  await screen.findByText('Supplier cost, paid by buyer: $14.00 · by you: $0.00');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  const buttons = await screen.findAllByRole('button', { name: 'Confirm order' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/v1/order/pay')).toBe(true));
  const sent = asked.find(({ path }) => path === '/api/v1/order/pay');
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(sent?.ask['version']).toEqual({ [order.id]: order.version });
});

test('a wallet of nothing but zeros is shown, not called empty', async () => {
  const none = { available: '0.00', pending: '0.00', held: '0.00', withdrawing: '0.00', balance: '0.00' };
  open('/wallet', answer(wallet, { ...walletAnswer, ...none, frozen: '0.00', pending_by: [] }));
  expect((await screen.findAllByText(isSum('$0.00'))).length).toBeGreaterThanOrEqual(5);
});

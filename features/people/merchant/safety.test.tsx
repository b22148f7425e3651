import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { inviteCode } from '#features/invitation/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import { changePassword, confirmSecondFactor, updatePayPassword } from '#features/people/safety.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { personAnswer } from '#testing/merchant/people.ts';
import { answer, refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer, Asked } from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
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
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: Asked[], endpoint: Endpoint) =>
  asked.filter(({ path }) => path === apiBase + endpoint.path).map(({ ask }) => ask);
const errorsOf = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

async function signIn() {
  localStorage.clear();
  type(await screen.findByLabelText('Username'), 'maria');
  type(screen.getByLabelText('Password'), 'correct horse');
  press('Sign in');
}

test('the settings lead to pages of one job each; what is one press is set in place', async () => {
  open('/settings');
  const rows = within(await screen.findByRole('list', { name: 'Your account' })).getAllByRole('link');
  const names = [
    'profile',
    'security',
    'shops',
    'pay-password',
    'team',
    'notices',
    'views',
    'data',
    'developers',
    'about',
  ];
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(names.map((name) => `/settings/${name}`));
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('radio')).toHaveLength(3);
  expect(main.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(main.queryByRole('switch')).toBeNull();
  for (const [place, title] of [
    ['about', 'About'],
    ['notices', 'Notification settings'],
  ]) {
    cleanup();
    open(`/settings/${place}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/settings');
  }
});

test('signing in with a second step asks for the code, and sends name and password with it', async () => {
  const asked = open('/login', refusal(login, 'secondFactorNeeded', { reason: 'code', field: 'code' }));
  await signIn();
  const field = await screen.findByLabelText('Code of your authenticator app');
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
  type(field, '１２３ 456');
  press('Sign in');
  await waitFor(() => expect(sent(asked, login)).toHaveLength(2));
  expect(sent(asked, login)[1]).toMatchObject({
    username: 'maria',
    password: 'correct horse',
    code: '123456',
  });
});

test('a wrong code is said at its field, and the step stays open', async () => {
  open('/login', refusal(login, 'secondFactorNeeded', { reason: 'code', field: 'code' }));
  await signIn();
  type(await screen.findByLabelText('Code of your authenticator app'), '000000');
  const wrong = refusal(
    login,
    'verificationCodeIncorrect',
    { reason: 'wrong', field: 'code' },
    'That code is wrong.',
  );
  vi.stubGlobal('fetch', stubServer([wrong, ...shopEnv()]).fetch);
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('That code is wrong.');
  press('Use a recovery code');
  type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jklm-npqr');
  vi.stubGlobal('fetch', stubServer(shopEnv()).fetch);
  press('Sign in');
  await waitFor(() => expect(place()).toBe('/shopCenter'));
});

test('an empty code is not sent', async () => {
  const asked = open('/login', refusal(login, 'secondFactorNeeded', { reason: 'code', field: 'code' }));
  await signIn();
  await screen.findByLabelText('Code of your authenticator app');
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('Enter ');
  expect(sent(asked, login)).toHaveLength(1);
});

async function fillPay(made: string, confirm = made) {
  type(await screen.findByLabelText('New transaction password'), made);
  type(screen.getByLabelText('New transaction password again'), confirm);
}

test('a transaction password that is too simple, or typed twice differently, is never sent', async () => {
  const asked = open('/settings/pay-password');
  await fillPay('123456', '123457');
  type(screen.getByLabelText('Sign-in password'), 'correct horse');
  press('Set transaction password');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(errorsOf()).toEqual([
    'This is easy to guess. Avoid sequences, repeated digits and birthdays.',
    'The two passwords don’t match.',
  ]);
  expect(sent(asked, updatePayPassword)).toHaveLength(0);
});

test('digits of a full-width keyboard are sent as plain ones, and the way goes on where one came from', async () => {
  const asked = open('/settings/pay-password?next=/wallet');
  await fillPay('４８２９１５');
  type(screen.getByLabelText('Sign-in password'), 'correct horse');
  press('Set transaction password');
  await waitFor(() => expect(place()).toBe('/wallet'));
  expect(sent(asked, updatePayPassword)).toEqual([
    { password: 'correct horse', new: '482915', confirm: '482915' },
  ]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])(
  'the way on never leads out of the app: %s',
  async (next) => {
    open(`/settings/pay-password?next=${encodeURIComponent(next)}`);
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/settings/security');
  },
);

test('a wrong sign-in password is said at its field, and nothing that was typed is lost', async () => {
  const shown = { reason: 'wrong', field: 'password', tries_left: 4 };
  open(
    '/settings/pay-password',
    refusal(updatePayPassword, 'oldPasswordIncorrect', shown, 'Wrong. 4 attempts left.'),
  );
  await fillPay('482915');
  type(screen.getByLabelText('Sign-in password'), 'wrong words');
  press('Set transaction password');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong. 4 attempts left.');
  expect(screen.getByLabelText<HTMLInputElement>('Sign-in password').value).toBe('wrong words');
  expect(screen.getByLabelText<HTMLInputElement>('New transaction password').value).toBe('482915');
});

test('a forgotten one asks for the second step where it is on, and says that withdrawals rest', async () => {
  const person = { ...personAnswer, pay_password_set: true, second_factor: true };
  const asked = open('/settings/pay-password', answer(perInfo, person));
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot it?' }));
  await waitFor(() => expect(place()).toContain('way=forgot'));
  expect(screen.getByText(/withdrawals are paused for 24 hours/)).toBeDefined();
  await fillPay('482915');
  type(screen.getByLabelText('Sign-in password'), 'correct horse');
  press('Replace transaction password');
  expect((await screen.findByRole('alert')).textContent).toContain('Enter ');
  type(screen.getByLabelText('Code of your authenticator app'), '123456');
  press('Replace transaction password');
  await waitFor(() => expect(sent(asked, updatePayPassword)).toHaveLength(1));
  expect(sent(asked, updatePayPassword)[0]).toMatchObject({ code: '123456', password: 'correct horse' });
});

test('another device is signed out after asking, this one has no such button', async () => {
  const asked = open('/settings/security');
  const list = await screen.findByRole('list', { name: 'Devices that are signed in' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  expect(within(list).getByText('This device')).toBeDefined();
  press('Sign out Safari, iPhone');
  const dialog = await screen.findByRole('dialog');
  expect(sent(asked, endSessions)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(sent(asked, endSessions)).toEqual([{ id: 'b'.repeat(32) }]));
  await waitFor(() => expect(sent(asked, perInfo)).toHaveLength(2));
});

test('keys of programs are named beside the password that does not end them, with the way to revoke them', async () => {
  open('/settings/security');
  const link = await screen.findByRole('link', { name: /API keys/ });
  expect(link.getAttribute('href')).toBe('/settings/developers');
  expect(link.textContent).toContain('They keep working when you change your password');
});

test('the sign-in password is changed only with rules met, and the answer says what was signed out', async () => {
  const asked = open('/settings/security');
  fireEvent.click(await screen.findByRole('button', { name: /Sign-in password/ }));
  const dialog = await screen.findByRole('dialog');
  const change = within(dialog).getByRole('button', { name: 'Change sign-in password' });
  type(within(dialog).getByLabelText('Sign-in password'), 'correct horse');
  type(within(dialog).getByLabelText('New sign-in password'), 'short');
  type(within(dialog).getByLabelText('New sign-in password again'), 'other');
  fireEvent.click(change);
  expect(within(dialog).getAllByRole('alert')).toHaveLength(2);
  expect(sent(asked, changePassword)).toHaveLength(0);
  type(within(dialog).getByLabelText('New sign-in password'), 'nine green bottles');
  type(within(dialog).getByLabelText('New sign-in password again'), 'nine green bottles');
  fireEvent.click(change);
  await screen.findByText('Your password is changed, and 1 other device was signed out.');
  expect(sent(asked, changePassword)).toHaveLength(1);
});

test('the second step is set up by picture or by hand, and its codes stay until they are kept', async () => {
  const asked = open('/settings/security/second-step');
  type(await screen.findByLabelText('Sign-in password'), 'correct horse');
  press('Set up');
  await screen.findByRole('img', { name: /QR code/ });
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined();
  type(screen.getByLabelText('Then enter the code that the app shows'), '123456');
  press('Turn on');
  const codes = await screen.findByRole('list', { name: 'Save these recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(sent(asked, confirmSecondFactor)).toEqual([{ code: '123456' }]);
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByLabelText('I’ve saved them'));
  expect(done.hasAttribute('disabled')).toBe(false);
});

const patches = (asked: Asked[]) => sent(asked, perInfo).filter((ask) => 'patch' in ask);

test('the profile sends what was changed only, as the server keeps it', async () => {
  const asked = open('/settings/profile');
  type(await screen.findByLabelText('Phone number'), '0049 (170) 123 45 67');
  press('Save');
  // A new way to reach the person asks who it is that changes it.
  expect((await screen.findByRole('alert')).textContent).toContain('Enter ');
  type(screen.getByLabelText('Sign-in password'), 'correct horse');
  press('Save');
  // What is typed before the answer is there is not taken away by it.
  type(screen.getByLabelText('Display name'), 'Mia');
  await screen.findByText('Your profile is saved.');
  expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Mia');
  expect(patches(asked)).toEqual([{ patch: { phone: '+491701234567' }, password: 'correct horse' }]);
});

test('a number without its country and a broken address are said at their fields and not sent', async () => {
  const asked = open('/settings/profile');
  type(await screen.findByLabelText('Phone number'), '0170 1234567');
  type(screen.getByLabelText('Email'), 'maria');
  press('Save');
  // The password that such a change needs is missing as well.
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  expect(patches(asked)).toHaveLength(0);
});

test('with the second step on, a new address asks for its code at once, a new name does not', async () => {
  const asked = open('/settings/profile', answer(perInfo, { ...personAnswer, second_factor: true }));
  type(await screen.findByLabelText('Display name'), 'Mia');
  expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull();
  type(screen.getByLabelText('Email'), 'new@shop.example');
  type(screen.getByLabelText('Code of your authenticator app'), '123456');
  press('Save');
  await waitFor(() => expect(patches(asked)).toHaveLength(1));
  expect(patches(asked)[0]).toEqual({
    patch: { nickname: 'Mia', email: 'new@shop.example' },
    code: '123456',
  });
});

test('registering says how strong the password is, and what is missing before anything is sent', async () => {
  localStorage.clear();
  const asked = open('/invite?code=ABCD2345');
  fireEvent.click(await screen.findByRole('button', { name: 'Check the code' }));
  type(await screen.findByLabelText('Password'), '11112222');
  type(screen.getByLabelText('Username'), 'mária');
  expect(screen.getByText(/Easy to guess/)).toBeDefined();
  press('Open my shop');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  expect(screen.getByText('Accept the terms and the fees to open your shop.')).toBeDefined();
  expect(sent(asked, inviteCode)).toHaveLength(1);
  expect(sent(asked, login)).toHaveLength(0);
  type(screen.getByLabelText('Password'), 'correct horse battery');
  expect(screen.getByText('Strong.')).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

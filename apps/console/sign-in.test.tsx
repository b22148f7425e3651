import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole, pageOf, parcel, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const parcels = () => ({ counts: { to_ship: 1 }, ...pageOf([parcel(1)]) });

function navigation(): string[] {
  const [first] = screen.getAllByRole('navigation', { name: 'Main navigation' });
  return first === undefined
    ? []
    : within(first)
        .getAllByRole('link')
        .map((link) => link.textContent ?? '');
}

function signIn(username: string, password: string): void {
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** What the first step answers. */
function step(next: 'factor' | 'set_up') {
  const factors = next === 'factor' ? ['totp'] : [];
  return { next, token: null, ticket: 'a-ticket', factors, expires_at: '2026-01-05T12:05:00.000Z' };
}

async function typeCode(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Code of your authenticator app'), {
    target: { value: code },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test('an operator signs in at the address asked for and finds the screens of operators', async () => {
  const calls = stubLine({
    '/op/login': () => step('factor'),
    '/op/login/code': () => ({ token: 'a-token', expires_at: '2026-01-05T20:00:00.000Z' }),
    '/op/me': () => person('owner'),
    '/op/invitation/list': () => pageOf([]),
  });
  openConsole('/invitations');
  signIn(' mara ', 'a password');
  await typeCode('123456');
  await screen.findByRole('heading', { name: 'Invitations', level: 1 });
  expect(navigation()).toEqual(expect.arrayContaining(['Goods', 'Invitations', 'People', 'My access']));
  expect(navigation()).not.toContain('Dispatch');
  expect(screen.getByText('Test data: no real money moves here')).toBeTruthy();
  expect(localStorage.getItem('console_token')).toBe('a-token');
  expect(calls.find(({ path }) => path === '/op/login')?.body).toMatchObject({
    username: 'mara',
    password: 'a password',
  });
  expect(calls.find(({ path }) => path === '/op/login/code')?.body).toEqual({
    ticket: 'a-ticket',
    code: '123456',
  });
  expect(calls.find(({ path }) => path === '/op/me')?.token).toBe('a-token');
});

test('a wrong password stays on the page as an alert, and empty fields are never sent', async () => {
  const calls = stubLine({ '/op/login': () => refused(413) });
  openConsole('/');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/op/login')).toEqual([]);
  signIn('mara', 'wrong');
  expect(await screen.findByText('refused 413')).toBeTruthy();
  expect(localStorage.getItem('console_token')).toBeNull();
});

test('a supplier finds dispatch and returns, and no address of the operators', async () => {
  stubLine({
    '/op/me': () => refused(409),
    '/sup/me': () => person('supplier'),
    '/sup/parcel/list': parcels,
  });
  openConsole('/goods', 'a-token');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  expect(navigation()).toEqual([
    'Dispatch',
    'Scan',
    'Returns',
    'Stock and costs',
    'Claims',
    'Owed',
    'My access',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Go to your start page' }));
  await screen.findByRole('heading', { name: 'Dispatch', level: 1 });
});

test('a session that ended leads to the sign-in and back to the same screen', async () => {
  let hasExpired = true;
  stubLine({
    '/op/me': () => (hasExpired ? refused(408) : person('owner')),
    '/op/login': () => step('factor'),
    '/op/login/code': () => ({ token: 'a-new-token', expires_at: '2026-01-05T20:00:00.000Z' }),
    '/op/catalogue/list': () => ({ list: [], next: null, total: 0, total_is_floor: false }),
    '/op/views': () => ({ list: [] }),
  });
  openConsole('/goods', 'an-old-token');
  await screen.findByText(/Your session has ended/);
  expect(localStorage.getItem('console_token')).toBeNull();
  hasExpired = false;
  signIn('mara', 'a password');
  await typeCode('123456');
  await screen.findByText('The catalogue is empty. Import a CSV file to fill it.');
});

test('signing out ends the session on the server and forgets the token', async () => {
  const calls = stubLine({
    '/op/me': () => refused(409),
    '/sup/me': () => person('supplier'),
    '/sup/parcel/list': parcels,
    '/op/logout': () => ({ ended: true }),
  });
  openConsole('/dispatch', 'a-token');
  const [signOut] = await screen.findAllByRole('button', { name: 'Sign out' });
  if (signOut !== undefined) fireEvent.click(signOut);
  await screen.findByRole('heading', { name: 'Sign in to the console' });
  expect(localStorage.getItem('console_token')).toBeNull();
  await waitFor(() => expect(calls.find(({ path }) => path === '/op/logout')?.token).toBe('a-token'));
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
});

test('whoever has no second factor sets one up, and keeps the recovery codes, before anything opens', async () => {
  const codes = ['2222-3333-4444-5555', '6666-7777-8888-9999'];
  const calls = stubLine({
    '/op/login': () => step('set_up'),
    '/op/login/set_up/begin': () => ({
      secret: 'ABCDEFGH',
      url: 'otpauth://totp/a?secret=ABCDEFGH',
      expires_at: '2026-01-05T12:15:00.000Z',
    }),
    '/op/login/set_up': () => ({
      token: 'a-token',
      expires_at: '2026-01-05T20:00:00.000Z',
      recovery_codes: codes,
    }),
    '/op/me': () => person('owner'),
    '/op/invitation/list': () => pageOf([]),
  });
  openConsole('/invitations');
  signIn('mara', 'a password');
  await screen.findByText('ABCD EFGH');
  fireEvent.change(screen.getByLabelText('Code that the app shows'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('2222-3333-4444-5555');
  expect(localStorage.getItem('console_token')).toBeNull();
  expect(calls.some(({ path }) => path === '/op/me')).toBe(false);
  fireEvent.click(screen.getByLabelText('I have saved them in a safe place'));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Invitations', level: 1 });
});

test('a session that ends under a page leaves it as it is, and the sign-in comes over it', async () => {
  let isOver = false;
  stubLine({
    '/op/me': () => person('owner'),
    '/op/invitation/list': () => pageOf([]),
    '/op/invitation/add': () => (isOver ? refused(408) : { list: [] }),
    '/op/login': () => step('factor'),
    '/op/login/code': () => ({ token: 'a-new-token', expires_at: '2026-01-05T20:00:00.000Z' }),
  });
  openConsole('/invitations', 'a-token');
  const note = await screen.findByLabelText('Note (optional)');
  fireEvent.change(note, { target: { value: 'for the fair in Lyon' } });
  isOver = true;
  fireEvent.click(screen.getByRole('button', { name: 'Make' }));
  await screen.findByText('Your session ended. What you have typed is still here.');
  expect(localStorage.getItem('console_token')).toBeNull();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await typeCode('123456');
  await waitFor(() => expect(localStorage.getItem('console_token')).toBe('a-new-token'));
  await waitFor(() => expect(screen.queryByText('Sign in to continue')).toBeNull());
  expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'for the fair in Lyon');
});

test('a minute before the session ends for want of use it says so, and then the sign-in comes', async () => {
  stubLine({ '/op/me': () => person('owner'), '/op/invitation/list': () => pageOf([]) });
  openConsole('/invitations', 'a-token');
  await screen.findByRole('heading', { name: 'Invitations', level: 1 });
  const begun = Date.now();
  const clock = vi.spyOn(Date, 'now');
  clock.mockImplementation(() => begun + 14 * 60_000 + 2_000);
  await screen.findByText('Are you still there?');
  clock.mockImplementation(() => begun + 15 * 60_000 + 2_000);
  await screen.findByText('Sign in to continue');
  clock.mockRestore();
  expect(localStorage.getItem('console_token')).toBeNull();
});

test('a supplier’s person proves the second step over the page by the calls of suppliers', async () => {
  const access = {
    username: 'sven',
    totp_since: '2026-03-02T09:00:00.000Z',
    passkeys: [],
    recovery_codes_left: 10,
    fresh_until: null,
    sessions: [],
  };
  const calls = stubLine({
    '/op/me': () => refused(409),
    '/sup/me': () => person('supplier'),
    '/sup/key/list': () => ({ list: [], limit: 5 }),
    '/sup/key/add': () => refused(460, { reason: 'not_fresh' }),
    '/sup/access': () => access,
  });
  openConsole('/dispatch/keys', 'a-token');
  fireEvent.change(await screen.findByLabelText('Name of the program'), { target: { value: 'Line 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  await screen.findByLabelText('Code of your authenticator app');
  expect(calls.map(({ path }) => path)).toContain('/sup/access');
  expect(calls.map(({ path }) => path)).not.toContain('/op/access');
});

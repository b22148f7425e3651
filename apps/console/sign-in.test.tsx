import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, parcel, person, refused, stubLine } from './testing.tsx';

afterEach(cleanup);

const emptyCatalogue = () => pageOf([]);
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

test('an operator signs in at the address asked for and finds the screens of operators', async () => {
  const calls = stubLine({
    '/op/login': () => ({ token: 'a-token', expires_at: '2026-01-05T20:00:00.000Z' }),
    '/op/me': () => person('owner'),
    '/op/invitation/list': () => pageOf([]),
  });
  openConsole('/invitations');
  signIn(' mara ', 'a password');
  await screen.findByRole('heading', { name: 'Invitations', level: 1 });
  expect(navigation()).toEqual(['Goods', 'Invitations', 'Bank', 'Ledger']);
  expect(screen.getByText('Test data: no real money moves here')).toBeTruthy();
  expect(localStorage.getItem('console_token')).toBe('a-token');
  expect(calls[0]).toMatchObject({ path: '/op/login', body: { username: 'mara', password: 'a password' } });
  expect(calls.find(({ path }) => path === '/op/me')?.token).toBe('a-token');
});

test('a wrong password stays on the page as an alert, and empty fields are never sent', async () => {
  const calls = stubLine({ '/op/login': () => refused(413) });
  openConsole('/');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  expect(calls).toEqual([]);
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
  expect(navigation()).toEqual(['Dispatch', 'Returns']);
  fireEvent.click(screen.getByRole('link', { name: 'Go to your start page' }));
  await screen.findByRole('heading', { name: 'Dispatch', level: 1 });
});

test('a session that ended leads to the sign-in and back to the same screen', async () => {
  let hasExpired = true;
  stubLine({
    '/op/me': () => (hasExpired ? refused(408) : person('owner')),
    '/op/login': () => ({ token: 'a-new-token', expires_at: '2026-01-05T20:00:00.000Z' }),
    '/op/goods/list': emptyCatalogue,
    '/op/supplier/list': emptyCatalogue,
  });
  openConsole('/goods', 'an-old-token');
  await screen.findByText(/Your session ended/);
  expect(localStorage.getItem('console_token')).toBeNull();
  hasExpired = false;
  signIn('mara', 'a password');
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
  expect(screen.queryByText(/Your session ended/)).toBeNull();
});
